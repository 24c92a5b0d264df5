// The lobby of a table: the seats, the rules and the invitation in a line each, the chat, and the conditions for the start.

import {h} from './dom.js';
import {icon} from './icons.js';
import {button, disc, face, faces, iconButton, looks, palette, small, timed, told} from './parts.js';
import {felt} from './round.js';
import {sheet} from './layer.js';
import {code} from './invite.js';
import {lines, sayForm} from './side.js';
import './sleep.js';
import './sound.js';

const typed = {words: ''};
/** Number of phrases: those for a beginning, and after a match those for an end. */
const PHRASES = 3;
const SIGNS = {READY: 'tick', START: 'play', SIT: 'person', PLAY_NEXT: 'person'};

export function view(body, ctx) {
  return h('div', {class: 'screen lobby', key: 'lobby'},
    h('header', {class: 'page-bar'},
      iconButton('back', ctx.w('leave'), ctx.leave, {'data-act': 'leave'}),
      h('div', {class: 'page-bar-words'},
        h('h1', {}, body.title),
        h('p', {}, ctx.w('lobbyBefore'))),
      iconButton('card', ctx.w('card'), () => ctx.act('extra', {kind: 'card'}), {'data-act': 'card'}),
      iconButton(ctx.settings.sound ? 'sound' : 'mute', ctx.w('sound'), () => ctx.set('sound', !ctx.settings.sound),
        {'data-act': 'sound', 'aria-pressed': String(!!ctx.settings.sound)}),
      iconButton('menu', ctx.w('menu'), () => ctx.open('menu'), {'data-act': 'menu'})),
    body.banner && h('div', {class: 'strip amber', role: 'alert'},
      told('lost', body.banner),
      button('', ctx.w('tryNow'), () => ctx.act('retry'), {'data-act': 'retry'})),
    h('main', {class: 'lobby-body scrolls'},
      h('div', {class: 'lobby-table'},
        felt(body.seats.map((seat, place) => ({node: at => plate(seat, body.colours.length > 0 && place === 0, at, ctx)})), body.clockwise, {role: 'list', 'aria-label': body.direction}),
        people(body, ctx)),
      h('div', {class: 'lobby-side'},
        opening('book', 'rules-here', body.rules.line, body.rules.differing, ctx),
        ctx.qr && invitation(ctx),
        h('section', {class: 'box talk', 'aria-label': ctx.w('chat')},
          h('div', {class: 'lines', role: 'log'}, body.chat.length ? lines(body.chat.slice(-40)) : h('p', {class: 'soft-note'}, ctx.w('chatEmpty'))),
          sayForm({...body, phrases: body.night ? body.phrases.slice(-PHRASES) : body.phrases.slice(0, PHRASES)}, ctx, typed)))),
    foot(body, ctx));
}

/** The buttons, with the one that goes on at the end, and what it waits for. */
function foot(body, ctx) {
  const main = body.acts.find(act => act.main);
  const others = body.acts.filter(act => !act.main);
  const press = act => ctx.act('lobby', {kind: small(act.kind)});
  const refusing = act => ({'data-act': small(act.kind), 'aria-disabled': act.whyNot ? 'true' : null, title: act.whyNot || null});
  return h('footer', {class: 'page-foot lobby-foot'},
    h('div', {class: 'lobby-acts'},
      h('p', {class: 'soft-note', role: 'status', 'data-field': 'note'}, body.note),
      body.starts.before + body.starts.after && h('p', {class: 'soft-note', role: 'timer', 'data-field': 'starts'}, timed(body.starts, ctx)),
      others.length > 0 && h('div', {class: 'doing more'}, looksButton(body, ctx), others.map(act => button('grows', act.words, () => press(act), refusing(act)))),
      main && h('div', {class: 'doing'}, others.length === 0 && looksButton(body, ctx), button('main', '', () => press(main), refusing(main),
        SIGNS[main.kind] && icon(SIGNS[main.kind]), h('span', {}, main.words)))));
}

