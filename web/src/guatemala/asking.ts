// The question at hand in a sentence.

import { t } from '../lib/words.svelte.ts';
import type { GuatemalaView } from './view.ts';

/** What is asked of the seat that may choose now. */
export function questionOf(view: GuatemalaView): string {
  const question = view.question;
  const piece = question?.piece;
  switch (question?.kind) {
    case 'arrange_piece':
    case 'arrange_field':
      return t('guatemala-table-ask-arrange');
    case 'set_buyer':
      return t('guatemala-table-ask-set-buyer');
    case 'move':
      return t('guatemala-table-ask-move');
    case 'choose':
      return t('guatemala-table-ask-choose');
    case 'may_build':
      return t('guatemala-table-ask-may-build');
    case 'take':
      return t('guatemala-table-ask-take', { n: question.emptied?.length ?? 0 });
    case 'place':
      return t('guatemala-table-ask-place', { piece: piece?.kind ?? 'road', coffee: piece?.coffee ?? 'black' });
    case 'sail':
      return t('guatemala-table-ask-sail', { coffee: question.coffee ?? 'black' });
    case 'lay':
      return t('guatemala-table-ask-lay');
    default:
      return t('house-your-turn');
  }
}
