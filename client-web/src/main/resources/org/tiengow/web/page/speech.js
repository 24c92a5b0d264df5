// The announcements for screen readers.

import {state} from './state.js';
import {timed} from './parts.js';
import {shake, sound} from './sound.js';

/** Announces new events, the reason and the remaining time, each once. */
export function speak(body) {
  const lines = body.side.log.filter(line => line.kind !== 'NOW').map(line => line.accessible);
  const changed = state.log.length ? lines.findIndex((line, i) => line !== state.log[i]) : -1;
  const news = changed < 0 ? [] : lines.slice(changed || lines.length - 1).slice(-4); // of another round, only the latest
  state.log = lines;
  const strip = body.banner && !body.banner.stops ? body.banner : null;
  const about = strip ? strip.words.before + strip.words.after + strip.ways.length : '';
  if (about !== state.strip) {
    state.strip = about;
    news.push(...(strip ? [timed(strip.words, state.ctx), ...strip.ways.map(way => way.words)] : []));
  }
  if (news.length) {
    state.ctx.say('log', news.join(' '));
  }
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
