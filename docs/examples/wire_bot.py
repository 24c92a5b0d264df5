"""A bot for Tien Gow in Python that speaks the protocol itself (docs/protocol.md), without TLS, so on the host's own machine.

It needs protobuf for Python and the messages made from the .proto files, which are in tiengow.jar too:
    unzip tiengow.jar 'tiengow/v1/*.proto'
    protoc --python_out=. tiengow/v1/*.proto
    python3 wire_bot.py 127.0.0.1:47913
"""
import secrets
import select
import socket
import struct
import sys
import time

from tiengow.v1 import messages_pb2, round_pb2, table_pb2

PING_SECONDS = 5  # a host ends a connection on which it hears nothing for 15


class Host:
    """One connection: frames of a 4-byte length and a message."""

    def __init__(self, address):
        name, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((name, int(port)))
        self.request = 0
        self.sent = time.monotonic()

    def send(self, **message):
        self.request += 1
        data = messages_pb2.ClientMessage(request=self.request, **message).SerializeToString()
        self.socket.sendall(struct.pack(">I", len(data)) + data)
        self.sent = time.monotonic()

    def messages(self):
        """All that the host sends, until it closes the connection."""
        while True:
            silence = self.sent + PING_SECONDS - time.monotonic()
            if silence <= 0:
                self.send(ping=messages_pb2.Ping())
            elif select.select([self.socket], [], [], silence)[0]:
                head = self.read(4)
                if head is None:
                    return
                yield messages_pb2.HostMessage.FromString(self.read(*struct.unpack(">I", head)) or b"")

    def read(self, size):
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            if not more:
                return None
            data += more
        return data


def choose(view, legal):
    """Make it yours. Tiles are the bits of a number: see the top of round.proto."""
    shown = [play for play in legal if play.act == round_pb2.ACT_FACE_UP]
    if not view.table and shown:
        return max(shown, key=lambda play: bin(play.tiles).count("1"))  # lead the largest set, the highest of them
    return (shown or legal)[-1]  # the last is the lowest: beat with it, else forfeit it; declare one red dot


def play(host):
    """Enters, takes a seat, and answers every decision until the host ends."""
    me = messages_pb2.Hello(versions=[3], kind=table_pb2.KIND_BOT, name="Wire bot", program="wire_bot.py")
    host.send(hello=me)
    for message in host.messages():
        what = message.WhichOneof("message")
        if what == "challenge":
            host.send(enter=messages_pb2.Enter(client_nonce=secrets.token_bytes(32)))
        elif what == "entered":
            host.send(sit=messages_pb2.Sit(table=0))
        elif what == "table" and message.table.HasField("decision"):
            decision = message.table.decision
            chosen = choose(message.table.view, decision.legal)
            host.send(make_play=messages_pb2.MakePlay(decision=decision.number, play=chosen))
        elif what in ("refused", "warning", "closing"):
            print(message, file=sys.stderr, flush=True)


play(Host(sys.argv[1]))
