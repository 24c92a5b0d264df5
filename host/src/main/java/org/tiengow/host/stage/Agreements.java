package org.tiengow.host.stage;

import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;

/** What a host asks for that would go on with a match of another. May be called from any thread. */
public interface Agreements {
    /** Of a host that asks for nothing. */
    Agreements NONE = new Agreements() {
        @Override
        public boolean isAsked() {
            return false;
        }

        @Override
        public boolean concern(Identity key) {
            return false;
        }

        @Override
        public AgreementAsked come(Guest guest) {
            return AgreementAsked.getDefaultInstance();
        }

        @Override
        public Reply agree(Guest guest, Agree agree) {
            return HostRefusal.NO_AGREEMENT.answer();
        }

        @Override
        public void gone(Guest guest) {
            // it has asked nobody
        }
    };

    /** Whether it asks for anything; then nobody else comes in than those whom it concerns. */
    boolean isAsked();

    /** Whether it is the match of somebody with this key. */
    boolean concern(Identity key);

    /** Somebody has come whom it concerns, and is told what is asked for, now and whenever that changes. */
    AgreementAsked come(Guest guest);

    /** Somebody agrees, or would. */
    Reply agree(Guest guest, Agree agree);

    /** Somebody has gone. */
    void gone(Guest guest);
}
