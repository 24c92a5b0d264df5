// How others join: the QR code, and the sheet that shows it on a phone.

import {h} from './dom.js';
import {copy} from './copy.js';
import {button} from './parts.js';
import {sheet} from './layer.js';

const QUIET_ZONE = 4;
let copied = '';

/** Draws the modules of a QR code, black on white in both themes, with the quiet zone it needs. */
export function code(qr) {
  const size = qr.rows.length + 2 * QUIET_ZONE;
  const path = qr.rows.map((line, y) => [...line].map((module, x) => (module === '1' ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')).join('')).join('');
  return h('svg', {class: 'qr-code', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': qr.address, 'shape-rendering': 'crispEdges'},
    h('rect', {width: size, height: size, fill: '#fff'}), h('path', {d: path, fill: '#000'}));
}

/** The code and the link for friends, which can be copied. */
export function inviteSheet(ctx) {
  const {qr} = ctx;
  const close = () => {
    copied = '';
    ctx.close();
  };
  return sheet({name: 'invite', title: ctx.w('invite'), close, foot: [button('', ctx.w('close'), close, {'data-act': 'close'})]},
    h('p', {}, ctx.w('inviteHow'), qr.address.includes('#') && ' ' + ctx.w('inviteKey')),
    h('div', {class: 'invite-code'}, code(qr)),
    h('label', {class: 'lab', for: 'invite-link'}, ctx.w('inviteLink')),
    h('div', {class: 'copied-line'},
      h('input', {class: 'field', id: 'invite-link', readonly: true, value: qr.address, 'data-field': 'link', onfocus: event => event.target.select()}),
      button('', ctx.w(copied === qr.address ? 'copied' : 'copy'), () => copy(qr.address, () => {
        copied = qr.address;
        ctx.redraw();
      }), {'data-act': 'copy'})));
}
