package org.tiengow.protocol.limit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A bounded crowd")
class CrowdTest {
    private static final int MOST = 5;
    private static final int MOST_OF_ORIGIN = 3;

    private final Crowd<String> crowd = new Crowd<>(MOST, kind -> MOST_OF_ORIGIN);

    @Test
    @DisplayName("refuses one too many of an origin, and in all, until one has gone")
    void refuses() {
        assertThat(crowd.addIfRoom(origin(1), "a")).isTrue();
        assertThat(crowd.addIfRoom(origin(1), "b")).isTrue();
        assertThat(crowd.addIfRoom(origin(1), "c")).isTrue();
        assertThat(crowd.addIfRoom(origin(1), "d")).isFalse();
        assertThat(crowd.addIfRoom(origin(2), "e")).isTrue();
        assertThat(crowd.addIfRoom(origin(3), "f")).isTrue();
        assertThat(crowd.addIfRoom(origin(4), "g")).isFalse();
        crowd.remove(origin(1), "b");
        crowd.remove(origin(1), "b");
        crowd.remove(origin(2), "nobody");
        assertThat(crowd.size()).isEqualTo(4);
        assertThat(crowd.addIfRoom(origin(4), "g")).isTrue();
    }

    @Test
    @DisplayName("displaces the oldest of an origin that is too many, or of the origin with the most")
    void displaces() {
        assertThat(crowd.add(origin(1), "a")).isNull();
        assertThat(crowd.add(origin(2), "b")).isNull();
        assertThat(crowd.add(origin(2), "c")).isNull();
        assertThat(crowd.add(origin(2), "d")).isNull();
        assertThat(crowd.add(origin(2), "e")).isEqualTo("b");
        assertThat(crowd.add(origin(3), "f")).isNull();
        assertThat(crowd.add(origin(4), "g")).isEqualTo("c");
    }

    @Test
    @DisplayName("never passes a bound, and a flood of one origin displaces none of a smaller one")
    void laws() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<String> members = new ArrayList<>();
        for (int step = 0; step < 2_000; step++) {
            int from = random.nextInt(3) > 0 ? 0 : random.nextInt(10);
            String member = from + ":" + step;
            if (random.nextInt(4) == 0 && !members.isEmpty()) {
                String gone = members.remove(random.nextInt(members.size()));
                crowd.remove(origin(gone.charAt(0) - '0'), gone);
            } else if (random.nextBoolean()) {
                if (crowd.addIfRoom(origin(from), member)) {
                    members.add(member);
                }
            } else {
                members.add(member);
                String displaced = crowd.add(origin(from), member);
                if (displaced != null) {
                    long own = of(members, displaced.charAt(0));
                    assertThat(members.stream().mapToLong(each -> of(members, each.charAt(0))))
                            .as("seed %d, step %d", seed, step)
                            .allMatch(others -> others <= own);
                    assertThat(members.remove(displaced)).isTrue();
                }
            }
            assertThat(crowd.size())
                    .as("seed %d", seed)
                    .isEqualTo(members.size())
                    .isLessThanOrEqualTo(MOST);
            assertThat(members).allMatch(each -> of(members, each.charAt(0)) <= MOST_OF_ORIGIN);
        }
    }

    private static long of(List<String> members, char origin) {
        return members.stream().filter(each -> each.charAt(0) == origin).count();
    }

    private static Origin origin(int number) {
        return new Origin(ByteString.copyFrom(new byte[] {10, 0, 0, (byte) number}), Origin.Kind.ADDRESS);
    }
}
