// The table: what lies there, what is yours to do, and when what came may be shown.

import {h} from './dom.js';
import {hand} from './hand.js';
import {handOf, log, measure} from './fit.js';
import {backIcon, icon} from './icons.js';
import {move, remember} from './motion.js';
import {mine, seats} from './seats.js';
import {shake, sound} from './sound.js';
import {paced} from './store.js';
import {back, tile} from './tile.js';
import {myPlay, trick} from './trick.js';

const REST = 700;
const SAY_GO_ON = 400;
const TOO_SOON = 250;
const ANSWER = 4000;
const NAP = 2500;
const NOTICE = 4000;
const BUBBLE = 3000;

const mind = {
  drawn: null, // the body that is drawn, which may be behind the last one
  trick: 0, progress: '', // the trick that lies, and its round
  rest: null, // a finished trick that is being looked at: {number, since, until, before}
  chosen: null, // tiles chosen here and not answered yet: {decision, tiles}
  sent: null, // a play not answered yet: {decision, tiles, kind, since}
  turnSince: 0, wasYours: false, decision: -1,
  told: '', // why an act is not allowed, told here: {words, about}
  focus: -1, box: {width: 390, height: 260}, deal: null, logLength: 0, logHead: '', reason: '', second: -1,
  covered: false, hiddenAt: 0, sleptFrom: 0, asking: '', notice: '', noticeSince: 0, lost: false, help: false, layer: '', lens: null, chatRead: -1, chatLength: -1, bubble: null,
};
let ctx = null;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') {
    mind.hiddenAt = Date.now();
    mind.sleptFrom = ctx && ctx.body && ctx.body.side ? ctx.body.side.log.length : 0;
    if (ctx && ctx.screen === 'table' && ctx.body.hand.groups.length && !mind.covered) {
      mind.covered = 'slept';
      ctx.redraw();
    }
  } else if (mind.covered === 'slept') {
    if (Date.now() - mind.hiddenAt < NAP) {
      mind.covered = false;
    } else {
      setTimeout(awake, 900);
    }
    if (ctx) {
      ctx.redraw();
    }
  }
});

/** What happened meanwhile is told once, when the whole view is here again. */
function awake() {
  if (mind.covered !== 'slept' || !ctx || ctx.screen !== 'table') {
    return;
  }
  const lines = ctx.body.side.log.slice(mind.sleptFrom).filter(line => line.kind === 'PLAY' || line.kind === 'NOTE');
  if (lines.length || (ctx.body.turn && ctx.body.turn.yours)) {
    ctx.open('slept', {lines});
  }
}

export function uncover() {
  mind.covered = false;
}

export function cover() {
  mind.covered = 'asked';
}

/** The next tap on a tile asks for help on it. */
export function helpNext() {
  mind.help = true;
}

/** Decides what may be shown now; true while a finished trick is being looked at, and nothing may lie over it. */
export function holds(context) {
  ctx = context;
  const body = ctx.body;
  const {last} = body.trick;
  if (!mind.rest && last && mind.drawn && last.number === mind.trick && mind.round === roundOf(body) && mind.drawn.trick.last?.number !== last.number) {
    const now = performance.now();
    mind.rest = {number: last.number, since: now, until: now + paced(REST), before: mind.drawn};
    setTimeout(ctx.redraw, SAY_GO_ON);
    setTimeout(ctx.redraw, paced(REST) + 20);
    if (body.seats[0] && last.winner === body.seats[0].seat) {
      shake('trick');
    }
  }
  if (mind.rest && (performance.now() >= mind.rest.until || !last || last.number !== mind.rest.number)) {
    mind.rest = null;
  }
  return Boolean(mind.rest);
}

function roundOf(body) {
  return body.bar.progress.split('·')[0];
}

/** A finished trick as it lies until it has been seen. */
function resting(body, before) {
  const {last} = body.trick;
  return {
    ...body,
    bar: {...body.bar, progress: before.bar.progress},
    seats: body.seats.map(seat => ({
      ...seat, onTurn: false, time: undefined, stacks: (before.seats.find(each => each.seat === seat.seat) || seat).stacks,
    })),
    hand: still(body.hand),
    trick: {number: last.number, plays: last.plays, empty: '', owner: -1, last: before.trick.last},
    turn: {yours: false, head: '', task: last.outcome || ''},
    acts: [], reason: null, rests: true,
  };
}

