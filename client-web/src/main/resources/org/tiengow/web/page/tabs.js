// The tabs of a table with little room: the trick, the seats in full, or the log. The hand, the buttons and the reason stay as they are.

import {h} from './dom.js';
import {state} from './state.js';

export function tabs(body, ctx) {
  const names = {trick: ctx.w('tabTrick'), seats: ctx.w('tabSeats'), log: body.side.logTab};
  const turn = name => {
    state.tab = name;
    ctx.redraw();
  };
  return h('div', {class: 'table-tabs', key: 'tabs', role: 'tablist', onkeydown: event => step(event, Object.keys(names), turn)},
    Object.entries(names).map(([name, words]) => h('button', {
      type: 'button', class: 'tab', role: 'tab', key: name, id: 'table-tab-' + name, 'data-act': 'table-' + name, 'aria-selected': String(state.tab === name),
      tabindex: state.tab === name ? 0 : -1, onclick: () => turn(name),
    }, words)));
}

function step(event, names, turn) {
  const by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (by) {
    const next = names[(names.indexOf(state.tab) + by + names.length) % names.length];
    turn(next);
    document.getElementById('table-tab-' + next)?.focus();
  }
}
