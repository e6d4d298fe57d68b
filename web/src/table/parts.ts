// What no table is opened for, fetched by those who come to it: the end, advice, the table as text, chat.

import { Part } from './part.svelte.ts';

export const chat = new Part(() => import('./Chat.svelte'));
export const endScene = new Part(() => import('./EndScene.svelte'));
export const hints = new Part(() => import('./Hints.svelte'));
export const meanings = new Part(() => import('./Meanings.svelte'));
export const proposal = new Part(() => import('./Proposal.svelte'));
export const ruleSheet = new Part(() => import('../learn/RuleSheet.svelte'));
export const tableMenu = new Part(() => import('./TableMenu.svelte'));
/** The seats above a drawing that does not show them itself. */
export const seatStrip = new Part(() => import('./SeatStrip.svelte'));
export const text = new Part(() => import('./GenericTable.svelte'));
/** Before the game begins, for those who sit at the table and for those who were asked to it. */
export const invite = new Part(() => import('./Invite.svelte'));
export const invited = new Part(() => import('./Invited.svelte'));
