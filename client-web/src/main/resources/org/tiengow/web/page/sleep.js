// The phone sleeps and wakes: the hand lies face down until its owner wants to see it, one that is dealt meanwhile too.

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

// Whoever presses something while no tiles lie there has the phone in hand, and wants to see those that are dealt next.
document.addEventListener('click', () => {
  if (mind.covered === 'slept' && !holdsTiles()) {
    uncover();
  }
}, true);

/** Whether its owner has tiles at a table that is shown. */
function holdsTiles() {
  return Boolean(mind.ctx && mind.ctx.screen === 'table' && mind.ctx.body.hand.groups.length);
}

/** What happened meanwhile is told once, when the whole view is here again. */
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

/** Keeps the screen on where the browser lets a page do it; over plain HTTP most do not. */
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

/** Lets it go dark again. */
export function letGo() {
  awakeLock?.release().catch(() => undefined);
}