function looksButton(body, ctx) {
  const mine = body.colours.find(each => each.mine);
  const ownFace = (body.faces ?? []).find(each => each.mine);
  return mine && h('button', {type: 'button', class: 'button square', 'aria-label': [mine, ownFace].filter(Boolean).map(each => each.words).join(', ') + ': ' + ctx.w(ownFace ? 'looks' : 'joinColour'),
    'data-act': 'colours', onclick: () => ctx.open('colours')}, h('span', {class: 'colour-disc', 'data-colour': mine.colour}, ownFace && face(ownFace.face)));
}

/** Returns a sheet of the lobby; undefined for other sheets. */
export function lobbySheet(name, ctx) {
  const {body} = ctx;
  const close = () => ctx.close();
  if (name === 'rules-here') {
    return rulesHere(body, ctx, close);
  }
  if (name === 'colours') {
    const withFaces = (body.faces ?? []).length > 0;
    const mine = body.colours.find(each => each.mine);
    return sheet({name, title: ctx.w(withFaces ? 'looks' : 'joinColour'), close, foot: [button('', ctx.w('close'), close, {'data-act': 'close'})]},
      withFaces && h('h3', {class: 'lab', id: 'sheet-colours-label'}, ctx.w('joinColour')),
      palette(body.colours.map(each => ({...each, initial: holder(body, each.colour)})), withFaces ? 'sheet-colours-label' : 'sheet-colours', colour => {
        ctx.act('colour', {colour});
        withFaces || close();
      }),
      withFaces && h('h3', {class: 'lab', id: 'sheet-faces-label'}, ctx.w('face')),
      withFaces && faces(body.faces, mine?.colour ?? 0, 'sheet-faces-label', chosen => {
        ctx.act('face', {face: small(chosen)});
        ctx.set('face', chosen);
      }));
  }
  const seat = name.startsWith('seat-') && body.seats?.find(each => 'seat-' + each.seat === name);
  if (!seat) {
    return undefined;
  }
  return sheet({name, title: seat.name || ctx.w('joinFree'), close, foot: [button('', ctx.w('close'), close, {'data-act': 'close'})]},
    h('p', {class: 'soft-note'}, seat.note),
    h('ul', {class: 'list'}, seat.acts.map(act => h('li', {},
      h('button', {type: 'button', class: 'list-button' + (act.kind === 'KICK' ? ' ending' : ''), 'data-act': small(act.kind), onclick: () => {
        sit(seat, act, ctx);
        close();
      }}, h('span', {}, act.words, act.note && h('small', {class: 'soft-note'}, act.note)))))));
}

function plate(seat, own, at, ctx) {
  const only = seat.acts.length === 1 ? seat.acts[0] : null;
  const free = seat.kind === 'FREE';
  const props = {class: 'chair big' + (own ? ' own-one' : '') + (free ? ' free' : '') + (seat.lost ? ' is-lost' : '')};
  const inside = [
    free ? h('span', {class: 'disc free', 'aria-hidden': 'true'}, icon('plus')) : disc(seat.colour, seat.lost && seat.phone ? icon('moon') : looks(seat), seat.kind === 'BOT'),
    h('span', {class: 'chair-words'},
      h('span', {class: 'chair-name'}, seat.name || ctx.w('joinFree')),
      h('span', {class: 'chair-note' + (seat.ready ? ' plus' : '')}, seat.phone && !seat.lost && icon('phone', {size: 14, role: 'img', 'aria-hidden': null, 'aria-label': ctx.w('onPhone')}), seat.note)),
    seat.ready && h('span', {class: 'ready', 'aria-hidden': 'true'}, icon('tick')),
  ];
  return h('div', {class: 'place ' + at, role: 'listitem', key: seat.seat, 'data-seat': seat.seat}, seat.acts.length
    ? h('button', {type: 'button', ...props, 'data-act': 'seat', 'aria-haspopup': only ? null : 'dialog',
      onclick: () => (only && only.kind === 'SIT' ? sit(seat, only, ctx) : ctx.open('seat-' + seat.seat))}, inside)
    : h('div', props, inside));
}

function sit(seat, act, ctx) {
  ctx.act('seat', {seat: seat.seat, kind: small(act.kind), ...(act.level ? {level: act.level} : {}), ...(act.other >= 0 ? {other: act.other} : {})});
}

