// The overlays and local sheets, each built by the file that owns it.

import {asked} from './asked.js';
import {card, parameters, rules} from './card.js';
import {lobbySheet} from './lobby.js';
import {deal, lookBack} from './extras.js';
import {history} from './history.js';
import {recall, tileHelp, why} from './help.js';
import {inviteSheet} from './invite.js';
import {night} from './night.js';
import {follow, reactSheet, sideSheet, turnTo} from './side.js';

let opened = '';

export function view(body, ctx, screen) {
  const first = opened !== screen;
  opened = screen;
  switch (screen) {
    case 'sheet':
      return asked(body, ctx);
    case 'card':
      return card(body, ctx);
    case 'parameters':
      return parameters(body, ctx);
    case 'rules':
      return rules(body, ctx);
    case 'history':
      return history(body, ctx);
    case 'night':
      return night(body, ctx);
    case 'deal':
      return deal(body, ctx);
    case 'lookBack':
      return lookBack(body, ctx);
    case 'tileHelp':
      return tileHelp(body, ctx);
    case 'recall':
      return recall(ctx);
    case 'why':
      return why(ctx);
    case 'side':
      if (first && body.tab) {
        turnTo(body.tab);
      }
      return sideSheet(table(ctx).side, ctx);
    case 'react':
      return reactSheet(table(ctx).side, ctx);
    case 'invite':
      return inviteSheet(ctx);
    default:
      return lobbySheet(screen, ctx);
  }
}

export function shown() {
  follow();
}

export function gone() {
  opened = '';
}

/** Returns the body of the table, which a guided round nests. */
function table(ctx) {
  return ctx.body.table ?? ctx.body;
}
