// The benches of questions that no game begins with, fetched while the first dice are looked at.

import { Part } from '../table/part.svelte.ts';
import type { VivaView } from './view.ts';

export const benches = new Part(() => import('./benches.ts'));

/** Questions of the bench that every game begins with. */
const FIRST = ['choose', 'reroll_aroma'];
/** What the question is asked with. */
export const needs = (view: VivaView) => (view.question === null || FIRST.includes(view.question) ? [] : [benches]);
