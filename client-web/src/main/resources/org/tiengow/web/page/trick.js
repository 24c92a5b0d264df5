// The trick in the middle: the set to beat in a gold frame that points to its owner, and the other plays in their owners' columns.

import {h} from './dom.js';
import {sideOf} from './seats.js';
import {back, tile} from './tile.js';

const POINT = 9;
/** Pixels between the frame and the plays beside it, and the least width of their tiles, in the wide layout. */
const GAP = 14;
const LEAST = 14;

/** Lays out the plays, the frame and its caption for a box of this size. */
export function trick(body, ctx, page, box) {
  const plays = body.trick.plays.map(play => ({...play, side: sideOf(body, play.seat)}));
  const best = plays.find(play => play.state === 'BEST');
  const rest = plays.filter(play => play !== best && play.side !== 'bottom');
  const place = {wide, landscape, portrait}[page.layout](page, box, best, rest);
  const parts = rest.map(play => lying(play, place));
  if (best) {
    parts.push(framed(best, place));
  } else if (body.trick.empty || body.trick.owner >= 0) {
    parts.push(empty(body, place));
  }
  const order = new Map(plays.map((play, i) => [play.seat, i]));
  parts.sort((a, b) => (order.get(a.seat) ?? 9) - (order.get(b.seat) ?? 9));
  return h('ol', {class: 'trick', key: 'trick'}, parts.map(each => each.made));
}

/** The player's own play if it is not in the frame; it is drawn in the middle of the player's row. */
export function myPlay(body, page, box) {
  const play = body.trick.plays.find(each => each.state !== 'BEST' && sideOf(body, each.seat) === 'bottom');
  if (!play) {
    return null;
  }
  const w = page.layout === 'wide' ? Math.min(28, Math.max(14, (box.height - 190 * page.text) / 2.6)) : page.layout === 'landscape' ? 20 : {roomy: 22, tight: 20, least: 16}[page.fit];
  return h('div', {class: 'my-play', role: 'img', 'aria-label': play.accessible}, tilesOf(play, w),
    page.fit !== 'least' && h('span', {class: 'label', 'aria-hidden': 'true'}, play.label));
}

function portrait(page, box, best, rest) {
  const {column} = page;
  const most = Math.max({roomy: 22, tight: 20, least: 16}[page.fit], page.w / 2);
  const opposite = rest.some(play => play.side === 'top');
  const below = best && (best.count > 2 || opposite);
  const labels = page.fit !== 'least';
  const caption = page.packed ? 6 : {roomy: 50, tight: 31, least: 26}[page.fit] * page.text;
  const ways = [[below, labels, most], [opposite, labels, most], [below, false, most], [opposite, false, most], [opposite, false, 13]]
    .map(([under, label, small]) => tried(page, box, best, rest, {under, label, small, caption, column}));
  const place = ways.find(way => way.w >= 26) || ways.reduce((one, other) => other.w > one.w + 1 ? other : one);
  const centre = {left: page.margin + column / 2, top: box.width / 2, right: box.width - page.margin - column / 2};
  return {...place, x: box.width / 2 - (page.packed ? 40 : 0), play: play => ({x: centre[play.side], y: place.first}),
    second: page.fit === 'roomy' || page.packed, aside: page.packed, words: page.packed ? column : 0};
}

function tried(page, box, best, rest, {under, label, small, caption, column}) {
  const count = best ? best.count : 2;
  const first = rest.length ? 4 : 0;
  const top = under ? first + small * 2.6 + (label ? 20 * page.text : 0) + 4 : 0;
  const widest = Math.max(...rest.map(play => play.count * (small + 2)), small * 2);
  const room = under || !rest.length ? page.hand - 20 : box.width - 2 * (page.margin + column / 2 + widest / 2 + 8);
  const high = box.height - top - caption - POINT - 4;
  const pad = (high - 24) / 2.6 < 30 ? 14 : 24;
  const w = Math.max(12, Math.min(best ? Math.max({roomy: 54, tight: 46, least: 40}[page.fit], 1.1 * page.w) : 36, (high - pad) / 2.6, (room - 26 - (count - 1) * 5) / count));
  const spare = Math.max(0, high - (w * 2.6 + pad));
  return {small, label, w, pad, first, y: top + POINT + Math.min(spare * 0.45, 40)};
}

