// The join screen, which opens after scanning the QR code: name, PIN, colour, seat, language.

import {h} from './dom.js';
import {icon} from './icons.js';
import {FACES} from './faces.js';
import {FIRST_WORDS} from './first-words.js';
import {button, disc, initial, looks, palette, row, small, told} from './parts.js';
import {felt} from './round.js';
import {ownerToken} from './store.js';
import './keyboard.js';
import './sound.js';

const chosen = {name: null, pin: '', table: null, seat: null, colour: null};
let lastProblem = '';

export function view(body, ctx) {
  chosen.name ??= ctx.settings.name;
  const table = body.tables[chosen.table ?? body.chosen] ?? body.tables[0];
  const seat = seatAt(table);
  const colour = colourOf(body, seat);
  // With a PIN, the host knows its owner by the token alone, and shows seats only once it has checked the token.
  const asOwner = body.pinAsked && !body.pinPossible && ownerToken();
  const sits = seat || asOwner || (body.pinAsked && body.pinPossible);
  const waits = table?.mayWatch && !sits && body.next;
  const enter = (watching, only) => {
    ctx.set('name', chosen.name.trim());
    ctx.act('enter', {
      name: chosen.name.trim(), table: table?.table ?? 0, watching, only,
      ...(!watching && seat ? {seat: seat.seat} : {}),
      ...(colour >= 0 ? {colour} : {}),
      ...(FACES[ctx.settings.face] ? {face: small(ctx.settings.face)} : {}),
      ...(chosen.pin ? {pin: chosen.pin} : {}),
    });
  };
  heed(body.problem);
  return h('div', {class: 'screen join', key: 'join'},
    h('header', {class: 'join-head'},
      h('div', {class: 'join-top'},
        h('p', {class: 'brand'}, h('span', {lang: ctx.language === 'en' ? 'zh-Hant' : null}, ctx.w('brandChinese')), ' ', h('span', {}, ctx.w('brand'))),
        languages(ctx)),
      h('div', {class: 'join-what'},
        h('span', {class: 'join-tiles', 'aria-hidden': 'true'}, row(['66', '63'], 29)),
        h('div', {},
          h('p', {class: 'soft'}, body.youAreJoining),
          h('h1', {}, body.title),
          table && h('p', {class: 'soft'}, table.rules)))),
    h('main', {class: 'whole'}, h('form', {
      class: 'join-body scrolls', id: 'join-form', novalidate: true,
      onsubmit: event => {
        event.preventDefault();
        enter(Boolean(table) && !seat && !body.pinAsked, false); // without a table the seats are unknown, and the host assigns one
      },
    },
      h('div', {class: 'join-you'},
        fields(body, ctx),
        problem(body, 'pin') ?? (body.pinAsked && h('p', {class: 'soft-note', key: 'pin-note'}, body.pinNote || ctx.w('joinPinNote'))),
        body.colours.length > 0 && colours(body, colour, seat, ctx)),
      h('div', {class: 'join-seat'},
        body.tables.length > 1 && tables(body, table, ctx),
        table ? seats(body, table, seat, colour, ctx, () => enter(true, false)) : body.hint && h('p', {class: 'soft-note', role: 'status'}, body.hint),
        h('div', {class: 'alone'},
          h('button', {type: 'button', class: 'link', 'data-act': 'lesson', onclick: () => ctx.act('lesson')}, ctx.w('joinLesson')),
          h('button', {type: 'button', class: 'link', 'data-act': 'practise', onclick: () => ctx.act('practise')}, ctx.w('joinPractise')),
          ctx.history && h('button', {type: 'button', class: 'link', 'data-act': 'history', onclick: () => ctx.act('history', {page: 'nights'})}, ctx.w('history')))))),
    h('footer', {class: 'page-foot join-foot'},
      problem(body, ''),
      h('div', {class: 'doing'},
        table?.mayWatch && button(sits || body.next ? '' : 'main', '', () => enter(true, true), {'data-act': 'watch'}, icon('eye'), h('span', {}, body.watch)),
        waits
          ? h('button', {type: 'submit', class: 'button main', form: 'join-form', 'data-act': 'next'}, body.next)
          : h('button', {
            type: 'submit', class: sits || !table?.mayWatch ? 'button main' : 'button', form: 'join-form', 'data-act': 'sit',
            'aria-disabled': sits ? null : 'true',
          }, ctx.w(body.pinAsked && !asOwner ? 'joinOpen' : 'joinSit'))),
      h('p', {class: 'soft-note kept'}, ctx.w('joinNothing'))));
}

function languages(ctx) {
  return h('div', {class: 'switch', role: 'group', 'aria-label': ctx.w('language')}, Object.entries(FIRST_WORDS).map(([tag, words]) => h('button', {
    type: 'button', class: 'switch-part', lang: tag, 'aria-pressed': String(ctx.language === tag), 'data-act': 'language-' + tag,
    onclick: () => ctx.set('language', tag),
  }, words.languageShort)));
}

