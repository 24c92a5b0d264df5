// What this browser keeps: its settings, and the seat it holds. A browser that keeps nothing (private, full) plays all the same.

const SETTINGS = 'tiengow.settings';
const SEAT = 'tiengow.seat';
const KEY = 'tiengow.key';
const OWNER = 'tiengow.owner';
const WORDS = 'tiengow.words';
const AT_FIRST = {
  theme: 'auto', // auto, dark, light
  tiles: 'auto', // auto, black, ivory
  language: '', // empty: the browser's own
  text: 100, // 100, 125, 150, 200
  sound: true,
  vibration: true,
  leftHanded: false,
  speed: 'normal', // slow, normal, fast, off
  calm: false, // less motion
  name: '',
  names: '', // the style of tile names; empty: the language's own
  counting: true,
  dontAsk: false,
};

/** What the browser refuses to keep lasts as long as the page. */
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
}

/** The labels that were told last, so that the next visit has them at once. */
export function keptWords() {
  return read(WORDS) || {};
}

export function keepWords(words) {
  write(WORDS, words);
}

/**
 * Takes what the address carries behind its #, so that nobody reads it over a shoulder: the key of the evening (k) and the owner's
 * token (o), kept for as long as this tab, and the seat that another door was left with (return).
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
      // it is no seat
    }
  }
  if (location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** The key of the evening; empty without one. */
export function eveningKey() {
  return ofTab(KEY);
}

/** What makes whoever shows it the owner of the host; empty without it. */
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

/** The settings that touch what is told, as the door wants them: the words, and how fast things move. */
export function spokenSettings() {
  const {names, counting, dontAsk} = settings;
  const pace = isCalm() ? 'off' : settings.speed;
  return names ? {names, counting, dontAsk, pace} : {counting, dontAsk, pace};
}

/** Shows the settings that are a matter of looks. */
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

/** A time of motion at the chosen speed, in milliseconds. */
export function paced(millis) {
  return millis * ({slow: 1.6, fast: 0.5}[settings.speed] || 1);
}