/** Lays out the frame in the middle, at its left the plays of the left and the opposite player, at its right the caption and the right one's. */
function landscape(page, box, best, rest) {
  const count = best ? best.count : 2;
  const w = Math.max(16, Math.min(Math.max(45, page.w), (box.height - 24 - POINT - 4) / 2.6, (box.width * 0.34 - 26) / count));
  const frame = count * w + (count - 1) * 5 + 26;
  const side = (box.width - frame) / 2 - GAP;
  const lies = name => rest.some(play => play.side === name);
  const each = Math.min(lies('left') && lies('top') ? side / 2 : side, Math.max(76, 90 * page.text)) - 6;
  const most = Math.max(2, ...rest.map(play => play.count));
  const across = {left: each / 2 + 4, top: side - each / 2, right: box.width - each / 2 - 4};
  return {
    small: Math.max(10, Math.min(24, each / most - 2)), label: each >= 70 * page.text, owner: 'colour', w, x: box.width / 2, y: POINT + 2, beside: each,
    play: play => ({x: across[play.side], y: 6}), second: true, aside: true, words: Math.max(70, side - (lies('right') ? each + 8 : 0)),
  };
}

/** Lays out the plays within the box between the plates: the frame in the middle, the others beside it. */
function wide(page, box, best, rest) {
  const count = best ? best.count : 2;
  const hand = page.w;
  const caption = 52 * page.text;
  const most = Math.max(2, ...rest.map(play => play.count));
  const beside = rest.length ? 2 * (GAP + most * (LEAST + 3)) : 0;
  const w = Math.max(18, Math.min(0.84 * hand, (box.height - caption - 24 - 2 * POINT) / 2.6, (box.width - beside - 30 - (count - 1) * 6) / count));
  const frame = count * w + (count - 1) * 6 + 30;
  // The caption below the frame keeps its room too.
  const middle = Math.max(frame, Math.min(best ? 17 * page.text * [...best.title].reduce((sum, each) => sum + (each > '\u2E80' ? 1 : 0.56), 0) : 0, box.width / 2));
  const room = (box.width - middle) / 2 - GAP;
  const lies = side => rest.some(play => play.side === side);
  const both = lies('top') && lies('right'); // the opposite player's play is nearest to that seat, the neighbour's below it
  const small = Math.max(LEAST, Math.min(0.6 * hand, (box.height - 60) / 2.6, both ? (box.height / 2 - 38 * page.text) / 2.6 : hand, room / most - 3));
  const words = Math.min(room, Math.max(most * (small + 3), 110 * page.text));
  const off = middle / 2 + GAP + words / 2;
  const y = Math.max(0, Math.min(60, (box.height - caption - w * 2.6 - 24 - 2 * POINT) * 0.35));
  const below = small * 2.6 + 38 * page.text;
  return {
    small, label: true, owner: 'name', w, x: box.width / 2, y: POINT + 2 + y, beside: words,
    play: play => ({x: box.width / 2 + {left: -off, right: off, top: off}[play.side], y: play.side === 'top' ? 0 : both && play.side === 'right' ? Math.max(below, 18 + y) : 18 + y}),
    second: true, aside: false, words: middle,
  };
}

function lying(play, place) {
  const {x, y} = place.play(play);
  return {seat: play.seat, made: h('li', {
    class: 'laid ' + play.state.toLowerCase(), key: 'p' + play.seat, 'data-play': play.seat, style: {left: x + 'px', top: y + 'px'},
  }, h('span', {class: 'spoken'}, play.accessible),
  tilesOf(play, place.small),
  place.label && h('span', {class: 'label', 'aria-hidden': 'true', style: {maxWidth: place.beside ? place.beside + 'px' : null}}, place.owner ? [h('span', {class: 'bead', 'data-colour': play.colour}), ' ', place.owner === 'name' ? play.title : play.label] : play.label)),
  };
}

