// The standings of a match: one row per player, the leaders of the night, and the plot. The rows appear one after another, the last place
// first, and count their chips. The server sets the times; any tap or key ends the scene.

import {h} from './dom.js';
import {icon} from './icons.js';
import {button, disc, isPicture, looks, pictures, reacted, small} from './parts.js';
import {plot, plotWidth, signed} from './plot.js';
import {shownNow} from './seats.js';
import {scrollBar, titled} from './settlement.js';
import {isCalm} from './store.js';

/** The scene that is running: its data, its start on the clock of the page, and what ends it; null for none. */
let scene = null;
/** The scene that was seen last. Until the server knows, its messages still contain it. */
let seen = '';

export function view(body, ctx) {
  begin(body, ctx);
  const at = scene ? performance.now() - scene.since : Infinity;
  const isOpen = !scene || at >= body.moment.announced;
  return h('div', {class: 'screen ends standings', key: 'standings'},
    scrollBar(isOpen ? body.title : body.moment.title),
    h('main', {class: 'ends-body scrolls', onscroll: titled},
      h('h1', {tabindex: -1, 'data-title': true, 'aria-label': isOpen ? null : body.title}, isOpen ? body.title : body.moment.title),
      h('p', {class: 'summary'}, body.subtitle),
      h('div', {class: 'ends-columns'},
        h('ol', {class: 'standing-rows'}, body.rows.map((row, index) => standing(row, scene && body.moment.rows[index], at, isOpen, ctx))),
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
  stop();
  seen = '';
}

/** Starts the scene of a match unless it is running or has been seen. */
function begin(body, ctx) {
  const name = body.moment ? JSON.stringify(body.moment) : '';
  if (name && (name === scene?.name || name === seen)) {
    return;
  }
  stop();
  seen = '';
  if (!name) {
    return;
  }
  if (isCalm() || document.visibilityState !== 'visible') {
    seen = name;
    queueMicrotask(() => ctx.act('seen', {}));
    return;
  }
  const end = () => {
    seen = name;
    stop();
    ctx.act('seen', {});
    ctx.redraw();
  };
  scene = {name, since: performance.now(), end, timers: [setTimeout(end, body.moment.millis)]};
  for (const time of [...body.moment.rows.map(row => row.appears), body.moment.announced]) {
    scene.timers.push(setTimeout(ctx.redraw, time + 5));
  }
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, end, true);
  }
  const running = scene;
  const count = () => {
    if (scene === running) {
      showCounts(body.moment);
      requestAnimationFrame(count);
    }
  };
  requestAnimationFrame(count);
}

function stop() {
  if (scene) {
    scene.timers.forEach(clearTimeout);
    for (const press of ['pointerdown', 'keydown']) {
      removeEventListener(press, scene.end, true);
    }
    scene = null;
  }
}

/** Shows the figures of this instant. Only their texts change, so the page is not drawn anew for each frame. */
function showCounts(moment) {
  const at = performance.now() - scene.since;
  document.querySelectorAll('#over .standing-counted').forEach((node, index) => {
    const text = node.firstChild;
    const figure = signed(counted(moment.rows[index], at));
    if (text && text.data !== figure) {
      text.data = figure;
    }
  });
}

/** Returns the chips that a row shows some milliseconds after the start of the scene, as MatchMoment does. */
function counted(row, at) {
  const rest = 1 - Math.max(0, Math.min(1, (at - row.appears) / Math.max(1, row.counting)));
  return row.from + Math.round((row.to - row.from) * (1 - rest * rest * rest));
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
