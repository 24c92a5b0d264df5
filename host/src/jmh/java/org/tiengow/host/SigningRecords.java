package org.tiengow.host;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/** What it costs to sign the digest of a record, and to check such a signature. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 5, time = 2)
public class SigningRecords {
    private final IdentityKey key = IdentityKey.fresh();
    private final Bytes32 digest = Bytes32.of(new byte[Bytes32.LENGTH]);
    private final String signature = ShuffleSignatures.record(key, true, digest);

    @Benchmark
    public String sign() {
        return ShuffleSignatures.record(key, true, digest);
    }

    @Benchmark
    public boolean check() {
        return ShuffleSignatures.isRecord(key.identity().hex(), true, digest, signature);
    }
}
