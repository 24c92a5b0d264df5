// A person who comes in and plays any legal tiles, by touch alone.

import {tap, until} from './phone.mjs';

const PATIENCE = 60_000;
/** Milliseconds for a touch to show an effect, and touches in a row that may have none. */
const EFFECT = 2_000;
const TRIES = 5;
/** Milliseconds that a person needs to see what has changed. The page ignores touches in the first 250 ms of a turn and of a finished trick. */
const SEES = 400;
/** Milliseconds without anything to touch after which the match counts as stuck. */
const STUCK = 60_000;
const ACTS = ['go-on', 'next-round', 'standings', 'show-tiles', 'decline', 'play', 'forfeit'];

/** Runs in the page: returns what can be touched. Only the topmost layer counts. */
function look(names) {
  const top = ['local', 'extra', 'over', 'main'].map(id => document.getElementById(id)).find(layer => layer && layer.childElementCount);
  const isSeen = element => element && element.offsetParent !== null;
  const can = name => {
    const element = top && top.querySelector(`[data-act="${name}"]`);
    return isSeen(element) && element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
  };
  const slots = [...document.querySelectorAll('button[data-tile]')].filter(isSeen);
  const isChosen = slot => slot.getAttribute('aria-pressed') === 'true';
  const count = /[0-9]+/.exec(document.querySelector('[data-act="forfeit"]')?.textContent);
  return {
    layer: top ? top.id : '',
    can: names.filter(can),
    settlement: document.querySelector('#over .settlement h1')?.textContent || '',
    isEnded: Boolean(top && top.querySelector('[data-act="to-lobby"], [data-act="again"]')),
    sheet: Boolean(top && ['local', 'extra'].includes(top.id) && top.querySelector('[data-close]')),
    isMine: slots.some(slot => slot.getAttribute('aria-disabled') !== 'true'),
    count: count ? Number(count[0]) : 1,
    chosen: slots.filter(isChosen).map(slot => slot.dataset.tile),
    free: slots.filter(slot => !isChosen(slot)).map(slot => slot.dataset.tile),
    isSent: Boolean(document.querySelector('.sent')),
    screen: document.querySelector('#main > *')?.className || '',
  };
}

/** The numbers of a seed, from 0 to 1. */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = state + 0x6D2B79F5 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
}

export class Player {
  /** All touches, and those without an effect. */
  taps = 0;
  lost = 0;
  /** Sheets that were not asked for, and closed again. */
  sheets = 0;
  /** The titles of the settlements that were shown, one for each round. */
  settlements = [];

  constructor(page, seed) {
    this.page = page;
    this.random = chance(seed);
  }

  look() {
    return this.page.evaluate(look, ['sit', ...ACTS]);
  }

  /** Enters a name at the join screen that is shown, and sits down. Returns when the table shows tiles. */
  async sitDown(name) {
    await until('name field', () => this.page.$('[data-field=name]'), PATIENCE);
    await this.touch('[data-field=name]', () => this.page.evaluate(() => document.activeElement?.dataset.field === 'name'));
    await this.page.keyboard.type(name);
    await until('free seat', async () => (await this.look()).can.includes('sit'), PATIENCE);
    await this.touch('[data-act=sit]', async () => !await this.page.$('[data-act=sit]'));
    await until('tiles', () => this.page.$('.slot'), PATIENCE);
  }

  /** Plays until the match is over. Fails when nothing can be touched for a minute. */
  async playMatch() {
    let idleSince = Date.now();
    let changedAt = 0;
    let before = '';
    for (;;) {
      const seen = await this.look();
      const place = [seen.layer, seen.isMine, seen.settlement, seen.screen].join();
      if (place !== before) {
        before = place;
        changedAt = Date.now();
      }
      if (seen.settlement && !this.settlements.includes(seen.settlement)) {
        this.settlements.push(seen.settlement);
      }
      if (seen.isEnded) {
        return;
      }
      if (Date.now() - changedAt >= SEES && await this.step(seen)) {
        idleSince = Date.now();
      } else if (Date.now() - idleSince > STUCK) {
        throw new Error('Nothing can be touched at ' + JSON.stringify(seen));
      } else {
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    }
  }

  /** Does one thing if there is one to do. */
  async step(seen) {
    const act = ACTS.find(each => seen.can.includes(each));
    if (act) {
      await this.touch(`#${seen.layer} [data-act="${act}"]`, async () => hasMoved(seen, await this.look(), act));
    } else if (seen.layer === 'main' && seen.isMine) {
      const among = seen.chosen.length < seen.count || !seen.chosen.length ? seen.free : seen.chosen;
      const tile = among[Math.floor(this.random() * among.length)];
      await this.touch(`button[data-tile="${tile}"]`, async () => {
        const now = await this.look();
        return now.layer !== seen.layer || now.chosen.includes(tile) !== seen.chosen.includes(tile) || !now.isMine;
      });
    } else if (seen.sheet) { // a busy machine has made a long press of a touch, which opens the help of the tile
      this.sheets++;
      await this.touch(`#${seen.layer} [data-close]`, async () => !(await this.look()).sheet);
    } else {
      return false;
    }
    return true;
  }

  /** Touches an element until that has an effect, and fails after some tries. An element that is gone needs no touch any more. */
  async touch(selector, hasEffect) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (!await tap(this.page, selector)) {
        return;
      }
      this.taps++;
      try {
        await until('effect', hasEffect, EFFECT);
        return;
      } catch {
        this.lost++;
      }
    }
    throw new Error(`${TRIES} touches of ${selector} had no effect at ${JSON.stringify(await this.look())}`);
  }
}

function hasMoved(before, now, act) {
  return now.layer !== before.layer || now.settlement !== before.settlement || now.isEnded || now.isSent && !before.isSent || !now.can.includes(act)
    || now.chosen.length + now.free.length !== before.chosen.length + before.free.length;
}
