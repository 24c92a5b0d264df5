// The announcements for screen readers.

import {state} from './state.js';
import {shake, sound} from './sound.js';

/** Announces new events, the reason and the remaining time, each once. */
export function speak(body) {
  const lines = body.side.log.filter(line => line.kind !== 'NOW');
  const head = lines.length ? lines[0].accessible : '';
  const from = head === state.logHead && lines.length >= state.logLength ? state.logLength : Math.max(0, lines.length - 1);
  if (lines.length > from && state.logHead) {
    state.ctx.say('log', lines.slice(from).slice(-4).map(line => line.accessible).join(' '));
  }
  state.logHead = head;
  state.logLength = lines.length;
  const why = body.reason ? body.reason.words : state.told ? state.told.words : '';
  if (why !== state.reason) {
    state.reason = why;
    state.ctx.say('reason', why);
  }
  const me = body.seats[0];
  const left = state.yours && me && me.time ? state.ctx.left(me.time.ends) : -1;
  if (left !== state.second) {
    state.second = left;
    if ([30, 10, 5].includes(left)) {
      state.ctx.say('time', state.ctx.w('secondsLeft', left));
    }
    if (left > 0 && left <= 5) {
      sound('tick');
      shake('tick');
    }
  }
}
