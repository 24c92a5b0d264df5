// The parts around the tiles: bar, turn, buttons and the reason below them, banner, notice, log.

import {h} from './dom.js';
import {PLACES, placeOf, press, tell} from './actions.js';
import {backIcon, icon} from './icons.js';
import {state} from './state.js';
import {elsewhere, small, timed} from './parts.js';
import {lines, sayForm} from './side.js';
import {isCalm} from './store.js';
import {back, tile} from './tile.js';

const NOTICE = 4000;
const BUBBLE = 3000;
const typed = {words: ''};
const RARE = {CAPTURE: 'caught', SUPREME: 'crown', QUARTET: 'quartet', ALL_STACKS: 'stacks'};

export function bar(body, page) {
  const {title, rules, progress, back, tools} = body.bar;
  const last = tools.find(tool => tool.kind === 'LAST_TRICK');
  const undo = tools.find(tool => tool.kind === 'TAKE_BACK' && !tool.whyNot);
  const unread = body.side.chat.length > state.chatRead;
  const wide = page.layout === 'wide';
  return h('header', {class: 'bar', key: 'bar'},
    page.layout !== 'landscape' && h('button', {class: 'icon-button leave', 'aria-label': back, 'data-act': 'leave', onclick: state.ctx.leave}, icon('back')),
    h('div', {class: 'bar-words'},
      h('h1', {class: 'bar-title'}, title),
      h('p', {class: 'bar-progress'}, !wide && h('span', {}, rules.replace(/^[^:：]*[:：]\s*/, ''), ' ·'), ' ', h('span', {}, progress))),
    wide && h('p', {class: 'bar-rules'}, h('b', {}, rules), body.bar.differing && ' · ' + body.bar.differing),
    undo && h('button', {class: 'icon-button', 'aria-label': undo.words, 'data-act': 'take-back', onclick: () => state.ctx.act('tool', {kind: 'take-back'})}, icon(undo.icon), wide && h('span', {}, undo.words)),
    last && h('button', {class: 'icon-button', 'aria-label': last.words, 'aria-disabled': last.whyNot ? 'true' : null, 'data-act': 'last-trick',
      onclick: () => last.whyNot ? tell(last.whyNot) : state.ctx.act('tool', {kind: 'last-trick'})}, icon('undo'), wide && h('span', {}, last.words)),
    h('button', {class: 'icon-button' + (unread ? ' dot' : ''), 'aria-label': body.side.chatTab, 'data-act': 'chat', onclick: () => state.ctx.open('side', {tab: 'chat'})},
      icon('chat')),
    h('button', {class: 'icon-button', 'aria-label': state.ctx.w('menu'), 'data-act': 'menu', onclick: () => state.ctx.open('menu')}, icon('menu')));
}

/** Returns the newest chat line for three seconds, to be shown as a bubble at a seat. */
export function heardNow(body) {
  const {chat} = body.side;
  if (state.chatLength >= 0 && chat.length > state.chatLength && state.ctx.localScreen !== 'side') {
    const {colour, words, who} = chat[chat.length - 1];
    state.bubble = who ? {colour, words, until: performance.now() + BUBBLE} : null;
    setTimeout(state.ctx.redraw, BUBBLE + 20);
  }
  state.chatLength = chat.length;
  if (state.chatRead < 0 || state.ctx.localScreen === 'side' || chat.length < state.chatRead) {
    state.chatRead = chat.length;
  }
  return state.bubble && performance.now() < state.bubble.until ? state.bubble : null;
}

export function turn(body, page, lost) {
  const {turn: now} = body;
  if (lost) {
    return h('p', {class: 'turn quiet', key: 'turn', id: 'turn'}, state.ctx.w('nothingNow'));
  }
  if (!now) {
    return h('p', {class: 'turn quiet', key: 'turn', id: 'turn'});
  }
  const me = body.seats[0];
  const clock = (page.layout === 'landscape' || page.short) && now.yours && me && me.time;
  if (clock) {
    state.ctx.ticks = true;
  }
  return h('p', {class: now.yours ? 'turn yours' : 'turn quiet', key: 'turn', id: 'turn', tabindex: -1},
    now.rare && !isCalm() && h('i', {class: 'seal'}, icon(RARE[now.rare], {size: 22})),
    now.head && h('b', {class: 'turn-head'}, now.head),
    clock && h('b', {class: 'turn-time'}, state.ctx.clock(me.time.ends)),
    h('span', {class: 'turn-task'}, now.task));
}

export function acts(body, page) {
  if (!body.acts.length) {
    return null;
  }
  const declaring = body.acts.some(act => act.kind === 'DECLARE');
  return h('div', {class: 'acts' + (declaring ? ' declaring' : ''), key: 'acts'}, body.acts.map(act => {
    const able = act.enabled && !state.sent;
    return h('button', {
      class: `button act ${placeOf(act.kind)}${act.kind === 'PLAY' || act.kind === 'DECLARE' ? ' main' : ''}`, key: act.kind, type: 'button', 'data-act': PLACES[act.kind],
      'aria-disabled': able ? null : 'true', 'aria-pressed': act.kind.endsWith('_AHEAD') ? String(act.on) : null, 'aria-describedby': able ? null : 'reason', onclick: event => press(act, event.timeStamp),
    }, act.kind === 'HINT' && icon('lamp', {size: 22}), act.kind === 'FORFEIT' && backIcon(), act.on && icon('tick', {size: 18}), h('span', {}, act.words));
  }));
}

