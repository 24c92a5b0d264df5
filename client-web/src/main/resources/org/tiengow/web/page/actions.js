// The player's actions at the table: choosing tiles and pressing buttons, by touch or keyboard.

import {state} from './state.js';
import {ANSWER, selectedOf, tilesOf} from './pending.js';
import {goOn} from './finished-trick.js';
import {shake} from './sound.js';

const TOO_SOON = 250;

/** The name of each kind of act in the page and in messages. */
export const PLACES = {
  HINT: 'hint', FORFEIT: 'forfeit', PLAY: 'play', PLAY_AHEAD: 'play-ahead', FORFEIT_AHEAD: 'forfeit-ahead', DECLARE: 'declare', DECLINE: 'decline',
};

/** Returns the place of an act among the buttons: an act for a later turn has that of the same act now. */
export function placeOf(kind) {
  return PLACES[kind].replace('-ahead', ' ahead');
}

/** Makes the next tap on a tile open its help. */
export function helpNext() {
  state.help = true;
}

/** Shows why an act is not allowed. */
export function tell(words, about) {
  state.told = {words, fine: false, about};
  shake('not');
  state.ctx.redraw();
}

export function help(which) {
  state.help = false;
  state.ctx.act('tile', {tile: which.tile});
}

export function choose(which) {
  if (state.covered || state.rest || state.moment) {
    return;
  }
  if (state.help) {
    help(which);
    return;
  }
  if (state.ctx.reading) {
    state.ctx.act('touch', {tile: which.tile});
    return;
  }
  const early = isBeforeTurn(state.shown);
  if (!early && (!state.yours || state.ctx.decision === undefined)) {
    shake('not');
    return;
  }
  const now = state.shown;
  const each = tilesOf(now).find(one => one.tile.tile === which.tile);
  const selected = selectedOf(now);
  const offered = tilesOf(now).filter(one => one.offered && !one.selected).map(one => one.tile.tile);
  const tiles = each.selected ? selected.filter(one => one !== which.tile)
    : now.hand.single ? [which.tile] : each.offered && !state.chosen ? [...selected, ...offered] : [...selected, which.tile];
  if (!(early ? premove(tiles, false, isOn('FORFEIT_AHEAD')) : state.ctx.act('select', {decision: state.ctx.decision, tiles}))) {
    shake('not');
    return;
  }
  state.told = '';
  state.chosen = {decision: state.ctx.decision, tiles, until: performance.now() + 1500};
  shake('chosen');
  state.ctx.redraw();
}

/** Checks whether tiles may be chosen for a later turn. */
export function isBeforeTurn(body) {
  return body.acts.some(act => act.kind === 'PLAY_AHEAD');
}

function isOn(kind) {
  return state.shown.acts.some(act => act.kind === kind && act.on);
}

/** Sends what is chosen for a later turn, whole. */
function premove(tiles, plays, forfeits) {
  return state.ctx.act('premove', {held: tilesOf(state.shown).length, tiles, plays, forfeits});
}

function pressAhead(act) {
  if (!act.enabled) {
    tell(act.whyNot, act.kind);
    return;
  }
  const turned = kind => isOn(kind) !== (act.kind === kind);
  if (!premove(selectedOf(state.shown), turned('PLAY_AHEAD'), turned('FORFEIT_AHEAD'))) {
    shake('not');
  }
  state.told = '';
}

/** Presses a button of the table. `at` is the time stamp of the event: a busy page may read a tap much later. */
export function press(act, at) {
  if (at - state.turnSince < TOO_SOON || state.sent || state.rest || state.moment) {
    return;
  }
  if (act.kind.endsWith('_AHEAD')) {
    pressAhead(act);
    return;
  }
  const kind = PLACES[act.kind];
  const tiles = selectedOf(state.shown);
  if (state.ctx.decision === undefined) {
    if (act.whyNot) {
      tell(act.whyNot, act.kind);
    }
    return;
  }
  if (!state.ctx.act('act', {decision: state.ctx.decision, kind, tiles})) {
    shake('not');
    return;
  }
  state.told = '';
  if (!act.enabled && !state.chosen) {
    shake('not');
    state.told = {words: act.whyNot, fine: false, about: act.kind};
    setTimeout(() => {
      state.told = '';
    }, 0);
  } else if ((kind === 'play' || kind === 'forfeit') && act.enabled) {
    state.sent = {decision: state.ctx.decision, tiles, kind, since: performance.now(), trick: state.ctx.body.trick.number};
    setTimeout(state.ctx.redraw, ANSWER + 20);
    queueMicrotask(() => document.getElementById('turn')?.focus({preventScroll: true}));
  }
  state.ctx.redraw();
}

/** Answers whether a winning set is to be forfeited. The question stays open until the answer is sent. */
export function answer(sure) {
  const {decision} = state.ctx;
  const tiles = selectedOf(state.shown);
  const forfeits = sure && decision !== undefined;
  if (!(forfeits ? state.ctx.act('act', {decision, kind: 'forfeit', tiles, sure: true}) : state.ctx.act('keep', {}))) {
    shake('not');
    return;
  }
  if (forfeits) {
    state.sent = {decision, tiles, kind: 'forfeit', since: performance.now() + 1, trick: state.ctx.body.trick.number};
  }
  state.ctx.putAway();
}

document.addEventListener('keydown', event => {
  if (!state.ctx || state.ctx.screen !== 'table' || document.getElementById('main').inert || event.ctrlKey || event.metaKey || event.altKey || event.repeat
    || event.target.closest('input, textarea')) {
    return;
  }
  if (state.moment) {
    goOn(event);
    return;
  }
  if (state.rest && (event.key === ' ' || event.key === 'Enter')) {
    goOn(event);
    event.preventDefault();
    return;
  }
  const key = event.key === 'Backspace' ? '⌫' : event.key;
  const found = tilesOf(state.shown || {hand: {groups: []}}).find(each => each.key === key);
  if (found) {
    choose(found.tile);
    event.preventDefault();
  } else if (event.key === 'Enter' && (event.target.closest('.hand') || event.target === document.body || event.target.id === 'turn')) {
    const play = state.shown.acts.find(act => act.main) || state.shown.acts.find(act => act.kind === 'PLAY' || act.kind === 'PLAY_AHEAD');
    if (play) {
      press(play, event.timeStamp);
      event.preventDefault();
    }
  } else if (event.key === 'ContextMenu' && event.target.closest('.slot')) {
    help({tile: Number(event.target.closest('.slot').dataset.tile)});
    event.preventDefault();
  }
});
