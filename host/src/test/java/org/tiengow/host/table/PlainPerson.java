package org.tiengow.host.table;

import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.wire.Kind;

/** A guest of the tests: a person who does not own the host, and does not mind what it becomes. */
public interface PlainPerson extends Participant {
    @Override
    default Kind kind() {
        return Kind.KIND_PERSON;
    }

    @Override
    default boolean ownsHost() {
        return false;
    }

    @Override
    default void becomes(Standing standing) {
        // what it is told is what counts
    }
}
