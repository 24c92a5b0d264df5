// The controller of the page: it passes messages from the server to the module of their screen, and acts from the screens to the server.
//
// A screen module (lobby.js, settlement.js …) looks like this; MODULES below assigns screens to modules:
//
//   import {h} from './dom.js';
//   export function view(body, ctx, screen) { return h('main', {class: 'lobby'}, h('h1', {}, body.title), …); }
//
// Optional functions: `before(ctx)` and `shown(ctx)` are called before and after each patch while the module shows the main screen or a
// layer, `gone(ctx)` once it no longer does. `holds(ctx)` of the main screen returns true to keep #over closed for now. A module contains
// no text: labels come from `body`, or from `ctx.w('joinSit')`, the key page.joinSit of the bundles.
//
// Layers from bottom to top: #main (the screen of the message), #over (its `over`), #extra (its `extra`), #local (sheets known only to
// this browser: ctx.open('menu')). The notice of one's next table (#notice) stands above them and covers none. Only the topmost layer can be reached. A layer is usually a sheet(…) of layer.js. Escape, Back, a tap
// on the veil and a swipe down press its element with data-close; a layer without one must be answered. An element with data-title
// gets the focus when its layer opens.
//
// ctx: body, screen, decision  of the last message
//   act(name, members)      sends an act: ctx.act('lobby', {kind: 'ready'}); false while the connection is down
//   w(key, …values)         a label of the page with its placeholders {0}, {1} filled
//   now()                   milliseconds on the server's clock (that of `ends`)
//   clock(ends)             "0:24" until then; left(ends): seconds
//   settings, set(name, value)   the settings of this browser (store.js)
//   redraw()                schedules a redraw
//   open(name, body), close()    opens and closes a local sheet; close() also closes an `extra`, putAway() only the local sheet
//   localScreen             the name of the open local sheet; empty for none
//   say(region, text)       announces a text to a screen reader: log, turn, reason, time, connection
//   reading                 whether a card of the guided round is read, at whose table tiles are touched but not played
//   lost                    whether the connection is down for longer than a moment; lostBy: the label of the reason
//   tried()                 the sentence that says which server is tried again
//   tables                  what a television can show: {choices}, once there are several tables
//   history                 whether the host keeps a book that this page can show
//   qr                      how others join: {address, rows}, once received
//   leave(), retry()        leaves the table; reconnects now
//   abandon(), doors()      forgets the seat of a table that is unreachable; hosts where its night may continue, [{name, href}]
//   tv                      whether this page is a television, which no one operates
//   while `ctx.ticks` was set during the last drawing, the page redraws every second

import {h, patch} from './dom.js';
import {openLine, SILENT} from './link.js';
import {FIRST_WORDS} from './first-words.js';
import {change, dress, nightKey, keepSeat, keepWords, keptSeat, keptWords, ownKey, ownerToken, settings, spokenSettings, takeFragment} from './store.js';
import {layers} from './layer.js';
import {button, elsewhere, timed} from './parts.js';
import * as ask from './ask.js';
import * as guide from './guide.js';
import * as join from './join.js';
import * as lobby from './lobby.js';
import * as menu from './menu.js';
import {fitNames} from './names.js';
import * as plain from './plain.js';
import * as replay from './replay.js';
import * as settlement from './settlement.js';
import * as sheets from './sheets.js';
import * as standings from './standings.js';
import * as table from './table.js';
import * as tv from './tv.js';
import * as tvEnds from './tv-ends.js';

const BLINK = 1500;
/**
 * Milliseconds for which "leave" is ignored after the connection notice has appeared, so that a tap meant for something else
 * forgets no seat.
 */
