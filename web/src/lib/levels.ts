/** The levels of the house's players, from the gentlest on. */
export { LEVELS } from '../protocol/service.ts';
