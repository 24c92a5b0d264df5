// The history of this browser in the book of the host: its nights, its own page with a curve, and single nights.

import {h} from './dom.js';
import {icon} from './icons.js';
import {button} from './parts.js';
import {sheet} from './layer.js';
import {plot} from './plot.js';

const WIDEST = 860;
const EDGES = 44;

export function history(body, ctx) {
  const close = () => ctx.close();
  const open = page => ctx.act('history', {page});
  return sheet({
    name: 'history', title: body.title, kind: 'tall broad history', reads: true, close,
    foot: [
      ...body.acts.map(each => button('', each.words, () => open(each.id), {'data-act': each.id})),
      button('', ctx.w('close'), close, {'data-act': 'close'}),
    ],
  },
  body.subtitle && h('p', {class: 'soft-note'}, body.subtitle),
  body.tabs.length > 0 && h('div', {class: 'segments', role: 'group', 'aria-label': body.title}, body.tabs.map(each => h('button', {
    type: 'button', class: 'segment', 'aria-pressed': String(each.chosen), 'data-act': 'page-' + each.id, onclick: () => each.chosen || open(each.id),
  }, each.words))),
  body.empty && h('p', {class: 'history-empty'}, body.empty),
  body.facts.length > 0 && h('dl', {class: 'facts'}, body.facts.map(each => h('div', {}, h('dt', {}, each.label), h('dd', {}, each.value)))),
  body.plot && h('section', {}, h('h3', {}, body.plot.title), plot(body.plot, Math.min(innerWidth, WIDEST) - EDGES)),
  body.sections.map(section => h('section', {key: section.heading},
    section.heading && h('h3', {}, section.heading),
    h('ul', {class: 'list'}, section.lines.map((each, index) => h('li', {key: each.id || String(index)}, line(each, open)))))));
}

function line(each, open) {
  const inside = [
    h('span', {class: 'history-words'}, h('span', {class: 'history-title'}, each.title), each.detail && h('span', {class: 'soft-note'}, each.detail)),
    each.figure && h('b', {class: 'history-figure'}, each.figure),
  ];
  return each.id
    ? h('button', {type: 'button', class: 'list-button history-line', 'data-act': 'line', onclick: () => open(each.id)}, inside, icon('right', {size: 18}))
    : h('p', {class: 'history-line'}, inside);
}
