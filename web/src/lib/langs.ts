// The languages we speak.

export const LANGS = ['en', 'fr', 'de', 'uk', 'pt'] as const;
export type Lang = (typeof LANGS)[number];
