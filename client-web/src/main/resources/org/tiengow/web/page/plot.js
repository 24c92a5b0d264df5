// The chips of a match as lines, one per seat, each with its own colour and shape.

import {h} from './dom.js';
import {shape} from './parts.js';

const LABELS = 96;
const APART = 15;
const LEFT = 40;
const STEPS = [1, 2, 5, 10, 15, 20, 30, 50, 100, 150, 200, 300, 500, 1000, 2000, 5000];
const MOST_LINES = 4;

/** Returns the width of a plot on this page: that of its column (screens.css). */
export function plotWidth() {
  const page = Math.min(innerWidth, 1040) - 40;
  return innerWidth >= 760 ? (page - 32) / 2 : page;
}

/** Returns the place of each line, which decides its shape. The reader's line gets the disc; the others follow in playing order. */
export function places(lines) {
  const first = Math.max(0, lines.findIndex(line => line.mine));
  return new Map(lines.map((line, index) => [line.colour, (index - first + lines.length) % lines.length]));
}

/** Draws the plot with the given width. */
export function plot(made, width) {
  const place = places(made.lines);
  const rounds = Math.max(1, ...made.lines.map(line => line.chips.length - 1));
  const {low, high, step} = scale(made.lines.flatMap(line => line.chips));
  const height = Math.max(Math.min(300, Math.max(190, width * 0.52)), made.lines.length * APART + 50);
  const bottom = height - 40;
  const top = 10;
  const right = width - LABELS;
  const x = round => LEFT + (right - LEFT) * round / rounds;
  const y = chips => bottom - (bottom - top) * (chips - low) / (high - low);
  const grid = [];
  for (let at = low; at <= high; at += step) {
    grid.push(h('path', {class: at === 0 ? 'plot-zero' : 'plot-grid', d: `M${LEFT} ${y(at)}H${right}`}),
      h('text', {class: 'plot-figure', x: LEFT - 8, y: y(at) + 4, 'text-anchor': 'end'}, signed(at)));
  }
  const every = Math.ceil(rounds / Math.max(4, Math.floor((right - LEFT) / 22)));
  for (let round = every; round <= rounds; round += every) {
    grid.push(h('text', {class: 'plot-figure', x: x(round), y: bottom + 18, 'text-anchor': 'middle'}, String(round)));
  }
  grid.push(h('text', {class: 'plot-axis', x: (LEFT + right) / 2, y: bottom + 36, 'text-anchor': 'middle'}, made.axis));
  const last = made.lines.map(line => line.chips[line.chips.length - 1]);
  const labels = apart(last.map(y), top, bottom);
  const order = [...made.lines.keys()].sort((a, b) => made.lines[a].mine - made.lines[b].mine);
  return h('svg', {class: 'plot', role: 'img', 'aria-label': made.accessible, viewBox: `0 0 ${width} ${height}`, width, height},
    grid,
    order.map(index => {
      const line = made.lines[index];
      return h('g', {class: line.mine ? 'plot-line own-one' : 'plot-line', 'data-colour': line.colour},
        h('polyline', {points: line.chips.map((chips, round) => `${x(round)},${y(chips)}`).join(' ')}),
        line.chips.map((chips, round) => round > 0 && (rounds <= 16 || round === rounds) && shape(place.get(line.colour), x(round), y(chips), rounds > 10 ? 3.6 : 4.6)),
        h('text', {class: 'plot-label', x: right + 10, y: labels[index] + 4.5}, line.label));
    }));
}

/** Returns the positions of labels: as near to their lines as possible without overlapping. */
function apart(wanted, top, bottom) {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b]);
  const at = order.map(index => wanted[index]);
  for (let pass = 0; pass < 40; pass++) {
    for (let i = 1; i < at.length; i++) {
      const missing = APART - (at[i] - at[i - 1]);
      if (missing > 0) {
        at[i - 1] -= missing / 2;
        at[i] += missing / 2;
      }
    }
    at[0] = Math.max(at[0], top);
    for (let i = 1; i < at.length; i++) {
      at[i] = Math.max(at[i], at[i - 1] + APART);
    }
    const over = at[at.length - 1] - bottom;
    if (over > 0) {
      for (let i = 0; i < at.length; i++) {
        at[i] -= over;
      }
    }
  }
  const placed = [];
  order.forEach((index, i) => {
    placed[index] = at[i];
  });
  return placed;
}

/** Returns a scale of a few even steps that includes all values and zero. */
function scale(all) {
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const step = STEPS.find(each => Math.ceil(most / each) + Math.ceil(-least / each) <= MOST_LINES) ?? STEPS[STEPS.length - 1];
  const low = -Math.ceil(-least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  return {low, high, step};
}

/** Returns a figure with its sign. */
export function signed(figure) {
  return figure > 0 ? '+' + figure : figure < 0 ? '−' + -figure : '0';
}
