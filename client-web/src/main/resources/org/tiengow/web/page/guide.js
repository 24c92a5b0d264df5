// The guided round: a table, and a card that explains it. While the player reads, the card is at the bottom with its buttons near
// the thumb. When the player must act, it is at the top, so that the hand and the buttons can be reached.

import {h} from './dom.js';
import {state} from './state.js';
import {button, row, small} from './parts.js';
import * as table from './table.js';

/** Pixels for the trick above the hand and the card, below which the seats give way to it. */
const LEAST_TRICK = 150;

let inner = null;
let heights = {seats: 0, hand: 0}; // of the parts when they were last shown

/** Returns a context whose body is the table inside the guided round. */
function within(ctx) {
  inner ??= Object.create(ctx, {
    body: {get: () => ctx.body.table}, screen: {value: 'table'}, reading: {get: () => ctx.body.card.buttons.length > 0},
  });
  return inner;
}

export function holds() {
  return false;
}

export function before() {
  table.before();
}

export function view(body, ctx) {
  const {card} = body;
  const acting = card.buttons.length === 0;
  const known = `${card.title} ${card.lines.join(' ')}`;
  const below = table.view(body.table, within(ctx));
  const {'--rail': rail, '--log': log} = below.attrs.style;
  return h('div', {class: 'guide' + (acting ? ' guide-acting' : ''), key: 'guide'},
    below,
    h('section', {class: 'guide-card' + (acting ? ' acting' : ''), key: 'card', 'aria-label': card.place, 'data-first-tile': card.pointer.tiles[0]?.tile ?? null,
      style: {'--rail': rail, '--log': log}},
      h('div', {class: 'guide-head'},
        h('h2', {tabindex: -1, 'data-title': true, id: 'guide-title'}, card.title),
        h('p', {class: 'soft-note'}, card.place)),
      h('div', {class: 'guide-bar', role: 'progressbar', 'aria-label': card.place, 'aria-valuenow': Math.round(card.progress * 100), 'aria-valuemin': 0, 'aria-valuemax': 100},
        h('span', {style: {width: Math.round(card.progress * 100) + '%'}})),
      h('div', {class: 'guide-words', key: known, role: 'status'},
        card.trouble && h('p', {class: 'guide-trouble'}, card.trouble),
        !(acting && card.trouble) && card.lines.map(line => h('p', {}, line)),
        card.pictures.length > 0 && h('div', {class: 'guide-tiles felt', 'aria-hidden': 'true'}, card.pictures.map(set => row(set, 20))),
        card.nextStep && h('p', {class: 'guide-next'}, card.nextStep)),
      card.buttons.length > 0 && h('div', {class: 'guide-foot'}, [...card.buttons].reverse().map(each => button(each.main ? 'main' : '', each.words,
        () => ctx.act('guide', {kind: small(each.choice)}), {'data-act': small(each.choice)})))));
}

export function shown() {
  table.shown();
  point();
  makeRoom();
  shift();
}

export function gone() {
  state.above = 0;
  state.below = 0;
  table.gone();
}

/**
 * Makes room for the card: above the table while the player must act, below it while the player reads, because the text refers to the trick
 * and the hand. Where the page is too low for both below the seats, the seats give way, or the hand to seats to which the card points.
 */
function makeRoom() {
  const card = document.querySelector('.guide-card');
  const bar = document.querySelector(':is(.portrait, .wide) > .bar');
  const root = document.querySelector('#main .guide');
  const acting = root.classList.contains('guide-acting');
  const free = card && !document.querySelector('#main .logged');
  const lies = free ? card.getBoundingClientRect() : null;
  const above = lies && acting ? Math.max(Math.round(lies.height), card.querySelector('.guide-words').firstChild ? 0 : state.above) : 0;
  const below = lies && !acting && lies.top > innerHeight / 3 ? Math.round(innerHeight - lies.top) : 0;
  card?.style.setProperty('--bar', (bar ? bar.getBoundingClientRect().bottom : 0) + 'px');
  const {body} = Object.getPrototypeOf(inner);
  const hand = document.querySelector('#main .hand');
  const seats = document.querySelector('#main .seats');
  heights = {seats: seats?.offsetHeight || heights.seats, hand: hand?.offsetHeight || heights.hand};
  const room = innerHeight - below - (bar ? bar.getBoundingClientRect().bottom : 0) - heights.hand - heights.seats;
  const gone = below === 0 || room >= LEAST_TRICK ? '' : body.card.pointer.seats.length > 0 ? 'hand' : 'seats';
  if (above !== state.above || below !== state.below || gone !== (root.dataset.crowded ?? '')) {
    state.above = above;
    state.below = below;
    root.dataset.crowded = gone;
    root.style.setProperty('--below-card', below + 'px');
    state.ctx.redraw();
  }
}

/** Shifts the hand from behind the card in landscape while the player reads. */
function shift() {
  const root = document.querySelector('#main .guide');
  const slots = [...document.querySelectorAll('#main .hand .slot')].map(slot => slot.getBoundingClientRect());
  const lies = document.querySelector('.guide-card')?.getBoundingClientRect();
  if (!lies || !slots.length) {
    return;
  }
  const aside = parseFloat(root.style.getPropertyValue('--aside')) || 0;
  const over = aside + 8 - lies.left + Math.max(...slots.map(slot => slot.right));
  const beside = !root.classList.contains('guide-acting') && lies.top <= innerHeight / 3 && lies.left > 0;
  root.style.setProperty('--aside', (beside ? Math.max(0, Math.min(over, aside + Math.min(...slots.map(slot => slot.left)))) : 0) + 'px');
}

/** Highlights the tiles and seats to which the card refers. */
function point() {
  const {tiles, seats} = Object.getPrototypeOf(inner).body.card.pointer;
  const pointed = new Set(tiles.map(each => String(each.tile)));
  document.querySelectorAll('#main .slot').forEach(slot => slot.toggleAttribute('data-pointed', pointed.has(slot.dataset.tile)));
  document.querySelectorAll('#main [data-seat]').forEach(seat => seat.toggleAttribute('data-pointed', seats.includes(Number(seat.dataset.seat))));
}
