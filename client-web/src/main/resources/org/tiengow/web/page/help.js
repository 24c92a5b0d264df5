// Help sheets: the rule behind a reason, a tile, the last trick.

import {h} from './dom.js';
import {icon} from './icons.js';
import {backs, button, row} from './parts.js';
import {sheet} from './layer.js';
import {tile} from './tile.js';

/** The rule behind the reason at the hand: both sets, the sentence, the paragraphs. */
export function why(ctx) {
  const table = ctx.body.table ?? ctx.body;
  const {reason} = table;
  const behind = reason?.why;
  if (!behind) {
    return null;
  }
  const close = () => {
    if (behind.open) {
      ctx.act('dismiss');
    }
    ctx.close();
  };
  return sheet({
    name: 'why', title: behind.title, close,
    foot: [
      button('edged', behind.more, () => {
        close();
        ctx.act('extra', {kind: 'rules'});
      }, {'data-act': 'rules'}),
      button('', ctx.w('backToHand'), close, {'data-act': 'close'}),
    ],
  },
  versus(table, ctx),
  h('p', {class: 'why-sentence'}, reason.words),
  h('ul', {class: 'list paragraphs'}, behind.rules.map(rule => h('li', {}, h('span', {class: 'number'}, rule.number), h('p', {}, rule.text)))));
}

/** The last trick, one row per play. */
export function recall(ctx) {
  const table = ctx.body.table ?? ctx.body;
  const last = table.recall;
  if (!last) {
    return null;
  }
  const close = () => {
    ctx.act('dismiss');
    ctx.close();
  };
  return sheet({name: 'recall', title: last.title, close, foot: [button('', last.close, close, {'data-act': 'close'})]},
    h('p', {class: 'soft-note recall-outcome'}, last.outcome),
    h('ol', {class: 'felt card-felt recall'}, last.plays.map(play => h('li', {class: play.won ? 'recalled won' : 'recalled'},
      h('span', {class: 'bead', 'data-colour': play.colour, 'aria-hidden': 'true'}),
      h('span', {class: 'chair-words'}, h('span', {class: 'chair-name'}, play.who), h('span', {}, play.name), h('span', {}, play.fate)),
      h('span', {class: play.won || play.faceDown ? 'tiles-of' : 'tiles-of dimmed'}, play.tiles.length > 0 && row(play.tiles, 27), play.faceDown > 0 && backs(play.faceDown, 27))))));
}

/** The help on a tile: its names, its rank, and the sets it forms in the hand. */
export function tileHelp(body, ctx) {
  const close = () => ctx.close();
  return sheet({
    name: 'tile', title: body.title, close,
    head: h('div', {class: 'tile-top'},
      h('span', {class: 'felt card-felt tile-face'}, tile(body.tile.face, {width: 54})),
      h('div', {},
        h('h2', {id: 'sheet-tile', class: 'sheet-title', tabindex: -1, 'data-title': true}, body.title),
        h('p', {class: 'soft-note'}, body.pips),
        h('p', {}, body.rank), body.goesWith && h('p', {}, body.goesWith),
        body.seen && h('p', {class: 'soft-note'}, body.seen))),
    foot: [
      button('edged', body.card, () => ctx.act('extra', {kind: 'card'}), {'data-act': 'card'}),
      button('', body.close, close, {'data-act': 'close'}),
    ],
  },
  h('dl', {class: 'list names'}, body.names.map(name => h('div', {}, h('dt', {}, name.language), h('dd', {}, name.words)))),
  h('p', {class: 'soft-note row-title'}, body.suitTitle),
  h('div', {class: 'felt card-felt suit-row'}, body.suit.map((face, place) => h('span', {class: place === body.place ? 'here' : null}, tile(face)))),
  body.inHand && h('div', {class: 'in-hand'}, h('span', {class: 'felt card-felt'}, body.sets.map(set => row(set, 19))), h('p', {}, body.inHand)));
}

function versus(table, ctx) {
  const chosen = table.hand.groups.flatMap(group => group.tiles).filter(each => each.selected).map(each => each.tile);
  const best = table.trick.plays.find(play => play.state === 'BEST');
  if (chosen.length === 0) {
    return null;
  }
  const group = table.hand.groups.find(each => each.tiles.length === chosen.length && each.tiles.every(one => one.selected));
  const set = (tiles, name) => h('div', {class: 'versus-set'}, row(tiles, tiles.length > 2 ? 22 : 31), name && h('span', {}, name));
  return h('div', {class: 'felt card-felt versus'},
    set(chosen, group?.name),
    best && [h('span', {class: 'versus-words'}, table.reason.fine ? icon('to') : ctx.w('doesNotBeat')), set(best.tiles, best.detail)]);
}
