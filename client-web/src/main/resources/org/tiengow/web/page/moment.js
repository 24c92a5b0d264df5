// The ending scene of a round, which the table shows step by step before the settlement. The server sets the steps and their
// durations; any tap or key ends the scene.

import {state} from './state.js';
import {chips, pile, turnOver} from './motion.js';
import {covered, resting} from './resting.js';
import {isCalm} from './store.js';

const COUNTS = 4;

/** Starts the scene when a round ends while this page shows it, and ends it in time. Returns true while it is shown. */
export function shows(body, ctx) {
  const now = performance.now();
  const before = state.drawn;
  if (!state.moment && body.moment && before && !before.moment) {
    if (isCalm() || document.visibilityState !== 'visible') {
      state.drawn = {...before, moment: body.moment}; // skips the scene
      return false;
    }
    begin(body, before, now);
  }
  if (state.moment && (now >= state.moment.until || !body.moment)) {
    state.moment = null;
    state.drawn = body;
    ctx.act('seen', {});
  }
  return Boolean(state.moment);
}

function begin(body, before, now) {
  state.rest = null;
  let at = now;
  const steps = body.moment.steps.map(step => ({...step, from: at, to: at += step.millis}));
  state.moment = {since: now, until: at, before, steps, entered: ''};
  for (const step of steps) {
    setTimeout(state.ctx.redraw, step.to - now + 5);
    if (step.kind === 'COUNT') {
      for (let part = 1; part < COUNTS; part++) {
        setTimeout(state.ctx.redraw, step.from - now + step.millis * part / COUNTS);
      }
    }
  }
}

function stepNow() {
  const now = performance.now();
  return state.moment.steps.find(step => now < step.to) || state.moment.steps[state.moment.steps.length - 1];
}

/** Returns the table at the current step. */
export function staged(body) {
  const {before} = state.moment;
  const {kind, from, millis} = stepNow();
  state.moment.now = kind;
  if (kind === 'LAY' || kind === 'TURN' || kind === 'SEEN') {
    const lying = resting(unpaid(body, before), before);
    return {...lying, trick: kind === 'LAY' ? covered(lying.trick, before, body.moment.turned) : lying.trick, turn: kind === 'SEEN' ? body.turn : null, says: kind !== 'LAY'};
  }
  const paid = kind === 'CHIPS' || kind === 'GLOW' ? body : unpaid(body, before);
  const share = kind === 'GATHER' ? -1 : kind === 'COUNT' ? Math.min(1, (Math.floor((performance.now() - from) / millis * COUNTS) + 1) / COUNTS) : 1;
  return {...paid, acts: [], reason: null, rests: true, seats: paid.seats.map(seat => ({
    ...seat, onTurn: false, time: undefined,
    ...(share >= 0 && {tally: Math.round(seat.stacks.count * share)}), won: kind === 'GLOW' && seat.seat === body.moment.winner,
  }))};
}

/** Returns the table with the chips from before the settlement. */
function unpaid(body, before) {
  return {...body, seats: body.seats.map(seat => {
    const was = before.seats.find(each => each.seat === seat.seat);
    return was && seat.figure && was.figure ? {...seat, figure: was.figure} : seat;
  })};
}

/** Starts the animations of a step, once. */
export function move(root, body) {
  const {now, entered} = state.moment;
  if (now === entered) {
    return;
  }
  state.moment.entered = now;
  const {millis} = state.moment.steps.find(step => step.kind === now);
  if (now === 'TURN') {
    turnOver(root, body.moment.turned, millis);
  } else if (now === 'SEEN' && body.trick.last?.achievement) {
    const {title, figure} = body.trick.last.achievement;
    state.ctx.say('reason', title + ' ' + figure);
  } else if (now === 'GATHER') {
    pile(root, body.moment.winner);
  } else if (now === 'CHIPS') {
    chips(root, body.moment.paid, millis);
  }
}

/** Ends the scene at once. */
export function skip() {
  if (state.moment) {
    state.moment.until = 0;
    state.ctx.redraw();
  }
}
