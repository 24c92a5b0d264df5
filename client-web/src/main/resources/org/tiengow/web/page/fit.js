// The choice of the layout and the width of tiles, computed from the size of the page alone.

const RAIL = 176;

/** Measures the page: its size, its safe edges and the layout that follows. `above` pixels are taken from the height of the table. */
export function measure(text, above) {
  const safe = getComputedStyle(document.getElementById('safe'));
  const edge = side => parseFloat(safe.getPropertyValue('padding-' + side)) || 0;
  const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(edge);
  const width = innerWidth;
  const height = innerHeight;
  const layout = width < 600 && height >= width ? 'portrait' : height < 500 && width > height ? 'landscape' : 'wide';
  const whole = height - top - bottom;
  const u = whole - above;
  const fit = u >= 740 ? 'roomy' : u >= 610 ? 'tight' : 'least';
  const margin = width < 375 ? 6 : 8;
  const hand = layout === 'landscape' ? width - left - right - RAIL - 16 : width - left - right - 2 * margin;
  return {layout, fit, width, height, whole, u, top, right, bottom, left, margin, hand, text, tiny: width < 300, short: layout === 'portrait' && (width < 300 || u < 540 + 620 * (text - 1))};
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
  const most = page.fit === 'roomy' ? 48 : 44;
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

/** Pixels of a portrait page used by the rows beside the hand, plus the minimum for the trick, when the hand has two rows. */
const BESIDE = {roomy: 330 + 122, tight: 292 + 112, least: 262 + 96};

function twoRows(groups, page) {
  const longest = Math.max(...split(groups).map(row => units(row)));
  const room = (page.u - BESIDE[page.fit]) / 2 - liftOf(page, 2) - namesOf(page, 2);
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

/** Returns the pixels below a row of the hand, for brackets and names. */
export function namesOf(page, rows) {
  if (page.tiny || page.short) {
    return page.tiny ? 4 : 12;
  }
  if (page.layout === 'landscape') {
    return 0;
  }
  if (rows > 1) {
    return page.fit === 'roomy' ? 16 : 11;
  }
  return page.layout === 'wide' ? 38 * page.text : page.fit === 'least' ? 8 : (page.fit === 'roomy' || page.text >= 1.3 ? 40 : 27) * page.text;
}

function landscape(n, g, page) {
  const foot = n > 8 ? page.hand : page.hand - 128;
  const w = Math.min(45, foot / (n + 0.08 * (n - g) + 0.22 * (g - 1)), (page.whole - 30) / 2.6 / 2.5);
  return {w, inner: Math.max(3, 0.08 * w), between: Math.max(4, 0.22 * w), rows: 1};
}

function wide(n, g, page) {
  const felt = page.width - log(page);
  const high = page.u - 48;
  const between = felt < 1000 ? 20 : 28;
  const w = Math.min(0.068 * felt, 0.094 * high, (felt - 48 - (g - 1) * between) / (1.15 * n));
  return {w, inner: 0.15 * w, between, rows: 1};
}

/** Returns the width of the log beside the felt; 0 where the log is a sheet. */
export function log(page) {
  const width = Math.min(320, Math.max(232, 0.22 * page.width)) * page.text;
  return page.layout === 'wide' && page.width - width >= 640 ? Math.round(width) : 0;
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