function tilesOf(play, width, gap = 2) {
  const from = `[data-plate="${play.seat}"]`;
  const beaten = play.state === 'BEATEN';
  return h('span', {class: 'tiles', 'aria-hidden': 'true', style: {gap: gap + 'px'}}, play.tiles && play.tiles.length
    ? play.tiles.map(each => h('span', {key: 't' + each.tile, class: 'fly' + (play.sent ? ' sent' : ''), 'data-fly': 't' + each.tile, 'data-from': from, 'data-tile': each.tile},
      tile(each.face, {width, beaten})))
    : Array.from({length: play.count}, (none, i) => h('span', {
      key: 'b' + i, class: 'fly' + (play.sent ? ' sent' : ''), 'data-fly': `b${play.seat}-${i}`, 'data-from': from,
    }, back({width}))));
}

function framed(play, place) {
  const gap = Math.max(3, place.w * 0.1);
  const width = play.count * place.w + (play.count - 1) * gap + 26;
  const height = place.w * 2.6 + (place.pad || 24);
  return {seat: play.seat, made: h('li', {
    class: 'best' + (place.aside ? ' aside' : ''), key: 'best', 'data-play': play.seat,
    style: {left: place.x + 'px', top: place.y + 'px', width: width + 'px'},
  },
  outline(width, height, play.side, 'gold'),
  h('span', {class: 'spoken'}, play.accessible),
  h('div', {class: 'framed', style: {height: height + 'px'}}, tilesOf(play, place.w, gap)),
  caption(play, place)),
  };
}

function caption(play, place) {
  return h('div', {class: 'caption-of', 'aria-hidden': 'true', style: {width: place.words ? place.words + 'px' : null}},
    h('p', {class: 'caption-1'}, play.title.replace(/–/g, '\u2060–\u2060')),
    place.second && play.detail && h('p', {class: 'caption-2'}, play.detail));
}

function empty(body, place) {
  const w = Math.min(36, place.w);
  const width = 2 * w + 28;
  const height = w * 2.6 + (place.pad || 22);
  return {seat: -1, made: h('li', {
    class: 'best' + (place.aside ? ' aside' : ''), key: 'empty', style: {left: place.x + 'px', top: place.y + 'px', width: width + 'px'},
  },
  outline(width, height, sideOf(body, body.trick.owner), 'empty'),
  h('div', {class: 'framed', style: {height: height + 'px'}}),
  h('div', {class: 'caption-of', style: {width: place.words ? place.words + 'px' : null}}, h('p', {class: 'caption-1'}, body.trick.empty))),
  };
}

/** Draws a frame with round corners and a point in the middle of one side. */
function outline(w, h_, side, kind) {
  const r = 16;
  const s = 11;
  const x = w / 2;
  const y = h_ / 2;
  const top = side === 'top' ? `H${x - s}L${x} ${-POINT}L${x + s} 0` : '';
  const right = side === 'right' ? `V${y - s}L${w + POINT} ${y}L${w} ${y + s}` : '';
  const bottom = side === 'bottom' ? `H${x + s}L${x} ${h_ + POINT}L${x - s} ${h_}` : '';
  const left = side === 'left' ? `V${y + s}L${-POINT} ${y}L0 ${y - s}` : '';
  const d = `M${r} 0${top}H${w - r}A${r} ${r} 0 0 1 ${w} ${r}${right}V${h_ - r}A${r} ${r} 0 0 1 ${w - r} ${h_}`
    + `${bottom}H${r}A${r} ${r} 0 0 1 0 ${h_ - r}${left}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
  return h('svg', {class: 'frame ' + kind, 'aria-hidden': 'true', style: {width: w + 'px', height: h_ + 'px'}}, h('path', {d, 'stroke-linejoin': 'round'}));
}
