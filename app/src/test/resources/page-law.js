// The law of the page's layouts, measured in the page as it is shown now. Arguments: the width of the page, the size of text in percent,
// and whether the page is mirrored for the left hand. Returns each breach as 'kind: where'.
//
//   covered, cut, small   of what can be pressed: another element is in front of it, or it exceeds the page or its scrolling part, or a
//                         finger has less than 44 px (tiles on pages under 360 px may be narrower)
//   spilled               words or a sign outside the button to which they belong
//   hidden                a tile of the hand, a button of the table, whose turn it is or the reason are not in sight at once
//   overlap               two parts of the table lie over each other
//   beyond                a part of the table exceeds the page, or below 150 % its scrolling part
//   far                   a text on a television is too small to be read across a room
//   short                 the name below a single tile is not its whole name
//   sideways, scrolls     something scrolls sideways; a page that no one operates scrolls at all
const [wide, text, left, done] = arguments;
const TARGET = 44;
const LEAST_HEIGHT = 560; // at 100 % text, from which the whole table fits without scrolling
const FAR = 23; // the least size of a text on a television of 1920 × 1080, which is read from 3 m
const NEAR = 0.75; // pixels by which rounding may miss
const broken = new Set();
/** Whether parts may scroll: large text, or a page with as little room as large text leaves. */
const mayScroll = () => text >= 150 || innerHeight * 100 / text < 300;
/** While a card of the guided round is read, the table below it waits. */
const waits = element => Boolean(element.closest('.guide:not(.guide-acting) .table'));

const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const meets = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
const within = (one, other, by = NEAR) => one.left >= other.left - by && one.top >= other.top - by && one.right <= other.right + by && one.bottom <= other.bottom + by;
const common = (one, other) => ({left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom)});
const isEmpty = box => box.right - box.left < 1 || box.bottom - box.top < 1;

function isSeen(element) {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert], .spoken');
}

function name(element) {
  const act = element.dataset.act ?? element.dataset.field;
  return act || (typeof element.className === 'string' && element.className.split(' ').slice(0, 2).join('.')) || element.tagName.toLowerCase();
}

function tell(kind, element, note = '') {
  broken.add(`${kind}: ${name(element)}${note && ' ' + note}`);
}

const page = () => ({left: 0, top: 0, right: innerWidth, bottom: innerHeight});

/** The part of the page in which an element is not cut off by those around it. */
function window_(element) {
  let box = page();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const {overflowX, overflowY} = getComputedStyle(around);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      box = common(box, around.getBoundingClientRect());
    }
    if (getComputedStyle(around).position === 'fixed') {
      break;
    }
  }
  return box;
}

function scrollers(element) {
  const found = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight + 1) {
      found.push(around);
    }
  }
  return found;
}

function hits(element, x, y) {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element === hit || element.contains(hit)) ? '' : hit === null ? 'the edge' : name(hit);
}

/** What can be pressed: in front, whole, and large enough for a finger. */
function pressable(element) {
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = element.getClientRects()[0];
  if (!within(box, page())) {
    tell('cut', element);
    return;
  }
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [across, down] = [Math.min(9, box.width / 3), Math.min(9, box.height / 3)];
  for (const [atX, atY] of [[x, y], [box.left + across, box.top + down], [box.right - across, box.top + down], [box.left + across, box.bottom - down], [box.right - across, box.bottom - down]]) {
    const other = hits(element, atX, atY);
    if (other && !(waits(element) && document.elementFromPoint(atX, atY)?.closest('.guide-card'))) {
      tell('covered', element, 'by ' + other);
      return;
    }
  }
  const reach = TARGET / 2 - NEAR;
  const tooNarrow = box.width < TARGET - NEAR && !(hits(element, x - reach, y) === '' && hits(element, x + reach, y) === '');
  const tooLow = box.height < TARGET - NEAR && !(hits(element, x, y - reach) === '' && hits(element, x, y + reach) === '');
  if (tooLow || (tooNarrow && !(element.matches('.slot') && innerWidth < 360))) {
    tell('small', element, `${Math.round(box.width)}x${Math.round(box.height)}`);
  }
}

function spills(element) {
  const box = element.getBoundingClientRect();
  const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (inside.nextNode()) {
    const {parentElement} = inside.currentNode;
    if (inside.currentNode.data.trim() && isSeen(parentElement) && !parentElement.closest('.bubble, .banker')) {
      const range = document.createRange();
      range.selectNodeContents(inside.currentNode);
      if ([...range.getClientRects()].some(rect => rect.width > 0 && !within(rect, box, 2))) {
        tell('spilled', element, inside.currentNode.data);
        return;
      }
    }
  }
  if (all('svg.icon', element).some(each => isSeen(each) && !each.closest('.robot, .disc-bot, .sign') && !within(each.getBoundingClientRect(), box, 2))) {
    tell('spilled', element, 'its sign');
  }
}

function inSight(element, box) {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return within(box, window_(element), 2) && hits(element, x, y) === '';
}

