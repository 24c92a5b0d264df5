// The 21 faces of the 32 tiles and their back, drawn once as symbols and reused. The look (black, ivory) is a matter of colours (base.css).
//
//   tile('66', {width: 41})   a face; without a width it uses the custom property --w of its surroundings
//   tile('31', {beaten: true})
//   back({width: 22})
//   stack({width: 17})        four slabs on top of each other
// The height of a tile is 2.595 times its width: 2.5 for the face, the rest for the thickness below it.

import {h} from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const ACROSS = [29, 50, 71];
const DOWN = [28.1, 61.3, 94.4]; // in a half of height 125
const PLACES = {
  1: [[1, 1]],
  2: [[0, 0], [2, 0]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};
const SMALL = 20;
let sheet = null;

export function tile(face, {width, beaten, ...attrs} = {}) {
  return drawn('f' + headUp(face) + (width && width < SMALL ? 's' : ''), width, beaten ? 'tile beaten' : 'tile', attrs);
}

export function back({width, ...attrs} = {}) {
  return drawn(width && width < SMALL ? 'backs' : 'back', width, 'tile', attrs);
}

export function stack({width = 17} = {}) {
  symbols();
  return h('svg', {class: 'stack', viewBox: '0 0 68 48', 'aria-hidden': 'true', style: size(width, width * 48 / 68)},
    h('use', {href: '#stack'}));
}

function drawn(id, width, name, attrs) {
  symbols();
  return h('svg', {
    viewBox: '0 0 100 259.5', 'aria-hidden': 'true', ...attrs,
    class: attrs.class ? name + ' ' + attrs.class : name,
    style: {...size(width, width * 2.595), ...attrs.style},
  }, h('use', {href: '#' + id}));
}

function size(width, height) {
  return width ? {width: width + 'px', height: height + 'px'} : {};
}

/** Returns the face with its red half on top, or else with its higher half. */
function headUp(face) {
  const [a, b] = [...face].map(Number);
  const redA = isRed(a);
  const redB = isRed(b);
  if (redA === redB) {
    return a >= b ? '' + a + b : '' + b + a;
  }
  return redA ? '' + a + b : '' + b + a;
}

function isRed(pips) {
  return pips === 1 || pips === 4;
}

function symbols() {
  if (sheet) {
    return;
  }
  sheet = make('svg', {width: 0, height: 0, 'aria-hidden': 'true', class: 'symbols'}, [
    make('defs', {}, [
      gradient('t-face', 0, 0, 1, 1, [[0, '--face-1'], [1, '--face-2']]),
      gradient('t-rim', 0, 0, 1, 1, [[0, '--rim-1'], [0.55, '--rim-m'], [1, '--rim-2']]),
      gradient('t-back', 0, 0, 1, 1, [[0, '--back-1'], [1, '--back-2']]),
      radial('t-plain', '--plain', '--plain-dark'),
      radial('t-red', '--red', '--red-dark'),
    ]),
  ]);
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= a; b++) {
      const face = headUp('' + a + b);
      sheet.append(symbol('f' + face, face, false), symbol('f' + face + 's', face, true));
    }
  }
  sheet.append(wood('back', false), wood('backs', true), slabs());
  document.body.prepend(sheet);
}

function symbol(id, face, small) {
  const parts = small
    ? [rect(0, 0, 100, 254, 13, {class: 't-flat'})]
    : [...body(), rect(0, 0, 100, 250, 13, {fill: 'url(#t-face)'}),
      rect(1.1, 1.1, 97.8, 247.8, 12, {fill: 'none', stroke: 'url(#t-rim)', 'stroke-width': 2.2})];
  half(parts, Number(face[0]), face, small, false);
  half(parts, Number(face[1]), face, small, true);
  return make('symbol', {id, viewBox: '0 0 100 259.5', overflow: 'visible'}, parts);
}

