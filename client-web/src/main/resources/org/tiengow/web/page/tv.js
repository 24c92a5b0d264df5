// The television screen for a whole room, which no one touches. It never shows a hand or the chat. Its lengths are those of a
// screen of 1920 × 1080 and grow with it (tv.css).

import {h} from './dom.js';
import {coin, dice, icon} from './icons.js';
import {code} from './invite.js';
import {backs, disc, isPicture, looks, reacted, row, stacks, timed} from './parts.js';
import {placesOf} from './round.js';
import {isAsleep, isTimed, ring, shownNow} from './seats.js';

const STILL = 3000;
let still = 0;
let shown = null; // the context of the last drawing with several tables

export function view(body, ctx, screen) {
  return h('main', {class: 'tv felt', key: 'tv', onmousemove: wake, mounted: wake},
    screen === 'table' ? table(body, ctx) : screen === 'lobby' ? lobby(body, ctx) : gathering(body, ctx),
    corner(ctx, screen === 'lobby' ? body.seating || body.watching || ' ' : ''));
}

/** The lower right corner: the choice of the table, and below it what is said of the people without a seat. */
function corner(ctx, words) {
  return (ctx.tables || words) && h('div', {class: 'tv-corner' + (words ? ' tv-raised' : '')},
    ctx.tables && turns(ctx),
    words && h('p', {class: 'tv-watching'}, words));
}

/** The choice between all tables in turn and one of them, by the arrow keys of a remote control too. */
function turns(ctx) {
  const {choices} = ctx.tables;
  shown = ctx;
  return h('nav', {class: 'tv-tables', key: 'tables'}, choices.map(each => h('button', {
    type: 'button', class: 'tv-table', key: each.table, 'aria-pressed': String(each.chosen), 'aria-current': each.shown ? 'true' : null, 'data-act': 'tv-' + each.table,
    onclick: () => ctx.act('tv', {table: each.table}),
  }, each.words)));
}

function choose(event) {
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  const choices = shown?.tables?.choices;
  if (step && choices) {
    const at = choices.findIndex(each => each.chosen);
    shown.act('tv', {table: choices[(at + step + choices.length) % choices.length].table});
  }
}

document.addEventListener('keydown', choose);

function wake() {
  const root = document.documentElement;
  root.removeAttribute('data-still');
  clearTimeout(still);
  still = setTimeout(() => root.setAttribute('data-still', ''), STILL);
}

function table(body, ctx) {
  const lie = placesOf(body.seats.length, body.clockwise);
  // The last trick stays until the settlement.
  const plays = body.moment && !body.trick.plays.length && body.trick.last ? body.trick.last.plays : body.trick.plays;
  const places = new Map(body.seats.map((seat, index) => [seat.seat, lie[index]]));
  const seats = new Map(body.seats.map(seat => [seat.seat, seat]));
  const beside = (...sides) => h('div', {class: 'tv-beside'}, sides.map(side =>
    played(plays.find(play => play.state !== 'BEST' && places.get(play.seat) === side), seats, side)));
  const best = plays.find(play => play.state === 'BEST');
  return [
    h('header', {class: 'tv-head'}, h('h1', {}, body.bar.title), h('p', {}, body.bar.rules.replace(/^.*[:：]\s*/, ''), h('span', {class: 'tv-progress'}, body.bar.progress))),
    h('ol', {class: 'tv-seats'}, body.seats.map(seat => seated({...seat, won: body.moment?.winner === seat.seat}, places.get(seat.seat), ctx))),
    h('section', {class: 'tv-trick'},
      h('div', {class: 'tv-plays'}, beside('left', 'above'), middle(body, best, places), beside('below', 'right')),
      h('p', {class: 'tv-caption'}, best ? [h('strong', {}, best.title), best.detail && ' · ' + best.detail] : body.trick.empty)),
    h('p', {class: 'tv-said', role: 'status'}, body.banner ? timed(body.banner.words, ctx) : body.turn?.head || body.turn?.task || ''),
    invitation(ctx),
  ];
}

