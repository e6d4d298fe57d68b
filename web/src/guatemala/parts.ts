// Parts of the table that not everybody sees, fetched by those who do.

import { Part } from '../table/part.svelte.ts';
import type { GuatemalaView } from './view.ts';

/** Wide windows. */
export const ledger = new Part(() => import('./Ledger.svelte'));
/** Narrow ones. */
export const miniSheet = new Part(() => import('./MiniSheet.svelte'));
export const payStrip = new Part(() => import('./PayStrip.svelte'));
/** Where something of the line may be taken. */
export const shelf = new Part(() => import('./Shelf.svelte'));
/** Where players lay out the market. */
export const arrange = new Part(() => import('./Arrange.svelte'));
/** Where a sack is taken, and where a plantation is counted. */
export const block = new Part(() => import('./Block.svelte'));
export const sumCard = new Part(() => import('./SumCard.svelte'));
export const steps = new Part(() => import('./Steps.svelte'));
/** Where something grows. */
export const heard = new Part(() => import('./Heard.svelte'));
/** Where something is to be placed on the map. */
export const mapSpots = new Part(() => import('./MapSpots.svelte'));

/** Fetches with one's first choice what will be needed sooner or later. */
export function soon(): void {
  for (const part of [shelf, mapSpots, block, sumCard, steps]) void part.fetch();
}

/** What a table needs at once in this window. */
export const atOnce = () => Promise.all((matchMedia('(max-width: 1199px)').matches ? [miniSheet, payStrip] : [ledger]).map((part) => part.fetch()));

const NEEDS: Partial<Record<GuatemalaView['question']['kind'], readonly Part<unknown>[]>> = { choose: [shelf], take: [shelf], may_build: [shelf], blockade: [block], arrange_piece: [arrange], arrange_field: [arrange], place: [mapSpots], sail: [mapSpots] };
/** What the question is asked with. */
export const needs = (view: GuatemalaView) => NEEDS[view.question.kind] ?? [];
