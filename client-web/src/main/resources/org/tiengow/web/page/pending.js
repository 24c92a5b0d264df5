// Local actions that the server has not confirmed yet: chosen tiles, and a play that was sent. They are drawn as if confirmed.

import {state} from './state.js';

/** Milliseconds to wait for a confirmation before the hand is shown as the server knows it. */
export const ANSWER = 4000;

/** Returns the body with the unconfirmed local actions applied. */
export function ahead(body, decision) {
  if (state.chosen && (state.chosen.decision !== decision || same(state.chosen.tiles, selectedOf(body)) || performance.now() > state.chosen.until)) {
    state.chosen = null;
  }
  if (state.sent && answered(body, decision)) {
    state.sent = null;
  }
  let shown = body;
  if (state.chosen) {
    const {tiles} = state.chosen;
    shown = {...shown, hand: {...shown.hand, groups: shown.hand.groups.map(group => ({...group, tiles: group.tiles.map(each => {
      const selected = tiles.includes(each.tile.tile);
      return {...each, selected, offered: each.offered && !selected};
    })}))}};
  }
  return state.sent ? withSent(shown) : shown;
}

function answered(body, decision) {
  const {sent} = state;
  const me = body.seats[0].seat;
  const played = body.trick.plays.some(play => play.seat === me) || body.trick.number !== sent.trick;
  const refused = decision === sent.decision && (body.question || (body.reason && !body.reason.fine));
  return played || refused || (decision !== undefined && decision !== sent.decision) || performance.now() - sent.since > ANSWER;
}

function withSent(body) {
  const {tiles, kind} = state.sent;
  const groups = body.hand.groups.map(group => ({...group, tiles: group.tiles.filter(each => !tiles.includes(each.tile.tile))}));
  const gone = body.hand.groups.flatMap(group => group.tiles).filter(each => tiles.includes(each.tile.tile)).map(each => each.tile);
  const up = kind === 'play';
  const mine_ = {
    seat: body.seats[0].seat, state: up ? 'BEST' : 'FORFEITED', count: tiles.length, tiles: up ? gone : [], title: '', detail: '', label: '',
    accessible: '', sent: true,
  };
  const plays = body.trick.plays.map(play => up && play.state === 'BEST' ? {...play, state: 'BEATEN', label: ''} : play);
  return {...body, hand: {groups}, trick: {...body.trick, plays: [...plays, mine_], empty: '', owner: -1}, reason: null,
    turn: {yours: false, head: '', task: body.turn && !body.turn.yours ? body.turn.task : ''}};
}

export function selectedOf(body) {
  return tilesOf(body).filter(each => each.selected).map(each => each.tile.tile);
}

export function tilesOf(body) {
  return body.hand.groups.flatMap(group => group.tiles);
}

function same(one, other) {
  return one.length === other.length && one.every(each => other.includes(each));
}

export function still(held) {
  return {groups: held.groups.map(group => ({...group, tiles: group.tiles.map(each => ({...each, selected: false, playable: false, offered: false, hinted: false}))}))};
}
