// Icons drawn with one line width in the colour of the text: icon('menu'), icon('tick', {size: 16}).

import {h} from './dom.js';

// A copy of the paths in the enum Symbol, made by .ci/golden: change them there.
const PATHS = {
  back: 'M15 5L8 12l7 7',
  book: 'M5 4h14v16H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12',
  card: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  caught: 'M9 7h6v10H9zM4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  chat: 'M4 5h16v11H10l-6 5z',
  close: 'M6 6l12 12M18 6L6 18',
  cover: 'M3 3l18 18M10 5.8A9 9 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a17 17 0 0 1-3 3.7M6 7.5A17 17 0 0 0 2.5 12C2.5 12 6 18.5 12 18.5a9 9 0 0 0 4-0.9',
  crown: 'M3 8l4 4l5-7l5 7l4-4l-2 10H5zM5 21h14',
  door: 'M13 4H5v16h8M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  down: 'M5 9l7 6l7-6',
  enter: 'M19 6.5V12.5H6M9.5 9L6 12.5L9.5 16',
  eye: 'M2.5 12C2.5 12 6 5.5 12 5.5C18 5.5 21.5 12 21.5 12C21.5 12 18 18.5 12 18.5C6 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  film: 'M4 5H20V19H4ZM8 5V19M16 5V19M4 9.7H8M4 14.3H8M16 9.7H20M16 14.3H20',
  folder: 'M3.5 6H9.5L11.5 8.5H20.5V18.5H3.5Z',
  gear: 'M10.2 5.5L10.4 2.8L13.6 2.8L13.8 5.5L15.3 6.2L17.4 4.4L19.6 6.6L17.8 8.7L18.5 10.2L21.2 10.4L21.2 13.6L18.5 13.8L17.8 15.3L19.6 17.4L17.4 19.6L15.3 17.8L13.8 18.5L13.6 21.2L10.4 21.2L10.2 18.5L8.7 17.8L6.6 19.6L4.4 17.4L6.2 15.3L5.5 13.8L2.8 13.6L2.8 10.4L5.5 10.2L6.2 8.7L4.4 6.6L6.6 4.4L8.7 6.2ZM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z',
  hand: 'M5 4h5v16H5zM14 4h5v16h-5z',
  'hand-over': 'M7 4L3 8l4 4M3 8h14M17 12l4 4l-4 4M21 16H7',
  help: 'M9 9a3 3 0 1 1 4 2.8c-1 0.4-1 1.2-1 2.2M12 17.5h0.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  house: 'M4 11L12 4.2L20 11M6 9.5V19.8H18V9.5M10 19.8V14.5H14V19.8',
  info: 'M12 11v6M12 7.5h0.01M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  keyboard: 'M3.5 6.5H20.5V17.5H3.5ZM7 10H7.6M10.4 10H11M13.8 10H14.4M17 10H17.6M8 14H16',
  lamp: 'M9.5 18h5M10 21h4M9 15c0-2-2.5-3-2.5-6.2a5.5 5.5 0 0 1 11 0C17.5 12 15 13 15 15z',
  language: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  larger: 'M4.5 9V4.5H9M15 4.5H19.5V9M19.5 15V19.5H15M9 19.5H4.5V15',
  left: 'M15 5l-7 7l7 7',
  link: 'M10 14L14 10M11 7.5L13.5 5C15.3 3.2 17.8 3.2 19.3 4.7C20.8 6.2 20.8 8.7 19 10.5L16.5 13M13 16.5L10.5 19C8.7 20.8 6.2 20.8 4.7 19.3C3.2 17.8 3.2 15.3 5 13.5L7.5 11',
  list: 'M4 6h16M4 12h16M4 18h10',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  lost: 'M3 3l18 18M12 19h0.01M8.5 15.5a5 5 0 0 1 5-1.3M5 12a10 10 0 0 1 5-2.7M2 8.5A15 15 0 0 1 7 5.5M14 9.3a10 10 0 0 1 5 2.7M11 4.6a15 15 0 0 1 11 3.9',
  menu: 'M5 12h0.01M12 12h0.01M19 12h0.01',
  moon: 'M20 13.5A8 8 0 0 1 10.5 4a8 8 0 1 0 9.5 9.5z',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  pause: 'M8 5v14M16 5v14',
  person: 'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.5-6c3.5 0 6.5 2 6.5 6M16 5a3 3 0 0 1 0 6M17.5 14.3c2.5 0.7 4 2.7 4 5.7',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  quartet: 'M3 5.5h3.6V15H3zM7.8 5.5h3.6V15H7.8zM12.6 5.5h3.6V15h-3.6zM17.4 5.5H21V15h-3.6zM3 19h18',
  right: 'M9 5l7 7l-7 7',
  robot: 'M12 4V2.5M6 8h12v10H6zM3.5 11.5v3M20.5 11.5v3M9.5 12h0.01M14.5 12h0.01M10 15.5h4',
  screen: 'M3 5h18v12H3zM8 21h8',
  send: 'M4 12L20 4l-5 16l-4-6z',
  share: 'M12 15V3M8 6.5L12 3l4 3.5M5 12v8h14v-8',
  skip: 'M6 5.5L12 12L6 18.5M12 5.5L18 12L12 18.5',
  'skip-back': 'M18 5.5L12 12L18 18.5M12 5.5L6 12L12 18.5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  stacks: 'M4 6h6.5M4 10h6.5M4 14h6.5M4 18h6.5M13.5 6H20M13.5 10H20M13.5 14H20M13.5 18H20',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 2.8V5M12 19V21.2M2.8 12H5M19 12H21.2M5.5 5.5L7 7M17 17L18.5 18.5M18.5 5.5L17 7M7 17L5.5 18.5',
  'take-back': 'M13 4H19V20H13ZM10 8.5L6 12.5L10 16.5M6 12.5H16',
  tick: 'M5 12.5L10 17.5L19.5 7',
  to: 'M4 12h16M14 6l6 6l-6 6',
  'to-end': 'M6.5 5.5L13 12L6.5 18.5M17.5 5.5V18.5',
  'to-start': 'M17.5 5.5L11 12L17.5 18.5M6.5 5.5V18.5',
  undo: 'M9 3.5L4 8.5l5 5M4 8.5h10a6 6 0 0 1 0 12h-3',
  up: 'M5 15l7-6l7 6',
  warn: 'M12 3.5L2.5 20.5h19zM12 10v5M12 17.8h0.01',
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
