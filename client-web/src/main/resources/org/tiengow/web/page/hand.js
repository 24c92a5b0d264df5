// The player's tiles. Each has a slot, which is the touch target. Sets have brackets, and neighbours in the same state share one
// outline.

import {h} from './dom.js';
import {liftOf as room, namesOf, split} from './fit.js';
import {icon} from './icons.js';
import {back, tile} from './tile.js';

/** Milliseconds between touch and release, by the clock of the events, that make a long press. */
const PRESS = 450;
/** Pixels by which the finger may move in a long press. */
const STEADY = 10;
/** A timer that is later than this waits once more: the page stood still, and the release may wait to be read. */
const LATE = 40;
const AGAIN = 120;
const LEGAL = 0.04 * 2.5;
const CHOSEN = 0.14 * 2.5;
/** Pixels that belong to a tile's slot above and below it, where there is room for them. */
const ABOVE = 34;
const BELOW = 8;
/** Pixels between two groups from which on each has room for an outline of its own. */
const APART = 14;
/** The least pixels between the names of two single tiles. */
const BETWEEN_NAMES = 4;
let pressed = null; // the touch that may become a long press: {at, x, y, help, timer}
let swallow = false;
let lens = null; // for narrow slots: the tile where the finger started, and the tile below it now

/**
 * Renders the hand.
 *
 * @param groups the groups of the screen, including local choices that are not confirmed yet
 * @param size the measures of fit.js: w, inner, between, rows
 * @param does the handlers choose(tile), help(tile), lens(tile), focused(tile)
 */
export function hand(groups, size, page, state, does) {
  const shown = groups.filter(group => group.tiles.length);
  const counts = shown.map(group => group.tiles.length);
  const rows = size.rows === 2 && !fitsOne(counts, size, page) ? split(counts) : [counts];
  const lift = room(page, rows.length);
  const high = size.w * 2.6;
  const names = namesOf(page, rows.length);
  const pitch = lift + high + names;
  const below = page.layout === 'landscape' ? BELOW : Math.min(BELOW, names);
  const parts = [];
  let at = 0;
  rows.forEach((row, line) => {
    const here = shown.slice(at, at + row.length);
    at += row.length;
    parts.push(...laid(here, size, page, {y: line * pitch + lift, line, names, above: Math.min(ABOVE, lift), below, many: rows.length > 1}, state, does));
  });
  return h('div', {
    class: 'hand' + (state.dim ? ' dim' : '') + (state.mine ? ' mine-now' : ''), key: 'hand', role: 'group', 'aria-label': state.label,
    style: {height: rows.length * pitch + 'px', '--w': size.w + 'px'},
    onkeydown: event => keys(event),
  }, parts, state.lens !== null && lensOf(shown, size, state.lens, parts));
}

/** The enlarged tile above the finger, for narrow slots. */
function lensOf(groups, size, id, parts) {
  const found = groups.flatMap(group => group.tiles).find(each => each.tile.tile === id);
  const slot = parts.flatMap(part => part.children || []).find(each => each.attrs && each.attrs['data-tile'] === id);
  if (!found || !slot) {
    return null;
  }
  const w = size.w * 1.6;
  const middle = parseFloat(slot.attrs.style.left) + parseFloat(slot.attrs.style.width) / 2;
  return h('i', {class: 'lens', key: 'lens', style: {left: middle - w / 2 + 'px', top: parseFloat(slot.attrs.style.top) - w * 2.6 + 20 + 'px'}},
    tile(found.tile.face, {width: w}));
}

function fitsOne(counts, size, page) {
  const n = counts.reduce((sum, each) => sum + each, 0);
  return n * size.w + (n - counts.length) * size.inner + (counts.length - 1) * size.between <= page.hand;
}

