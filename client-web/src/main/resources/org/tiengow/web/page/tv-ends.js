// What a television shows between rounds and between matches, for a whole room: the settlement, the standings and the next seats. The
// lengths are those of tv.css. What only a reader near by needs, such as the arithmetic of each payment, stays on phones.

import {h} from './dom.js';
import {icon} from './icons.js';
import {counted, forget, instant} from './match-moment.js';
import {disc, initial, isPicture, looks, mark, reacted, row, stacks, timed, told} from './parts.js';
import {places, plot, signed} from './plot.js';
import {shownNow} from './seats.js';
import {invitation} from './tv.js';

/** The width of a plot before it is enlarged to its column, which makes its labels readable across a room. */
const PLOT = 400;
/** The most payments, and the most people, in one column. */
const COLUMN = 6;

export function view(body, ctx, screen) {
  return screen === 'settlement' ? settlement(body, ctx) : screen === 'standings' ? standings(body, ctx) : plan(body, ctx);
}

function page(kind, title, summary, foot, ...inside) {
  return h('main', {class: 'tv-ends ' + kind, key: kind + ' ' + title},
    h('header', {class: 'tv-ends-head'},
      h('h1', {tabindex: -1, 'data-title': true}, title),
      summary && h('p', {}, summary)),
    h('div', {class: 'tv-ends-body'}, inside),
    foot && h('footer', {class: 'tv-ends-foot', role: 'status'}, foot));
}

function settlement(body, ctx) {
  const place = places(body.plot.lines);
  const stackOf = new Map(body.stacks.map(each => [each.colour, each]));
  const next = [body.next.join(' '), body.goesOn && timed(body.goesOn, ctx)].filter(Boolean).join(' ');
  return page('settlement', body.title, body.summary, next,
    h('div', {class: 'tv-column'},
      deciding(body),
      body.shuffle?.sort === 'ALARM' && told('warn', body.shuffle.words, {role: 'alert', class: 'tv-alarm'}),
      body.payments.length > 0 && h('section', {class: 'tv-payments' + (body.payments.length > COLUMN ? ' tv-two' : '')},
        h('h2', {}, body.paymentsTitle),
        h('ul', {}, body.payments.map(each => h('li', {}, each.title))))),
    h('table', {class: 'tv-chips'},
      h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, body.chipsTitle), h('th', {scope: 'col'}, body.roundColumn), h('th', {scope: 'col'}, body.nowColumn))),
      h('tbody', {}, body.chips.map(each => h('tr', {},
        h('th', {scope: 'row'},
          h('span', {class: 'tv-who'}, mark(each.colour, place.get(each.colour)), h('span', {class: 'tv-name'}, each.name)),
          stackOf.has(each.colour) && h('span', {class: 'tv-note'}, stacks(stackOf.get(each.colour).stacks), h('span', {}, stackOf.get(each.colour).note))),
        h('td', {class: each.change > 0 ? 'plus' : each.change < 0 ? 'minus' : null}, each.changeFigure),
        h('td', {}, each.now))))));
}

function deciding(body) {
  return body.deciding.length > 0 && h('div', {class: 'tv-deciding felt' + (body.deciding.some(each => each.tiles.length > 2) ? ' tv-many' : '')}, body.deciding.flatMap((each, index) => [
    index > 0 && icon('to', {class: 'arrow-to'}),
    h('figure', {class: each.best ? 'is-best' : null}, row(each.tiles), h('figcaption', {}, h('span', {}, each.line), ' ', h('b', {}, each.name))),
  ]));
}

function standings(body, ctx) {
  const {moment, at, isOpen} = instant(body, ctx);
  return page('standings', isOpen ? body.title : moment.title, body.subtitle, body.againNote,
    h('ol', {class: 'tv-rows'}, body.rows.map((each, index) => standing(each, moment?.rows[index], at, isOpen, ctx))),
    h('section', {class: 'tv-plot' + (isOpen ? '' : ' later')}, h('h2', {}, body.plot.title), plot(body.plot, PLOT)));
}

function standing(each, moment, at, isOpen, ctx) {
  const won = each.place === 1;
  return h('li', {class: (won ? 'winner' : '') + (moment && at < moment.appears ? ' later' : '') + (moment && won && isOpen ? ' glows' : '')},
    h('span', {class: 'tv-place'}, String(each.place)),
    disc(each.colour, looks(each)),
    h('span', {class: 'tv-words'}, h('b', {}, each.name, won && [' ', icon('crown', {class: 'standing-crown'})]), h('span', {}, each.note)),
    shownNow(each, ctx) && h('span', {class: 'tv-reacted' + (isPicture(each.bubble.reaction) ? ' of-picture' : '')}, reacted(each.bubble)),
    moment
      ? [h('span', {class: 'spoken'}, each.chips), h('span', {class: 'tv-figure standing-counted', 'aria-hidden': 'true'}, signed(counted(moment, at)))]
      : h('span', {class: 'tv-figure'}, each.chips));
}

export function gone() {
  forget();
}

/** The next seats, a section a table, and the standings of the night. */
function plan(body, ctx) {
  const sections = [];
  const said = [];
  for (const part of body.parts) {
    if (part.tone === 'STRONG') {
      sections.push({title: part.words, parts: []});
    } else if (sections.length > 0) {
      sections[sections.length - 1].parts.push(part);
    } else {
      said.push(part.tone ? part.words : timed(part.words, ctx));
    }
  }
  const isScore = each => each.parts.every(part => part.acts === undefined);
  const host = ctx.body.bar?.title ?? ctx.body.title;
  return page('tv-plan', [host, body.title].filter(Boolean).join(' · '), said.join(' '), '',
    h('div', {class: 'tv-places'}, sections.filter(each => !isScore(each)).map(people)),
    h('div', {class: 'tv-column'}, sections.filter(isScore).map(people), invitation(ctx)));
}

/** A section of the plan: a row for each person, in two columns if they are many. */
function people({title, parts}) {
  return h('section', {class: parts.length > COLUMN ? 'tv-many' : null, key: title},
    h('h2', {}, title),
    h('ul', {class: 'tv-rows'}, parts.map(part => h('li', {key: part.name ?? part.head},
      part.disc && disc(part.disc.colour, looks({...part.disc, initial: initial(part.disc.name)})),
      h('span', {class: 'tv-words'}, h('b', {}, part.head), part.note && h('span', {}, part.note)),
      part.acts === undefined && h('span', {class: 'tv-figure'}, part.words)))));
}
