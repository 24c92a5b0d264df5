// The standings of a match: one row per player, then the plot.

import {h} from './dom.js';
import {icon} from './icons.js';
import {button, disc, looks} from './parts.js';
import {plot, plotWidth} from './plot.js';
import {scrollBar, titled} from './settlement.js';

export function view(body, ctx) {
  return h('div', {class: 'screen ends standings', key: 'standings'},
    scrollBar(body.title),
    h('main', {class: 'ends-body scrolls', onscroll: titled},
      h('h1', {tabindex: -1, 'data-title': true}, body.title),
      h('p', {class: 'summary'}, body.subtitle),
      h('div', {class: 'ends-columns'},
        h('ol', {class: 'standing-rows'}, body.rows.map(row => standing(row))),
        h('div', {},
          h('section', {}, h('h2', {}, body.plot.title), plot(body.plot, plotWidth())),
          h('div', {class: 'doing pair'},
            body.watch && button('', '', () => ctx.act('extra', {kind: 'match-again'}), {'data-act': 'match-again'}, icon('play', {size: 20}), h('span', {}, body.watch)),
            body.night && button('', '', () => ctx.act('extra', {kind: 'night'}), {'data-act': 'night'}, icon('crown', {size: 20}), h('span', {}, body.night)),
            ctx.history && button('', '', () => ctx.act('history', {page: 'nights'}), {'data-act': 'history'}, icon('book', {size: 20}), h('span', {}, ctx.w('history'))),
            body.lobby && button('', body.lobby, () => ctx.act('to-lobby'), {'data-act': 'to-lobby'}))))),
    h('footer', {class: 'page-foot'},
      body.againNote && h('p', {class: 'soft-note', role: 'status'}, body.againNote),
      h('div', {class: 'doing'},
        button('', body.leave, () => ctx.leave(), {'data-act': 'leave'}),
        body.mayPlayAgain && button('main', body.again, () => ctx.act('again'), {'data-act': 'again'}))));
}

function standing(row) {
  return h('li', {class: row.mine ? 'standing own-one' : 'standing'},
    h('span', {class: 'standing-place'}, String(row.place)),
    disc(row.colour, looks(row)),
    h('span', {class: 'standing-words'},
      h('span', {class: 'standing-name'}, row.name),
      h('span', {class: 'soft-note'}, row.note)),
    h('span', {class: 'standing-chips'}, row.chips));
}
