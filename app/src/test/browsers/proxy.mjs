// A proxy that passes HTTP on and refuses to switch to WebSocket, as some networks do.

import {Agent, createServer, request} from 'node:http';

/**
 * Opens the proxy at a free port of this machine.
 *
 * @return port; refused and acts, how many WebSockets were refused and how many acts of a page were passed on; and close()
 */
export async function openProxy(door) {
  const agent = new Agent({keepAlive: true});
  const counts = {refused: 0, acts: 0};
  const server = createServer((asked, answer) => {
    counts.acts += asked.url === '/seat/act' ? 1 : 0;
    const passed = request({agent, port: door, host: '127.0.0.1', method: asked.method, path: asked.url, headers: asked.headers}, got => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.on('upgrade', (asked, socket) => {
    counts.refused++;
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    get refused() {
      return counts.refused;
    },
    get acts() {
      return counts.acts;
    },
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
