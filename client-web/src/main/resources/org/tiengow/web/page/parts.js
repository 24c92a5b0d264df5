// Small components that several screens share.

import {h} from './dom.js';
import {FACES} from './faces.js';
import {icon} from './icons.js';
import {REACTIONS, TONES} from './reactions.js';
import {back, stack, tile} from './tile.js';

const SHAPES = ['disc', 'square', 'triangle', 'diamond'];

/** A button. With `aria-disabled` it is pale, but can still be pressed. */
export function button(kind, words, act, props = {}, ...inside) {
  return h('button', {type: 'button', onclick: act, ...props, class: 'button ' + kind + (props.class ? ' ' + props.class : '')}, ...(inside.length ? inside : [words]));
}

/** A button with an icon only. */
export function iconButton(name, words, act, props = {}) {
  return h('button', {type: 'button', class: 'icon-button', 'aria-label': words, title: words, onclick: act, ...props}, icon(name));
}

/** The disc of a seat, with the initial or the face of its player. */
export function disc(colour, inside, bot) {
  return h('span', {class: 'disc', 'data-colour': colour, 'aria-hidden': 'true'}, inside, bot && h('span', {class: 'disc-bot'}, icon('robot', {size: 13})));
}

/** The drawing of a face, for a disc. */
export function face(name) {
  return h('svg', {class: 'face', viewBox: '0 0 24 24', 'aria-hidden': 'true'}, FACES[name].map(([tone, d]) => h('path', {class: tone, d})));
}

/** Returns the content of a player's disc: the face, or the initial without a face or for a face that this page does not know. */
export function looks(somebody) {
  return somebody.face && FACES[somebody.face] ? face(somebody.face) : somebody.initial;
}

/** Checks whether a reaction is a picture that this page knows. */
export function isPicture(reaction) {
  return reaction in REACTIONS;
}

/** The picture of a reaction, as large as its surroundings say (.picture). */
export function picture(reaction) {
  return h('svg', {class: 'picture', viewBox: '0 0 48 48', 'aria-hidden': 'true'}, REACTIONS[reaction].map(([tone, width, d]) => h('path', width
    ? {d, fill: 'none', stroke: TONES[tone], 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round'}
    : {d, fill: TONES[tone]})));
}

/** Returns what a bubble shows: a picture, or words. */
export function reacted({reaction, words}) {
  return isPicture(reaction) ? picture(reaction) : words;
}

/** The pictures among the reactions, as buttons side by side. */
export function pictures(choices, react) {
  return h('div', {class: 'reaction-pictures'}, choices.filter(choice => isPicture(choice.reaction)).map(choice => h('button', {
    type: 'button', class: 'reaction-picture', 'aria-label': choice.words, title: choice.words, 'data-act': 'react-' + small(choice.reaction),
    onclick: () => react(choice),
  }, picture(choice.reaction))));
}

/** The choice of a face, on discs of one colour. Taken ones are dark. */
export function faces(all, colour, label, choose) {
  return h('div', {class: 'palette faces', role: 'radiogroup', 'aria-labelledby': label},
    all.filter(each => FACES[each.face]).map(each => h('button', {
      type: 'button', class: 'colour', role: 'radio', 'aria-checked': String(each.mine), 'aria-label': each.words, title: each.words,
      'aria-disabled': each.free ? null : 'true', 'data-colour': colour, 'data-act': 'face-' + small(each.face),
      onclick: () => each.free && choose(each.face),
    }, h('span', {class: 'colour-disc'}, face(each.face)))));
}

/** The choice of a colour. Taken ones are dark and show the initial of their player. */
export function palette(all, label, choose) {
  return h('div', {class: 'palette', role: 'radiogroup', 'aria-labelledby': label},
    all.map(each => h('button', {
      type: 'button', class: 'colour', role: 'radio', 'aria-checked': String(!!each.mine), 'aria-label': each.words,
      'aria-disabled': each.free || each.mine ? null : 'true', 'data-colour': each.colour, 'data-act': 'colour-' + each.colour,
      onclick: () => each.free && choose(each.colour),
    }, h('span', {class: 'colour-disc'}, each.mine ? icon('tick') : each.free ? '' : each.initial ?? ''))));
}

/** Returns the first letter of a name that tells people apart, which the 阿 of Cantonese names does not. */
export function initial(name) {
  const letters = [...name.trim()];
  return (letters[0] === '阿' && letters[1] || letters[0])?.toUpperCase() ?? '';
}

/** The sign of a seat beside its name: a small shape in its colour, different for each place at the table. */
export function mark(colour, place) {
  return h('svg', {class: 'mark', viewBox: '0 0 12 12', 'data-colour': colour, 'aria-hidden': 'true'}, shape(place, 6, 6, 5));
}

/** Returns the shape of a place, drawn around a point. */
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

/** A row of tiles, face up. */
export function row(tiles, width, props = {}) {
  return h('span', {class: 'tile-row', ...props}, tiles.map(each => tile(each.face ?? each.kind ?? each, {width})));
}

/** A row of tile backs. */
export function backs(count, width) {
  return h('span', {class: 'tile-row'}, Array.from({length: count}, () => back({width})));
}

/** Stacks side by side; a dashed outline for none. */
export function stacks(count, width) {
  return h('span', {class: 'stack-row', 'aria-hidden': 'true'}, count === 0
    ? h('span', {class: 'stack-none', style: {width: width + 'px', height: width * 0.55 + 'px'}})
    : Array.from({length: count}, () => stack({width})));
}

/** A sentence with an icon before it. */
export function told(name, words, props = {}) {
  return h('p', {class: 'told', ...props}, icon(name, {size: 18}), h('span', {}, words));
}

/** Returns a constant in the form of messages: NEXT_ROUND becomes next-round. */
export function small(constant) {
  return constant.toLowerCase().replaceAll('_', '-');
}

/** Returns a text whose countdown, if it has one, shows the current time. The page then redraws every second. */
export function timed(text, ctx) {
  if (text.ends === undefined || text.ends === null) {
    return text.before;
  }
  ctx.ticks = true;
  return text.before + ctx.clock(text.ends) + text.after;
}

/** Links to other hosts where the night may continue, while the connection is lost. */
export function elsewhere(ctx) {
  const doors = ctx.doors();
  return doors.length > 0 && h('span', {class: 'elsewhere'}, ctx.w('elsewhere'), ' ',
    doors.map(door => h('a', {href: door.href, key: door.name, 'data-act': 'elsewhere'}, ctx.w('elsewhereAt', door.name))));
}
