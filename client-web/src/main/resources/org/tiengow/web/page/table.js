// The table screen: it draws the table and decides when new messages are shown.

import {acts, banner, bar, broken, goesOn, heardNow, logLines, logOf, notice, reason, turn} from './chrome.js';
import {choose, help, isBeforeTurn} from './actions.js';
import {h} from './dom.js';
import {hand} from './hand.js';
import {handOf, measure} from './fit.js';
import {icon} from './icons.js';
import {state} from './state.js';
import {move as moveMoment, staged} from './moment.js';
import {move, pile, remember} from './motion.js';
import {ahead, still, tilesOf} from './pending.js';
import {goOn, SAY_GO_ON} from './finished-trick.js';
import {resting, roundOf} from './resting.js';
import {mine, seats} from './seats.js';
import {keepOn, letGo, uncover} from './sleep.js';
import {shake, sound} from './sound.js';
import {speak} from './speech.js';
import {tabs} from './tabs.js';
import {myPlay, trick} from './trick.js';

export {holds} from './finished-trick.js';

let ctx = null;

/** Returns the body for a table where nothing can be chosen: the connection is lost, or the hand is covered. */
function quiet(body, lost) {
  const calm = {...body, hand: still(body.hand)};
  return lost ? {...calm, seats: body.seats.map(seat => ({...seat, onTurn: false, time: undefined})), reason: null} : calm;
}

export function before() {
  remember(document.getElementById('main'));
}

export function view(latest, context) {
  ctx = context;
  state.ctx = context;
  const decision = state.rest || state.moment ? undefined : ctx.decision;
  let body = state.moment ? staged(latest) : state.rest ? resting(latest, state.rest.before) : ahead(latest, decision);
  if (!state.rest && !state.moment) {
    state.drawn = latest;
    state.trick = latest.trick.number;
    state.round = roundOf(latest);
  }
  if (ctx.lost || (state.covered && body.hand.groups.length)) {
    body = quiet(body, ctx.lost);
  }
  state.shown = body;
  const page = pageOf(body);
  const yours = Boolean(body.turn && body.turn.yours && decision !== undefined && !state.sent);
  heedTurn(body, yours, decision);
  const lying = myPlay(body, page, state.box);
  const lost = ctx.lost;
  const handState = {
    mine: (yours || ctx.reading) && !lost, early: !lost && isBeforeTurn(body), covered: Boolean(state.covered) && body.hand.groups.length > 0, dim: lost || Boolean(body.banner && broken(body.banner)), focus: focused(body),
    label: ctx.w('yourTiles'), lens: state.lens,
  };
  page.covered = handState.covered;
  const showsBanner = lost || (body.banner && !goesOn(body.banner));
  return h('div', {
    class: `table ${page.layout} ${page.fit}${page.tiny ? ' tiny' : ''}${page.short ? ' short' : ''}${body.rests ? ' rests' : ''}${body.seats.length === 2 ? ' two' : ''}${page.log ? ' logged' : ''}${page.alone ? ' hand-alone' : ''}${page.packed ? ' packed' : ''}`,
    'data-layout': page.layout, 'data-moment': state.moment?.now ?? null, 'data-fit': page.fit, onclick: body.rests ? goOn : null,
    style: {'--m': page.margin + 'px', '--rail': page.rail + 'px', '--log': page.log + 'px', '--column': page.column + 'px', '--hand-w': page.w + 'px', '--above': state.above + 'px'},
  },
  h('main', {class: 'board felt', key: 'board'},
    h('div', {class: 'near', key: 'near'},
    hand(body.hand.groups, state.size, page, handState, {choose, help, lens: tile => {
      state.lens = tile;
      ctx.redraw();
    }, focused: tile => {
      state.focus = tile;
    }}),
    handState.covered && h('button', {class: 'button uncover', key: 'uncover', 'data-act': 'uncover', onclick: show}, icon('eye', {size: 22}), ctx.w('showTiles')),
    h('div', {class: 'duty', key: 'duty'},
      showsBanner ? null : acts(body, page),
      showsBanner ? banner(body, lost) : reason(body),
      turn(body, page, lost))),
    h('div', {class: 'far', key: 'far', 'data-tab': page.short ? state.tab : null},
      seats(body, ctx, page, heardNow(body)),
      page.short && tabs(body, ctx),
      h('div', {class: 'panel', key: 'panel', ...(page.short ? {role: 'tabpanel', 'aria-labelledby': 'table-tab-' + state.tab} : {})},
        page.short && state.tab === 'seats' && h('p', {class: 'about-table', key: 'about'}, body.bar.title, ' · ', body.bar.rules, ' · ', body.bar.progress),
        page.short && state.tab === 'log' ? logLines(body) : !(page.short && state.tab === 'seats') && trick(body, ctx, page, state.box),
        mine(body, ctx, page, lying))),
    notice(body),
    body.rests && performance.now() - (state.moment || state.rest).since >= SAY_GO_ON && h('p', {class: 'go-on', key: 'go-on'}, ctx.w('goOn'))),
  bar(body, page),
  page.log ? logOf(body) : null);
}

