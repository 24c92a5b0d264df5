// The choice of the layout and the width of tiles, computed from the size of the page alone.

/** The width of the rail beside the table in landscape, in pixels at 100 % text. */
const RAIL = 176;
/** The least width of the wide layout, and of the felt beside a log, in pixels at 100 % text. */
const WIDE = 760;
const BESIDE_LOG = 700;
/** The least width of a tile's slot: that of a finger. */
const FINGER = 44;

/**
 * Measures the page: its size, its safe edges and the layout that follows. Larger text needs the layout of a smaller page, so sizes are
 * compared at 100 % text. `above` pixels are taken from the height of the table.
 */
export function measure(text, above) {
  const safe = getComputedStyle(document.getElementById('safe'));
  const edge = side => parseFloat(safe.getPropertyValue('padding-' + side)) || 0;
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(edge);
  const width = innerWidth;
  const height = innerHeight;
  const across = width / text;
  const down = height / text;
  const layout = down < 500 && across > down ? 'landscape' : across < WIDE ? 'portrait' : 'wide';
  const whole = height - top - bottom;
  const log = layout === 'wide' ? logOf(width, text) : 0;
  const u = whole - (log ? 0 : above); // where there is a log, the card of the guided round lies over it
  const fit = u >= 740 * text ? 'roomy' : u >= 610 * text ? 'tight' : 'least';
  const margin = width < 375 ? 6 : 8;
  // In landscape the rail leaves a slot for each of eight tiles.
  const rail = Math.min(RAIL * text, Math.max(RAIL, width - left - right - 24 - 8 * FINGER));
  const hand = layout === 'landscape' ? width - left - right - rail - 16 : width - left - right - 2 * margin;
  const tiny = width < 300;
  const short = layout === 'landscape' ? down < 310 : layout === 'portrait' && (tiny || u < 540 * text);
  return {layout, fit, width, height, whole, above, u, top, right, bottom, left, margin, hand, rail, log, text, tiny, short};
}

/**
 * Returns the measures of a hand: {w, inner, between, rows}, all but the last in pixels.
 *
 * @param groups the number of tiles in each group of the deal
 */
export function handOf(groups, page) {
  const n = groups.reduce((sum, each) => sum + each, 0);
  if (n === 0) {
    return {w: 40, inner: 4, between: 10, rows: 1};
  }
  if (page.layout === 'wide') {
    return wide(n, groups.length, page);
  }
  if (page.layout === 'landscape') {
    return landscape(n, groups.length, page);
  }
  if (n > 8 || (page.width < 360 && page.u >= 680) || page.tiny) {
    return twoRows(groups, page);
  }
  return oneRow(n, groups.length, page);
}

function oneRow(n, g, page) {
  const gaps = n - g;
  const width = page.hand;
  const most = Math.max(page.fit === 'roomy' ? 48 : 44, 0.066 * page.u / page.text);
  let w = Math.min(most, width / (n + 0.08 * gaps + 0.22 * (g - 1)));
  let inner = Math.max(3, 0.08 * w);
  if (inner > 0.08 * w) {
    w = Math.min(most, (width - gaps * inner) / (n + 0.22 * (g - 1)));
  }
  let between = 0.22 * w;
  if (w + inner < 44) {
    w = 40;
    inner = 4;
    between = g > 1 ? (width - n * w - gaps * inner) / (g - 1) : 4;
    if (between < 4) {
      const slot = (page.width - page.left - page.right - 4) / n;
      inner = between = Math.min(4, slot * 0.09);
      w = slot - inner;
    }
    between = Math.min(between, 0.22 * w);
  }
  return {w, inner, between, rows: 1};
}

/** Pixels for the names of single tiles below a hand on a phone: three lines, such as Red-Head Ten has. */
const SINGLE_NAMES = 49;
/** Pixels that the own plate and its gap take from the hand's row in landscape. */
const BESIDE_HAND = 128;
/** Pixels of a portrait page used by the rows beside the hand, plus the minimum for the trick, when the hand has two rows. */
const BESIDE = {roomy: 330 + 122, tight: 292 + 112, least: 262 + 96};

