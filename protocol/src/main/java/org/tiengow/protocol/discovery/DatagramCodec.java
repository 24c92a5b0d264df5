package org.tiengow.protocol.discovery;

import com.google.protobuf.InvalidProtocolBufferException;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.HostHere;
import org.tiengow.protocol.wire.Query;

/** Encodes and decodes discovery datagrams. Anything else is ignored: any program may send to an open port. */
public final class DatagramCodec {
    /** The bytes "tien". */
    public static final int MAGIC = 0x7469656E;

    /** The longest datagram in bytes. It fits into one Ethernet frame, so that it arrives whole or not at all. */
    public static final int LONGEST = 1_400;

    private static final int BYTES_OF_HOST_ID = 16;

    private DatagramCodec() {}

    /** Returns the bytes of a query. */
    public static byte[] query(long nonce) {
        return Datagram.newBuilder()
                .setMagic(MAGIC)
                .setQuery(Query.newBuilder().setNonce(nonce))
                .build()
                .toByteArray();
    }

    /** Returns the bytes of an answer, with as many of its first tables as fit. */
    public static byte[] here(HostHere here) {
        HostHere.Builder fitting = here.toBuilder();
        Datagram datagram = datagram(fitting);
        while (datagram.getSerializedSize() > LONGEST && fitting.getTablesCount() > 0) {
            fitting.removeTables(fitting.getTablesCount() - 1);
            datagram = datagram(fitting);
        }
        return datagram.toByteArray();
    }

    /** Returns the query or answer in these bytes, up to the buffer's limit; empty for anything else. */
    public static Optional<Datagram> read(ByteBuffer bytes) {
        if (bytes.remaining() > LONGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(Datagram.parseFrom(bytes)).filter(DatagramCodec::isOurs);
        } catch (InvalidProtocolBufferException stray) {
            return Optional.empty();
        }
    }

    private static Datagram datagram(HostHere.Builder here) {
        return Datagram.newBuilder().setMagic(MAGIC).setHere(here).build();
    }

    private static boolean isOurs(Datagram datagram) {
        return datagram.getMagic() == MAGIC
                && switch (datagram.getMessageCase()) {
                    case QUERY -> true;
                    case HERE -> isUsable(datagram.getHere());
                    case MESSAGE_NOT_SET -> false;
                };
    }

    private static boolean isUsable(HostHere here) {
        return here.getPort() > 0
                && here.getPort() <= 65_535
                && here.getHostId().size() == BYTES_OF_HOST_ID
                && !here.getName().isBlank();
    }
}
