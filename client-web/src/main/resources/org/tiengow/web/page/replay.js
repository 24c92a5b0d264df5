// The replay of a round: the tiles of all seats, the plays, and the controls.

import {h} from './dom.js';
import {icon} from './icons.js';
import {backs, button, disc, row, small, stacks} from './parts.js';
import {sheet} from './layer.js';

const PACE = [2600, 1500, 800];
let runs = 0;

export function view(body, ctx) {
  const close = () => {
    stop();
    ctx.close();
  };
  const plays = new Map(body.table.trick.plays.map(play => [play.seat, play]));
  const to = members => ctx.act('replay', members);
  const control = (kind, sign, label) => {
    const found = body.controls.find(each => each.kind === kind);
    return found && button('low', '', () => found.enabled && to({kind: small(kind)}),
      {'data-act': small(kind), 'aria-label': found.words, 'aria-disabled': found.enabled ? null : 'true'}, label ?? icon(sign, {size: 20}));
  };
  return sheet({
    name: 'replay', title: body.table.bar.progress, kind: 'tall broad', close,
    foot: [h('div', {class: 'replay-foot'},
      h('p', {role: 'status', class: 'replay-now'}, body.now),
      h('input', {type: 'range', min: 0, max: body.last, value: String(body.position), 'aria-label': body.slider, 'aria-valuetext': body.now, 'data-field': 'moment',
        oninput: event => to({moment: Number(event.target.value)})}),
      h('div', {class: 'replay-controls'},
        control('PREVIOUS_TRICK', 'left', '«'), control('BACK', 'left'),
        running(body, to, ctx),
        control('FORWARD', 'right'), control('NEXT_TRICK', 'right', '»')),
      button('', body.table.bar.back, close, {'data-act': 'close'}))],
  },
  h('label', {class: 'lab replay-view'}, body.viewLabel, h('select', {class: 'field', 'data-field': 'view', value: String(body.view), onchange: event => to({view: Number(event.target.value)})},
    body.views.map((words, index) => h('option', {value: index, selected: index === body.view}, words)))),
  h('ol', {class: 'felt card-felt replay'}, body.table.seats.map(seat => {
    const play = plays.get(seat.seat);
    const held = seat.open ?? (seat === body.table.seats[0] ? body.table.hand.groups.flatMap(group => group.tiles.map(each => each.tile)) : null);
    return h('li', {'aria-label': seat.accessible},
      h('div', {class: 'replay-who'}, disc(seat.colour, seat.initial, seat.bot), h('span', {class: 'chair-name'}, seat.name), stacks(seat.stacks.count, 16), h('b', {}, String(seat.stacks.count))),
      h('div', {class: 'replay-tiles'}, held?.length ? row(held, 16) : backs(seat.tilesLeft.count, 16)),
      h('div', {class: 'replay-play ' + (play ? 'of-' + play.state.toLowerCase() : '')},
        play && [play.tiles.length > 0 ? row(play.tiles, 22) : backs(play.count, 22), h('span', {}, play.title)]));
  })));
}

export function gone() {
  stop();
}

function running(body, to, ctx) {
  const play = body.controls.find(each => each.kind === 'PLAY' || each.kind === 'PAUSE');
  if (!play) {
    return null;
  }
  return button('low', '', () => {
    if (runs) {
      stop();
    } else {
      runs = setInterval(() => to({kind: 'forward'}), PACE[body.pace] ?? PACE[1]);
    }
    ctx.redraw();
  }, {'data-act': 'play', 'aria-label': play.words, 'aria-pressed': String(Boolean(runs && body.position < body.last))}, icon(runs && body.position < body.last ? 'pause' : 'play', {size: 20}));
}

function stop() {
  clearInterval(runs);
  runs = 0;
}
