// The table with a finished trick still on it.

import {still} from './pending.js';

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