function seated(seat, place, ctx) {
  const lost = seat.presence === 'LOST';
  return h('li', {class: 'tv-seat tv-' + place, key: seat.seat, 'data-seat': seat.seat, 'aria-label': seat.accessible},
    h('div', {class: 'tv-plate' + (seat.onTurn || seat.won ? ' tv-turn' : '') + (lost ? ' tv-lost' : '')},
      h('span', {class: 'tv-disc'}, isTimed(seat) && ring(seat, ctx), disc(seat.colour, isAsleep(seat) ? icon('moon') : looks(seat), seat.standIn)),
      h('span', {class: 'tv-words'}, h('b', {}, seat.name), h('span', {}, seat.caption, ' ', h('strong', {}, seat.figure))),
      isTimed(seat) && h('span', {class: 'tv-time'}, ctx.clock(seat.time.ends)),
      shownNow(seat, ctx) && h('p', {class: 'tv-bubble' + (isPicture(seat.bubble.reaction) ? ' of-picture' : '')}, h('b', {}, reacted(seat.bubble)))),
    seat.banker && h('div', {class: 'tv-banker'}, h('span', {}, seat.banker.words, ' ', h('b', {}, seat.banker.figure)), dice(seat.banker.rate), coin(0)),
    h('div', {class: 'tv-counts'},
      h('p', {}, seat.tilesLeft.count > 0 && backs(seat.tilesLeft.count), h('b', {}, String(seat.tilesLeft.count)), h('span', {}, seat.tilesLeft.words)),
      h('p', {}, stacks(seat.stacks.count), h('b', {}, String(seat.stacks.count)), h('span', {}, seat.stacks.words))));
}

function middle(body, best, places) {
  const place = best ? places.get(best.seat) : body.trick.owner >= 0 ? places.get(body.trick.owner) : '';
  if (!best) {
    return h('div', {class: 'tv-frame tv-empty point-' + place, key: 'frame'});
  }
  return h('div', {class: 'tv-frame point-' + place + (best.count > 2 ? ' tv-many' : ''), key: 'frame', role: 'img', 'aria-label': best.accessible}, row(best.tiles));
}

function played(play, seats, place) {
  if (!play) {
    return null;
  }
  const owner = seats.get(play.seat);
  return h('figure', {class: 'tv-play tv-play-' + place + ' tv-' + play.state.toLowerCase() + (play.count > 2 ? ' tv-many' : ''), key: 'play-' + play.seat, role: 'img', 'aria-label': play.accessible},
    play.tiles.length > 0 ? row(play.tiles) : backs(play.count),
    h('figcaption', {}, h('b', {}, (place === 'above' || place === 'below') && h('span', {class: 'bead', 'data-colour': owner?.colour}), play.title), h('span', {}, play.detail)));
}

function lobby(body, ctx) {
  return [
    h('header', {class: 'tv-head'}, h('h1', {}, body.title), h('p', {}, body.rules.line)),
    h('ol', {class: 'tv-row'}, body.seats.map(seat => h('li', {class: 'tv-plate' + (seat.kind === 'FREE' ? ' tv-free' : ''), key: seat.seat, 'data-seat': seat.seat, 'aria-label': seat.accessible},
      seat.kind === 'FREE' ? h('span', {class: 'disc free'}, icon('plus')) : disc(seat.colour, looks(seat), seat.kind === 'BOT'),
      h('span', {class: 'tv-words'}, h('b', {}, seat.name || ctx.w('joinFree')), seat.kind !== 'FREE' && h('span', {}, seat.note)),
      seat.ready && h('span', {class: 'ready'}, icon('tick'))))),
    h('p', {class: 'tv-said tv-low', role: 'status'}, body.banner || [body.note, ' ', timed(body.starts, ctx)]),
    invitation(ctx, true),
  ];
}

function gathering(body, ctx) {
  return [
    h('header', {class: 'tv-head'}, h('h1', {}, body.title || ctx.w('brand'))),
    h('p', {class: 'tv-said tv-low', role: 'status'}, body.hint ?? ''),
    invitation(ctx, true),
  ];
}

/** How phones join: the QR code with the address below it, or the address alone. */
export function invitation(ctx, large) {
  const {qr} = ctx;
  if (!qr) {
    return null;
  }
  return h('aside', {class: 'tv-join' + (large ? ' tv-large' : '')},
    qr.rows && code(qr),
    h('div', {}, h('b', {}, ctx.w('tvJoin')), h('span', {}, ctx.w('tvScan')), h('b', {class: 'tv-address'}, qr.address.replace(/^https?:\/\/|\/(#.*)?$/g, ''))));
}