function holder(body, colour) {
  return body.seats.find(seat => seat.kind !== 'FREE' && seat.colour === colour)?.initial ?? '';
}

/** A line that opens a sheet. */
function opening(sign, name, words, more, ctx) {
  return h('button', {type: 'button', class: 'box opening', 'data-act': name, 'aria-haspopup': 'dialog', onclick: () => ctx.open(name)},
    icon(sign),
    h('span', {class: 'opening-words'}, h('span', {class: 'strong'}, words), more && h('span', {class: 'soft-note'}, more)),
    icon('right'));
}

/** The way to the invitation: a line on a phone, and the QR code itself where there is room for it. */
function invitation(ctx) {
  const address = ctx.qr.address.replace(/^https?:\/\/|\/?(#.*)?$/g, '');
  return h('button', {type: 'button', class: 'box opening inviting', 'data-act': 'invite', 'aria-haspopup': 'dialog', onclick: () => ctx.open('invite')},
    ctx.qr.rows && h('span', {class: 'inviting-code', 'aria-hidden': 'true'}, code(ctx.qr)),
    icon('phone'),
    h('span', {class: 'opening-words'}, h('span', {class: 'strong'}, ctx.w('invite')), h('span', {class: 'soft-note', 'aria-hidden': 'true'}, address)),
    icon('right'));
}

/** The people without a seat, the next seats, and the ways to change them. */
function people(body, ctx) {
  if (!body.watching && !body.night && !body.seating && !body.seatingLink) {
    return null;
  }
  return h('div', {class: 'lobby-people'},
    (body.seating || body.watching) && h('div', {class: 'lobby-who'},
      body.seating && h('p', {class: 'lobby-seating', role: 'status'}, body.seating),
      body.watching && h('p', {class: 'soft-note'}, body.watching)),
    body.seatingLink && h('button', {type: 'button', class: 'link', 'data-act': 'seating', onclick: () => ctx.act('seating')}, body.seatingLink),
    body.night && h('button', {type: 'button', class: 'link', 'data-act': 'night', onclick: () => ctx.act('extra', {kind: 'night'})}, body.night));
}

function rulesHere(body, ctx, close) {
  const rules = body.rules;
  return sheet({
    name: 'rules-here', title: rules.title, close,
    foot: [
      button('edged', ctx.w('rulesEach'), () => {
        close();
        ctx.act('extra', {kind: 'parameters'});
      }, {'data-act': 'parameters'}),
      button('edged', ctx.w('rulesAll'), () => {
        close();
        ctx.act('extra', {kind: 'rules'});
      }, {'data-act': 'rules'}),
      button('', ctx.w('close'), close, {'data-act': 'close'}),
    ],
  },
  body.notice && told('info', body.notice, {role: 'status'}),
  rules.changes.length > 0 ? h('div', {class: 'changes'}, rules.changes.map(each => change(each, ctx))) : h('p', {class: 'about'}, rules.about),
  rules.differences.length === 0
    ? h('p', {class: 'strong'}, rules.differsTitle)
    : [
      h('div', {class: 'lab-line differs-line'}, h('h3', {}, rules.differsTitle),
        h('p', {class: 'soft-note columns-note'}, rules.thereColumn, icon('to', {size: 14}), rules.hereColumn)),
      h('ul', {class: 'list differences'}, rules.differences.map(each => h('li', {},
        h('p', {}, each.title),
        h('p', {class: 'change'}, h('span', {class: 'there'}, each.there), icon('to', {size: 18}), h('strong', {}, each.here))))),
    ],
  rules.note && h('p', {class: 'soft-note'}, rules.note));
}

/** A select that shows what the host has confirmed: it turns back until the next message brings the new value. */
function change({kind, label, value, values, about}, ctx) {
  const id = 'change-' + small(kind);
  return h('div', {class: 'change-of', key: kind},
    h('label', {class: 'lab', for: id}, label),
    h('select', {class: 'field', id, 'data-field': id, value, onchange: event => {
      ctx.act('change', {kind: small(kind), value: event.target.value});
      event.target.value = value;
    }}, values.map(each => h('option', {value: each.value, key: each.value}, each.words))),
    about && h('p', {class: 'soft-note about'}, about));
}
