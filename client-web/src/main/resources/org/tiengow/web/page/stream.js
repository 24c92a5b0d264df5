// The transport of link.js for networks that refuse WebSockets: messages come as server-sent events of one response, acts go by
// requests, one after the other. The number of the stream is random, and goes in a header only.

const CHANNEL = 'Tiengow-Channel';

/** Opens a transport; the parameters and the result are those of openSocket. */
export function openStream({first, opened, heard, closed}) {
  const cut = new AbortController();
  const waiting = [];
  let channel = '';
  let isSending = false;
  let over = false;

  function post(path, body, headers) {
    return fetch(path, {method: 'POST', body, headers, cache: 'no-store', signal: cut.signal});
  }

  function end(code, reason) {
    if (!over) {
      over = true;
      closed(code, reason);
    }
  }

  function take(event) {
    const data = event.split('\n').filter(line => line.startsWith('data: ')).map(line => line.slice(6)).join('\n');
    if (over || !data) {
      return;
    }
    if (event.startsWith('event: end\n')) {
      const {code, reason} = JSON.parse(data);
      end(code, reason);
    } else {
      heard(data);
    }
  }

  async function receive() {
    const response = await post('/seat/events', first(), {});
    channel = response.ok && response.headers.get(CHANNEL) || '';
    if (over || !channel) {
      return;
    }
    opened();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (text + decoder.decode(part.value, {stream: true})).split('\n\n');
      text = events.pop();
      events.forEach(take);
    }
  }

  async function pass() {
    isSending = true;
    while (waiting.length && !over) {
      const answer = await post('/seat/act', waiting[0], {[CHANNEL]: channel});
      if (!answer.ok) {
        throw new Error('refused');
      }
      waiting.shift();
    }
    isSending = false;
  }

  receive().then(() => end(0, ''), () => end(0, ''));
  return {
    send(text) {
      if (!channel || over) {
        return false;
      }
      waiting.push(text);
      if (!isSending) {
        pass().catch(() => end(0, ''));
      }
      return true;
    },
    close() {
      over = true;
      cut.abort();
    },
  };
}
