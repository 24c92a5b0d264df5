package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** What tests say about answers. */
final class Refusals {
    private Refusals() {}

    static void assertGranted(Reply answer) {
        HostMessage message = answer.toMessage(5);
        assertThat(message.hasGranted()).as("%s", message).isTrue();
        assertThat(message.getGranted().getRequest()).isEqualTo(5);
    }

    static Refused assertRefused(Reply answer, RefusalReason reason) {
        HostMessage message = answer.toMessage(5);
        assertThat(message.getRefused().getReason()).as("%s", message).isEqualTo(reason);
        assertThat(message.getRefused().getRequest()).isEqualTo(5);
        assertThat(message.getRefused().getSentence()).isNotEmpty().doesNotContain("{");
        return message.getRefused();
    }
}
