// Sheets to look at between rounds: the whole deal, better plays.

import {h} from './dom.js';
import {button, row} from './parts.js';
import {sheet} from './layer.js';

/** The tiles of all seats, trick by trick. */
export function deal(body, ctx) {
  const close = () => ctx.close();
  return sheet({name: 'deal', title: body.title, kind: 'tall broad', reads: true, close, foot: [button('', body.close, close, {'data-act': 'close'})]},
    h('p', {class: 'soft-note'}, body.hint),
    h('table', {class: 'felt card-felt deal'},
      h('thead', {}, h('tr', {}, h('td', {}), body.rows.map(each => h('th', {scope: 'col'},
        h('span', {class: 'bead', 'data-colour': each.colour, 'aria-hidden': 'true'}), ' ', each.name, each.note && h('small', {}, each.note))))),
      h('tbody', {}, body.tricks.map((trick, index) => h('tr', {},
        h('th', {scope: 'row', 'aria-label': trick}, body.tricks.length > 1 ? String(index + 1) : ''),
        body.rows.map(each => {
          const cell = each.cells[index];
          return h('td', {}, cell && h('span', {class: 'dealt' + (cell.won ? ' won' : '') + (cell.faceDown ? ' dimmed' : ''), role: 'img', 'aria-label': cell.accessible},
            row(cell.tiles, cell.tiles.length > 3 ? 13 : 16)));
        }))))));
}

/** The analysis of a round, decision by decision. */
export function lookBack(body, ctx) {
  const close = () => ctx.close();
  return sheet({name: 'look-back', title: body.title, kind: 'tall', reads: true, close, foot: [button('', body.close, close, {'data-act': 'close'})]},
    h('p', {role: 'status'}, body.summary),
    h('ol', {class: 'list decisions'}, (body.rows ?? []).map(each => h('li', {class: each.mistake ? 'mistake' : null},
      h('h3', {}, each.title),
      h('p', {}, each.verdict),
      each.open && h('p', {class: 'soft-note'}, each.open),
      each.sets.length > 0 && h('div', {class: 'felt card-felt versus'}, each.sets.map(set => h('div', {class: 'versus-set' + (set.best ? ' is-best' : '')},
        h('span', {}, set.line), row(set.tiles, 22), h('span', {}, set.name)))),
      each.weighed?.plays.length > 0 && h('details', {}, h('summary', {}, each.weighed.title),
        h('table', {class: 'weighed'},
          h('thead', {}, h('tr', {}, h('td', {}), each.weighed.columns.map(words => h('th', {scope: 'col'}, words)))),
          h('tbody', {}, each.weighed.plays.map(play => h('tr', {class: play.played ? 'own-one' : null},
            h('th', {scope: 'row'}, play.play), play.figures.map(figure => h('td', {}, figure)))))),
        each.weighed.rest && h('p', {class: 'soft-note'}, each.weighed.rest))))));
}
