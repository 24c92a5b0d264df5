// Moves from where a thing was drawn to where it is drawn now. Only transform and opacity move; nothing waits for it.
// An element with data-fly is the same thing wherever it is drawn; data-from names the element it comes from when it is new.

import {isCalm, paced} from './store.js';

const EASE = 'cubic-bezier(.22, .61, .36, 1)';
const MOVE = 220;
const PLAY = 260;
const FADE = 120;
let places = new Map();

export function remember(root) {
  places = new Map();
  for (const node of root.querySelectorAll('[data-fly]')) {
    const {left, top, width, height} = node.getBoundingClientRect();
    if (width) {
      places.set(node.dataset.fly, {left, top, width, height});
    }
  }
}

export function move(root) {
  if (document.visibilityState !== 'visible' || !root.animate) {
    return;
  }
  const calm = isCalm();
  let late = 0;
  for (const node of root.querySelectorAll('[data-fly]')) {
    const from = places.get(node.dataset.fly);
    const to = node.getBoundingClientRect();
    if (!to.width) {
      continue;
    }
    if (from) {
      const still = Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1 && Math.abs(from.width - to.width) < 1;
      if (!still) {
        calm ? fade(node) : slide(node, from, to, node.dataset.slow ? PLAY : MOVE, 0);
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