function laid(groups, size, page, row, state, does) {
  const {w, inner, between} = size;
  const width = groups.reduce((sum, group) => sum + group.tiles.length * w + (group.tiles.length - 1) * inner, 0) + (groups.length - 1) * between;
  const room = page.room;
  const start = page.start + (room - width) / 2;
  const flat = [];
  let x = start;
  groups.forEach((group, g) => {
    group.tiles.forEach((each, i) => {
      flat.push({each, x, first: i === 0, last: i === group.tiles.length - 1, g});
      x += w + (i < group.tiles.length - 1 ? inner : between);
    });
  });
  const edges = flat.map((spot, i) => i === 0 ? null : (flat[i - 1].x + w + spot.x) / 2);
  const outer = page.whole ? start - page.from : 8;
  let n = 0;
  const parts = groups.map((group, g) => h('div', {class: 'group', role: 'group', 'aria-label': group.name, key: `g${row.line}-${g}`},
    group.tiles.map(() => {
      const i = n++;
      const spot = flat[i];
      const left = i === 0 ? spot.x - Math.min(outer, 60) : edges[i];
      const right = i === flat.length - 1 ? spot.x + w + Math.min(outer, 60) : edges[i + 1];
      return slot(spot, left, right, row, size, state, does);
    })));
  return [...outlines(flat, row, size, between), ...brackets(groups, flat, row, size, page), ...parts];
}

function liftOf(each, w) {
  return each.selected ? CHOSEN * w : each.playable ? LEGAL * w : 0;
}

function slot({each, x}, left, right, row, size, state, does) {
  const id = each.tile.tile;
  const up = liftOf(each, size.w);
  const sign = each.selected ? h('i', {class: 'sign tick'}, icon('tick', {size: 14}))
    : each.hinted ? h('i', {class: 'sign lamp'}, icon('lamp', {size: 14}))
      : each.playable && !each.offered ? h('i', {class: 'sign up'}, icon('up', {size: 15})) : null;
  return h('button', {
    class: 'slot', key: 'h' + id, 'data-tile': id, 'data-key': each.key, type: 'button', 'aria-pressed': each.selected ? 'true' : 'false',
    'aria-label': each.accessible, 'aria-disabled': state.mine || state.early ? null : 'true', tabindex: state.focus === id ? 0 : -1,
    style: {left: left + 'px', width: right - left + 'px', top: row.y - row.above + 'px', height: size.w * 2.6 + row.above + row.below + 'px'},
    onclick: event => {
      if (swallow) {
        swallow = false;
        return;
      }
      does.choose(each.tile);
    },
    onpointerdown: event => press(event, id, right - left, does, () => does.help(each.tile)),
    onpointermove: event => slide(event, does), onpointerup: event => release(event, does), onpointercancel: event => release(event, does, true),
    onpointerleave: event => release(event, does, true),
    oncontextmenu: event => {
      event.preventDefault();
      if (event.pointerType !== 'touch') {
        does.help(each.tile);
      }
    },
    onfocus: () => does.focused(id),
  }, h('span', {class: 'raised', style: {left: x - left + 'px', top: row.above + 'px', transform: `translateY(${-up}px)`}},
    h('span', {class: 'fly', 'data-fly': state.covered ? null : 't' + id}, state.covered ? back({width: size.w}) : tile(each.tile.face, {width: size.w})),
    !state.covered && sign));
}

function press(event, id, width, does, help) {
  if (event.button > 0) {
    return;
  }
  if (width < 43.5 && event.pointerType === 'touch') {
    lens = {from: id, now: id};
    does.lens(id);
  }
  swallow = false;
  forget();
  pressed = {at: event.timeStamp, x: event.clientX, y: event.clientY, help};
  ripen(PRESS);
}

/** Opens the help when the finger has rested long enough. */
function ripen(millis) {
  const due = performance.now() + millis;
  pressed.timer = setTimeout(() => {
    if (performance.now() - due > LATE) {
      ripen(AGAIN);
    } else {
      ripe();
    }
  }, millis);
}

function ripe() {
  const {help} = pressed;
  forget();
  swallow = true;
  help();
}

function forget() {
  clearTimeout(pressed?.timer);
  pressed = null;
}

