// The moment at the end of a match: the rows of the standings appear one after another, the last place first, and count their chips; then
// the winner is announced. The server sets the times; any tap or key ends the scene. A figure that counts has the class standing-counted.

import {signed} from './plot.js';
import {isCalm} from './store.js';

/** The scene that is running: its data, its start on the clock of the page, and what ends it; null for none. */
let scene = null;
/** The scene that was seen last. Until the server knows, its messages still contain it. */
let seen = '';

/** Returns the scene at this instant, and starts a new one: its data, the milliseconds since its start, and whether the winner is known. */
export function instant(body, ctx) {
  begin(body, ctx);
  const at = scene ? performance.now() - scene.since : Infinity;
  return {moment: scene && body.moment, at, isOpen: !scene || at >= body.moment.announced};
}

/** Ends the scene, and forgets which one was seen. */
export function forget() {
  stop();
  seen = '';
}

/** Starts the scene of a match unless it is running or has been seen. */
function begin(body, ctx) {
  const name = body.moment ? JSON.stringify(body.moment) : '';
  if (name && (name === scene?.name || name === seen)) {
    return;
  }
  stop();
  seen = '';
  if (!name) {
    return;
  }
  if (isCalm() || document.visibilityState !== 'visible') {
    seen = name;
    queueMicrotask(() => ctx.act('seen', {}));
    return;
  }
  const end = () => {
    seen = name;
    stop();
    ctx.act('seen', {});
    ctx.redraw();
  };
  scene = {name, since: performance.now(), end, timers: [setTimeout(end, body.moment.millis)]};
  for (const time of [...body.moment.rows.map(row => row.appears), body.moment.announced]) {
    scene.timers.push(setTimeout(ctx.redraw, time + 5));
  }
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, end, true);
  }
  const running = scene;
  const count = () => {
    if (scene === running) {
      showCounts(body.moment);
      requestAnimationFrame(count);
    }
  };
  requestAnimationFrame(count);
}

function stop() {
  if (scene) {
    scene.timers.forEach(clearTimeout);
    for (const press of ['pointerdown', 'keydown']) {
      removeEventListener(press, scene.end, true);
    }
    scene = null;
  }
}

/** Shows the figures of this instant. Only their texts change, so the page is not drawn anew for each frame. */
function showCounts(moment) {
  const at = performance.now() - scene.since;
  document.querySelectorAll('#over .standing-counted').forEach((node, index) => {
    const text = node.firstChild;
    const figure = signed(counted(moment.rows[index], at));
    if (text && text.data !== figure) {
      text.data = figure;
    }
  });
}

/** Returns the chips that a row shows some milliseconds after the start of the scene, as MatchMoment does. */
export function counted(row, at) {
  const rest = 1 - Math.max(0, Math.min(1, (at - row.appears) / Math.max(1, row.counting)));
  return row.from + Math.round((row.to - row.from) * (1 - rest * rest * rest));
}
