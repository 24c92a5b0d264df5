// The announcements for screen readers.

import {mind} from './mind.js';
import {shake, sound} from './sound.js';

/** Announces new events, the reason and the remaining time, each once. */
export function speak(body) {
  const lines = body.side.log.filter(line => line.kind !== 'NOW');
  const head = lines.length ? lines[0].accessible : '';
  const from = head === mind.logHead && lines.length >= mind.logLength ? mind.logLength : Math.max(0, lines.length - 1);
  if (lines.length > from && mind.logHead) {
    mind.ctx.say('log', lines.slice(from).slice(-4).map(line => line.accessible).join(' '));
  }
  mind.logHead = head;
  mind.logLength = lines.length;
  const why = body.reason ? body.reason.words : mind.told ? mind.told.words : '';
  if (why !== mind.reason) {
    mind.reason = why;
    mind.ctx.say('reason', why);
  }
  const me = body.seats[0];
  const left = mind.yours && me && me.time ? mind.ctx.left(me.time.ends) : -1;
  if (left !== mind.second) {
    mind.second = left;
    if ([30, 10, 5].includes(left)) {
      mind.ctx.say('time', mind.ctx.w('secondsLeft', left));
    }
    if (left > 0 && left <= 5) {
      sound('tick');
      shake('tick');
    }
  }
}
