// Small parts that several screens are made of.

import {h} from './dom.js';
import {icon as usual} from './icons.js';
import {back, stack, tile} from './tile.js';

const SHAPES = ['disc', 'square', 'triangle', 'diamond'];
const MORE = {
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14M5 12h14',
  to: 'M4 12h16M14 6l6 6-6 6',
  crown: 'M3 8l4 4 5-7 5 7 4-4-2 10H5zM5 21h14',
  hand: 'M5 4h5v16H5zM14 4h5v16h-5z',
};

/** A picture of one line's width. */
export function icon(name, attrs = {}) {
  if (!MORE[name]) {
    return usual(name, attrs);
  }
  const {size = 24} = attrs;
  return h('svg', {viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.7, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
    'aria-hidden': 'true', class: 'icon', style: {width: size + 'px', height: size + 'px'}}, h('path', {d: MORE[name]}));
}

/** A button; `aria-disabled` makes it pale, but it can still be pressed. */
export function button(kind, words, act, props = {}, ...inside) {
  return h('button', {type: 'button', onclick: act, ...props, class: 'button ' + kind + (props.class ? ' ' + props.class : '')}, ...(inside.length ? inside : [words]));
}

/** A button that shows a picture only. */
export function iconButton(name, words, act, props = {}) {
  return h('button', {type: 'button', class: 'icon-button', 'aria-label': words, title: words, onclick: act, ...props}, icon(name));
}

/** The disc of a seat with the initial of who sits there. */
export function disc(colour, inside, bot) {
  return h('span', {class: 'disc', 'data-colour': colour, 'aria-hidden': 'true'}, inside, bot && h('span', {class: 'disc-bot'}, icon('robot', {size: 13})));
}

/** The first letter of a name. */
export function initial(name) {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}

/** The sign of a seat beside its name: a small shape of its colour, another one for each place at the table. */
export function mark(colour, place) {
  return h('svg', {class: 'mark', viewBox: '0 0 12 12', 'data-colour': colour, 'aria-hidden': 'true'}, shape(place, 6, 6, 5));
}

/** Which of the four shapes stands for a place, around a point. */
export function shape(place, x, y, r) {
  switch (SHAPES[place % SHAPES.length]) {
    case 'square':
      return h('rect', {x: x - r * 0.85, y: y - r * 0.85, width: r * 1.7, height: r * 1.7});
    case 'triangle':
      return h('path', {d: `M${x} ${y - r}L${x + r} ${y + r * 0.8}H${x - r}Z`});
    case 'diamond':
      return h('path', {d: `M${x} ${y - r * 1.15}L${x + r * 1.15} ${y}L${x} ${y + r * 1.15}L${x - r * 1.15} ${y}Z`});
    default:
      return h('circle', {cx: x, cy: y, r});
  }
}

/** Tiles in a row, with their faces. */
export function row(tiles, width, props = {}) {
  return h('span', {class: 'tile-row', ...props}, tiles.map(each => tile(each.face ?? each.kind ?? each, {width})));
}

/** As many backs in a row. */
export function backs(count, width) {
  return h('span', {class: 'tile-row'}, Array.from({length: count}, () => back({width})));
}

/** Stacks side by side; a dashed place where there are none. */
export function stacks(count, width) {
  return h('span', {class: 'stack-row', 'aria-hidden': 'true'}, count === 0
    ? h('span', {class: 'stack-none', style: {width: width + 'px', height: width * 0.55 + 'px'}})
    : Array.from({length: count}, () => stack({width})));
}

/** A sentence with a sign before it. */
export function told(name, words, props = {}) {
  return h('p', {class: 'told', ...props}, icon(name, {size: 18}), h('span', {}, words));
}

/** A constant as it goes to the door: NEXT_ROUND becomes next-round. */
export function small(constant) {
  return constant.toLowerCase().replaceAll('_', '-');
}

/** A text in which a time may run down. */
export function timed(text, now) {
  if (text.ends === undefined || text.ends === null) {
    return text.before;
  }
  const left = Math.max(0, Math.ceil((text.ends - now) / 1000));
  return text.before + Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0') + text.after;
}
