// A line between a browser and a door that delays every byte, those of WebSockets too. Chromium's own emulation delays only the opening
// of a WebSocket, and not its messages.

import {connect, createServer} from 'node:net';

/**
 * Opens the line at a free port of this machine. A new connection takes a round trip before its first byte, as that of TCP does.
 *
 * @param latency milliseconds of a round trip
 * @param down bytes a second to the browser, for all connections together
 * @param up bytes a second from the browser
 * @return port, and close()
 */
export async function openSlowLine(door, {latency, down, up}) {
  const free = {down: 0, up: 0};
  const sockets = new Set();

  function pass(from, to, way, rate, openAt) {
    from.on('data', bytes => {
      const now = performance.now();
      free[way] = Math.max(free[way], now, openAt) + bytes.length * 1000 / rate;
      setTimeout(() => to.destroyed || to.write(bytes), free[way] + latency / 2 - now);
    });
    from.on('close', () => setTimeout(() => to.end(), Math.max(0, free[way] - performance.now()) + latency / 2 + 5));
    from.on('error', () => from.destroy());
  }

  const server = createServer(phone => {
    const behind = connect(door, '127.0.0.1');
    const openAt = performance.now() + latency;
    for (const socket of [phone, behind]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pass(phone, behind, 'up', up, openAt);
    pass(behind, phone, 'down', down, openAt);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close() {
      server.close();
      sockets.forEach(socket => socket.destroy());
    },
  };
}
