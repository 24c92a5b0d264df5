// The sheet of the night: everybody's scores, a curve for each player, who pays whom, and how each match ended.

import {h} from './dom.js';
import {copy} from './copy.js';
import {button, disc, looks, small} from './parts.js';
import {sheet} from './layer.js';
import {plot} from './plot.js';

const WIDEST = 860;
const EDGES = 44;

let copied = '';

export function night(body, ctx) {
  const close = () => ctx.close();
  return sheet({name: 'night', title: body.title, kind: 'tall broad night', reads: true, close, foot: [button('', body.close, close, {'data-act': 'close'})]},
    h('p', {class: 'soft-note'}, body.subtitle),
    body.orders.length > 0 && orders(body, ctx),
    h('ol', {class: 'standing-rows'}, body.rows.map(each => h('li', {class: each.mine ? 'standing of-night own-one' : 'standing of-night'},
      h('span', {class: 'standing-place'}, String(each.place)),
      disc(each.colour, looks(each)),
      h('span', {class: 'standing-words'},
        h('span', {class: 'standing-name'}, each.name),
        h('span', {class: 'soft-note'}, each.note)),
      h('span', {class: 'standing-chips'}, each.cells[each.cells.length - 1])))),
    h('section', {}, h('h3', {}, body.plot.title), plot(body.plot, Math.min(innerWidth, WIDEST) - EDGES)),
    settling(body.settling, ctx),
    h('section', {}, h('h3', {}, body.matchesTitle),
      h('ul', {class: 'list sentences'}, [...body.honours, ...body.matches].map(line => h('li', {}, line)))));
}

function orders(body, ctx) {
  return h('div', {class: 'night-orders'},
    h('p', {class: 'soft-note', id: 'night-orders'}, body.orderNote),
    h('div', {class: 'segments', role: 'radiogroup', 'aria-labelledby': 'night-orders'}, body.orders.map(each => h('button', {
      type: 'button', class: 'segment', role: 'radio', 'aria-checked': String(each.chosen), 'data-act': 'rank-' + small(each.ranking),
      onclick: () => ctx.set('ranking', small(each.ranking)),
    }, each.words))));
}

function settling(made, ctx) {
  return h('section', {class: 'settling'}, h('h3', {}, made.title),
    made.mayChange ? h('div', {class: 'worth'},
      h('label', {for: 'night-chip'}, made.label),
      h('input', {class: 'field', id: 'night-chip', 'data-field': 'chip', maxlength: 200, autocomplete: 'off', enterkeyhint: 'done', placeholder: made.prompt,
        value: made.typed, 'aria-invalid': made.problem ? 'true' : null, onchange: event => ctx.act('worth', {value: event.target.value})}))
      : made.typed && h('p', {class: 'worth'}, h('span', {}, made.label), h('b', {}, made.typed)),
    made.problem ? h('p', {class: 'asked-wrong', role: 'alert'}, made.problem) : h('p', {role: 'status'}, made.summary),
    made.payments.length > 0 && h('ul', {class: 'list payments'}, made.payments.map(each => h('li', {class: each.mine ? 'own-one' : null},
      h('span', {}, each.words), h('b', {}, each.amount)))),
    made.notes.map(note => h('p', {class: 'soft-note'}, note)),
    made.copy && button('', copied === made.text ? made.copied : made.copy, () => copy(made.text, () => told(made.text, ctx)), {'data-act': 'copy'}));
}

function told(text, ctx) {
  copied = text;
  ctx.redraw();
}
