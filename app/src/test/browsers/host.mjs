// A host of the packaged program, as a process of its own.

import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

const START = 60_000;

/**
 * Starts a host with three bots and one free seat, and waits until clients can join.
 *
 * @param jar the path of tiengow.jar
 * @param options further options of the command host
 * @return the port of its page; standings, the results of the matches that have ended; and close()
 */
export async function startHost(jar, options) {
  const data = mkdtempSync(join(tmpdir(), 'tiengow-touch-'));
  const host = spawn('java', ['-jar', jar, 'host', '--port=0', '--web-port=0', '--no-discovery', '--bots=3', '--data=' + data, ...options],
    {stdio: ['ignore', 'pipe', 'pipe']});
  const standings = [];
  let log = '';
  host.stderr.on('data', text => {
    log += text;
  });
  const close = () => new Promise(resolve => {
    const remove = () => {
      rmSync(data, {recursive: true, force: true});
      resolve();
    };
    if (host.exitCode !== null) {
      remove();
    } else {
      host.once('exit', remove);
      host.kill();
    }
  });
  try {
    const ready = await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The host did not start:\n' + log)), START);
      host.once('error', reject);
      host.once('exit', () => reject(new Error('The host ended:\n' + log)));
      createInterface({input: host.stdout}).on('line', line => {
        if (line.startsWith('READY ')) {
          clearTimeout(late);
          resolve(JSON.parse(line.slice(6)));
        } else if (line.startsWith('STANDINGS ')) {
          standings.push(JSON.parse(line.slice(10)));
        }
      });
    });
    return {port: Number(new URL(ready.web).port), standings, close};
  } catch (failure) {
    await close();
    throw failure;
  }
}