function twoRows(groups, page) {
  const longest = Math.max(...split(groups).map(row => units(row)));
  const room = (page.u - BESIDE[page.fit] * page.text) / 2 - liftOf(page, 2) - namesOf(page, 2);
  const w = page.tiny ? 26 : Math.max(26, Math.min(44, page.hand / longest, room / 2.6));
  if (page.tiny) {
    const most = Math.max(...split(groups).map(row => row.reduce((sum, each) => sum + each, 0)));
    const gap = Math.min(14, page.hand / most - w);
    return {w, inner: gap, between: gap, rows: 2};
  }
  return {w, inner: Math.max(3, 0.08 * w), between: Math.max(4, 0.22 * w), rows: 2};
}

/** Returns the pixels above a row of the hand, into which tiles are raised. */
export function liftOf(page, rows) {
  if (page.layout === 'landscape') {
    return 24;
  }
  return page.tiny ? 11 : page.layout === 'wide' || page.fit === 'roomy' ? 34 : rows > 1 ? 24 : 32;
}

/** Returns the pixels below a row of the hand, for brackets and names. In the guided round, tiles have their names wherever there is room. */
export function namesOf(page, rows) {
  if (page.layout === 'landscape') {
    return page.learns && !page.above && !page.short && page.text === 1 ? SINGLE_NAMES - 4 : 0;
  }
  if (page.short) {
    return page.tiny ? 4 : 12;
  }
  if (rows > 1) {
    return page.fit === 'roomy' ? 16 : 11;
  }
  if (page.layout !== 'wide' && (page.fit === 'roomy' || page.learns) && page.text <= 1) {
    return SINGLE_NAMES;
  }
  return page.layout === 'wide' ? 38 * page.text : page.fit === 'least' ? 8 : (page.fit === 'roomy' || page.text > 1 ? 40 : 27) * page.text;
}

function landscape(n, g, page) {
  const across = n + 0.08 * (n - g) + 0.22 * (g - 1);
  const most = Math.min(Math.max(45, 0.115 * page.whole), (page.whole - 30) / 6.5);
  const beside = Math.min(most, (page.hand - BESIDE_HAND) / across);
  // The own plate leaves the hand's row where the hand would get too narrow for a finger.
  const alone = n > 8 || page.short || 1.08 * beside < FINGER;
  const w = alone ? Math.min(most, page.hand / across) : beside;
  return {w, inner: Math.max(3, 0.08 * w), between: Math.max(4, 0.22 * w), rows: 1, alone};
}

function wide(n, g, page) {
  const felt = page.width - page.log;
  const high = page.u - 48 * page.text;
  const between = felt < 1000 ? 20 : 28;
  const w = Math.min(0.068 * felt, (page.u < 540 * page.text ? 0.076 : 0.094) * high, (felt - 48 - (g - 1) * between) / (1.15 * n));
  return {w, inner: 0.15 * w, between, rows: 1};
}

/** Returns the width of the log beside the felt; 0 where the log is a sheet. */
function logOf(width, text) {
  const log = Math.min(320, Math.max(232, 0.22 * width)) * text;
  return width - log >= BESIDE_LOG * text ? Math.round(log) : 0;
}

function units(row) {
  const n = row.reduce((sum, each) => sum + each, 0);
  return n + 0.08 * (n - row.length) + 0.22 * (row.length - 1);
}

/**
 * Splits groups into two rows of about the same length, without breaking a group. The second row is the longer one, unless a group
 * tips the balance.
 */
export function split(groups) {
  const n = groups.reduce((sum, each) => sum + each, 0);
  let above = 0;
  let at = 0;
  while (at < groups.length && above + groups[at] <= Math.floor(n / 2)) {
    above += groups[at++];
  }
  if (at < groups.length && Math.abs(2 * (above + groups[at]) - n) < Math.abs(2 * above - n)) {
    at++;
  }
  return [groups.slice(0, at), groups.slice(at)].filter(row => row.length);
}