/** The hand, the buttons, the turn and the reason can be seen at once. */
function atOnce() {
  all('.hand .slot').filter(slot => isSeen(slot) && !waits(slot)).forEach(slot => {
    const tile = slot.querySelector('.raised').getBoundingClientRect();
    if (!within(tile, window_(slot), 2) || hits(slot, (tile.left + tile.right) / 2, (tile.top + tile.bottom) / 2)) {
      tell('hidden', slot);
    }
  });
  all('.act').filter(isSeen).forEach(act => inSight(act, act.getBoundingClientRect()) || tell('hidden', act));
  for (const words of all('.turn:not(:empty), .reason:not(.none)').filter(isSeen)) {
    const box = words.getBoundingClientRect();
    const cut = getComputedStyle(words).overflowY !== 'visible' && words.scrollHeight > words.clientHeight + 2;
    if (!inSight(words, box) || box.height < 24 || (cut && !mayScroll())) {
      tell('hidden', words, cut ? 'in part' : '');
    }
  }
}

/** The names below single tiles are whole, as their buttons say them. */
function names() {
  const labels = all('.hand .slot').map(slot => slot.getAttribute('aria-label'));
  all('.set-name.single').filter(isSeen).forEach(each => {
    const words = each.textContent.replaceAll('\u2060', '');
    if (!labels.some(label => label.startsWith(words) && !/^[ -]/.test(label.slice(words.length)))) {
      tell('short', each, words);
    }
  });
}

/** The parts of the table, each with what it covers: its box, or the union of what is in it. */
const PARTS = {
  '.bar': 'box', '.log': 'box', '.seats .plate': 'box', '.mine > .plate': 'box', '.banker': 'box', '.seats .backs': 'content', '.seats .stacks': 'content', '.trick > li .framed': 'box',
  '.trick > li .caption-of': 'content', '.trick > li > .tiles': 'content', '.trick > li > .label': 'content', '.mine-stacks': 'content', '.my-seconds': 'content', '.my-play': 'content', '.turn:not(:empty)': 'box',
  '.reason:not(.none)': 'box', '.act': 'box', '.hand .raised > .fly': 'box', '.set-name': 'content', '.table-banner': 'box', '.go-on': 'content', '.table [role=tab]': 'box',
  '.guide-acting > .guide-card': 'box',
};

function covered(element, kind) {
  if (kind === 'box') {
    return element.getBoundingClientRect();
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function apart() {
  const parts = Object.entries(PARTS).flatMap(([selector, kind]) => all('#main ' + selector).filter(isSeen)
    .map(element => ({element, box: covered(element, kind)}))).filter(part => !isEmpty(part.box));
  for (const part of parts) {
    part.box = {left: part.box.left, top: part.box.top, right: part.box.right, bottom: part.box.bottom};
    const window = window_(part.element);
    if (!within(part.box, window, 2)) {
      const reaches = (mayScroll() || innerHeight * 100 / text < LEAST_HEIGHT) && scrollers(part.element).length > 0 && part.box.left >= window.left - 2 && part.box.right <= window.right + 2;
      if (!reaches) {
        tell('beyond', part.element);
      }
      part.box = common(part.box, window);
    }
  }
  const shown = parts.filter(part => !isEmpty(part.box));
  shown.forEach((one, i) => shown.slice(i + 1).forEach(other => {
    const related = one.element.contains(other.element) || other.element.contains(one.element);
    const owners = one.element.matches('.log') && other.element.matches('.guide-card');
    const tiles = one.element.matches('.fly') && other.element.matches('.fly');
    if (!related && !owners && !tiles && meets(one.box, other.box)) {
      tell('overlap', one.element, 'and ' + name(other.element));
    }
  }));
}

function looked(ctx) {
  const main = document.getElementById('main');
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    broken.add('sideways: the page');
  }
  all('#main *, #over *, #extra *, #local *').forEach(element => {
    if (/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1 && isSeen(element)) {
      tell('sideways', element);
    }
  });
  if (ctx.tv) {
    all('.scrolls').filter(isSeen).forEach(element => element.scrollHeight > element.clientHeight + 1 && tell('scrolls', element));
    all('.tv *, .tv-ends *, .sheet *').filter(element => isSeen(element) && !element.firstElementChild && element.textContent.trim()).forEach(element => {
      within(element.getBoundingClientRect(), window_(element), 2) || tell('beyond', element, element.textContent);
      const size = parseFloat(getComputedStyle(element).fontSize) * (element.ownerSVGElement?.getScreenCTM().a ?? 1);
      size >= FAR * Math.min(innerWidth / 1920, innerHeight / 1080) - NEAR || tell('far', element, `${Math.round(size)} px: ${element.textContent}`);
    });
    return;
  }
  if (!main.inert && main.querySelector('.table')) {
    atOnce();
    names();
    apart();
  }
  const places = new Map(all('*').map(element => [element, element.scrollTop]));
  all('button, a[href], input, select, textarea, summary').filter(element => isSeen(element) && !element.closest('[aria-hidden=true]')).forEach(element => {
    spills(element);
    pressable(element);
  });
  places.forEach((top, element) => {
    element.scrollTop = top;
  });
}

(async () => {
  const {ctx} = await import(document.querySelector('script[type=module]').src);
  if (ctx.settings.text !== text) {
    ctx.set('text', text);
  }
  if (ctx.settings.leftHanded !== left) {
    ctx.set('leftHanded', left);
  }
  await frame();
  for (let frames = 0; frames < 60 && document.documentElement.clientWidth !== wide; frames++) {
    await frame();
  }
  await frame();
  await frame();
  looked(ctx);
})().then(() => done([...broken]), failure => done([String(failure.stack)]));
