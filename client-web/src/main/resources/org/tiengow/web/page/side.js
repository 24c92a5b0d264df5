// Chat, log and tiles seen: one sheet with three tabs.

import {h} from './dom.js';
import {icon} from './icons.js';
import {tile} from './tile.js';
import {backs, button, iconButton, isPicture, pictures, row, small} from './parts.js';
import {sheet} from './layer.js';
import './keyboard.js';

const typed = {words: ''};
let tab = 'chat';

/** Selects the tab to show: `chat`, `log` or `seen`. */
export function turnTo(which) {
  tab = which;
}

export function sideSheet(side, ctx) {
  const tabs = [['chat', side.chatTab], ['log', side.logTab], ...(side.seen ? [['seen', side.seen.tab]] : [])].filter(([, words]) => words);
  if (!tabs.some(([name]) => name === tab)) {
    tab = tabs[0][0];
  }
  const turn = name => {
    tab = name;
    ctx.redraw();
  };
  const title = tabs.find(([name]) => name === tab)[1];
  return sheet({
    name: 'side', kind: 'tall', close: () => ctx.close(), title,
    head: h('div', {class: 'sheet-line'},
      h('h2', {id: 'sheet-side', class: 'spoken', tabindex: -1, 'data-title': true}, title),
      h('div', {class: 'tabs', role: 'tablist'}, tabs.map(([name, words]) => h('button', {
        type: 'button', class: 'tab', role: 'tab', id: 'tab-' + name, 'aria-selected': String(name === tab), 'aria-controls': 'tab-page',
        tabindex: name === tab ? 0 : -1, 'data-act': 'tab-' + name, onclick: () => turn(name), onkeydown: event => step(event, tabs, turn),
      }, words))),
      iconButton('close', ctx.w('close'), () => ctx.close(), {'data-act': 'close'})),
    foot: tab === 'chat' ? [sayForm(side, ctx, typed)] : null,
  }, h('div', {id: 'tab-page', class: 'tab-page tab-' + tab, role: 'tabpanel', 'aria-labelledby': 'tab-' + tab, key: 'tab-' + tab},
    tab === 'chat' ? chat(side, ctx) : tab === 'log' ? log(side.log) : seen(side.seen, ctx)));
}

export function lines(all) {
  return all.map(line => h('p', {class: 'said' + (line.who ? '' : ' from-table')},
    line.who && h('span', {class: 'bead', 'data-colour': line.colour, 'aria-hidden': 'true'}),
    line.who && h('strong', {}, line.who), line.who && ' ', line.words));
}

/** The choice of a reaction to show at the player's own plate. The sheet closes, so that the reaction is visible there. */
export function reactSheet(side, ctx) {
  const close = () => ctx.close();
  const react = choice => {
    ctx.act('react', {kind: small(choice.reaction)});
    close();
  };
  return sheet({name: 'react', title: side.reactions.words, close, foot: [button('', ctx.w('close'), close, {'data-act': 'close'})]},
    pictures(side.reactions.choices, react),
    h('div', {class: 'reactions'}, side.reactions.choices.filter(choice => !isPicture(choice.reaction)).map(choice =>
      button('', choice.words, () => react(choice), {'data-act': 'react-' + small(choice.reaction)}))));
}

/** Ready-made phrases and a text field for the chat. */
export function sayForm(said, ctx, text) {
  const say = words => words && ctx.act('say', {words});
  return h('div', {class: 'say', key: 'say'},
    said.phrases?.length > 0 && h('div', {class: 'phrases'}, said.phrases.map(phrase => h('button', {type: 'button', class: 'chip', 'data-act': 'phrase', onclick: () => say(phrase)}, phrase))),
    h('form', {class: 'say-line', onsubmit: event => {
      event.preventDefault();
      const field = event.target.querySelector('input');
      say(field.value.trim());
      field.value = text.words = '';
    }},
      h('input', {class: 'field say-field', 'data-field': 'say', 'aria-label': said.prompt, placeholder: said.prompt, maxlength: 200, autocomplete: 'off', enterkeyhint: 'send',
        value: text.words, oninput: event => {
          text.words = event.target.value;
        }}),
      h('button', {type: 'submit', class: 'button square', 'aria-label': ctx.w('chatSend'), 'data-act': 'say'}, icon('send'))));
}

function step(event, tabs, turn) {
  const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (!by) {
    return;
  }
  const at = tabs.findIndex(([name]) => name === tab);
  turn(tabs[(at + by + tabs.length) % tabs.length][0]);
  document.getElementById('tab-' + tab)?.focus();
}

/** Scrolls to the newest line, unless the reader has scrolled back. */
export function follow() {
  const page = document.querySelector('[data-sheet=side] .sheet-body');
  const last = page?.querySelector('.tab-chat, .tab-log');
  if (!last) {
    return;
  }
  const length = last.childElementCount + ':' + tab;
  if (page.dataset.length !== length) {
    page.dataset.length = length;
    if (page.dataset.tab !== tab || page.scrollHeight - page.scrollTop - page.clientHeight < 160) {
      page.scrollTop = page.scrollHeight;
    }
    page.dataset.tab = tab;
  }
}

function chat(side, ctx) {
  return side.chat?.length ? lines(side.chat) : h('p', {class: 'soft-note'}, ctx.w('chatEmpty'));
}

function log(all) {
  return all.map(line => line.kind === 'HEADING'
    ? h('h3', {class: 'tell-heading'}, line.words)
    : h('p', {class: 'tell-line tell-' + line.kind.toLowerCase()},
      line.who && h('span', {class: 'bead', 'data-colour': line.colour, 'aria-hidden': 'true'}),
      h('span', {class: 'tell-words'}, line.who && h('strong', {}, line.who), line.who && ' ', line.words),
      (line.tiles.length > 0 || line.faceDown > 0) && h('span', {class: 'tell-tiles', role: 'img', 'aria-label': line.accessible},
        line.tiles.length > 0 && row(line.tiles, 14), line.faceDown > 0 && backs(line.faceDown, 14))));
}

function seen(all, ctx) {
  return [
    h('p', {}, all.words),
    all.turn && h('button', {type: 'button', class: 'button', 'data-act': 'counting', onclick: () => ctx.set('counting', !all.on)}, all.turn),
    all.suits.map(suit => h('section', {class: 'seen-suit'},
      h('h3', {}, suit.name),
      h('div', {class: 'seen-ranks'}, suit.ranks.map(rank => h('div', {class: 'seen-rank'},
        h('span', {class: 'tile-row', 'aria-hidden': 'true'}, rank.tiles.map(each => h('span', {class: 'seen-tile', 'data-mark': each.mark}, tile(each.kind, {width: 20}), sign(each.mark)))),
        h('span', {class: 'seen-name'}, rank.name), h('span', {class: 'soft-note'}, rank.out)))))),
    all.signs.length > 0 && h('ul', {class: 'seen-signs'}, all.signs.map(each => h('li', {}, h('span', {class: 'seen-key', 'data-mark': each.mark}, sign(each.mark)), each.words))),
    all.hidden.length > 0 && h('ul', {class: 'list bare'}, all.hidden.map(each => h('li', {class: 'said'},
      h('span', {class: 'bead', 'data-colour': each.colour, 'aria-hidden': 'true'}), h('strong', {}, each.who), ' ', each.words))),
  ];
}

function sign(mark) {
  return {HELD: icon('hand'), PLAYED: icon('tick'), FORFEITED: icon('down')}[mark] ?? null;
}
