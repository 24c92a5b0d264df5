// The connection to the server: a WebSocket, or an event stream where every second attempt shows that the network refuses WebSockets.
// It notices a silent line by itself, and reconnects within five seconds of the network.

import {openSocket} from './socket.js';
import {openStream} from './stream.js';

/** Milliseconds before each new attempt. */
const PAUSES = [500, 500, 1000, 2000];
/** Milliseconds for which the first attempt may take to open; each further attempt has a second more. */
const OPENING = 3000;
const OPENING_MORE = 1000;
const OPENING_MOST = 8000;
/** Milliseconds between heartbeats of a visible page. The server disconnects a page that is silent for 15 seconds. */
const HERE = 5000;
/** Milliseconds of silence after which the line is slow, and lost. The server sends a tick when it was silent for two seconds. */
const SLOW = 3000;
const LOST = 6000;
/** Milliseconds for which a hidden page keeps its line. Then it is asleep and tries nothing until it is visible. */
const ASLEEP = 15000;
/** Milliseconds hidden after which the line is opened again: a socket that died while the phone slept reports that much later. */
const SLEPT = 10000;
/** Milliseconds by which a timer may be late. A later one means that the page stood still, and messages may wait to be read. */
const STOOD_STILL = 1000;
const FOR_GOOD = new Set([1008, 4001, 4002]);

/** The code of a line that this page gave up because it was silent. */
export const SILENT = -1;
/** The code of a line that this page replaces: it is silent, but the server answers on another connection. */
const DEAD = -2;

/**
 * Opens the connection. `hello()` returns the first message of each connection; `heard(message)` receives messages. `state(now,
 * code)` receives 'on' before each message, 'slow' and 'fine' as the server falls silent and is heard again on the same connection,
 * 'off' with the close code when the connection breaks, and {code, reason} when it is closed for good.
 */
export function openLine({hello, heard, state}) {
  let line = null;
  let isOpen = false;
  let isSlow = false;
  let isAsleep = false;
  let over = false;
  let tries = 0; // attempts in a row that brought no message
  let isHeard = false;
  let heardAt = 0;
  let hiddenAt = 0;
  let probing = new AbortController();
  const timers = {again: 0, opening: 0, beat: 0, silence: 0, sleep: 0};

  function open() {
    stop();
    isAsleep = false;
    isHeard = false;
    const transport = tries % 2 === 0 ? openSocket : openStream;
    line = transport({
      first: () => JSON.stringify(hello()),
      opened() {
        isOpen = true;
        clearTimeout(timers.opening);
        listen();
      },
      heard(text) {
        isHeard = true;
        heardAt = performance.now();
        if (isSlow) {
          isSlow = false;
          state('fine');
        }
        const message = JSON.parse(text);
        if (!message.tick) {
          state('on');
          heard(message);
        }
      },
      closed,
    });
    timers.opening = setTimeout(() => closed(0), Math.min(OPENING + tries * OPENING_MORE, OPENING_MOST));
  }

  /** Drops the line, if there is one, and everything that is scheduled for it. */
  function stop() {
    const old = line;
    line = null;
    isOpen = false;
    isSlow = false;
    probing.abort();
    Object.values(timers).forEach(clearTimeout);
    clearInterval(timers.beat);
    if (old) {
      old.close();
    }
  }

  function closed(code, reason) {
    tries = isHeard ? 0 : tries + 1;
    stop();
    if (FOR_GOOD.has(code)) {
      over = true;
      state({code, reason});
      return;
    }
    if (isVisible()) {
      state('off', code);
      timers.again = setTimeout(open, code < 0 ? 0 : PAUSES[Math.min(tries, PAUSES.length - 1)]);
    } else {
      isAsleep = true;
    }
  }

  /** Begins to send heartbeats and to measure the silence of the server, or lets a hidden page fall asleep. */
  function listen() {
    heardAt = performance.now();
    clearInterval(timers.beat);
    clearTimeout(timers.sleep);
    clearTimeout(timers.silence);
    if (isVisible()) {
      timers.beat = setInterval(() => tell({act: 'here'}), HERE);
      measure();
    } else {
      timers.sleep = setTimeout(fallAsleep, ASLEEP);
    }
  }

  function measure() {
    const silent = performance.now() - heardAt;
    if (silent >= LOST) {
      closed(SILENT);
      return;
    }
    if (silent >= SLOW && !isSlow) {
      isSlow = true;
      state('slow');
      probe();
    }
    const due = heardAt + (silent < SLOW ? SLOW : LOST);
    timers.silence = setTimeout(() => {
      const now = performance.now();
      if (now - due > STOOD_STILL) {
        heardAt = Math.max(heardAt, now - LOST + STOOD_STILL);
      }
      measure();
    }, due - performance.now());
  }

  /**
   * Asks the server for something on another connection. If that is answered, the network works, and the silent line is dead: a device
   * that has a new address hears nothing on its old connections, and not even their end.
   */
  function probe() {
    const since = heardAt;
    probing = new AbortController();
    fetch('/', {method: 'HEAD', cache: 'no-store', signal: probing.signal}).then(() => {
      if (heardAt === since) {
        closed(DEAD);
      }
    }, () => undefined);
  }

  function fallAsleep() {
    stop();
    isAsleep = true;
  }

  function tell(message) {
    return isOpen && line.send(JSON.stringify(message));
  }

  function seen() {
    if (!isVisible()) {
      hiddenAt ||= Date.now();
      if (isOpen) {
        tell({act: 'here'}); // from now on the server measures the silence too
        listen();
      }
      return;
    }
    const slept = hiddenAt > 0 && Date.now() - hiddenAt > SLEPT;
    hiddenAt = 0;
    if (over) {
      return;
    }
    if (!isOpen || slept) {
      again();
    } else {
      listen();
      tell({act: 'here'});
    }
  }

  /** Opens the line again at once. Until it is open, the page counts as disconnected. */
  function again() {
    if (isAsleep) {
      state('off');
    }
    retry();
  }

  function retry() {
    over = false;
    tries = 0;
    open();
  }

  document.addEventListener('visibilitychange', seen);
  addEventListener('online', () => over || isAsleep || again()); // a page that was closed for good stays closed
  addEventListener('pageshow', event => event.persisted && seen());
  open();
  return {tell, retry};
}

function isVisible() {
  return document.visibilityState === 'visible';
}