function pageOf(body) {
  const page = measure(ctx.settings.text / 100, state.above);
  page.learns = ctx.reading !== undefined;
  const held = body.hand.groups.reduce((sum, group) => sum + group.tiles.length, 0);
  const key = [page.width, page.height, page.top, page.bottom, page.text].join();
  if (!state.deal || held > state.deal.held || state.deal.key !== key || state.deal.round !== roundOf(body)
    || page.above > state.deal.above) {
    const groups = state.deal && held <= state.deal.held && state.deal.round === roundOf(body) ? state.deal.groups : body.hand.groups.map(group => group.tiles.length);
    const held_ = groups.reduce((sum, each) => sum + each, 0);
    state.deal = {held: held_, key, groups, round: roundOf(body), above: page.above};
    state.size = handOf(groups, page);
  }
  page.w = state.size.w;
  page.alone = Boolean(state.size.alone);
  page.column = Math.min((page.hand - 12) / 3, 240 * page.text);
  page.packed = page.layout === 'portrait' && state.size.rows === 2 && page.fit !== 'roomy' && !page.short;
  page.from = 0;
  page.whole = page.layout === 'portrait';
  page.start = page.layout === 'portrait' ? page.left + page.margin : 0;
  page.room = page.layout === 'portrait' ? page.hand : page.layout === 'landscape' ? page.hand - (page.alone ? 0 : 124) : page.width - page.log;
  return page;
}

function focused(body) {
  const all = tilesOf(body).map(each => each.tile.tile);
  if (!all.includes(state.focus)) {
    state.focus = all.length ? all[0] : -1;
  }
  return state.focus;
}

function heedTurn(body, yours, decision) {
  if (yours && (!state.wasYours || decision !== state.decision)) {
    state.turnSince = performance.now();
    state.told = '';
    state.turn = 'new';
    state.tab = 'trick';
  } else if (state.task !== undefined && state.task !== body.turn?.task) {
    state.told = '';
  }
  state.task = body.turn?.task;
  state.wasYours = yours;
  state.decision = decision;
  state.yours = yours;
}

export function shown() {
  const root = document.getElementById('main');
  const place = root.querySelector('.trick');
  if (place) {
    const {width, height} = place.getBoundingClientRect();
    if (Math.abs(width - state.box.width) > 1 || Math.abs(height - state.box.height) > 1) {
      state.box = {width, height};
      ctx.redraw();
      return;
    }
  }
  move(root);
  if (state.moment) {
    moveMoment(root, ctx.body);
  }
  if (state.pile >= 0) {
    pile(root, state.pile);
    state.pile = -1;
  }
  const body = state.shown;
  document.title = state.yours ? `● ${body.turn.head} · Tien Gow` : 'Tien Gow';
  if (state.turn === 'new') {
    state.turn = '';
    sound('turn');
    shake('turn');
    ctx.say('turn', `${body.turn.head}. ${body.turn.task}`);
  }
  if (ctx.lost && !state.lost) {
    sound('lost');
  }
  state.lost = ctx.lost;
  keepOn();
  speak(body);
  layersOf(ctx.body);
}

/** Opens or closes the sheet that the table asks for; at most one at a time. */
function layersOf(body) {
  const wanted = body.question ? 'question' : body.recall ? 'recall' : body.reason && body.reason.why && body.reason.why.open ? 'why' : '';
  if (wanted !== state.layer) {
    state.layer = wanted;
    if (wanted) {
      ctx.open(wanted, {question: body.question, recall: body.recall, why: body.reason && body.reason.why, reason: body.reason}[wanted]);
    } else if (ctx.localScreen === 'question' || ctx.localScreen === 'recall' || ctx.localScreen === 'why') {
      ctx.putAway();
    }
  }
}

export function gone() {
  letGo();
  state.drawn = null;
  state.rest = null;
  state.moment = null;
  state.deal = null;
  state.ctx = null; // keys and sleep no longer concern this table
  state.shown = null;
  document.title = 'Tien Gow';
}

function show() {
  uncover();
  ctx.redraw();
}
