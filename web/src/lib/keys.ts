// Keys of the Fluent files that depend on the game or on its question.

/** A game in a sentence. */
export const ABOUT: Record<string, string> = {
  cafe: 'house-about-cafe',
  guatemala: 'house-about-guatemala',
  vivajava: 'house-about-vivajava',
};

/** What a seat is asked, by game and question. */
export const ASKED: Record<string, Record<string, string>> = {
  cafe: {
    start: 'house-cafe-ask-start',
    take: 'house-cafe-ask-take',
    bid: 'house-cafe-ask-bid',
    bid_more: 'house-cafe-ask-bid-more',
    keep: 'house-cafe-ask-keep',
    place: 'house-cafe-ask-place',
    act: 'house-cafe-ask-act',
    grow: 'house-cafe-ask-grow',
    dry_more: 'house-cafe-ask-dry-more',
    roast_more: 'house-cafe-ask-roast-more',
    deliver: 'house-cafe-ask-deliver',
    exchange: 'house-cafe-ask-exchange',
  },
};
