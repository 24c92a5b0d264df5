// A frontend for Tien Gow in a browser that speaks the protocol itself (docs/protocol.md), over the WebSocket /wire of the page's door:
// one binary message is one ClientMessage or HostMessage. It needs nothing but index.html beside it. Open that in a browser, from the
// disk or from anywhere; ?door=ws://192.168.1.20:47914/wire, ?name=… and ?auto fill the form in, and ?auto sits down and plays by itself.
// The numbers of the fields are those of protocol/src/main/proto/tiengow/v1.
const PING_MILLIS = 5000; // a host ends a connection on which it hears nothing for 15 seconds
const PERSON = 1;
const STAGES = ['', 'gathering', 'playing', 'between rounds', 'match over', 'failed'];
const ACTS = ['', 'play', 'forfeit', 'declare', 'decline'];
const PAIRS = '66 11 44 31 55 33 22 65 64 61 51'.split(' '); // bits 2k and 2k + 1 of a number of tiles
const SINGLES = '63 54 62 53 52 43 41 32 42 21'.split(' '); // bits 22 to 31
const at = (id) => document.getElementById(id);
const tiles = (bits) => [...Array(32).keys()].filter((i) => (bits >>> i) & 1).map((i) => (i < 22 ? PAIRS[i >> 1] : SINGLES[i - 22])).join(' ');
const signed = (number) => (number >>> 1) ^ -(number & 1); // a sint32

// Protocol buffers, as far as they are needed: [[field, value], …] to bytes, where a value is a number, a string, bytes, or {fixed32: number}.
function write(fields) {
  const out = [];
  const varint = (n) => { for (; n > 127; n = Math.floor(n / 128)) out.push((n % 128) | 128); out.push(n); };
  for (const [field, value] of fields) {
    if (typeof value === 'number') { varint(field * 8); varint(value); continue; }
    if (value.fixed32 !== undefined) { varint(field * 8 + 5); for (let i = 0; i < 32; i += 8) out.push((value.fixed32 >>> i) & 255); continue; }
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    varint(field * 8 + 2); varint(bytes.length); out.push(...bytes);
  }
  return new Uint8Array(out);
}
// Bytes to a function: field -> all its values, where a value is a number or bytes.
function read(bytes) {
  const found = new Map();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let i = 0;
  const varint = () => { let n = 0, by = 1, b; do { b = bytes[i++]; n += (b & 127) * by; by *= 128; } while (b > 127); return n; };
  while (i < bytes.length) {
    const tag = varint(), field = Math.floor(tag / 8), kind = tag % 8;
    let value;
    if (kind === 0) value = varint();
    else if (kind === 5) { value = view.getUint32(i, true); i += 4; }
    else if (kind === 1) { value = 0; i += 8; }
    else { const length = varint(); value = bytes.subarray(i, i + length); i += length; }
    found.set(field, [...(found.get(field) ?? []), value]);
  }
  const all = (field) => found.get(field) ?? [];
  return { all, one: (field, otherwise = 0) => all(field)[0] ?? otherwise, inner: (field) => all(field).map(read) };
}
const packed = (bytes) => { const all = []; let n = 0, by = 1; for (const b of bytes) { n += (b & 127) * by; by *= 128; if (b < 128) { all.push(n); n = 0; by = 1; } } return all; };
const text = (bytes) => new TextDecoder().decode(bytes);

let socket, request = 0, table = 0, isReady = '';
const send = (field, fields) => socket.readyState === WebSocket.OPEN && socket.send(write([[1, ++request], [field, write(fields)]]));
const say = (words) => { at('stage').textContent = words; };

function join() {
  socket = new WebSocket(at('door').value);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => send(2, [[1, 3], [2, PERSON], [3, at('name').value], [4, 'docs/examples/page']]); // Hello
  socket.onmessage = ({ data }) => (data.byteLength === 32 && !socket.known ? (socket.known = data) : heed(read(new Uint8Array(data))));
  socket.onclose = () => say(at('stage').textContent + ' (closed)');
  setInterval(() => send(19, []), PING_MILLIS);
}

function heed(message) {
  const [challenge] = message.inner(1), [refused] = message.inner(4), [update] = message.inner(6), [closing] = message.inner(9);
  if (challenge) { // with a PIN: the proof of docs/protocol.md, over socket.known, comes as field 1
    send(3, [[2, crypto.getRandomValues(new Uint8Array(32))]]);
  } else if (message.all(2).length) { // Entered
    send(4, [[1, table]]);
  } else if (update) {
    show(update);
  } else if (refused ?? closing) {
    say(text((refused ?? closing).one(refused ? 8 : 2, new Uint8Array())));
  }
}

function show(update) {
  const stage = update.one(2), [view] = update.inner(7), [decision] = update.inner(9);
  say(STAGES[stage] + (view ? ', round ' + view.one(3) : ''));
  at('hand').textContent = view ? tiles(view.one(10)) : '';
  at('trick').textContent = view ? view.inner(15).map((play) => `${play.one(1)}: ${tiles(play.one(4)) || play.one(3) + ' face down'}`).join(', ') : '';
  at('chips').textContent = view ? packed(view.one(14, [])).map(signed).join(' ') : '';
  const here = stage + ':' + (view ? view.one(3) : 0);
  if ((stage === 1 || stage === 3) && isReady !== here) { // to begin, and for the next round; once each
    isReady = here;
    send(7, [[1, 1]]);
  }
  at('legal').replaceChildren(...(decision ? decision.inner(3) : []).map((play) => {
    const button = document.createElement('button');
    button.textContent = `${ACTS[play.one(1)]} ${tiles(play.one(2))}`;
    button.onclick = () => send(9, [[1, decision.one(1)], [2, write([[1, play.one(1)], [2, { fixed32: play.one(2) }]])]]);
    return button;
  }));
  if (decision && at('auto').checked) at('legal').firstChild.click(); // the first legal play
}

const asked = new URLSearchParams(location.search);
for (const field of ['door', 'name']) if (asked.has(field)) at(field).value = asked.get(field);
at('auto').checked = asked.has('auto');
at('join').onsubmit = (event) => { event.preventDefault(); at('join').hidden = true; join(); };
if (asked.has('auto')) at('join').requestSubmit();
