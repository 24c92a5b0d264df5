// A browser that shows the page as a phone does, and a finger.

import puppeteer from 'puppeteer-core';

/** CSS pixels of the phone's screen. */
const SCREEN = {width: 390, height: 844};
const BROWSERS = {
  firefox: {browser: 'firefox', executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr'},
  chromium: {
    browser: 'chrome', executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio', '--lang=en'],
  },
};

/** Returns the names of the browsers that can be opened. */
export const NAMES = Object.keys(BROWSERS);

/**
 * Opens a browser with one empty page.
 *
 * @param protocol webDriverBiDi, or cdp in Chromium for what only its own protocol offers
 * @return page; errors, the texts of uncaught errors and console errors so far, and of presses that were no touches; version; and close()
 */
export async function openPhone(name, protocol = 'webDriverBiDi') {
  const browser = await puppeteer.launch({...BROWSERS[name], protocol, headless: true});
  try {
    const page = await browser.newPage();
    await page.setViewport(name === 'firefox' ? SCREEN : {...SCREEN, hasTouch: protocol === 'cdp'});
    const errors = [];
    page.on('pageerror', error => errors.push('uncaught: ' + (error.stack || error.message || error)));
    page.on('console', said => {
      if (said.type() === 'error' || said.type() === 'assert') {
        errors.push('console: ' + said.text());
      }
    });
    await page.exposeFunction('reportPress', kind => errors.push('pressed by ' + kind));
    await page.evaluateOnNewDocument(() => addEventListener('pointerdown', ({pointerType}) => pointerType === 'touch' || reportPress(pointerType), true));
    return {page, errors, version: await browser.version(), close: () => browser.close()};
  } catch (failure) {
    await browser.close();
    throw failure;
  }
}

/** Touches the middle of the first visible element at a selector. Returns false if there is none. */
export async function tap(page, selector) {
  const place = await page.evaluate(at => {
    const element = document.querySelector(at);
    if (!element || !element.getClientRects().length) {
      return null;
    }
    element.scrollIntoView({block: 'nearest'});
    const box = element.getBoundingClientRect();
    return {x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2)};
  }, selector);
  if (place) {
    await touch(page, place);
  }
  return Boolean(place);
}

/**
 * Touches a place for a moment. Over BiDi this is one command: between two, a busy machine may let so much time pass that the page takes
 * it for a long press. The touchscreen of Puppeteer needs two, and sends a tilt that Firefox refuses.
 */
async function touch(page, {x, y}) {
  const {browsingContext} = page.mainFrame();
  if (browsingContext) {
    await browsingContext.performActions([{type: 'pointer', id: 'finger', parameters: {pointerType: 'touch'}, actions: [
      {type: 'pointerMove', x, y}, {type: 'pointerDown', button: 0}, {type: 'pointerUp', button: 0},
    ]}]);
  } else {
    await page.touchscreen.tap(x, y);
  }
}

/** Looks every 20 ms until a function returns something true, which it returns. Fails after this many milliseconds. */
export async function until(what, look, millis) {
  const end = Date.now() + millis;
  for (;;) {
    const found = await look();
    if (found) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`No ${what} within ${millis / 1000} s.`);
    }
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