function fields(body, ctx) {
  const wrong = body.problem?.field;
  return h('div', {class: 'fields', key: 'fields'},
    h('div', {class: 'entry grow'},
      h('label', {for: 'name'}, ctx.w('joinName')),
      h('input', {
        class: 'field', id: 'name', 'data-field': 'name', name: 'name', maxlength: 24, autocomplete: 'nickname', autocapitalize: 'words', enterkeyhint: 'go',
        spellcheck: 'false', value: chosen.name, required: true,
        'aria-invalid': wrong === 'name' ? 'true' : null, 'aria-describedby': wrong === 'name' ? 'wrong-name' : null,
        oninput: event => {
          chosen.name = event.target.value;
          ctx.redraw();
        },
      }),
      problem(body, 'name')),
    body.pinAsked && body.pinPossible !== false && h('div', {class: 'entry pin'},
      h('label', {for: 'pin'}, icon('lock'), ctx.w('joinPin')),
      h('input', {
        class: 'field', id: 'pin', 'data-field': 'pin', name: 'pin', inputmode: 'numeric', pattern: '[0-9]*', maxlength: 8, autocomplete: 'off', enterkeyhint: 'go',
        value: chosen.pin, 'aria-invalid': wrong === 'pin' ? 'true' : null, 'aria-describedby': wrong === 'pin' ? 'wrong-pin' : null,
        oninput: event => {
          chosen.pin = event.target.value.trim();
        },
      })));
}

function problem(body, field) {
  const found = body.problem;
  if (!found || found.field !== field) {
    return null;
  }
  return told('info', found.words, {id: 'wrong-' + field, role: 'alert', 'data-field': field + '-problem', class: 'told wrong'});
}

/** Moves the focus to the wrong field, once per problem. */
function heed(found) {
  const now = found ? found.field + found.words : '';
  if (now === lastProblem) {
    return;
  }
  lastProblem = now;
  if (found?.field) {
    setTimeout(() => (document.getElementById(found.field) ?? document.querySelector('.join .chair'))?.focus());
  }
}

/** Returns the seat with this number if it can be taken, otherwise the one that is offered first. */
function seatAt(table, number = chosen.seat) {
  const mine = table?.seats.find(each => each.seat === number && each.takeable);
  return mine ?? table?.seats.find(each => each.seat === table.offered);
}

function colourOf(body, seat) {
  const free = colour => body.colours.find(each => each.colour === colour && each.free);
  return (free(chosen.colour) ?? (seat && free(seat.colour)) ?? body.colours.find(each => each.free))?.colour ?? -1;
}

function colours(body, mine, seat, ctx) {
  return h('div', {class: 'colours-part', key: 'colours'},
    h('p', {class: 'lab', id: 'colour-label'}, ctx.w('joinColour')),
    palette(body.colours.map(each => ({...each, mine: each.colour === mine})), 'colour-label', colour => {
      chosen.colour = colour;
      ctx.redraw();
    }));
}

function tables(body, table, ctx) {
  return h('div', {class: 'cards', role: 'radiogroup', 'aria-label': ctx.w('joinTables'), key: 'tables'},
    body.tables.map((each, index) => h('button', {
      type: 'button', class: 'card-choice', role: 'radio', 'aria-checked': String(each === table), 'data-act': 'table-' + each.table,
      onclick: () => {
        chosen.table = index;
        chosen.seat = null;
        ctx.redraw();
      },
    },
      h('span', {class: 'card-name'}, each.name),
      h('span', {class: 'card-who'}, each.seats.map(seat => seat.kind === 'FREE'
        ? h('span', {class: 'disc free', 'aria-hidden': 'true'})
        : disc(seat.colour, looks(seat), seat.kind === 'BOT'))),
      h('span', {class: 'card-note'}, each.rules))));
}

function seats(body, table, mine, colour, ctx, joinNight) {
  const home = Math.max(0, table.seats.indexOf(seatAt(table, null)));
  const plates = [...table.seats.slice(home), ...table.seats.slice(0, home)].map(seat => {
    const isMine = seat === mine;
    const look = isMine
      ? {name: ctx.w('joinYou'), note: ctx.w('joinHere'), colour, initial: initial(chosen.name) || '·', kind: 'PERSON'}
      : seat;
    return {
      seat: seat.seat,
      node: at => h(seat.takeable ? 'button' : 'div', {
        ...(seat.takeable ? {type: 'button', role: 'radio', 'aria-checked': String(isMine), 'data-act': 'seat-' + seat.seat,
          onclick: () => {
            chosen.seat = seat.seat;
            ctx.redraw();
          }} : {}),
        class: 'chair ' + at + (isMine ? ' own-one' : look.kind === 'FREE' ? ' free' : ''), key: seat.seat, 'data-seat': seat.seat,
      },
        look.kind === 'FREE' ? h('span', {class: 'disc free', 'aria-hidden': 'true'}, icon('plus')) : disc(look.colour, looks(look), look.kind === 'BOT'),
        h('span', {class: 'chair-words'},
          h('span', {class: 'chair-name'}, look.name || ctx.w('joinFree')),
          look.note && h('span', {class: 'chair-note'}, look.note))),
    };
  });
  return h('div', {class: 'seats-part', key: 'seats'},
    h('div', {class: 'lab-line'}, h('p', {class: 'lab'}, ctx.w('joinSeat')), h('p', {class: 'after', role: 'status'}, mine?.after ?? '')),
    problem(body, 'seat') ?? problem(body, 'table'),
    felt(plates, table.clockwise, {role: 'radiogroup', 'aria-label': ctx.w('joinSeat')}),
    body.hint && h('p', {class: 'soft-note'}, body.hint),
    body.next && mine?.kind === 'BOT' && h('button', {type: 'button', class: 'link', 'data-act': 'next', onclick: joinNight}, body.next));
}
