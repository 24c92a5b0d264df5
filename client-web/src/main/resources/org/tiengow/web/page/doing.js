// The player's actions at the table: choosing tiles and pressing buttons, by touch or keyboard.

import {mind} from './mind.js';
import {ANSWER, selectedOf, tilesOf} from './pending.js';
import {goOn} from './rest.js';
import {shake} from './sound.js';

const TOO_SOON = 250;

/** The name of each kind of act in the page and in messages. */
export const PLACES = {HINT: 'hint', FORFEIT: 'forfeit', PLAY: 'play', DECLARE: 'declare', DECLINE: 'decline'};

/** Makes the next tap on a tile open its help. */
export function helpNext() {
  mind.help = true;
}

/** Shows why an act is not allowed. */
export function tell(words, about) {
  mind.told = {words, fine: false, about};
  shake('not');
  mind.ctx.redraw();
}

export function help(which) {
  mind.help = false;
  mind.ctx.act('tile', {tile: which.tile});
}

export function choose(which) {
  if (mind.covered || mind.rest || mind.moment) {
    return;
  }
  if (mind.help) {
    help(which);
    return;
  }
  if (!mind.yours || mind.ctx.decision === undefined) {
    shake('not');
    return;
  }
  const now = mind.shown;
  const each = tilesOf(now).find(one => one.tile.tile === which.tile);
  const selected = selectedOf(now);
  const offered = tilesOf(now).filter(one => one.offered && !one.selected).map(one => one.tile.tile);
  const tiles = each.selected ? selected.filter(one => one !== which.tile)
    : each.offered && !mind.chosen ? [...selected, ...offered] : [...selected, which.tile];
  if (!mind.ctx.act('select', {decision: mind.ctx.decision, tiles})) {
    shake('not');
    return;
  }
  mind.told = '';
  mind.chosen = {decision: mind.ctx.decision, tiles, until: performance.now() + 1500};
  shake('chosen');
  mind.ctx.redraw();
}

export function press(act) {
  if (performance.now() - mind.turnSince < TOO_SOON || mind.sent || mind.rest || mind.moment) {
    return;
  }
  const kind = PLACES[act.kind];
  const tiles = selectedOf(mind.shown);
  if (mind.ctx.decision === undefined) {
    if (act.whyNot) {
      tell(act.whyNot, act.kind);
    }
    return;
  }
  if (!mind.ctx.act('act', {decision: mind.ctx.decision, kind, tiles})) {
    shake('not');
    return;
  }
  mind.told = '';
  if (!act.enabled && !mind.chosen) {
    shake('not');
    mind.told = {words: act.whyNot, fine: false, about: act.kind};
    setTimeout(() => {
      mind.told = '';
    }, 0);
  } else if ((kind === 'play' || kind === 'forfeit') && act.enabled) {
    mind.sent = {decision: mind.ctx.decision, tiles, kind, since: performance.now(), trick: mind.ctx.body.trick.number};
    setTimeout(mind.ctx.redraw, ANSWER + 20);
    queueMicrotask(() => document.getElementById('turn')?.focus({preventScroll: true}));
  }
  mind.ctx.redraw();
}

/** Answers whether a winning set is to be forfeited. The question stays open until the answer is sent. */
export function answer(sure) {
  const {decision} = mind.ctx;
  const tiles = selectedOf(mind.shown);
  const forfeits = sure && decision !== undefined;
  if (!(forfeits ? mind.ctx.act('act', {decision, kind: 'forfeit', tiles, sure: true}) : mind.ctx.act('keep', {}))) {
    shake('not');
    return;
  }
  if (forfeits) {
    mind.sent = {decision, tiles, kind: 'forfeit', since: performance.now() + 1, trick: mind.ctx.body.trick.number};
  }
  mind.ctx.putAway();
}

document.addEventListener('keydown', event => {
  if (!mind.ctx || mind.ctx.screen !== 'table' || document.getElementById('main').inert || event.ctrlKey || event.metaKey || event.altKey || event.repeat
    || event.target.closest('input, textarea')) {
    return;
  }
  if (mind.moment) {
    goOn();
    return;
  }
  if (mind.rest && (event.key === ' ' || event.key === 'Enter')) {
    goOn();
    event.preventDefault();
    return;
  }
  const key = event.key === 'Backspace' ? '⌫' : event.key;
  const found = tilesOf(mind.shown || {hand: {groups: []}}).find(each => each.key === key);
  if (found) {
    choose(found.tile);
    event.preventDefault();
  } else if (event.key === 'Enter' && (event.target.closest('.hand') || event.target === document.body || event.target.id === 'turn')) {
    const play = mind.shown.acts.find(act => act.main) || mind.shown.acts.find(act => act.kind === 'PLAY');
    if (play) {
      press(play);
      event.preventDefault();
    }
  } else if (event.key === 'ContextMenu' && event.target.closest('.slot')) {
    help({tile: Number(event.target.closest('.slot').dataset.tile)});
    event.preventDefault();
  }
});
