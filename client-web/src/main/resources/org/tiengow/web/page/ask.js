// Local sheets of the table: the confirmation before a winning set is forfeited, and the events during the phone's sleep.

import {h} from './dom.js';
import {answer} from './actions.js';
import {icon} from './icons.js';
import {sheet} from './layer.js';
import {looks} from './parts.js';
import {ring} from './seats.js';
import {uncover} from './sleep.js';
import {back, tile} from './tile.js';

const MOST = 4;

export function view(body, ctx, screen) {
  return screen === 'question' ? question(body, ctx) : slept(body, ctx);
}

function question(body, ctx) {
  const keep = () => answer(false);
  return sheet({name: 'question', title: body.title, close: keep, foot: [
    h('button', {class: 'button', 'data-act': 'go-on', onclick: () => answer(true)}, body.goOn),
    h('button', {class: 'button main', 'data-act': 'keep', onclick: keep}, body.keep),
  ]},
  h('p', {class: 't15'}, body.body),
  h('label', {class: 'check'}, h('input', {type: 'checkbox', checked: ctx.settings.dontAsk, onchange: event => ctx.set('dontAsk', event.target.checked)}),
    h('span', {}, body.dontAsk)));
}

function slept({lines, again}, ctx) {
  const body = ctx.body.table ?? ctx.body;
  const me = body.seats[0];
  const {turn} = body;
  const show = () => {
    uncover();
    ctx.putAway();
  };
  const told = lines.slice(-MOST);
  const timed = me && me.onTurn && me.time;
  return sheet({name: 'slept', kind: 'slept', close: show, head: h('div', {class: 'slept-head'},
    h('span', {class: 'disc large', 'data-colour': me.colour}, timed && ring(me, ctx), h('span', {class: 'initial'}, looks(me))),
    h('div', {class: 'slept-turn'},
      h('h2', {id: 'sheet-slept', tabindex: -1, 'data-title': true, class: 't22'}, turn && turn.head ? turn.head : turn ? turn.task : ''),
      turn && turn.head && h('p', {class: 't14 second'}, turn.task)),
    timed && h('b', {class: 'slept-time'}, ctx.clock(me.time.ends))),
  foot: h('button', {class: 'button main', 'data-act': 'show-tiles', onclick: show}, icon('eye', {size: 22}), ctx.w('showTiles'))},
  lines.length > 0 && h('h3', {class: 't13 second slept-title'}, ctx.w('slept')),
  h('ol', {class: 'slept-lines'}, told.map(line => h('li', {class: 'log-line play'},
    line.who && h('i', {class: 'log-dot', 'data-colour': line.colour}),
    h('span', {class: 'log-words'}, h('b', {}, line.who), ' ', line.accessible.startsWith(line.who) ? line.accessible.slice(line.who.length).trim() : line.words),
    (line.tiles.length > 0 || line.faceDown > 0) && h('span', {class: 'log-tiles felt'}, line.tiles.map(each => tile(each.face, {width: 15})),
      Array.from({length: line.faceDown}, () => back({width: 15})))))),
  lines.length > MOST && h('p', {class: 't14 second'}, ctx.w('more', lines.length - MOST)),
  again && h('p', {class: 't14 second'}, ctx.w('stayOn')));
}
