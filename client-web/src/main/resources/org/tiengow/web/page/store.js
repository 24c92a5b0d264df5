// The storage of this browser: its settings and its seat. The page also works if the browser stores nothing (private mode, full
// disk).

const SETTINGS = 'tiengow.settings';
const SEAT = 'tiengow.seat';
const OWN = 'tiengow.own';
const KEY = 'tiengow.key';
const OWNER = 'tiengow.owner';
const WORDS = 'tiengow.words';
const AT_FIRST = {
  theme: 'auto', // auto, dark, light
  tiles: 'auto', // auto, black, ivory
  language: '', // empty: the language of the browser
  text: 100, // 100, 125, 150, 200
  sound: true,
  volume: 100, // 25, 50, 75, 100 percent
  vibration: true,
  leftHanded: false,
  speed: 'normal', // slow, normal, fast, off
  calm: false, // less motion
  name: '',
  names: '', // the style of tile names; empty: that of the language
  counting: true,
  dontAsk: false,
  ranking: 'chips', // what ranks the sheet of the night: chips, chips-a-round
};

/** Values that the browser refuses to store; they last as long as the page. */
const refused = new Map();

function read(key) {
  try {
    return refused.has(key) ? refused.get(key) : JSON.parse(localStorage.getItem(key) || 'null');
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    if (value === null || value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, JSON.stringify(value));
    }
    refused.delete(key);
  } catch {
    refused.set(key, value);
  }
}

export const settings = {...AT_FIRST, ...read(SETTINGS)};

export function change(name, value) {
  settings[name] = value;
  write(SETTINGS, settings);
}

export function keptSeat() {
  return read(SEAT);
}

export function keepSeat(seat) {
  write(SEAT, seat);
  if (seat?.key) {
    write(OWN, seat.key);
  }
}

/** Returns the key of this browser, which it keeps from its first seat on; empty before. Its nights in the book of a host are found by it. */
export function ownKey() {
  return read(OWN) || '';
}

/** Returns the labels received last, so that the next visit has them at once. */
export function keptWords() {
  return read(WORDS) || {};
}

export function keepWords(words) {
  write(WORDS, words);
}

/**
 * Reads the fragment of the URL and removes it, so that it cannot be read over a shoulder. It carries the key of the night (k)
 * and the owner's token (o), which are kept for this tab, and the return key from another door (return).
 */
export function takeFragment() {
  const given = new URLSearchParams(location.hash.slice(1));
  if (given.has('k')) {
    keepInTab(KEY, given.get('k'));
  }
  if (given.has('o')) {
    keepInTab(OWNER, given.get('o'));
  }
  if (given.has('return')) {
    try {
      keepSeat(JSON.parse(given.get('return')));
    } catch {
      // not a seat
    }
  }
  if (location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** Returns the key of the night; empty without one. */
export function nightKey() {
  return ofTab(KEY);
}

/** Returns the token that proves the owner of the host; empty without one. */
export function ownerToken() {
  return ofTab(OWNER);
}

function keepInTab(key, value) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    refused.set(key, value);
  }
}

function ofTab(key) {
  try {
    return refused.get(key) || sessionStorage.getItem(key) || '';
  } catch {
    return '';
  }
}

/** Returns the settings that the server needs: those that affect texts, the speed of animations and the sheet of the night. */
export function spokenSettings() {
  const {names, counting, dontAsk, ranking} = settings;
  const pace = isCalm() ? 'off' : settings.speed;
  const spoken = {counting, dontAsk, pace, ranking};
  return names ? {names, ...spoken} : spoken;
}

/** Applies the settings of the appearance. */
export function dress(root) {
  const light = settings.theme === 'light'
    || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.tiles = settings.tiles === 'auto' ? (light ? 'ivory' : 'black') : settings.tiles;
  root.dataset.hand = settings.leftHanded ? 'left' : 'right';
  root.dataset.calm = isCalm() ? 'yes' : 'no';
  root.style.setProperty('--text', String(settings.text / 100));
}

export function isCalm() {
  return settings.calm || settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the duration of an animation at the chosen speed, in milliseconds. */
export function paced(millis) {
  return millis * ({slow: 1.6, fast: 0.5}[settings.speed] || 1);
}