/** A body while nothing can be chosen: the line is down, or the tiles lie face down. */
function quiet(body, lost) {
  const calm = {...body, hand: still(body.hand)};
  return lost ? {...calm, seats: body.seats.map(seat => ({...seat, onTurn: false, time: undefined})), reason: null} : calm;
}

function still(held) {
  return {groups: held.groups.map(group => ({...group, tiles: group.tiles.map(each => ({...each, selected: false, playable: false, offered: false, hinted: false}))}))};
}

/** The body with what was done here and not answered yet. */
function ahead(body, decision) {
  if (mind.chosen && (mind.chosen.decision !== decision || same(mind.chosen.tiles, selectedOf(body)) || performance.now() > mind.chosen.until)) {
    mind.chosen = null;
  }
  if (mind.sent && answered(body, decision)) {
    mind.sent = null;
  }
  let shown = body;
  if (mind.chosen) {
    const {tiles} = mind.chosen;
    shown = {...shown, hand: {groups: shown.hand.groups.map(group => ({...group, tiles: group.tiles.map(each => {
      const selected = tiles.includes(each.tile.tile);
      return {...each, selected, offered: each.offered && !selected};
    })}))}};
  }
  return mind.sent ? withSent(shown) : shown;
}

function answered(body, decision) {
  const {sent} = mind;
  const me = body.seats[0].seat;
  const played = body.trick.plays.some(play => play.seat === me) || body.trick.number !== sent.trick;
  const refused = decision === sent.decision && (body.question || (body.reason && !body.reason.fine));
  return played || refused || (decision !== undefined && decision !== sent.decision) || performance.now() - sent.since > ANSWER;
}

