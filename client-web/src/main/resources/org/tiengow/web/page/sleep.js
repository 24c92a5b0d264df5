// Sleep and waking of the phone: the hand stays covered until the player uncovers it, even a hand that was dealt meanwhile.

import {mind} from './mind.js';

const NAP = 2500;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    mind.hiddenAt = Date.now();
    mind.sleptFrom = mind.ctx && mind.ctx.body && mind.ctx.body.side ? mind.ctx.body.side.log.length : 0;
    if (['lobby', 'table', 'guide'].includes(document.body.dataset.screen) && !mind.covered) {
      mind.covered = 'slept';
      mind.ctx?.redraw();
    }
  } else if (mind.covered === 'slept') {
    if (Date.now() - mind.hiddenAt < NAP) {
      mind.covered = false;
    } else {
      setTimeout(awake, 900);
    }
    if (mind.ctx) {
      mind.ctx.redraw();
    }
  }
});

// A tap while the player has no tiles shows that the player holds the phone, so the next tiles are dealt uncovered.
document.addEventListener('click', () => {
  if (mind.covered === 'slept' && !holdsTiles()) {
    uncover();
  }
}, true);

/** Checks whether the player has tiles at the table on the screen. */
function holdsTiles() {
  return Boolean(mind.ctx && mind.ctx.screen === 'table' && mind.ctx.body.hand.groups.length);
}

/** Shows the events during the sleep once, when the current view has arrived. */
function awake() {
  if (mind.covered !== 'slept' || !holdsTiles()) {
    return;
  }
  mind.sleeps++;
  const lines = mind.ctx.body.side.log.slice(mind.sleptFrom).filter(line => line.kind === 'PLAY' || line.kind === 'NOTE');
  if (lines.length || (mind.ctx.body.turn && mind.ctx.body.turn.yours)) {
    mind.ctx.open('slept', {lines, again: mind.sleeps === 2});
  }
}

export function uncover() {
  mind.covered = false;
}

export function cover() {
  mind.covered = 'asked';
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
