// A finished trick, which stays on the table until the player has seen it.

import {state} from './state.js';
import {shows, skip} from './moment.js';
import {roundOf} from './resting.js';
import {shake} from './sound.js';
import {paced} from './store.js';

const REST = 700;
const TOO_SOON = 250;

/** Milliseconds after which the page shows how to continue. */
export const SAY_GO_ON = 400;

/** Decides what may be shown now. Returns true while a finished trick or the ending scene is shown, which no layer may cover. */
export function holds(context) {
  state.ctx = context;
  const body = state.ctx.body;
  const {last} = body.trick;
  if (shows(body, context)) {
    return true;
  }
  if (!state.rest && last && state.drawn && last.number === state.trick && state.round === roundOf(body) && state.drawn.trick.last?.number !== last.number) {
    const now = performance.now();
    state.rest = {number: last.number, since: now, until: now + paced(REST), before: state.drawn};
    setTimeout(state.ctx.redraw, SAY_GO_ON);
    setTimeout(state.ctx.redraw, paced(REST) + 20);
    if (body.seats[0] && last.winner === body.seats[0].seat) {
      shake('trick');
    }
  }
  if (state.rest && (performance.now() >= state.rest.until || !last || last.number !== state.rest.number)) {
    state.pile = last && last.number === state.rest.number ? last.winner : -1;
    state.rest = null;
  }
  return Boolean(state.rest);
}

/** Ends the rest of a finished trick, unless the tap or key came too soon to be meant for it. */
export function goOn(event) {
  skip();
  if (state.rest && event.timeStamp - state.rest.since > TOO_SOON) {
    state.rest.until = 0;
    state.ctx.redraw();
  }
}
