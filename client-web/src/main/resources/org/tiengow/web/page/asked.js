// A small sheet with one question or message.

import {h} from './dom.js';
import {icon} from './icons.js';
import {disc, initial, looks, timed, button} from './parts.js';
import {sheet} from './layer.js';
import './keyboard.js';

const LOOKS = {MAIN: 'main', SECOND: '', QUIET: 'quiet', ENDING: 'ending', LINK: 'quiet-link'};
const typed = {};

/** Renders a SheetScreen. */
export function asked(body, ctx) {
  const fields = body.parts.filter(part => part.label !== undefined && part.options === undefined);
  const press = id => ctx.act('sheet', {sheet: body.name, id, ...(fields.length ? {typed: typed[body.name + fields[0].name] ?? ''} : {})});
  const main = body.acts.find(act => act.kind === 'MAIN');
  const parts = body.parts.map((part, index) => shown(part, index, body, press, ctx));
  return sheet({
    name: body.name, title: body.title, kind: 'asked ' + body.size.toLowerCase(), close: body.away ? () => press(body.away) : null,
    foot: [h('div', {class: 'asked-acts-all'}, ordered(body.acts).map(act => button(LOOKS[act.kind], act.words, () => press(act.id), {
      'data-act': act.id.toLowerCase(), 'aria-label': act.spoken !== act.words ? act.spoken : null, 'aria-disabled': act.whyNot ? 'true' : null, title: act.whyNot || null,
    })))],
  }, fields.length ? h('form', {onsubmit: event => {
    event.preventDefault();
    if (main) {
      press(main.id);
    }
  }}, parts) : parts);
}

/** Sorts links above the other buttons. */
function ordered(acts) {
  return [...acts].sort((a, b) => (a.kind === 'LINK' ? 0 : 1) - (b.kind === 'LINK' ? 0 : 1));
}

function shown(part, index, body, press, ctx) {
  if (part.options !== undefined) {
    return pick(part, value => ctx.act('sheet', {sheet: body.name, id: part.name, value}));
  }
  if (part.group !== undefined) {
    return choice(part, press);
  }
  if (part.acts !== undefined && part.sign !== undefined) {
    return person(part, press);
  }
  if (part.label !== undefined) {
    return field(part, body);
  }
  if (part.tone !== undefined) {
    return h('p', {class: 'asked-' + part.tone.toLowerCase(), key: index, 'data-field': part.name || null, role: part.tone === 'WRONG' ? 'alert' : null}, part.words);
  }
  if (part.head !== undefined) {
    return h('p', {class: 'asked-line', key: index}, h('strong', {}, part.head), h('span', {}, part.words));
  }
  return h('p', {class: 'asked-counted', key: index},
    timed(part.words, ctx));
}

function person(part, press) {
  const good = {GOOD: 'tick', NOTE: 'info', WRONG: 'warn'}[part.sign];
  return h('div', {class: 'asked-row', key: part.name},
    part.disc && disc(part.disc.colour, looks({...part.disc, initial: initial(part.disc.name)})),
    h('span', {class: 'chair-words'}, part.head && h('span', {class: 'chair-name'}, part.head), h('span', {class: 'chair-note'}, part.note)),
    good && h('span', {class: 'asked-sign ' + part.sign.toLowerCase(), role: 'img', 'aria-label': part.signWords}, icon(good, {size: 20})),
    part.acts.length > 0 && h('span', {class: 'asked-acts'}, part.acts.map(act => button(LOOKS[act.kind] + ' low', act.words, () => press(act.id), {
      'data-act': act.id.toLowerCase(), 'aria-label': act.spoken, 'aria-disabled': act.whyNot ? 'true' : null,
    }))));
}

function choice(part, press) {
  return h('button', {type: 'button', class: 'asked-choice', role: 'radio', 'aria-checked': String(part.chosen), 'aria-label': part.spoken, key: part.group + part.id,
    'data-act': part.id.toLowerCase(), onclick: () => press(part.id)},
  part.disc && disc(part.disc.colour, looks({...part.disc, initial: initial(part.disc.name)})),
  h('span', {class: 'chair-words'}, h('span', {class: 'chair-name'}, part.head), part.note && h('span', {class: 'chair-note'}, part.note)),
  h('span', {class: 'radio', 'aria-hidden': 'true'}));
}

function pick({name, label, options, chosen}, picked) {
  const id = 'asked-' + name;
  return h('div', {class: 'entry asked-pick', key: name},
    h('label', {for: id}, label),
    h('select', {class: 'field', id, 'data-field': name, value: chosen, onchange: event => picked(event.target.value)},
      options.map(each => h('option', {value: each.value, key: each.value}, each.words))));
}

function field(part, body) {
  const at = body.name + part.name;
  return h('div', {class: 'entry', key: part.name},
    h('label', {for: 'asked-' + part.name}, part.label),
    h('input', {class: 'field', id: 'asked-' + part.name, 'data-field': part.name, maxlength: 64, autocomplete: 'off', enterkeyhint: 'go',
      value: typed[at] ?? '', oninput: event => {
        typed[at] = event.target.value;
      }}));
}
