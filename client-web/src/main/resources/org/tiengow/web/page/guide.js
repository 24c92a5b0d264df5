// The guided round: a table, and a card that explains it. While the player reads, the card is at the bottom with its buttons near
// the thumb. When the player must act, it is at the top, so that the hand and the buttons can be reached.

import {h} from './dom.js';
import {state} from './state.js';
import {button, row, small} from './parts.js';
import * as table from './table.js';

let inner = null;

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
  lift();
  makeRoom();
}

export function gone() {
  state.above = 0;
  table.gone();
}

/** Makes room for the card above the table while the player must act. */
function makeRoom() {
  const card = document.querySelector('.guide-card.acting');
  const bar = document.querySelector(':is(.portrait, .wide) > .bar');
  const lies = card && !document.querySelector('#main .logged') ? card.getBoundingClientRect() : null;
  const above = lies ? Math.max(Math.round(lies.height), card.querySelector('.guide-words').firstChild ? 0 : state.above) : 0;
  card?.style.setProperty('--bar', (bar ? bar.getBoundingClientRect().bottom : 0) + 'px');
  if (above !== state.above) {
    state.above = above;
    state.ctx.redraw();
  }
}

/** Lifts the hand above the card while the player reads, because the text may refer to it. */
function lift() {
  const card = document.querySelector('.guide-card');
  const hand = document.querySelector('#main .hand');
  const root = document.querySelector('#main .guide');
  if (!card || !hand) {
    return;
  }
  const now = parseFloat(root.style.getPropertyValue('--lift')) || 0;
  const acting = root.classList.contains('guide-acting');
  const {body} = Object.getPrototypeOf(inner);
  const wanted = !acting && (body.card.pointer.tiles.length > 0 || body.table.trick.plays.length === 0);
  const aside = parseFloat(root.style.getPropertyValue('--aside')) || 0;
  const held = hand.getBoundingClientRect();
  const lies = card.getBoundingClientRect();
  const over = aside + 8 - lies.left + Math.max(0, ...[...hand.querySelectorAll('.slot')].map(slot => slot.getBoundingClientRect().right));
  const below = lies.top > innerHeight / 3;
  const lifted = wanted && below && over > 0 ? Math.max(0, held.bottom + now + 10 - lies.top) : 0;
  root.style.setProperty('--lift', lifted + 'px');
  root.style.setProperty('--aside', (wanted && !below && lies.left > 0 ? Math.max(0, Math.min(over, aside + Math.min(...[...hand.querySelectorAll('.slot')].map(slot => slot.getBoundingClientRect().left)))) : 0) + 'px');
  const lying = [...document.querySelectorAll('#main .trick > li')].map(play => play.getBoundingClientRect().bottom);
  root.toggleAttribute('data-crowded', lifted > 0 && held.top + now - lifted < Math.max(0, ...lying));
}

/** Highlights the tiles and seats to which the card refers. */
function point() {
  const {tiles, seats} = Object.getPrototypeOf(inner).body.card.pointer;
  const pointed = new Set(tiles.map(each => String(each.tile)));
  document.querySelectorAll('#main .slot').forEach(slot => slot.toggleAttribute('data-pointed', pointed.has(slot.dataset.tile)));
  document.querySelectorAll('#main [data-seat]').forEach(seat => seat.toggleAttribute('data-pointed', seats.includes(Number(seat.dataset.seat))));
}
