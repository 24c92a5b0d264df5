// The seats: plates, tile backs and stacks, and the player's own plate with the remaining seconds.

import {h} from './dom.js';
import {coin, dice, icon} from './icons.js';
import {isPicture, looks, reacted} from './parts.js';
import {placesOf} from './round.js';
import {stack} from './tile.js';

/** Returns the other seats from left to right as drawn: {seat, side}; side is left, top or right. */
function around(body) {
  const places = placesOf(body.seats.length, body.clockwise);
  const placed = body.seats.slice(1).map((seat, i) => ({seat, side: places[i + 1] === 'above' ? 'top' : places[i + 1]}));
  const order = ['left', 'top', 'right'];
  return placed.sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
}

/** Returns the side of the table for a seat of the engine: left, top, right or bottom; empty for an unknown seat. */
export function sideOf(body, seat) {
  if (body.seats[0] && body.seats[0].seat === seat) {
    return 'bottom';
  }
  const found = around(body).find(each => each.seat.seat === seat);
  return found ? found.side : '';
}

export function seats(body, ctx, page, bubble) {
  return h('ol', {class: 'seats', key: 'seats'}, around(body).map(({seat, side}) =>
    h('li', {key: 's' + seat.seat, class: 'seat ' + side, 'data-seat': seat.seat, style: {order: {left: 1, top: 2, right: 3}[side]}},
      plate(seat, ctx, page, false),
      h('div', {class: 'held', 'aria-hidden': 'true'},
        backs(seat, page),
        h('span', {class: 'stacks'}, stacks(seat, page))),
      bubbleOf(seat, bubble, ctx))));
}

/** The bubble of a seat: its reaction, or its newest chat line. */
function bubbleOf(seat, said, ctx) {
  if (shownNow(seat, ctx)) {
    return h('p', {class: bubbleClass(seat), role: 'status', 'aria-label': seat.bubble.spoken}, reacted(seat.bubble));
  }
  return said && said.colour === seat.colour && h('p', {class: 'bubble', 'aria-hidden': 'true'}, said.words);
}

function bubbleClass(seat) {
  return isPicture(seat.bubble.reaction) ? 'bubble of-picture' : 'bubble';
}

/** Checks whether a reaction is still shown at a seat. Meanwhile the page redraws every second. */
export function shownNow(seat, ctx) {
  const shown = Boolean(seat.bubble) && ctx.left(seat.bubble.ends) > 0;
  ctx.ticks = ctx.ticks || shown;
  return shown;
}

function plate(seat, ctx, page, own, reacts) {
  const lost = seat.presence === 'LOST';
  const timed = isTimed(seat);
  return h('div', {
    class: 'plate' + (lost ? ' lost' : seat.onTurn ? ' now' : seat.won ? ' won' : '') + (own ? ' own' : ''), 'data-plate': seat.seat,
    role: 'img', 'aria-label': seat.accessible,
  },
  disc(seat, ctx, reacts),
  h('div', {class: 'plate-words'},
    h('span', {class: 'plate-name'}, seat.name),
    h('span', {class: 'plate-figures'}, lost
      ? [seat.caption, timed && [' ', h('b', {class: 'seconds'}, clock(seat, ctx))]]
      : timed && !own ? h('b', {class: 'seconds'}, clock(seat, ctx))
        : seat.presence === 'READY' && seat.note ? seat.note
          : seat.figure ? [h('span', {class: 'caption'}, seat.caption, ' '), h('b', {}, seat.figure)] : seat.caption || seat.note)),
  own && shownNow(seat, ctx) && h('p', {class: bubbleClass(seat) + ' own-bubble', 'aria-hidden': 'true'}, reacted(seat.bubble)),
  timed && own && page.layout === 'wide' && h('b', {class: 'plate-time'}, clock(seat, ctx)),
  seat.banker && banker(seat.banker, page));
}

