// The layers over the screen, and their focus. Only the topmost layer can be reached; closing it returns the focus.

import {h} from './dom.js';

const PLACES = ['main', 'over', 'extra', 'local'];
const SWIPE = 70;
/** Milliseconds for which a new sheet ignores taps, which were meant for what stood there before. */
const FRESH = 250;
const focusOf = new Map();
let top = 'main';
let topTitle = null; // a different element in the same layer means a different sheet
let ctx = null;

/**
 * A sheet that slides in from the bottom (from the right in landscape).
 *
 * name: the value of data-sheet, for tests. title: its heading. close: closes the sheet; without it, the sheet must be answered.
 * foot: buttons that stay while the rest scrolls. kind: an additional class. reads: whether the sheet may consist of text only, so that
 * it must be focusable for scrolling by keyboard.
 */
export function sheet({name, title, close, foot, kind, head, reads}, ...body) {
  return h('div', {class: 'veil', key: name, mounted: freshen, onclick: event => close && event.target === event.currentTarget && close()},
    h('dialog', {open: true, class: 'sheet' + (kind ? ' ' + kind : ''), 'data-sheet': name, 'aria-labelledby': 'sheet-' + name, ...swiped(close)},
      close && h('button', {class: 'handle', 'data-close': true, tabindex: -1, 'aria-hidden': 'true', onclick: close}),
      head || h('h2', {id: 'sheet-' + name, tabindex: -1, 'data-title': true, class: 'sheet-title'}, title),
      h('div', {class: 'sheet-body', ...(reads ? {tabindex: 0, role: 'group', 'aria-labelledby': 'sheet-' + name} : {})}, body),
      foot && h('div', {class: 'sheet-foot'}, foot)));
}

function swiped(close) {
  let from = null;
  return close ? {
    ontouchstart: event => {
      const body = event.currentTarget.querySelector('.sheet-body');
      from = body && body.contains(event.target) && body.scrollTop > 0 ? null : event.touches[0].clientY;
    },
    ontouchend: event => {
      if (from !== null && event.changedTouches[0].clientY - from > SWIPE) {
        close();
      }
      from = null;
    },
  } : {};
}

export const layers = {
  start(context) {
    ctx = context;
    document.addEventListener('keydown', event => {
      if (event.key === 'Escape' && putAway()) {
        event.preventDefault();
      }
    });
    document.addEventListener('click', event => {
      if (event.detail > 0 && event.target.closest('[data-fresh]')) { // a tap; a key press or a script has no detail
        event.preventDefault();
        event.stopPropagation();
      }
    }, true);
    history.pushState({tiengow: true}, '');
    addEventListener('popstate', () => {
      if (location.hash) {
        location.reload(); // a link that differs only in its fragment was opened; the fragment is read when the page loads
      } else if (putAway()) {
        history.pushState({tiengow: true}, '');
      } else if (['table', 'guide', 'lobby'].includes(document.body.dataset.screen) && !ctx.lost) {
        history.pushState({tiengow: true}, '');
        ctx.leave();
      } else {
        history.back();
      }
    });
  },

  /** Moves the focus to the topmost layer after each drawing, and makes those below unreachable. */
  settle() {
    const now = PLACES.filter(place => document.getElementById(place).firstChild).pop() || 'main';
    for (const place of PLACES) {
      const root = document.getElementById(place);
      const covered = PLACES.indexOf(place) < PLACES.indexOf(now);
      if (root.inert !== covered) {
        if (covered && root.contains(document.activeElement)) {
          focusOf.set(place, document.activeElement);
        }
        root.inert = covered;
      }
    }
    const title = now === 'main' ? null : document.querySelector('#' + now + ' [data-title]');
    const back = PLACES.indexOf(now) < PLACES.indexOf(top) ? focusOf.get(now) : null;
    if (back && back.isConnected) {
      back.focus({preventScroll: true});
    } else if (title && title !== topTitle) {
      title.focus({preventScroll: true});
    }
    top = now;
    topTitle = title;
  },
};

/** Marks a sheet that has just opened. */
function freshen(veil) {
  veil.dataset.fresh = '';
  setTimeout(() => delete veil.dataset.fresh, FRESH);
}

function putAway() {
  const close = top !== 'main' && document.querySelector('#' + top + ' [data-close]');
  if (close) {
    close.click();
  }
  return Boolean(close);
}