const TOO_SOON = 1000;
/** Milliseconds to wait for a host that restarts before the page offers other hosts. */
const GONE = 10000;
const ADDRESS = /^https?:\/\/[^\s]+$/;
const TV = location.pathname === '/tv';
/** The close code of a host that ends; it may return later. */
const HOST_ENDS = 4003;
const VERSION = document.querySelector('meta[name=version]')?.content || '';
/** The module of each screen and layer; all others belong to `sheets`. */
const MODULES = {
  join, lobby, table, guide, settlement, standings, replay, menu, settings: menu, slept: ask, question: ask,
  start: plain, onTheWay: plain, left: plain, ended: plain,
};

const words = {...FIRST_WORDS[spokenLanguage()], ...keptWords()};
/** The screen before the first message. */
const start = {screen: 'start', body: {words: words.connecting}};
let message = null;
let invitation = null;
let heardAt = 0;
let local = null;
let ended = null;
let doors = {};
let held; // without a return key: the number by which the server finds this page's seat again for a short time
let ticking = 0;
let lostSince = 0;
let slow = false;
let wanted = false;
let line = null;

export const ctx = {
  settings,
  language: 'en',
  lost: false,
  lostBy: 'lost',
  ticks: false,
  tv: TV,
  get screen() {
    return message ? message.screen : '';
  },
  get body() {
    return message ? message.body : null;
  },
  get history() {
    return Boolean(message && message.history);
  },
  get tables() {
    return message ? message.tables : undefined;
  },
  get qr() {
    return invitation;
  },
  get decision() {
    return message ? message.decision : undefined;
  },
  act(name, members) {
    return line.tell({act: name, ...members});
  },
  w(key, ...values) {
    return (words[key] || '').replace(/\{(\d)\}/g, (place, number) => values[Number(number)] ?? place);
  },
  now() {
    return message ? message.now + performance.now() - heardAt : 0;
  },
  left(ends) {
    return Math.max(0, Math.ceil((ends - ctx.now()) / 1000));
  },
  clock(ends) {
    const seconds = ctx.left(ends);
    return Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  },
  set(name, value) {
    change(name, value);
    dress(document.documentElement);
    if (['names', 'counting', 'dontAsk', 'speed', 'calm', 'ranking'].includes(name)) {
      ctx.act('settings', spokenSettings());
    } else if (name === 'language') {
      ctx.act('language', {language: value});
    }
    redraw();
  },
  redraw,
  open(name, body) {
    local = {screen: name, body: body || {}};
    redraw();
  },
  close() {
    if (local) {
      local = null;
      redraw();
    } else if (message && message.extra) {
      ctx.act('extra', {kind: 'none'});
    }
  },
  get localScreen() {
    return local ? local.screen : '';
  },
  putAway() {
    local = null;
    redraw();
  },
  say(region, text) {
    const place = document.getElementById('say-' + region);
    if (place && text) {
      place.textContent = place.textContent === text ? text + '\u00a0' : text; // screen readers skip a text that does not change
    }
  },
  retry() {
    ended = null;
    line.retry();
    redraw();
  },
  tried() {
    return ctx.w('trying', location.host);
  },
  /** Leaves the table; during a match the table asks first. */
  leave() {
    ctx.act('leave', {});
  },
  /** Forgets the seat of an unreachable table, and shows the reason. */
  abandon() {
    if (Date.now() - lostSince < BLINK + TOO_SOON) {
      return; // this tap was meant for what was here before
    }
    keepSeat(null);
    ended = {screen: 'ended', body: {reason: ctx.w(ctx.lostBy)}};
    redraw();
  },
  /**
   * Returns links to other hosts where the night may continue, with the names of their owners. Empty during a short outage, or
   * without a kept seat.
   */
  doors() {
    const back = ownSeat();
    return lostSince && Date.now() - lostSince > GONE && back
      ? Object.entries(doors).map(([name, address]) => ({name, href: withSeat(address, back)}))
      : [];
  },
};

/** Returns the language of the labels that come with the page, chosen as the server chooses it. */
function spokenLanguage() {
  const [tongue, ...parts] = (settings.language || navigator.language || '').toLowerCase().split('-');
  const traditional = parts.includes('hant') || !parts.includes('hans') && parts.some(part => ['tw', 'hk', 'mo'].includes(part));
  return tongue !== 'zh' ? 'en' : traditional ? 'zh-Hant' : 'zh-Hans';
}

