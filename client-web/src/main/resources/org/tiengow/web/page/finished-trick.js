// A finished trick, which stays on the table until the player has seen it.

import {state} from './state.js';
import {shows, skip} from './moment.js';
import {still} from './pending.js';
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

export function roundOf(body) {
  return body.bar.progress.split('·')[0];
}

/** Returns the body with a finished trick still on the table. */
export function resting(body, before) {
  const {last} = body.trick;
  return {
    ...body,
    bar: {...body.bar, progress: before.bar.progress},
    seats: body.seats.map(seat => ({
      ...seat, onTurn: false, time: undefined, stacks: (before.seats.find(each => each.seat === seat.seat) || seat).stacks,
    })),
    hand: still(body.hand),
    trick: {number: last.number, plays: last.plays, empty: '', owner: -1, last: before.trick.last},
    turn: {yours: false, head: '', task: last.outcome || ''},
    acts: [], reason: null, rests: true,
  };
}

/** Returns a finished trick with those plays face down that are about to turn over. */
export function covered(trick, before, turned) {
  const lay = before.trick.number === trick.number ? before.trick.plays : [];
  return {...trick, plays: trick.plays.map(play => lay.find(each => each.seat === play.seat)
    || (turned.includes(play.seat) ? {...play, state: 'FORFEITED', tiles: [], title: play.who, detail: '', label: ''} : play))};
}

export function goOn() {
  skip();
  if (state.rest && performance.now() - state.rest.since > TOO_SOON) {
    state.rest.until = 0;
    state.ctx.redraw();
  }
}
