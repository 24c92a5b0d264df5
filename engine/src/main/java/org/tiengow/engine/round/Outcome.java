package org.tiengow.engine.round;

import java.util.List;
import org.tiengow.engine.seat.Refusal;

/** The outcome of a play: accepted or refused. */
public sealed interface Outcome {
    /** Calls the method of {@code cases} for this kind of outcome. */
    <T> T match(Cases<T> cases);

    /**
     * Returns the outcome of a play that is known to be legal.
     *
     * @throws IllegalStateException if the play was refused
     */
    default Accepted accepted() {
        if (this instanceof Refused refused) {
            throw new IllegalStateException(
                    "A legal play was refused: " + refused.refusal().sentence());
        }
        return (Accepted) this;
    }

    /**
     * The outcome of a legal play.
     *
     * @param next the round after it
     * @param events the resulting events, in order; none for an answer that declares nothing
     */
    record Accepted(Round next, List<RoundEvent> events) implements Outcome {
        public Accepted {
            events = List.copyOf(events);
        }

        @Override
        public <T> T match(Cases<T> cases) {
            return cases.accepted(this);
        }
    }

    /** The outcome of an illegal play. The round is unchanged. */
    record Refused(Refusal refusal) implements Outcome {
        @Override
        public <T> T match(Cases<T> cases) {
            return cases.refused(this);
        }
    }

    /** A visitor with one method per kind of outcome. */
    interface Cases<T> {
        T accepted(Accepted accepted);

        T refused(Refused refused);
    }
}