/** The soft shadow, drawn as part of the tile, and the side of the tile. */
function body() {
  return [
    ...[[0, 12, 12, 0.10], [1.5, 10, 8, 0.14], [2, 9, 4, 0.2]].map(([inset, low, grow, dark]) =>
      rect(inset - grow / 3, low, 100 - 2 * inset + grow / 1.5, 252, 16, {fill: '#000', 'fill-opacity': dark})),
    rect(0, 20, 100, 239.5, 13, {class: 't-side-2'}),
    rect(0, 10, 100, 244.7, 13, {class: 't-side-1'}),
  ];
}

function half(parts, pips, face, small, lower) {
  const radius = pips === 1 ? (small ? 25 : 23.5) : (small ? 14.5 : 13.2);
  for (const [column, row] of PLACES[pips]) {
    const x = lower ? 100 - ACROSS[column] : ACROSS[column];
    const y = lower ? 250 - DOWN[row] : DOWN[row];
    const red = isRed(pips) || (face === '66' && column === 0);
    pip(parts, x, y, radius, red, small);
  }
}

function pip(parts, x, y, radius, red, small) {
  if (small) {
    parts.push(circle(x, y, radius, {class: red ? 't-red' : 't-plain'}));
    return;
  }
  parts.push(
    circle(x + 0.8, y + 1.6, radius + 1.2, {class: 't-rim'}),
    circle(x, y, radius + 0.4, {fill: '#000', 'fill-opacity': 0.55}),
    circle(x, y, radius, {fill: red ? 'url(#t-red)' : 'url(#t-plain)'}));
}

function wood(id, small) {
  const parts = small
    ? [rect(0, 0, 100, 254, 13, {fill: 'url(#t-back)'}), rect(17, 17, 66, 220, 6, {class: 't-frame', 'stroke-width': 9})]
    : [...body(), rect(0, 0, 100, 250, 13, {fill: 'url(#t-back)'}),
      rect(1.1, 1.1, 97.8, 247.8, 12, {fill: 'none', stroke: '#fff', 'stroke-opacity': 0.18, 'stroke-width': 2.2}),
      rect(15, 15, 70, 220, 6, {class: 't-frame', 'stroke-width': 3}),
      make('path', {d: 'M50 88 68 125 50 162 32 125Z', class: 't-frame', 'stroke-width': 3}),
      make('path', {d: 'M50 111 57 125 50 139 43 125Z', class: 't-lozenge'})];
  return make('symbol', {id, viewBox: '0 0 100 259.5', overflow: 'visible'}, parts);
}

function slabs() {
  const parts = [];
  for (let i = 3; i >= 0; i--) {
    const y = 6 + i * 9;
    parts.push(rect(4, y, 60, 12, 3, {class: 't-slab-low'}), rect(4, y, 60, 7, 3, {class: i === 0 ? 't-slab-top' : 't-slab'}));
  }
  return make('symbol', {id: 'stack', viewBox: '0 0 68 48', overflow: 'visible'}, parts);
}

function rect(x, y, width, height, rx, more) {
  return make('rect', {x, y, width, height, rx, ...more});
}

function circle(cx, cy, r, more) {
  return make('circle', {cx, cy, r, ...more});
}

function gradient(id, x1, y1, x2, y2, stops) {
  return make('linearGradient', {id, x1, y1, x2, y2}, stops.map(stop));
}

function radial(id, full, dark) {
  return make('radialGradient', {id, cx: 0.64, cy: 0.7, r: 0.8}, [[0, full], [0.55, full], [1, dark]].map(stop));
}

function stop([offset, colour]) {
  const made = make('stop', {offset});
  made.style.stopColor = `var(${colour})`;
  return made;
}

function make(tag, attrs, children = []) {
  const node = document.createElementNS(SVG, tag);
  for (const name in attrs) {
    node.setAttribute(name, attrs[name]);
  }
  node.append(...children);
  return node;
}
