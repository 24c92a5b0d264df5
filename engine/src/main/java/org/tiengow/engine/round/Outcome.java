package org.tiengow.engine.round;

import java.util.List;
import org.tiengow.engine.seat.Refusal;

/** What became of a play. */
public sealed interface Outcome {
    /** Calls the case this outcome is. */
    <T> T match(Cases<T> cases);

    /**
     * What became of a play that is known to be legal.
     *
     * @throws IllegalStateException when it was not
     */
    default Accepted accepted() {
        if (this instanceof Refused refused) {
            throw new IllegalStateException(
                    "A legal play was refused: " + refused.refusal().sentence());
        }
        return (Accepted) this;
    }

    /**
     * The play was legal.
     *
     * @param next the round after it
     * @param events what happened, in order; none for an answer that declares nothing
     */
    record Accepted(Round next, List<RoundEvent> events) implements Outcome {
        /** Copies the list. */
        public Accepted {
            events = List.copyOf(events);
        }

        @Override
        public <T> T match(Cases<T> cases) {
            return cases.accepted(this);
        }
    }

    /**
     * The play was not legal and the round is as it was.
     *
     * @param refusal why
     */
    record Refused(Refusal refusal) implements Outcome {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.refused(this);
        }
    }

    /** One method a kind of outcome. */
    interface Cases<T> {
        T accepted(Accepted accepted);

        T refused(Refused refused);
    }
}
