// The connection to the server: one WebSocket, which reconnects with growing pauses.

const PAUSES = [500, 1000, 2000, 3500, 5000];
const HERE = 5000;
const SLEPT = 10000;
const FOR_GOOD = new Set([1008, 4001, 4002]);

/**
 * Opens the connection. `hello()` returns the first message of each connection; `heard(message)` receives messages. `state(now,
 * code)` receives 'on' before each message, 'off' with the close code when the connection breaks, and {code, reason} when it is
 * closed for good.
 */
export function openLine({hello, heard, state}) {
  let socket = null;
  let tries = 0;
  let again = 0;
  let beat = 0;
  let hidden = 0;
  let over = false;

  function open() {
    clearTimeout(again);
    if (over || (socket && socket.readyState <= 1)) {
      return;
    }
    const mine = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/seat');
    socket = mine;
    mine.onopen = () => {
      mine.send(JSON.stringify(hello()));
      clearInterval(beat);
      beat = setInterval(() => tell({act: 'here'}), HERE);
    };
    mine.onmessage = event => {
      if (mine !== socket) {
        return;
      }
      tries = 0;
      const message = JSON.parse(event.data);
      state('on');
      heard(message);
    };
    mine.onclose = event => {
      if (mine !== socket) {
        return;
      }
      clearInterval(beat);
      socket = null;
      if (FOR_GOOD.has(event.code)) {
        over = true;
        state({code: event.code, reason: event.reason});
      } else {
        state('off', event.code);
        again = setTimeout(open, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
      }
    };
  }

  function tell(message) {
    if (socket && socket.readyState === 1) {
      socket.send(JSON.stringify(message));
      return true;
    }
    return false;
  }

  // A socket that died while the phone slept reports that only much later, so a page that wakes up reconnects at once.
  function wake() {
    if (document.visibilityState !== 'visible') {
      hidden = Date.now();
    } else if (!over && (!socket || (hidden && Date.now() - hidden > SLEPT))) {
      retry();
    }
  }

  function retry() {
    const old = socket;
    socket = null;
    over = false;
    tries = 0;
    clearInterval(beat);
    if (old) {
      old.onclose = null;
      old.close();
    }
    open();
  }

  document.addEventListener('visibilitychange', wake);
  addEventListener('online', () => over || retry()); // a page that was closed for good stays closed
  addEventListener('pageshow', wake);
  open();
  return {tell, retry};
}