/** Returns the seat to which this page comes back. A television has none: the seat in its browser belongs to another tab. */
function ownSeat() {
  return TV ? null : keptSeat();
}

function hello() {
  const opening = {
    act: 'open', version: VERSION, language: settings.language || navigator.language || 'en',
    as: TV ? 'tv' : 'page', settings: spokenSettings(), at: location.origin,
  };
  const table = Number(new URLSearchParams(location.search).get('table'));
  if (TV && table > 0) {
    opening.table = table - 1;
  }
  const key = nightKey();
  const owner = ownerToken();
  const back = ownSeat();
  if (key) {
    opening.key = key;
  }
  if (owner) {
    opening.owner = owner;
  }
  if (back) {
    opening.return = back;
  }
  if (held) {
    opening.held = held;
  }
  if (!TV && ownKey()) {
    opening.own = ownKey();
  }
  return opening;
}

function heard(next) {
  if (isOutdated(next.version)) {
    return;
  }
  invitation = next.qr || invitation;
  doors = next.doors || {};
  if (next.words) {
    Object.assign(words, next.words);
    keepWords(words);
  }
  if (next.language) {
    ctx.language = next.language;
    document.documentElement.lang = next.language;
  }
  if ('keep' in next) {
    keepSeat(next.keep);
  }
  if (!next.screen) {
    return;
  }
  held = next.held;
  const before = message;
  message = next;
  heardAt = performance.now();
  if (before && before.screen !== next.screen && local && !['settings', 'invite'].includes(local.screen)) {
    local = null; // settings and the invitation concern no table, and stay
  }
  redraw();
}

