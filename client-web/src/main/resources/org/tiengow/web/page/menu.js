// The menu, and the settings of this browser.

import {h} from './dom.js';
import {icon} from './icons.js';
import {FIRST_WORDS} from './first-words.js';
import {button, small} from './parts.js';
import {sheet} from './layer.js';
import {helpNext} from './actions.js';
import {cover} from './sleep.js';

const ELSEWHERE = ['LAST_TRICK', 'SOUND_ON', 'SOUND_OFF', 'KEYS', 'SETTINGS', 'SHARE'];
const EXTRAS = {CARD: 'card', PEOPLE: 'people', LOOK_BACK: 'look-back'};
const CHOICES = [
  ['theme', 'theme', [['auto', 'themeAuto'], ['dark', 'themeDark'], ['light', 'themeLight']]],
  ['tiles', 'tiles', [['auto', 'tilesAuto'], ['black', 'tilesBlack'], ['ivory', 'tilesIvory']]],
  ['text', 'textSize', [[100], [125], [150], [200]]],
  ['names', 'names', [['as-language', 'namesLanguage'], ['english', 'namesEnglish'], ['chinese', 'namesChinese'], ['cantonese', 'namesCantonese'], ['mandarin', 'namesMandarin']]],
  ['volume', 'volume', [[25], [50], [75], [100]]],
  ['speed', 'speed', [['slow', 'speedSlow'], ['normal', 'speedNormal'], ['fast', 'speedFast'], ['off', 'speedOff']]],
];
const LANGUAGES = Object.entries(FIRST_WORDS).map(([tag, words]) => [tag, words.languageName]);
const SWITCHES = ['sound', 'vibration', 'leftHanded', 'calm', 'counting'];

export function view(body, ctx, screen) {
  return screen === 'settings' ? settings(ctx) : menu(ctx);
}

function menu(ctx) {
  const table = ctx.body.table ?? ctx.body;
  const tools = (table.bar?.tools ?? []).filter(tool => !ELSEWHERE.includes(tool.kind));
  const close = () => ctx.close();
  const playing = (table.hand?.groups.length ?? 0) > 0;
  const line = (name, sign, words, act, props = {}) => h('li', {}, h('button', {type: 'button', class: 'list-button', 'data-act': name, onclick: act, ...props},
    icon(sign, {size: 22}), h('span', {}, words, props.why && h('small', {class: 'soft-note'}, props.why))));
  const then = act => () => {
    act();
    ctx.close();
  };
  return sheet({name: 'menu', title: ctx.w('menu'), close, foot: [button('', ctx.w('close'), close, {'data-act': 'close'})]},
    h('ul', {class: 'list menu'},
      playing && line('cover', 'cover', ctx.w('coverTiles'), then(cover)),
      playing && line('help-on-tile', 'help', ctx.w('helpOnTile'), then(helpNext)),
      tools.map(tool => line(small(tool.kind), tool.icon, tool.words,
        then(() => (EXTRAS[tool.kind] ? ctx.act('extra', {kind: EXTRAS[tool.kind]}) : ctx.act('tool', {kind: small(tool.kind)}))),
        tool.whyNot ? {'aria-disabled': 'true', why: tool.whyNot} : {})),
      !tools.some(tool => tool.kind === 'CARD') && line('card', 'card', ctx.w('card'), then(() => ctx.act('extra', {kind: 'card'}))),
      line('rules', 'book', ctx.w('rulesAll'), then(() => ctx.act('extra', {kind: 'rules'}))),
      line('about', 'info', ctx.w('about'), then(() => ctx.act('extra', {kind: 'about'}))),
      ctx.qr && !ctx.tv && line('invite', 'phone', ctx.w('invite'), () => ctx.open('invite')),
      line('settings', 'gear', ctx.w('settings'), () => ctx.open('settings')),
      line('leave', 'door', ctx.w('leaveTable'), then(ctx.leave))));
}

function settings(ctx) {
  const close = () => ctx.close();
  return sheet({name: 'settings', title: ctx.w('settings'), kind: 'tall', close, foot: [button('', ctx.w('close'), close, {'data-act': 'close'})]},
    h('div', {class: 'settings'},
      choice(ctx, 'language', 'language', LANGUAGES, ctx.language),
      CHOICES.map(([name, title, values]) => choice(ctx, name, title, values, ctx.settings[name] || (name === 'names' ? 'as-language' : ''))),
      h('ul', {class: 'list'}, SWITCHES.map(name => h('li', {}, h('button', {
        type: 'button', class: 'list-button switch-line', role: 'switch', 'aria-checked': String(!!ctx.settings[name]), 'data-act': 'set-' + name,
        onclick: () => ctx.set(name, !ctx.settings[name]),
      }, h('span', {}, ctx.w(name)), h('span', {class: 'toggle', 'aria-hidden': 'true'})))))));
}

function choice(ctx, name, title, values, now) {
  const id = 'setting-' + name;
  return h('div', {class: 'setting', key: name},
    h('p', {id, class: 'lab'}, ctx.w(title)),
    h('div', {class: 'segments', role: 'radiogroup', 'aria-labelledby': id}, values.map(([value, words]) => h('button', {
      type: 'button', class: 'segment', role: 'radio', 'aria-checked': String(value === now), 'data-act': 'set-' + name + '-' + value, lang: name === 'language' ? value : null,
      onclick: () => ctx.set(name, value),
    }, name === 'language' ? words : words ? ctx.w(words) : ctx.w('percent', value)))));
}
