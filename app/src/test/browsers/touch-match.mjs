// Plays a match by touch on the page of a host that it starts:
//   node touch-match.mjs --jar=tiengow.jar [--browser=firefox|chromium] [--rounds=1] [--seed=1] [--without-sockets]
// It prints one line of figures, and fails if the match does not end with a settlement of each round, if the page reports an error, or if
// touches have no effect, five times in a row. With --without-sockets a proxy refuses WebSockets.

import {parseArgs} from 'node:util';
import {startHost} from './host.mjs';
import {NAMES, openPhone, until} from './phone.mjs';
import {Player} from './player.mjs';
import {openProxy} from './proxy.mjs';

const {values: options} = parseArgs({options: {
  jar: {type: 'string'}, browser: {type: 'string', default: 'chromium'}, rounds: {type: 'string', default: '1'}, seed: {type: 'string', default: '1'},
  'without-sockets': {type: 'boolean', default: false},
}});
if (!options.jar || !NAMES.includes(options.browser)) {
  throw new Error('Usage: touch-match.mjs --jar=FILE [--browser=' + NAMES.join('|') + '] [--rounds=N] [--seed=N] [--without-sockets]');
}
const rounds = Number(options.rounds);
const opened = [];
const keep = each => {
  opened.push(each);
  return each;
};

function check(holds, complaint) {
  if (!holds) {
    throw new Error(complaint);
  }
}

try {
  const host = keep(await startHost(options.jar, ['--rules=lai', '--rounds=' + rounds]));
  const proxy = options['without-sockets'] ? keep(await openProxy(host.port)) : null;
  const phone = keep(await openPhone(options.browser));
  const player = new Player(phone.page, Number(options.seed));
  const began = Date.now();
  await phone.page.goto(`http://127.0.0.1:${(proxy || host).port}/`);
  await player.sitDown('Mei');
  const seated = Date.now();
  await player.playMatch();
  const ended = Date.now();
  await until('standings of the host', () => host.standings.length === 1, 10_000);
  // A browser reports a refused WebSocket in its console.
  const errors = phone.errors.filter(error => !proxy || !/WebSocket|ws:/.test(error));
  console.log(`${phone.version}, seed ${options.seed}: ${rounds} round(s) in ${((ended - seated) / 1000).toFixed(1)} s, at the table after ${
    ((seated - began) / 1000).toFixed(1)} s, ${player.taps} taps, ${player.lost} of them without effect, ${player.sheets} sheets by mistake, ${
    errors.length} errors${proxy ? `, ${proxy.refused} WebSockets refused, ${proxy.acts} acts posted` : ''}.`);
  check(errors.length === 0, 'Errors of the page:\n' + errors.join('\n'));
  check(player.settlements.length === rounds, `Settlements: ${player.settlements.join(', ')}`);
  check(!proxy || proxy.refused > 0 && proxy.acts > 10 * rounds, 'The match was not played without a WebSocket.');
} finally {
  for (const each of opened.reverse()) {
    await each.close();
  }
}
