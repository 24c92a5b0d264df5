package org.tiengow.client.shuffle;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.tiengow.engine.deal.Bytes32;

/** Draws the secrets that a model provides. */
record Secrets(Supplier<Bytes32> next) implements RandomGenerator {
    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("Only secrets are drawn.");
    }

    @Override
    public void nextBytes(byte[] bytes) {
        System.arraycopy(next.get().toArray(), 0, bytes, 0, bytes.length);
    }
}