function withSent(body) {
  const {tiles, kind} = mind.sent;
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

function selectedOf(body) {
  return tilesOf(body).filter(each => each.selected).map(each => each.tile.tile);
}

function tilesOf(body) {
  return body.hand.groups.flatMap(group => group.tiles);
}

function same(one, other) {
  return one.length === other.length && one.every(each => other.includes(each));
}

export function before() {
  remember(document.getElementById('main'));
}

export function view(latest, context) {
  ctx = context;
  const decision = mind.rest ? undefined : ctx.decision;
  let body = mind.rest ? resting(latest, mind.rest.before) : ahead(latest, decision);
  if (!mind.rest) {
    mind.drawn = latest;
    mind.trick = latest.trick.number;
    mind.round = roundOf(latest);
  }
  if (ctx.lost || (mind.covered && body.hand.groups.length)) {
    body = quiet(body, ctx.lost);
  }
  mind.shown = body;
  const page = pageOf(body);
  const yours = Boolean(body.turn && body.turn.yours && decision !== undefined && !mind.sent);
  heedTurn(body, yours, decision);
  const lying = myPlay(body, page);
  const lost = ctx.lost;
  const state = {
    mine: yours && !lost, covered: Boolean(mind.covered) && body.hand.groups.length > 0, dim: lost || Boolean(body.banner && broken(body.banner)), focus: focused(body),
    label: ctx.w('yourTiles'), lens: mind.lens,
  };
  page.covered = state.covered;
  const showsBanner = lost || body.banner;
  return h('div', {
    class: `table ${page.layout} ${page.fit}${page.tiny ? ' tiny' : ''}${page.short ? ' short' : ''}${body.rests ? ' rests' : ''}${body.seats.length === 2 ? ' two' : ''}${page.log ? ' logged' : ''}${page.many ? ' many-tiles' : ''}${page.packed ? ' packed' : ''}`,
    'data-layout': page.layout, 'data-fit': page.fit, onclick: body.rests ? goOn : null,
    style: {'--m': page.margin + 'px', '--rail': '176px', '--log': page.log + 'px', '--column': (page.hand - 12) / 3 + 'px', '--hand-w': page.w + 'px'},
  },
  h('main', {class: 'board felt', key: 'board'},
    h('div', {class: 'near', key: 'near'},
    hand(body.hand.groups, mind.size, page, state, {choose, help, lens: tile => {
      mind.lens = tile;
      ctx.redraw();
    }, focused: tile => {
      mind.focus = tile;
    }}),
    state.covered && h('button', {class: 'button uncover', key: 'uncover', 'data-act': 'uncover', onclick: show}, icon('eye', {size: 22}), ctx.w('showTiles')),
    showsBanner && page.layout !== 'landscape' ? null : acts(body, page),
    showsBanner ? banner(body, lost) : reason(body),
    turn(body, page, lost)),
    h('div', {class: 'far', key: 'far'},
    seats(body, ctx, page, heardNow(body)),
    trick(body, ctx, page, mind.box),
    mine(body, ctx, page, lying)),
    notice(body),
    body.rests && performance.now() - mind.rest.since >= SAY_GO_ON && h('p', {class: 'go-on', key: 'go-on'}, ctx.w('goOn'))),
  bar(body, page),
  page.log ? logOf(body) : null);
}

function pageOf(body) {
  const page = measure(ctx.settings.text / 100);
  page.log = log(page);
  const held = body.hand.groups.reduce((sum, group) => sum + group.tiles.length, 0);
  const key = [page.width, page.height, page.top, page.bottom, page.text].join();
  if (!mind.deal || held > mind.deal.held || mind.deal.key !== key || mind.deal.round !== roundOf(body)) {
    const groups = mind.deal && held <= mind.deal.held && mind.deal.round === roundOf(body) ? mind.deal.groups : body.hand.groups.map(group => group.tiles.length);
    const held_ = groups.reduce((sum, each) => sum + each, 0);
    mind.deal = {held: held_, key, groups, round: roundOf(body)};
    mind.size = handOf(groups, page);
  }
  page.w = mind.size.w;
  page.many = mind.deal.held > 8;
  page.packed = page.layout === 'portrait' && mind.size.rows === 2 && page.fit !== 'roomy' && !page.tiny;
  const right = page.layout === 'landscape' ? 176 + page.right : page.log;
  page.from = 0;
  page.whole = page.layout === 'portrait';
  page.start = page.layout === 'portrait' ? page.left + page.margin : 0;
  page.room = page.layout === 'portrait' ? page.hand : page.layout === 'landscape' ? page.hand - (page.many ? 0 : 124) : page.width - right;
  return page;
}

function focused(body) {
  const all = tilesOf(body).map(each => each.tile.tile);
  if (!all.includes(mind.focus)) {
    mind.focus = all.length ? all[0] : -1;
  }
  return mind.focus;
}

function heedTurn(body, yours, decision) {
  if (yours && (!mind.wasYours || decision !== mind.decision)) {
    mind.turnSince = performance.now();
    mind.told = '';
    mind.turn = 'new';
  } else if (mind.task !== undefined && mind.task !== body.turn?.task) {
    mind.told = '';
  }
  mind.task = body.turn?.task;
  mind.wasYours = yours;
  mind.decision = decision;
  mind.yours = yours;
}

export function shown() {
  const root = document.getElementById('main');
  const place = root.querySelector('.trick');
  if (place) {
    const {width, height} = place.getBoundingClientRect();
    if (Math.abs(width - mind.box.width) > 1 || Math.abs(height - mind.box.height) > 1) {
      mind.box = {width, height};
      ctx.redraw();
      return;
    }
  }
  move(root);
  const body = mind.shown;
  document.title = mind.yours ? `● ${body.turn.head} · Tien Gow` : 'Tien Gow';
  if (mind.turn === 'new') {
    mind.turn = '';
    sound('turn');
    shake('turn');
    ctx.say('turn', `${body.turn.head}. ${body.turn.task}`);
  }
  if (ctx.lost && !mind.lost) {
    sound('lost');
  }
  mind.lost = ctx.lost;
  keepOn();
  speak(body);
  layersOf(ctx.body);
}

/** What is said once: events, the reason, the time. */
function speak(body) {
  const lines = body.side.log.filter(line => line.kind !== 'NOW');
  const head = lines.length ? lines[0].accessible : '';
  const from = head === mind.logHead && lines.length >= mind.logLength ? mind.logLength : Math.max(0, lines.length - 1);
  if (lines.length > from && mind.logHead) {
    ctx.say('log', lines.slice(from).slice(-4).map(line => line.accessible).join(' '));
  }
  mind.logHead = head;
  mind.logLength = lines.length;
  const why = body.reason ? body.reason.words : mind.told ? mind.told.words : '';
  if (why !== mind.reason) {
    mind.reason = why;
    ctx.say('reason', why);
  }
  const me = body.seats[0];
  const left = mind.yours && me && me.time ? ctx.left(me.time.ends) : -1;
  if (left !== mind.second) {
    mind.second = left;
    if ([30, 10, 5].includes(left)) {
      ctx.say('time', ctx.w('secondsLeft', left));
    }
    if (left > 0 && left <= 5) {
      sound('tick');
      shake('tick');
    }
  }
}

/** What the table asks or tells on a sheet: one at a time. */
function layersOf(body) {
  const wanted = body.question ? 'question' : body.recall ? 'recall' : body.reason && body.reason.why && body.reason.why.open ? 'why' : '';
  if (wanted !== mind.layer) {
    mind.layer = wanted;
    if (wanted) {
      ctx.open(wanted, {question: body.question, recall: body.recall, why: body.reason && body.reason.why, reason: body.reason}[wanted]);
    } else if (ctx.localScreen === 'question' || ctx.localScreen === 'recall' || ctx.localScreen === 'why') {
      ctx.putAway();
    }
  }
}

/** Keeps the screen on where the browser lets a page do it; over plain HTTP most do not. */
let awakeLock = null;

function keepOn() {
  if (navigator.wakeLock && !awakeLock && document.visibilityState === 'visible') {
    navigator.wakeLock.request('screen').then(lock => {
      awakeLock = lock;
      lock.addEventListener('release', () => {
        awakeLock = null;
      });
    }, () => undefined);
  }
}

export function gone() {
  awakeLock?.release().catch(() => undefined);

  mind.drawn = null;
  mind.rest = null;
  mind.deal = null;
  document.title = 'Tien Gow';
}

function bar(body, page) {
  const {title, rules, progress, back, tools} = body.bar;
  const last = tools.find(tool => tool.kind === 'LAST_TRICK');
  const unread = body.side.chat.length > mind.chatRead;
  const wide = page.layout === 'wide';
  return h('header', {class: 'bar', key: 'bar'},
    h('button', {class: 'icon-button leave', 'aria-label': back, 'data-act': 'leave', onclick: () => ctx.open('leaving')}, icon('back')),
    h('div', {class: 'bar-words'},
      h('h1', {class: 'bar-title'}, title),
      h('p', {class: 'bar-progress'}, wide ? progress : [rules.replace(/^[^:：]*[:：]\s*/, ''), ' · ', progress])),
    wide && h('p', {class: 'bar-rules'}, h('b', {}, rules), body.bar.differing && ' · ' + body.bar.differing),
    last && h('button', {class: 'icon-button', 'aria-label': last.words, 'aria-disabled': last.whyNot ? 'true' : null, 'data-act': 'last-trick',
      onclick: () => last.whyNot ? tell(last.whyNot) : ctx.act('tool', {kind: 'last-trick'})}, icon('undo'), wide && h('span', {}, last.words)),
    h('button', {class: 'icon-button' + (unread ? ' dot' : ''), 'aria-label': body.side.chatTab, 'data-act': 'chat', onclick: () => ctx.open('side', {tab: 'chat'})},
      icon('chat')),
    h('button', {class: 'icon-button', 'aria-label': ctx.w('menu'), 'data-act': 'menu', onclick: () => ctx.open('menu')}, icon('menu')));
}

/** What somebody has just said, for three seconds at the plate. */
function heardNow(body) {
  const {chat} = body.side;
  if (mind.chatLength >= 0 && chat.length > mind.chatLength && ctx.localScreen !== 'side') {
    const {colour, words, who} = chat[chat.length - 1];
    mind.bubble = who ? {colour, words, until: performance.now() + BUBBLE} : null;
    setTimeout(ctx.redraw, BUBBLE + 20);
  }
  mind.chatLength = chat.length;
  if (mind.chatRead < 0 || ctx.localScreen === 'side' || chat.length < mind.chatRead) {
    mind.chatRead = chat.length;
  }
  return mind.bubble && performance.now() < mind.bubble.until ? mind.bubble : null;
}

function turn(body, page, lost) {
  const {turn: now} = body;
  if (lost) {
    return h('p', {class: 'turn quiet', key: 'turn', id: 'turn'}, ctx.w('nothingNow'));
  }
  if (!now) {
    return h('p', {class: 'turn quiet', key: 'turn', id: 'turn'});
  }
  const me = body.seats[0];
  const clock = page.layout === 'landscape' && now.yours && me && me.time;
  if (clock) {
    ctx.ticks = true;
  }
  return h('p', {class: now.yours ? 'turn yours' : 'turn quiet', key: 'turn', id: 'turn', tabindex: -1},
    now.head && h('b', {class: 'turn-head'}, now.head),
    clock && h('b', {class: 'turn-time'}, ctx.clock(me.time.ends)),
    h('span', {class: 'turn-task'}, now.task));
}

const PLACES = {HINT: 'hint', FORFEIT: 'forfeit', PLAY: 'play', DECLARE: 'declare', DECLINE: 'decline'};

function acts(body, page) {
  if (!body.acts.length) {
    return null;
  }
  const declaring = body.acts.some(act => act.kind === 'DECLARE');
  return h('div', {class: 'acts' + (declaring ? ' declaring' : ''), key: 'acts'}, body.acts.map(act => {
    const able = act.enabled && !mind.sent;
    return h('button', {
      class: `button act ${PLACES[act.kind]}${act.kind === 'PLAY' || act.kind === 'DECLARE' ? ' main' : ''}`, key: act.kind, type: 'button', 'data-act': PLACES[act.kind],
      'aria-disabled': able ? null : 'true', 'aria-describedby': able ? null : 'reason', onclick: () => press(act),
    }, act.kind === 'HINT' && icon('bulb', {size: 22}), act.kind === 'FORFEIT' && backIcon(), h('span', {}, act.words));
  }));
}

function reason(body) {
  const now = mind.told || body.reason;
  if (body.rests) {
    return null;
  }
  const why = now && now.why;
  const about = now && now.about ? PLACES[now.about] : '';
  return h('div', {class: 'reason' + (now ? '' : ' none') + (about ? ' about-' + about : ''), key: 'reason', id: 'reason'},
    now && icon(now.fine ? (now.about === 'HINT' ? 'bulb' : 'tick') : 'info', {size: 20, class: now.fine && now.about !== 'HINT' ? 'fine' : ''}),
    now && h('p', {class: 'reason-words'}, now.words),
    why && h('button', {class: 'link why', 'data-act': 'why', onclick: () => ctx.act('why', {})}, why.link));
}

function broken(banner_) {
  return banner_.ways.some(way => way.kind === 'RETRY');
}

/** The connection is lost, people pause, or something is to be said: in the place of reason and acts. */
function banner(body, lost) {
  const ways = lost
    ? [{kind: 'LEAVE', words: body.bar.back}, {kind: 'RETRY', words: ctx.w('tryNow')}]
    : [...body.banner.ways].sort((a, b) => (b.kind === 'LEAVE') - (a.kind === 'LEAVE'));
  const words = lost ? ctx.w('trying') : timed(body.banner.words);
  return h('div', {class: 'table-banner', key: 'banner', role: 'group'},
    icon(lost || broken(body.banner) ? 'lost' : 'pause', {size: 24}),
    h('p', {class: 'table-banner-words'}, lost && h('b', {}, ctx.w('lost')), ' ', words),
    h('div', {class: 'ways'}, ways.map(way => h('button', {class: 'button' + (way.kind === 'LEAVE' ? ' outline' : ''), 'data-act': way.kind.toLowerCase(), key: way.kind,
      onclick: () => does(way.kind, lost)}, way.words))));
}

function does(kind, lost) {
  if (kind === 'RETRY') {
    lost ? ctx.retry() : ctx.act('retry', {});
  } else if (kind === 'LEAVE') {
    lost ? ctx.abandon() : ctx.open('leaving');
  } else {
    ctx.act('tool', {kind: 'pause'});
  }
}

function timed(text) {
  if (text.ends === undefined) {
    return text.before;
  }
  ctx.ticks = true;
  return text.before + ctx.clock(text.ends) + text.after;
}

function notice(body) {
  if ((body.notice || '') !== mind.notice) {
    mind.notice = body.notice || '';
    mind.noticeSince = performance.now();
    setTimeout(ctx.redraw, NOTICE + 20);
  }
  if (!mind.notice || performance.now() - mind.noticeSince > NOTICE) {
    return null;
  }
  return h('button', {class: 'notice', key: 'notice', role: 'status', onclick: () => {
    mind.noticeSince = -NOTICE;
    ctx.redraw();
  }}, mind.notice);
}

function logOf(body) {
  return h('aside', {class: 'log', key: 'log', 'aria-label': body.side.logTab},
    h('div', {class: 'log-tabs'},
      h('b', {class: 'log-tab'}, body.side.logTab),
      h('button', {class: 'log-tab', onclick: () => ctx.open('side', {tab: 'chat'})}, body.side.chatTab),
      body.side.seen && h('button', {class: 'log-tab', onclick: () => ctx.open('side', {tab: 'seen'})}, body.side.seen.tab)),
    h('ol', {class: 'log-lines', mounted: node => {
      node.scrollTop = node.scrollHeight;
    }}, body.side.log.map(line => h('li', {class: 'log-line ' + line.kind.toLowerCase()},
      line.who && h('i', {class: 'log-dot', 'data-colour': line.colour}),
      h('span', {class: 'log-words'}, line.who && h('b', {}, line.who, ' '), line.words),
      h('span', {class: 'log-tiles', 'aria-hidden': 'true'}, line.tiles.map(each => small(each.face)), Array.from({length: line.faceDown}, () => small('')))))));
}

function small(face) {
  return face ? tile(face, {width: 14}) : back({width: 14});
}

/* What is done here. */

function show() {
  uncover();
  ctx.redraw();
}

function goOn() {
  if (mind.rest && performance.now() - mind.rest.since > TOO_SOON) {
    mind.rest.until = 0;
    ctx.redraw();
  }
}

function tell(words, about) {
  mind.told = {words, fine: false, about};
  shake('not');
  ctx.redraw();
}

function help(which) {
  mind.help = false;
  ctx.act('tile', {tile: which.tile});
}

function choose(which) {
  if (mind.covered || mind.rest) {
    return;
  }
  if (mind.help) {
    help(which);
    return;
  }
  if (!mind.yours || ctx.decision === undefined) {
    shake('not');
    return;
  }
  const now = mind.shown;
  const each = tilesOf(now).find(one => one.tile.tile === which.tile);
  const selected = selectedOf(now);
  const offered = tilesOf(now).filter(one => one.offered && !one.selected).map(one => one.tile.tile);
  const tiles = each.selected ? selected.filter(one => one !== which.tile)
    : each.offered && !mind.chosen ? [...selected, ...offered] : [...selected, which.tile];
  if (!ctx.act('select', {decision: ctx.decision, tiles})) {
    shake('not');
    return;
  }
  mind.told = '';
  mind.chosen = {decision: ctx.decision, tiles, until: performance.now() + 1500};
  shake('chosen');
  ctx.redraw();
}

function press(act) {
  if (performance.now() - mind.turnSince < TOO_SOON || mind.sent || mind.rest) {
    return;
  }
  const kind = PLACES[act.kind];
  const tiles = selectedOf(mind.shown);
  if (ctx.decision === undefined) {
    if (act.whyNot) {
      tell(act.whyNot, act.kind);
    }
    return;
  }
  if (!ctx.act('act', {decision: ctx.decision, kind, tiles})) {
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
    mind.sent = {decision: ctx.decision, tiles, kind, since: performance.now(), trick: ctx.body.trick.number};
    setTimeout(ctx.redraw, ANSWER + 20);
    queueMicrotask(() => document.getElementById('turn')?.focus({preventScroll: true}));
  }
  ctx.redraw();
}

/** Answers the question whether a winning set is to be thrown away. */
export function answer(sure) {
  const tiles = selectedOf(mind.shown);
  if (sure && ctx.decision !== undefined) {
    ctx.act('act', {decision: ctx.decision, kind: 'forfeit', tiles, sure: true});
    mind.sent = {decision: ctx.decision, tiles, kind: 'forfeit', since: performance.now() + 1, trick: ctx.body.trick.number};
  } else {
    ctx.act('keep', {});
  }
}

document.addEventListener('keydown', event => {
  if (!ctx || ctx.screen !== 'table' || ctx.isOpen || event.ctrlKey || event.metaKey || event.altKey || event.repeat
    || event.target.closest('input, textarea, #over, #extra, #local')) {
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
