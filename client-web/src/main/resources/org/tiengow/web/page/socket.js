// A WebSocket to the server as a transport of link.js.

/**
 * Opens a transport. It sends the text that `first()` returns; `opened()`, `heard(text)` and `closed(code, reason)` are called until
 * it is closed from here.
 */
export function openSocket({first, opened, heard, closed}) {
  const socket = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/seat');
  socket.onopen = () => {
    socket.send(first());
    opened();
  };
  socket.onmessage = event => heard(event.data);
  socket.onclose = event => closed(event.code, event.reason);
  return {
    /** Sends a text; false while the transport is not open. */
    send(text) {
      if (socket.readyState !== 1) {
        return false;
      }
      socket.send(text);
      return true;
    },
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}
