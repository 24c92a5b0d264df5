// Animations from the old position of an element to its new one. Only transform and opacity are animated, and nothing waits for
// them. Elements with the same data-fly are the same thing across drawings; data-from selects the element where a new one starts.

import {isCalm, paced} from './store.js';

const EASE = 'cubic-bezier(.22, .61, .36, 1)';
const MOVE = 220;
const PLAY = 260;
const FADE = 120;
const SLOW_FRAME = 32;
const APART = 40;
const MOST_CHIPS = 5;
let places = new Map();
let slow = 0; // 1: fewer animations; 2: fading only

export function remember(root) {
  places = new Map();
  for (const node of root.querySelectorAll('[data-fly]')) {
    const {left, top, width, height} = node.getBoundingClientRect();
    if (width) {
      places.set(node.dataset.fly, {left, top, width, height, node});
    }
  }
}

export function move(root) {
  if (document.visibilityState !== 'visible' || !root.animate) {
    return;
  }
  const calm = isCalm() || slow > 1;
  let late = 0;
  let moved = false;
  for (const node of root.querySelectorAll('[data-fly]')) {
    const from = places.get(node.dataset.fly);
    const to = node.getBoundingClientRect();
    if (!to.width) {
      continue;
    }
    if (from) {
      const still = Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1 && Math.abs(from.width - to.width) < 1;
      if (!still) {
        moved = true;
        calm ? fade(node) : slide(node, from, to, MOVE, 0);
      }
    } else if (places.size && node.dataset.from) {
      const origin = root.querySelector(node.dataset.from);
      if (calm || !origin) {
        fade(node);
      } else {
        const rect = origin.getBoundingClientRect();
        const start = {left: rect.left + rect.width / 2 - 8, top: rect.top + rect.height / 2 - 20, width: 16, height: 41};
        slide(node, start, to, PLAY, 40 * late++, 0);
      }
    }
  }
  if (moved && !calm) {
    watch();
  }
}

/** Animates the tiles of a finished trick to the stacks of its winner, by copies of the elements that were drawn there. */
export function pile(root, seat) {
  const target = root.querySelector(`[data-seat="${seat}"] :is(.stacks, .mine-stacks)`);
  if (!target || document.visibilityState !== 'visible' || isCalm() || slow > 0) {
    return;
  }
  const to = target.getBoundingClientRect();
  const still = new Set(Array.from(root.querySelectorAll('[data-fly]'), node => node.dataset.fly));
  for (const [name, {left, top, width, height, node}] of places) {
    if (!still.has(name) && !node.closest('.slot')) {
      const ghost = node.cloneNode(true);
      ghost.removeAttribute('data-fly');
      ghost.className = 'ghost';
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px'});
      document.body.append(ghost);
      const x = to.left + to.width / 2 - left - width / 2;
      const y = to.top + to.height / 2 - top - height / 2;
      const way = ghost.animate([{transform: 'none', opacity: 1}, {transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0}], {duration: paced(PLAY), easing: EASE, fill: 'forwards'});
      way.onfinish = way.oncancel = () => ghost.remove();
    }
  }
  watch();
}

/** Animates plays that were face down as they turn over: narrow to a line, and back. */
export function turnOver(root, seats, millis) {
  for (const seat of seats) {
    for (const node of root.querySelectorAll(`[data-play="${seat}"] .fly`)) {
      node.animate([{transform: 'scaleX(.04)'}, {transform: 'none'}], {duration: millis, easing: EASE});
    }
  }
}

/** Animates chips from plate to plate. */
export function chips(root, paid, millis) {
  const middle = seat => {
    const rect = root.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();
    return rect?.width ? {x: rect.left + rect.width / 2, y: rect.top + rect.height / 2} : null;
  };
  if (document.visibilityState !== 'visible' || slow > 0) {
    return;
  }
  for (const {from, to, chips: many} of paid) {
    const start = middle(from);
    const end = middle(to);
    for (let i = 0; start && end && i < Math.min(MOST_CHIPS, many); i++) {
      const chip = document.createElement('i');
      chip.className = 'paid-chip';
      chip.dataset.colour = root.querySelector(`[data-plate="${from}"] .disc`)?.dataset.colour ?? '';
      chip.setAttribute('aria-hidden', 'true');
      Object.assign(chip.style, {left: start.x + 'px', top: start.y + 'px'});
      document.body.append(chip);
      const way = chip.animate([{transform: 'translate(-50%, -50%)'}, {transform: `translate(calc(${end.x - start.x}px - 50%), calc(${end.y - start.y}px - 50%))`}],
        {duration: millis - APART * (MOST_CHIPS - 1), delay: APART * i, easing: EASE, fill: 'both'});
      way.onfinish = way.oncancel = () => chip.remove();
    }
  }
}

/** Watches the frame rate during an animation. After three slow frames in a row, fewer things are animated from then on. */
function watch() {
  const until = performance.now() + paced(PLAY);
  let before = 0;
  let late = 0;
  const frame = now => {
    late = before && now - before > SLOW_FRAME ? late + 1 : 0;
    before = now;
    if (late >= 3) {
      slow = Math.min(2, slow + 1);
    } else if (now < until) {
      requestAnimationFrame(frame);
    }
  };
  requestAnimationFrame(frame);
}

function slide(node, from, to, millis, delay, opacity = 1) {
  const scale = from.width / to.width;
  const x = from.left - to.left;
  const y = from.top - to.top;
  node.style.transformOrigin = '0 0';
  node.animate([
    {transform: `translate(${x}px, ${y}px) scale(${scale})`, ...(opacity < 1 ? {opacity} : {})},
    {transform: 'none', ...(opacity < 1 ? {opacity: getComputedStyle(node).opacity} : {})},
  ], {duration: paced(millis), delay: paced(delay), easing: EASE, fill: 'backwards'});
}

function fade(node) {
  node.animate([{opacity: 0}, {opacity: getComputedStyle(node).opacity}], {duration: FADE});
}
