// A bot for Tien Gow in JavaScript that speaks the protocol itself (docs/protocol.md), without TLS, so on the host's own machine.
//
// It needs protobufjs and the .proto files, which are in tiengow.jar too:
//     unzip tiengow.jar 'tiengow/v1/*.proto'
//     npm install protobufjs@7.5.4
//     node wire_bot.js 127.0.0.1:47913 .
// The second word is the folder in which the folder tiengow is.
const crypto = require("crypto");
const net = require("net");
const path = require("path");
const protobuf = require("protobufjs");

const PING_MILLIS = 5000; // a host ends a connection on which it hears nothing for 15 seconds
const [address, folder] = process.argv.slice(2);

const root = new protobuf.Root();
root.resolvePath = (origin, target) => (target.startsWith("google/") ? require.resolve("protobufjs/" + target) : path.join(folder, target));
root.loadSync("tiengow/v1/messages.proto", { keepCase: false });
const ClientMessage = root.lookupType("tiengow.v1.ClientMessage");
const HostMessage = root.lookupType("tiengow.v1.HostMessage");
const { KIND_BOT } = root.lookupEnum("tiengow.v1.Kind").values;
const { ACT_FACE_UP } = root.lookupEnum("tiengow.v1.Act").values;

const [, name, port] = address.match(/^(.*):(\d+)$/);
const host = net.connect(Number(port), name);
let request = 0;

// A frame is a 4-byte length and a message.
function send(message) {
  const data = ClientMessage.encode(ClientMessage.create({ request: ++request, ...message })).finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  host.write(Buffer.concat([length, data]));
}

const size = (play) => play.tiles.toString(2).replaceAll("0", "").length;

// Make it yours. Tiles are the bits of a number: see the top of round.proto.
function choose(view, legal) {
  const shown = legal.filter((play) => play.act === ACT_FACE_UP);
  if (view.table.length === 0 && shown.length > 0) {
    return shown.reduce((best, play) => (size(play) > size(best) ? play : best)); // lead the largest set, the highest of them
  }
  return (shown.length > 0 ? shown : legal).at(-1); // the last is the lowest: beat with it, else forfeit it; declare one red dot
}

function answer(message) {
  if (message.challenge) {
    send({ enter: { clientNonce: crypto.randomBytes(32) } });
  } else if (message.entered) {
    send({ sit: { table: 0 } });
  } else if (message.table?.decision) {
    const { decision, view } = message.table;
    send({ makePlay: { decision: decision.number, play: choose(view, decision.legal) } });
  } else if (message.refused || message.warning || message.closing) {
    console.error(JSON.stringify(message));
  }
}

let bytes = Buffer.alloc(0);
host.on("data", (more) => {
  bytes = Buffer.concat([bytes, more]);
  while (bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32BE()) {
    const end = 4 + bytes.readUInt32BE();
    answer(HostMessage.decode(bytes.subarray(4, end)));
    bytes = bytes.subarray(end);
  }
});
const pings = setInterval(() => send({ ping: {} }), PING_MILLIS);
host.on("close", () => clearInterval(pings));
host.on("error", (problem) => console.error(problem.message));
send({ hello: { versions: [3], kind: KIND_BOT, name: "Wire bot", program: "wire_bot.js" } });
