// Sleep and waking of the phone: the hand stays covered until the player uncovers it, even a hand that was dealt meanwhile.

import {state} from './state.js';

const NAP = 2500;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    state.hiddenAt = Date.now();
    state.sleptFrom = state.ctx && state.ctx.body && state.ctx.body.side ? state.ctx.body.side.log.length : 0;
    if (['lobby', 'table', 'guide'].includes(document.body.dataset.screen) && !state.covered) {
      state.covered = 'slept';
      state.ctx?.redraw();
    }
  } else if (state.covered === 'slept') {
    if (Date.now() - state.hiddenAt < NAP) {
      state.covered = false;
    } else {
      setTimeout(awake, 900);
    }
    if (state.ctx) {
      state.ctx.redraw();
    }
  }
});

// A tap while the player has no tiles shows that the player holds the phone, so the next tiles are dealt uncovered.
document.addEventListener('click', () => {
  if (state.covered === 'slept' && !holdsTiles()) {
    uncover();
  }
}, true);

/** Checks whether the player has tiles at the table on the screen. */
function holdsTiles() {
  return Boolean(state.ctx && state.ctx.screen === 'table' && state.ctx.body.hand.groups.length);
}

/** Shows the events during the sleep once, when the current view has arrived. */
function awake() {
  if (state.covered !== 'slept' || !holdsTiles()) {
    return;
  }
  state.sleeps++;
  const lines = state.ctx.body.side.log.slice(state.sleptFrom).filter(line => line.kind === 'PLAY' || line.kind === 'NOTE');
  if (lines.length || (state.ctx.body.turn && state.ctx.body.turn.yours)) {
    state.ctx.open('slept', {lines, again: state.sleeps === 2});
  }
}

export function uncover() {
  state.covered = false;
}

export function cover() {
  state.covered = 'asked';
}

let awakeLock = null;

/** Keeps the screen on if the browser supports it; over plain HTTP most do not. */
export function keepOn() {
  if (navigator.wakeLock && !awakeLock && document.visibilityState === 'visible') {
    navigator.wakeLock.request('screen').then(lock => {
      awakeLock = lock;
      lock.addEventListener('release', () => {
        awakeLock = null;
      });
    }, () => undefined);
  }
}

/** Lets the screen turn off again. */
export function letGo() {
  awakeLock?.release().catch(() => undefined);
}