function slide(event, does) {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY) {
    forget();
  }
  if (!lens) {
    return;
  }
  const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('.slot');
  const id = over ? Number(over.dataset.tile) : null;
  if (id !== lens.now) {
    forget();
    lens.now = id;
    does.lens(id);
  }
}

function release(event, does, cancelled) {
  if (pressed && event.type === 'pointerup' && event.timeStamp - pressed.at >= PRESS) {
    ripe(); // the timer was late
  }
  forget();
  if (lens && event.type !== 'pointerleave') {
    const {from, now} = lens;
    lens = null;
    does.lens(null);
    if (!cancelled && now !== null && now !== from) {
      does.choose({tile: now});
    }
  }
  setTimeout(() => {
    swallow = false;
  }, 80);
}

/** Draws one outline around neighbours in the same state. */
function outlines(flat, row, size, between) {
  const kind = each => each.selected ? 'chosen' : each.offered ? 'offered' : each.hinted ? 'hinted' : '';
  const made = [];
  for (let i = 0; i < flat.length;) {
    const state = kind(flat[i].each);
    const up = liftOf(flat[i].each, size.w);
    let j = i;
    while (j + 1 < flat.length && kind(flat[j + 1].each) === state && liftOf(flat[j + 1].each, size.w) === up && (flat[j + 1].g === flat[i].g || between < APART)) {
      j++;
    }
    if (state) {
      made.push(h('i', {class: 'around ' + state, key: 'o' + flat[i].each.tile.tile, style: {
        left: flat[i].x - 4.5 + 'px', top: row.y - up - 4.5 + 'px', width: flat[j].x - flat[i].x + size.w + 9 + 'px', height: size.w * 2.6 + 9 + 'px',
        borderRadius: size.w * 0.13 + 4 + 'px',
      }}));
    }
    i = j + 1;
  }
  return made;
}

function brackets(groups, flat, row, size, page) {
  if (!row.names || page.covered || page.tiny || page.short || (page.fit === 'least' && page.layout === 'portrait' && !row.many)) {
    return [];
  }
  const made = [];
  const top = row.y + size.w * 2.6;
  groups.forEach((group, g) => {
    const mine = flat.filter(spot => spot.g === g);
    const from = mine[0].x;
    const width = mine[mine.length - 1].x + size.w - from;
    const set = mine.length > 1;
    if (set) {
      made.push(h('i', {class: 'bracket', key: `k${row.line}-${g}`, style: {left: from + 'px', top: top + 6 + 'px', width: width + 'px'}}));
    }
    const two = page.layout === 'wide' ? page.text < 1.3 : (page.fit === 'roomy' || page.learns) && page.text <= 1;
    if (!row.many && (set || two)) {
      const wraps = two || page.text > 1;
      const grow = !set ? size.between - BETWEEN_NAMES : wraps ? size.between * 0.9 : 60;
      made.push(h('span', {class: 'set-name' + (set ? '' : ' single') + (wraps ? '' : ' one'), 'aria-hidden': 'true', key: `n${row.line}-${g}`, style: {
        left: from - grow / 2 + 'px', top: top + (set ? 12 : page.layout === 'landscape' ? 4 : 8) + 'px', width: width + grow + 'px',
      }}, set ? group.name : single(group.name, page)));
    }
  });
  return made;
}

/** Returns the name of a single tile, which is broken at its hyphen on a phone: Long-Leg Seven has three lines there. */
function single(name, page) {
  return page.layout === 'wide' ? name.replace(/-/g, '\u2060-\u2060') : name;
}

/** Moves the focus in the hand by the arrow keys, Home and End. */
function keys(event) {
  const slots = Array.from(event.currentTarget.querySelectorAll('.slot'));
  const at = slots.indexOf(document.activeElement);
  const to = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: slots.length - 1}[event.key];
  if (to !== undefined && slots[to]) {
    slots[to].focus();
    event.preventDefault();
  }
}
