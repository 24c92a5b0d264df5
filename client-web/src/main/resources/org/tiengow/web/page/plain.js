// Pages that say one thing: on the way, left, a bot plays, the night is over.

import {h} from './dom.js';
import {back} from './tile.js';

export function view(body, ctx, screen) {
  const ended = screen === 'ended';
  const displaced = ended && body.code === 4001;
  const words = ended
    ? displaced ? ctx.w('displaced') : body.code === 4003 ? ctx.w('over') : body.reason
    : body.words || (screen === 'asleep' ? ctx.w('asleepBody') : '');
  return h('main', {class: 'plain felt'},
    h('div', {class: 'plain-tiles'}, [1, 2, 3, 4].map(() => back({width: 40}))),
    screen === 'asleep' && h('h1', {tabindex: -1, 'data-title': true}, body.title || ctx.w('botPlays')),
    h('p', {class: 'plain-words', role: 'status'}, words),
    h('div', {class: 'plain-foot'},
      screen === 'asleep' && h('button', {class: 'button main', 'data-act': 'back', onclick: () => ctx.act('back', {})}, ctx.w('backToSeat')),
      displaced && h('button', {class: 'button main', 'data-act': 'play-here', onclick: ctx.retry}, ctx.w('playHere')),
      ((screen === 'left' && words) || (ended && !displaced)) && h('button', {class: 'button main', 'data-act': 'retry', onclick: ctx.retry}, ctx.w('tryNow')),
      screen === 'asleep' && h('button', {class: 'button', 'data-act': 'leave', onclick: ctx.leave}, ctx.w('leaveTable')),
      (screen === 'asleep' || ctx.lost) && h('p', {class: 'plain-note'}, ctx.w('network'))));
}