/** The coin and the rate of the banker; in the wide layout also dice that add up to the rate. */
function banker(mark, page) {
  const wide = page.layout === 'wide';
  return h('span', {class: 'banker' + (mark.figure ? '' : ' alone'), title: mark.note || null}, coin(wide ? 28 : 18),
    wide && dice(mark.rate),
    wide && h('span', {class: 'banker-words'}, mark.words), mark.figure && h('b', {}, mark.figure));
}

function clock(seat, ctx) {
  ctx.ticks = true;
  return ctx.clock(seat.time.ends);
}

/** Checks whether a seat is lost because its phone sleeps. */
export function isAsleep(seat) {
  return seat.phone && seat.presence === 'LOST';
}

/** Checks whether a seat's countdown is shown: its turn, or the time for which a phone may sleep. */
export function isTimed(seat) {
  return Boolean(seat.time) && (seat.onTurn || isAsleep(seat));
}

function disc(seat, ctx, reacts) {
  const badge = seat.bot || seat.standIn ? 'robot' : reacts ? 'chat' : '';
  return h('span', {class: 'disc' + (seat.presence === 'LOST' ? ' pale' : ''), 'data-colour': seat.colour},
    isTimed(seat) && ring(seat, ctx),
    isAsleep(seat) ? icon('moon', {size: 16}) : h('span', {class: 'initial'}, looks(seat)),
    badge && h('span', {class: 'badge', 'aria-hidden': 'true'}, icon(badge, {size: 14})));
}

export function ring(seat, ctx) {
  ctx.ticks = true;
  const left = seat.time.totalMillis ? Math.min(1, ctx.left(seat.time.ends) * 1000 / seat.time.totalMillis) : 0;
  return h('svg', {class: 'ring', viewBox: '0 0 36 36', 'aria-hidden': 'true'},
    h('circle', {cx: 18, cy: 18, r: 16, class: 'ring-rest'}),
    h('circle', {cx: 18, cy: 18, r: 16, class: 'ring-left', 'stroke-dasharray': `${(left * 100.53).toFixed(1)} 101`, transform: 'rotate(-90 18 18)'}));
}

function backs(seat, page) {
  const count = seat.tilesLeft.count;
  const drawn = Math.min(count, page.layout === 'wide' || count > 8 ? 16 : 8);
  return h('span', {class: 'backs' + (count > 8 ? ' many' : '')},
    h('span', {class: 'row', 'data-n': count}, Array.from({length: drawn}, () => h('i', {class: 'mini'}))),
    h('b', {}, String(count)),
    page.layout === 'wide' && h('span', {class: 'word'}, seat.tilesLeft.words));
}

function stacks(seat, page, words) {
  const count = seat.stacks.count;
  return [
    count ? h('span', {class: 'row'}, Array.from({length: Math.min(count, words ? 8 : page.layout === 'wide' ? 8 : 1)}, () => stack({width: words ? 24 : 19})))
      : h('i', {class: 'no-stack'}),
    h('b', {class: seat.tally === undefined ? null : 'tally'}, String(seat.tally ?? count)),
    (words || page.layout === 'wide') && h('span', {class: 'word'}, seat.stacks.words),
  ];
}

/** The player's own row: plate, seconds, own play, stacks. */
export function mine(body, ctx, page, lying) {
  const me = body.seats[0];
  if (!me) {
    return null;
  }
  const timed = me.onTurn && me.time;
  const {reactions} = body.side;
  const reacts = reactions?.choices.length > 0;
  const left = timed ? ctx.left(me.time.ends) : 0;
  return h('section', {class: 'mine' + (lying ? ' lying' : ''), key: 'mine', 'data-seat': me.seat},
    h('div', {class: 'own-plate'},
      plate(me, ctx, page, true, reacts),
      reacts && h('button', {type: 'button', class: 'react', 'aria-label': reactions.words, 'aria-haspopup': 'dialog', 'data-act': 'react', onclick: () => ctx.open('react')})),
    h('div', {class: 'mine-middle'}, lying || (timed && h('b', {'aria-hidden': 'true', class: 'my-seconds' + (left <= 10 ? ' last' : '')}, clock(me, ctx)))),
    h('div', {class: 'mine-stacks', 'aria-hidden': 'true'}, stacks(me, page, true)));
}

