package org.tiengow.host.succession;

import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;

/** The vote at a host that waits to continue a match of another host. All methods may be called from any thread. */
public interface Agreements {
    /** The implementation for a host without a vote. */
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
        public AgreementAsked come(Participant participant) {
            return AgreementAsked.getDefaultInstance();
        }

        @Override
        public Reply agree(Participant participant, Agree agree) {
            return HostRefusal.NO_AGREEMENT.answer();
        }

        @Override
        public void gone(Participant participant) {
            // no client was asked
        }
    };

    /** Checks whether there is a vote; then only the people of that match may enter. */
    boolean isAsked();

    /** Checks whether this key belongs to a person of the match. */
    boolean concern(Identity key);

    /** Adds a person of the match, and returns what they are asked. Changes are sent to them. */
    AgreementAsked come(Participant participant);

    /** Records a person's signature, or their statement that they would sign. */
    Reply agree(Participant participant, Agree agree);

    /** Removes a person whose connection has ended. */
    void gone(Participant participant);
}