function isOutdated(version) {
  if (!version || !VERSION || VERSION === version) {
    return false;
  }
  try {
    if (sessionStorage.getItem('tiengow.reloaded') === version) {
      return false;
    }
    sessionStorage.setItem('tiengow.reloaded', version);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

function state(now, code) {
  if (now === 'on') {
    slow = slow && !lostSince; // a slow line that is replaced stays slow until the new one is heard
    lostSince = 0;
    ctx.lost = false;
    ended = null;
  } else if (now === 'slow' || now === 'fine') {
    slow = now === 'slow';
    ctx.say('connection', slow && ctx.w('slow'));
    redraw();
  } else if (now === 'off') {
    ctx.lostBy = code === HOST_ENDS ? 'over' : lostSince ? ctx.lostBy : 'lost';
    lostSince ||= Date.now();
    const since = lostSince;
    setTimeout(() => {
      if (lostSince === since) {
        if (!ctx.lost) {
          ctx.say('connection', ctx.w(ctx.lostBy));
        }
        ctx.lost = true;
        slow = false;
        redraw();
      }
    }, code === SILENT ? 0 : BLINK);
    setTimeout(redraw, GONE + BLINK);
  } else if (now.code === 4002 && ADDRESS.test(now.reason)) {
    location.href = withSeat(now.reason, ownSeat());
  } else {
    slow = false;
    ended = {screen: 'ended', body: {code: now.code, reason: now.reason}};
    redraw();
  }
}

/** Returns the URL of another door with this browser's return key in its fragment. */
function withSeat(address, seat) {
  return address.split('#')[0] + (seat ? '#return=' + encodeURIComponent(JSON.stringify(seat)) : '');
}

function redraw() {
  if (!wanted) {
    wanted = true;
    queueMicrotask(draw);
  }
}

function draw() {
  wanted = false;
  ctx.ticks = false;
  const main = ended || message || start;
  const busy = main === message && module(main).holds ? module(main).holds(ctx) : false;
  layer('main', main);
  const over = main === message && message && !busy ? message.over : null;
  const going = over?.body.name === 'going' ? over.body : null;
  layer('over', going ? null : over);
  layer('extra', main === message && message ? message.extra : null);
  layer('local', local);
  layers.settle();
  document.body.dataset.screen = main.screen;
  document.body.dataset.over = over && !going ? over.screen : '';
  patch(document.getElementById('notice'), going && strip(going));
  const lost = document.getElementById('lost');
  patch(lost, isToSayLost() && banner());
  patch(document.getElementById('slow'), slow && ctx.w('slow'));
  fitNames();
  document.documentElement.style.setProperty('--lost', (lost.firstChild ? lost.offsetHeight : 0) + 'px'); // room for the notice
  clearTimeout(ticking);
  if (ctx.ticks && document.visibilityState === 'visible') {
    ticking = setTimeout(redraw, 1000 - (ctx.now() % 1000) + 5);
  }
}

/**
 * Checks whether the notice of a lost connection is shown here: that to the door, or the door's own to the host. On a phone the
 * table shows it itself, unless a layer covers it. The question what is to become of the match leads back to the host by itself.
 */
function isToSayLost() {
  const covered = document.getElementById('main').inert;
  const asks = message?.over?.body.acts?.some(act => act.id === 'retry');
  return !ended && (ctx.lost ? TV || message?.screen !== 'table' || covered
    : covered && !asks && message?.body.banner?.ways?.some(way => way.kind === 'RETRY'));
}

/** The notice that says to which table the person goes. It stands above all sheets, which remain usable. */
function strip({name, parts, acts}) {
  const [where, left] = parts;
  return h('div', {class: 'going', 'data-sheet': name},
    h('div', {}, h('b', {role: 'alert'}, where.words), h('p', {class: 'soft-note'}, timed(left.words, ctx))),
    acts.map(({id, words}) => button('', words, () => ctx.act('sheet', {sheet: name, id}), {'data-act': id})));
}

function banner() {
  const words = ctx.lost ? [h('b', {}, ctx.w(ctx.lostBy)), ' ', ctx.tried(), elsewhere(ctx)] : timed(message.body.banner.words, ctx);
  return h('div', {class: 'banner', role: 'group'},
    h('p', {class: 'banner-words'}, words),
    h('div', {class: 'doing'},
      ownSeat() && h('button', {class: 'button outline', 'data-act': 'leave', onclick: ctx.lost ? ctx.abandon : ctx.leave}, ctx.w('leave')),
      h('button', {class: 'button', 'data-act': 'retry', onclick: () => ctx.lost ? ctx.retry() : ctx.act('retry', {})}, ctx.w('tryNow'))));
}

const standing = {};

function layer(place, shown) {
  const root = document.getElementById(place);
  const last = standing[place];
  if (!shown) {
    if (last) {
      patch(root);
      standing[place] = null;
      if (last.gone) {
        last.gone(ctx);
      }
    }
    return;
  }
  const made = module(shown);
  if (last && last !== made && last.gone) {
    last.gone(ctx);
  }
  standing[place] = made;
  if (root.dataset.screen !== shown.screen) {
    root.dataset.screen = shown.screen;
    root.scrollTop = 0;
  }
  if (made.before) {
    made.before(ctx);
  }
  patch(root, made.view(shown.body, ctx, shown.screen));
  if (made.shown) {
    made.shown(ctx);
  }
}

/** Returns the module of a screen. */
function module(shown) {
  const big = TV && ({table: tv, lobby: tv, join: tv, settlement: tvEnds, standings: tvEnds}[shown.screen] || shown.body.name === 'nextSeats' && tvEnds);
  return big || MODULES[shown.screen] || sheets;
}

function begin() {
  patch(document.getElementById('main')); // removes the sentence for browsers that are too old
  takeFragment();
  layers.start(ctx);
  dress(document.documentElement);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
    dress(document.documentElement);
    redraw();
  });
  addEventListener('resize', redraw);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && redraw());
  line = openLine({hello, heard, state});
  redraw();
}

if (typeof HTMLDialogElement === 'function') { // Safari 15.4, Chromium 37, Firefox 98
  begin();
}