export function reason(body) {
  if (body.rests) {
    return null;
  }
  if (goesOn(body.banner) && !state.told) {
    return strip(body.banner);
  }
  const now = state.told || body.reason;
  const why = now && now.why;
  const about = now && now.about ? placeOf(now.about).split(' ')[0] : '';
  return h('div', {class: 'reason' + (now ? '' : ' none') + (about ? ' about-' + about : ''), key: 'reason', id: 'reason'},
    now && icon(now.fine ? (now.about === 'HINT' ? 'lamp' : 'tick') : 'info', {size: 20, class: now.fine && now.about !== 'HINT' ? 'fine' : ''}),
    now && h('p', {class: 'reason-words'}, now.words),
    why && h('button', {class: 'link why', 'data-act': 'why', onclick: () => state.ctx.act('why', {})}, why.link));
}

/** A message that takes the place of the reason while the game continues. */
function strip({words, ways}) {
  const alarm = ways.some(way => way.kind === 'EXPLAIN');
  return h('div', {class: 'reason strip', key: 'reason', id: 'reason', ...(alarm ? {role: 'alert'} : {})},
    icon(alarm ? 'warn' : 'info', {size: 20}),
    h('p', {class: 'reason-words'}, timed(words, state.ctx), ways.map(way => [' ',
      h('button', {class: 'link', key: way.kind, 'data-act': small(way.kind), onclick: () => does(way)}, way.words)])));
}

export function broken(banner_) {
  return banner_.ways.some(way => way.kind === 'RETRY');
}

/** Checks whether the game continues despite a banner. */
export function goesOn(banner_) {
  return Boolean(banner_) && !banner_.stops;
}

/** The banner of a lost connection or a pause, in place of the reason and the buttons. */
export function banner(body, lost) {
  const ways = lost
    ? [{kind: 'LEAVE', words: body.bar.back}, {kind: 'RETRY', words: state.ctx.w('tryNow')}]
    : [...body.banner.ways].sort((a, b) => (b.kind === 'LEAVE') - (a.kind === 'LEAVE'));
  const words = lost ? state.ctx.tried() : timed(body.banner.words, state.ctx);
  return h('div', {class: 'table-banner', key: 'banner', role: 'group'},
    icon(lost || broken(body.banner) ? 'lost' : 'pause', {size: 24}),
    h('p', {class: 'table-banner-words'}, lost && h('b', {}, state.ctx.w(state.ctx.lostBy)), ' ', words, lost && elsewhere(state.ctx)),
    h('div', {class: 'ways'}, ways.map(way => h('button', {class: 'button' + (way.kind === 'LEAVE' ? ' outline' : ''), 'data-act': small(way.kind), key: way.kind,
      onclick: () => does(way, lost)}, way.words))));
}

function does({kind, question}, lost) {
  if (kind === 'RETRY') {
    lost ? state.ctx.retry() : state.ctx.act('retry', {});
  } else if (kind === 'LEAVE') {
    lost ? state.ctx.abandon() : state.ctx.leave();
  } else if (kind === 'EXPLAIN') {
    state.ctx.act('explain', {});
  } else if (kind === 'KEEP_PLAY') {
    state.ctx.act('take-back', {wish: false});
  } else if (question !== undefined) {
    state.ctx.act('take-back', {question, wish: kind === 'LET_TAKE_BACK'});
  } else {
    state.ctx.act('tool', {kind: 'pause'});
  }
}

export function notice(body) {
  if ((body.notice || '') !== state.notice) {
    state.notice = body.notice || '';
    state.noticeSince = performance.now();
    setTimeout(state.ctx.redraw, NOTICE + 20);
  }
  if (!state.notice || performance.now() - state.noticeSince > NOTICE) {
    return null;
  }
  return h('button', {class: 'notice', key: 'notice', role: 'status', onclick: () => {
    state.noticeSince = -NOTICE;
    state.ctx.redraw();
  }}, state.notice);
}

export function logOf(body) {
  return h('aside', {class: 'log', key: 'log', 'aria-label': body.side.logTab},
    h('div', {class: 'log-tabs'},
      h('b', {class: 'log-tab'}, body.side.logTab),
      h('button', {class: 'log-tab', onclick: () => state.ctx.open('side', {tab: 'chat'})}, body.side.chatTab),
      body.side.seen && h('button', {class: 'log-tab', onclick: () => state.ctx.open('side', {tab: 'seen'})}, body.side.seen.tab)),
    logLines(body),
    h('div', {class: 'log-chat'}, lines(body.side.chat.slice(-1)), sayForm({prompt: body.side.prompt}, state.ctx, typed)));
}

/** The lines of the log, scrolled to the newest when they are first shown. */
export function logLines(body) {
  return h('ol', {class: 'log-lines', key: 'log-lines', mounted: node => {
    node.scrollTop = node.scrollHeight;
  }}, body.side.log.map(line => h('li', {class: 'log-line ' + line.kind.toLowerCase()},
    line.who && h('i', {class: 'log-dot', 'data-colour': line.colour}),
    h('span', {class: 'log-words'}, line.who && h('b', {}, line.who, ' '), line.words),
    h('span', {class: 'log-tiles', 'aria-hidden': 'true'}, line.tiles.map(each => logTile(each.face)), Array.from({length: line.faceDown}, () => logTile(''))))));
}

function logTile(face) {
  return face ? tile(face, {width: 14}) : back({width: 14});
}
