// Icons drawn with one line width in the colour of the text: icon('menu'), icon('tick', {size: 16}).

import {h} from './dom.js';

const PATHS = {
  back: 'M15 5 8 12l7 7',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  chat: 'M4 5h16v11H10l-6 5z',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  lamp: 'M9.5 18h5M10 21h4M9 15c0-2-2.5-3-2.5-6.2a5.5 5.5 0 0 1 11 0C17.5 12 15 13 15 15z',
  tick: 'M5 12.5 10 17.5 19.5 7',
  info: 'M12 11v6M12 7.500h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  up: 'M5 15l7-6 7 6',
  down: 'M5 9l7 6 7-6',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  cover: 'M3 3l18 18M10 5.800A9 9 0 0 1 12 5.500C18 5.5 21.5 12 21.5 12a17 17 0 0 1-3 3.700M6 7.500A17 17 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-.9',
  lost: 'M3 3l18 18M12 19h.01M8.5 15.500a5 5 0 0 1 5-1.300M5 12a10 10 0 0 1 5-2.700M2 8.500A15 15 0 0 1 7 5.500M14 9.300a10 10 0 0 1 5 2.700M11 4.600a15 15 0 0 1 11 3.9',
  robot: 'M12 4V2.500M6 8h12v10H6zM3.5 11.500v3M20.5 11.500v3M9.5 12h.01M14.5 12h.01M10 15.500h4',
  moon: 'M19 14.500A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.500z',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  card: 'M5 4h14v16H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5',
  gear: 'M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.500v3M12 18.500v3M2.5 12h3M18.5 12h3M5.3 5.300l2.1 2.100M16.6 16.600l2.1 2.100M5.3 18.700l2.1-2.100M16.6 7.400l2.1-2.1',
  person: 'M9 4.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5a3 3 0 0 1 0 6M17.5 14.300c2.5.7 4 2.7 4 5.7',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.500v15l12-7.500z',
  phone: 'M7 2.500h10v19H7zM11 18.500h2',
  screen: 'M3 5h18v12H3zM8 21h8',
  share: 'M12 15V3M8 6.5 12 3l4 3.500M5 12v8h14v-8',
  help: 'M9 9a3 3 0 1 1 4 2.800c-1 .4-1 1.2-1 2.200M12 17.500h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  door: 'M13 4H5v16h8M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  list: 'M4 6h16M4 12h16M4 18h10',
  warn: 'M12 3.5 2.5 20.500h19zM12 10v5M12 17.800h.01',
  send: 'M4 12 20 4l-5 16-4-6z',
  'hand-over': 'M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14M5 12h14',
  to: 'M4 12h16M14 6l6 6-6 6',
  caught: 'M9 7h6v10H9zM4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  quartet: 'M3 5.5h3.6V15H3zM7.8 5.5h3.6V15H7.8zM12.6 5.5h3.6V15h-3.6zM17.4 5.5H21V15h-3.6zM3 19h18',
  stacks: 'M4 6h6.5M4 10h6.5M4 14h6.5M4 18h6.5M13.5 6H20M13.5 10H20M13.5 14H20M13.5 18H20',
  crown: 'M3 8l4 4 5-7 5 7 4-4-2 10H5zM5 21h14',
  hand: 'M5 4h5v16H5zM14 4h5v16h-5z',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
};

export function icon(name, {size = 24, ...attrs} = {}) {
  const thick = name === 'menu' ? 3.5 : 1.7;
  return h('svg', {
    viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': thick, 'stroke-linecap': 'round',
    'stroke-linejoin': 'round', 'aria-hidden': 'true', ...attrs, class: 'icon' + (attrs.class ? ' ' + attrs.class : ''),
    style: {width: size + 'px', height: size + 'px', ...attrs.style},
  }, h('path', {d: PATHS[name] || ''}));
}

/** A small tile back, as on the Forfeit button. */
export function backIcon() {
  return h('svg', {viewBox: '0 0 14 22', class: 'icon', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.6, 'aria-hidden': 'true',
    style: {width: '13px', height: '20px'}},
  h('rect', {x: 1, y: 1, width: 12, height: 20, rx: 2.5}), h('path', {d: 'M7 7.5 9.5 11 7 14.5 4.5 11z', fill: 'currentColor', stroke: 'none'}));
}

const SPOTS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]};

/** Returns dice that add up to a banker's rate; none without a rate. */
export function dice(rate) {
  const pips = rate > 6 ? [6, rate - 6] : rate > 0 ? [rate] : [];
  return pips.map(count => h('svg', {viewBox: '0 0 24 24', class: 'die', 'aria-hidden': 'true'},
    h('rect', {x: 0.5, y: 0.5, width: 23, height: 23, rx: 4.5}),
    SPOTS[count].map(at => h('circle', {cx: 6 + 6 * (at % 3), cy: 6 + 6 * Math.floor(at / 3), r: 2.2}))));
}

/** The banker's coin. Its character 莊 is the one word that everybody at the table knows, so it is not translated. */
export function coin(size = 18) {
  return h('svg', {viewBox: '0 0 36 36', class: 'coin', 'aria-hidden': 'true', style: {width: size + 'px', height: size + 'px'}},
    h('circle', {cx: 18, cy: 18, r: 17, class: 'coin-edge'}),
    h('circle', {cx: 18, cy: 18, r: 14.5, class: 'coin-face'}),
    h('text', {x: 18, y: 24.8, 'text-anchor': 'middle', lang: 'zh-Hant', class: 'coin-sign'}, '莊'));
}
