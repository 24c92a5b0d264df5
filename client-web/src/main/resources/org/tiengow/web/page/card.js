// The reference card and the rules, as sheets.

import {h} from './dom.js';
import {button, row} from './parts.js';
import {sheet} from './layer.js';

export function card(body, ctx) {
  const close = () => ctx.close();
  const other = ctx.language === 'en' ? 'zh-Hant' : 'en';
  const set = each => h('li', {class: 'card-set'}, h('span', {class: 'felt card-felt'}, row(each.faces, 17)), h('span', {}, each.name));
  const table = each => each.lines.length > 0 && h('section', {},
    h('h3', {}, each.title), each.note && h('p', {class: 'soft-note'}, each.note),
    h('dl', {class: 'list pairs'}, each.lines.map(line => h('div', {}, h('dt', {}, line.words), h('dd', {}, line.value)))));
  return sheet({name: 'card', title: body.title, kind: 'tall broad', reads: true, close, foot: [button('', body.acts.close, close, {'data-act': 'close'})]},
    h('p', {class: 'why-sentence'}, body.note),
    h('div', {class: 'card-columns'},
      body.suits.map(suit => h('section', {},
        h('h3', {}, suit.title, ' ', h('span', {class: 'soft-note', lang: other}, suit.otherTitle)),
        h('p', {class: 'soft-note'}, suit.note),
        h('ol', {class: 'list ranks'}, suit.ranks.map(rank => h('li', {'aria-label': rank.accessible},
          h('span', {class: 'number'}, rank.place),
          h('span', {class: 'felt card-felt'}, row(rank.faces, 19)),
          h('span', {class: 'chair-words'},
            h('span', {}, h('strong', {}, rank.names.main), ' ', h('span', {class: 'soft-note', lang: other}, rank.names.second)),
            h('span', {class: 'soft-note'}, rank.names.cantonese, ' · ', rank.names.mandarin),
            h('span', {class: 'soft-note'}, rank.memory))))))),
      h('section', {}, h('h3', {}, body.supreme.title), h('ul', {class: 'card-sets'}, set(body.supreme.set)), h('p', {}, body.supreme.text)),
      h('section', {}, h('h3', {}, body.sets.title), h('p', {class: 'soft-note'}, body.sets.note),
        body.sets.shapes.map(shape => [h('h4', {}, shape.title), h('ul', {class: 'card-sets'}, shape.sets.map(set))])),
      h('section', {}, h('h3', {}, body.beats.title), h('ul', {class: 'list sentences'}, body.beats.lines.map(line => h('li', {}, line)))),
      table(body.pay),
      table(body.stacks),
      h('section', {}, h('h3', {}, body.memory.title), h('ul', {class: 'list sentences'}, body.memory.lines.map(line => h('li', {}, line))))));
}

/** Every rule of the table with its value, by subject. A rule that differs from the base says the value there. */
export function parameters(body, ctx) {
  const close = () => ctx.close();
  return sheet({name: 'parameters', title: body.title, kind: 'tall broad', reads: true, close, foot: [button('', body.close, close, {'data-act': 'close'})]},
    body.about && h('p', {class: 'about'}, body.about),
    h('p', {class: 'strong'}, body.summary),
    body.groups.map(group => h('section', {},
      h('h3', {}, group.title),
      h('ul', {class: 'list differences'}, group.lines.map(each => h('li', {class: each.mark ? 'differs' : null},
        h('p', {class: 'change'}, each.title, h('strong', {}, each.value)),
        each.meaning && h('p', {class: 'soft-note'}, each.meaning),
        each.mark && h('p', {class: 'mark-of'}, each.mark)))))));
}

export function rules(body, ctx) {
  const close = () => ctx.close();
  return sheet({
    name: 'rules', title: body.title, kind: 'tall broad', reads: true, close,
    foot: [
      button('edged', ctx.w('card'), () => ctx.act('extra', {kind: 'card'}), {'data-act': 'card'}),
      button('', body.close ?? ctx.w('close'), close, {'data-act': 'close'}),
    ],
  }, body.about && h('p', {class: 'about'}, body.about), body.sections.map(section => h('section', {},
    h('h3', {}, section.number + ' ', section.title),
    h('ul', {class: 'list paragraphs'}, section.paragraphs.map(each => h('li', {}, h('span', {class: 'number'}, each.number), h('p', {}, each.text)))))));
}
