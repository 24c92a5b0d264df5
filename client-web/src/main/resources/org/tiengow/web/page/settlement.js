// The settlement of a round: a scrolling page with a fixed foot. While it is scrolled, a bar shows its title.

import {h} from './dom.js';
import {icon} from './icons.js';
import {button, mark, row, small, stacks, timed, told} from './parts.js';
import {places, plot, plotWidth} from './plot.js';

const OWN_SIGN = {SHOW_DEAL: 'eye', REPLAY: 'play', LOOK_BACK: 'lamp'};

export function view(body, ctx) {
  const place = places(body.plot.lines);
  const foot = body.choices.filter(choice => !OWN_SIGN[choice.kind]);
  const others = body.choices.filter(choice => OWN_SIGN[choice.kind]);
  const isAlarm = body.shuffle?.sort === 'ALARM';
  const press = choice => ctx.act('settled', {kind: small(choice.kind)});
  return h('div', {class: 'screen ends settlement', key: 'settlement ' + body.title},
    scrollBar(body.title),
    h('main', {class: 'ends-body scrolls', onscroll: titled},
      h('h1', {tabindex: -1, 'data-title': true}, body.title),
      h('p', {class: 'summary'}, body.summary),
      isAlarm && shuffle(body.shuffle, ctx), // placed where it is visible without scrolling
      h('div', {class: 'ends-columns'},
        h('div', {},
          deciding(body),
          h('section', {'aria-label': body.stacksTitle}, h('ul', {class: 'stack-cards'}, body.stacks.map((each, index) => h('li', {
            class: 'stack-card' + (index === 0 && body.chips.some(row => row.mine && row.colour === each.colour) ? ' own-one' : ''),
          },
            h('p', {class: 'stack-line'}, mark(each.colour, place.get(each.colour)), h('span', {class: 'stack-name'}, each.name),
              stacks(each.stacks, each.stacks > 4 ? 11 : each.stacks > 2 ? 14 : 17), h('span', {class: 'stack-figure'}, String(each.stacks))),
            h('p', {class: 'stack-note'}, each.note))))),
          payments(body, ctx)),
        h('div', {},
          chips(body, place),
          h('section', {}, h('h2', {}, body.plot.title), plot(body.plot, plotWidth())),
          body.shuffle && !isAlarm && shuffle(body.shuffle, ctx),
          others.length > 0 && h('div', {class: 'doing pair'}, others.map(choice => button('', '', () => press(choice),
            {'data-act': small(choice.kind)}, icon(OWN_SIGN[choice.kind], {size: 20}), h('span', {}, choice.words))))))),
    h('footer', {class: 'page-foot'},
      body.next.length > 0 && h('p', {class: 'soft-note', role: 'status'}, body.next.join(' ')),
      body.goesOn && h('p', {class: 'soft-note goes-on', role: 'timer'}, timed(body.goesOn, ctx)),
      h('div', {class: 'doing'}, foot.map(choice => button(choice.main ? 'main' : 'second', choice.words, () => choice.enabled && press(choice),
        {'data-act': small(choice.kind), 'aria-disabled': choice.enabled ? null : 'true'})))));
}

/** The bar that shows the title while the page is scrolled. */
export function scrollBar(title) {
  return h('div', {class: 'scroll-bar', 'aria-hidden': 'true'}, h('span', {}, title));
}

/** Shows the title in the bar once the heading has scrolled away. */
export function titled(event) {
  const page = event.target;
  page.parentElement.toggleAttribute('data-scrolled', page.scrollTop > 44);
}

function deciding(body) {
  if (body.deciding.length === 0) {
    return null;
  }
  return h('div', {class: 'deciding deciding-' + body.deciding.length}, body.deciding.flatMap((each, index) => [
    index > 0 && icon('to', {size: 20, class: 'arrow-to'}),
    h('div', {class: 'decided' + (each.best ? ' is-best' : '')},
      row(each.tiles, each.tiles.length > 2 ? 18 : each.tiles.length > 1 ? 22 : 28),
      h('p', {}, h('span', {}, each.line), ' ', h('strong', {}, each.name))),
  ]));
}

function payments(body, ctx) {
  return h('section', {class: 'payments'},
    h('h2', {}, body.paymentsTitle),
    h('ul', {class: 'list'}, body.payments.map(each => h('li', {class: each.mine ? 'payment own-one' : 'payment'},
      h('p', {class: 'payment-line'}, h('strong', {}, each.title), h('span', {class: 'soft-note'}, each.detail)),
      each.terms.length > 0 && arithmetic(each)))),
    body.footnote && h('div', {class: 'footnote'}, told('info', body.footnote),
      body.why && h('button', {type: 'button', class: 'link', 'data-act': 'why', onclick: () => ctx.act('extra', {kind: 'rules'})}, body.why)));
}

/** The verdict on the shuffle: the programs that took part, or the reason why there is no tick. An alarm can be explained. */
function shuffle({sort, words, more}, ctx) {
  return h('div', {class: 'shuffle of-' + sort.toLowerCase()},
    told({TICK: 'tick', ALARM: 'warn'}[sort] ?? 'info', words, sort === 'ALARM' ? {role: 'alert'} : {}),
    more && h('button', {type: 'button', class: 'link', 'data-act': 'explain', onclick: () => ctx.act('explain', {})}, more));
}

function arithmetic(each) {
  const cell = term => h('span', {class: 'term'}, h('b', {}, term.figure), h('span', {}, term.words));
  const sign = words => h('span', {class: 'times'}, words);
  return h('div', {class: 'arithmetic terms-' + each.terms.length},
    each.terms.flatMap((term, index) => [index > 0 && sign('×'), cell(term)]), sign('='), cell(each.total));
}

function chips(body, place) {
  return h('section', {},
    h('table', {class: 'chips'},
      h('thead', {}, h('tr', {}, h('th', {scope: 'col', class: 'chips-title'}, body.chipsTitle), h('th', {scope: 'col'}, body.roundColumn), h('th', {scope: 'col'}, body.nowColumn))),
      h('tbody', {}, body.chips.map(each => h('tr', {class: each.mine ? 'own-one' : null},
        h('th', {scope: 'row'}, mark(each.colour, place.get(each.colour)), each.name),
        h('td', {class: each.change > 0 ? 'plus' : each.change < 0 ? 'minus' : null}, each.changeFigure),
        h('td', {}, each.now))))));
}
