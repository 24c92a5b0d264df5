package org.tiengow.protocol.wire;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.util.List;

/** The protocol's files as the descriptors know them. */
final class Protocol {
    static final List<FileDescriptor> FILES = List.of(
            ClientMessage.getDescriptor().getFile(),
            TableUpdate.getDescriptor().getFile(),
            SeatView.getDescriptor().getFile(),
            Rules.getDescriptor().getFile(),
            Succession.getDescriptor().getFile(),
            Datagram.getDescriptor().getFile());

    static final List<Descriptor> MESSAGES =
            FILES.stream().flatMap(file -> file.getMessageTypes().stream()).toList();

    private Protocol() {}
}
