// Screens with one message: connecting, left, ended.

import {h} from './dom.js';
import {back} from './tile.js';

export function view(body, ctx, screen) {
  const ended = screen === 'ended';
  const displaced = ended && body.code === 4001;
  const words = displaced ? ctx.w('displaced') : ended ? body.reason : body.words;
  return h('main', {class: 'plain felt'},
    h('div', {class: 'plain-tiles'}, [1, 2, 3, 4].map(() => back({width: 40}))),
    h('p', {class: 'plain-words', role: 'status'}, words),
    h('div', {class: 'plain-foot'},
      displaced && h('button', {class: 'button main', 'data-act': 'play-here', onclick: ctx.retry}, ctx.w('playHere')),
      ((screen === 'left' && words) || (ended && !displaced)) && h('button', {class: 'button main', 'data-act': 'retry', onclick: ctx.retry}, ctx.w('tryNow')),
      screen === 'onTheWay' && !ctx.lost && !ctx.tv && h('button', {class: 'button', 'data-act': 'leave', onclick: ctx.leave}, ctx.w('leaveTable')),
      ctx.lost && h('p', {class: 'plain-note'}, ctx.w('network'))));
}
