// The standings of a match: one row per player, the leaders of the night, and the plot. match-moment.js says what has appeared.

import {h} from './dom.js';
import {icon} from './icons.js';
import {counted, forget, instant} from './match-moment.js';
import {button, disc, isPicture, looks, pictures, reacted, small} from './parts.js';
import {plot, plotWidth, signed} from './plot.js';
import {shownNow} from './seats.js';
import {scrollBar, titled} from './settlement.js';

export function view(body, ctx) {
  const {moment, at, isOpen} = instant(body, ctx);
  return h('div', {class: 'screen ends standings', key: 'standings'},
    scrollBar(isOpen ? body.title : body.moment.title),
    h('main', {class: 'ends-body scrolls', onscroll: titled},
      h('h1', {tabindex: -1, 'data-title': true, 'aria-label': isOpen ? null : body.title}, isOpen ? body.title : body.moment.title),
      h('p', {class: 'summary'}, body.subtitle),
      h('div', {class: 'ends-columns'},
        h('ol', {class: 'standing-rows'}, body.rows.map((row, index) => standing(row, moment?.rows[index], at, isOpen, ctx))),
        h('div', {},
          body.reactions.choices.length > 0 && h('div', {class: 'standing-reactions'},
            pictures(body.reactions.choices, choice => ctx.act('react', {kind: small(choice.reaction)})),
            button('', '', () => ctx.open('react'), {'data-act': 'react', 'aria-haspopup': 'dialog'}, icon('chat', {size: 20}), h('span', {}, body.reactions.words))),
          h('div', {class: isOpen ? 'standing-after' : 'standing-after later'},
            body.tonight && tonight(body.tonight),
            h('section', {}, h('h2', {}, body.plot.title), plot(body.plot, plotWidth()))),
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

export function gone() {
  forget();
}

function standing(row, moment, at, isOpen, ctx) {
  const waits = moment && at < moment.appears;
  const won = row.place === 1;
  const says = shownNow(row, ctx);
  return h('li', {class: 'standing' + (row.mine ? ' own-one' : '') + (won ? ' winner' : '') + (waits ? ' later' : '') + (moment && won && isOpen ? ' glows' : '')},
    h('span', {class: 'standing-place'}, String(row.place)),
    disc(row.colour, looks(row)),
    h('span', {class: 'standing-words'},
      h('span', {class: 'standing-name'}, row.name, won && [' ', icon('crown', {size: 20, class: 'standing-crown'})]),
      h('span', {class: 'soft-note'}, row.note)),
    says && h('span', {class: 'standing-bubble' + (isPicture(row.bubble.reaction) ? ' of-picture' : ''), role: 'status', 'aria-label': row.bubble.spoken}, reacted(row.bubble)),
    moment
      ? [h('span', {class: 'spoken'}, row.chips), h('span', {class: 'standing-chips standing-counted', 'aria-hidden': 'true'}, signed(counted(moment, at)))]
      : h('span', {class: 'standing-chips'}, row.chips));
}

function tonight(body) {
  return h('section', {class: 'standing-tonight'}, h('h2', {}, body.title),
    h('ol', {}, body.rows.map(row => h('li', {class: row.mine ? 'own-one' : null},
      h('span', {class: 'standing-place'}, String(row.place)),
      disc(row.colour, looks(row)),
      h('span', {class: 'standing-name'}, row.name),
      h('span', {class: 'standing-chips'}, row.cells[row.cells.length - 1])))));
}
