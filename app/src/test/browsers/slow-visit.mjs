// Measures visits to the page of a host that it starts, in Chromium on a slow network and a slow processor:
//   node slow-visit.mjs --jar=tiengow.jar [--visits=5] [--network=tools|line|none]
// The network has the figures of "Slow 4G" in Chromium's developer tools. With tools, Chromium itself slows it, but not the messages of a
// WebSocket; with line, a line in between slows everything, each new connection too. The processor is slowed fourfold, except with none.
// It prints a line for each visit, then the median and the longest. From the navigation: labels, the first words that are drawn; door, the
// join screen with its seats; tiles, the user's tiles at the table. seated counts from the touch that takes the seat until the tiles, and
// again from a reload.

import {parseArgs} from 'node:util';
import {startHost} from './host.mjs';
import {openPhone, until} from './phone.mjs';
import {Player} from './player.mjs';
import {openSlowLine} from './slow-line.mjs';

/** Milliseconds of a round trip, and bytes a second. */
const SLOW_4G = {latency: 150 * 3.75, down: 1_600_000 / 8 * 0.9, up: 750_000 / 8 * 0.9};
const SLOWER = 4;
const PATIENCE = 120_000;

const {values: options} = parseArgs({options: {
  jar: {type: 'string'}, visits: {type: 'string', default: '5'}, network: {type: 'string', default: 'line'},
}});
if (!options.jar || !['tools', 'line', 'none'].includes(options.network)) {
  throw new Error('Usage: slow-visit.mjs --jar=FILE [--visits=N] [--network=tools|line|none]');
}

/** Runs in the page: notes in `seen` the milliseconds from the navigation until the next frame is drawn with each of these for the first time. */
function watch() {
  const marks = {labels: '.plain-words:not(:empty), [data-field=name], .slot', door: '[data-act=sit]:not([aria-disabled])', tiles: '.slot'};
  window.seen = {};
  const look = () => {
    for (const [name, selector] of Object.entries(marks)) {
      if (!(name in window.seen) && document.querySelector(selector)) {
        window.seen[name] = performance.now();
      }
    }
    if (!('tiles' in window.seen)) {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
  addEventListener('click', event => {
    if (event.target.closest('[data-act=sit]')) {
      window.seen.sat ??= performance.now();
    }
  }, true);
}

async function visit(port) {
  const phone = await openPhone('chromium', 'cdp');
  try {
    const {page} = phone;
    const tools = await page.createCDPSession();
    if (options.network === 'tools') {
      const {latency, down, up} = SLOW_4G;
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', {offline: false, latency, downloadThroughput: down, uploadThroughput: up});
    }
    if (options.network !== 'none') {
      await tools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    }
    await page.evaluateOnNewDocument(watch);
    const drawn = name => until(name, () => page.evaluate(mark => window.seen?.[mark], name), PATIENCE);
    await page.goto(`http://127.0.0.1:${port}/`, {waitUntil: 'domcontentloaded', timeout: PATIENCE});
    const door = await drawn('door');
    await new Player(page, 1).sitDown('Mei');
    const tiles = await drawn('tiles');
    const [labels, sat] = await page.evaluate(() => [window.seen.labels, window.seen.sat]);
    await page.reload({waitUntil: 'domcontentloaded', timeout: PATIENCE});
    const again = await drawn('tiles');
    if (phone.errors.length) {
      throw new Error(phone.errors.join('\n'));
    }
    return {labels, door, seated: tiles - sat, tiles, again};
  } finally {
    await phone.close();
  }
}

function line(name, times) {
  console.log(name + ': ' + Object.entries(times).map(([what, millis]) => `${what} ${(millis / 1000).toFixed(2)} s`).join(', '));
}

const visits = [];
for (let i = 0; i < Number(options.visits); i++) {
  const host = await startHost(options.jar, ['--rules=lai', '--rounds=1']); // each visitor finds the seat free
  const slow = options.network === 'line' ? await openSlowLine(host.port, SLOW_4G) : null;
  try {
    visits.push(await visit((slow || host).port));
  } finally {
    slow?.close();
    await host.close();
  }
  line('visit ' + (i + 1), visits[i]);
}
const sorted = Object.keys(visits[0]).map(what => [what, visits.map(each => each[what]).sort((a, b) => a - b)]);
line('median', Object.fromEntries(sorted.map(([what, times]) => [what, times[times.length >> 1]])));
line('longest', Object.fromEntries(sorted.map(([what, times]) => [what, times[times.length - 1]])));
