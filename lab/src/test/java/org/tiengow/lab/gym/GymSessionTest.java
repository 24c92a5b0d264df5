package org.tiengow.lab.gym;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A session of the gym")
class GymSessionTest {
    private static final GymPlan PLAN = new GymPlan(3, List.of("pagat"), 4, List.of(), 1, false, false, false, 1);

    @Test
    @DisplayName("begins with the schema and a frame, and ends when the learner leaves")
    void begins() throws GymFault {
        byte[] answer = serve(PLAN, new byte[0]);
        String schema = new String(answer, StandardCharsets.US_ASCII)
                .lines()
                .findFirst()
                .orElseThrow();
        assertThat(schema)
                .startsWith("{\"version\":\"tiengow-gym/1\",\"tables\":3,")
                .contains("\"name\":\"mask\"");
        int size = ByteBuffer.wrap(answer).order(ByteOrder.LITTLE_ENDIAN).getInt(schema.length() + 1);
        assertThat(answer).hasSize(schema.length() + 1 + 4 + size);
    }

    @Test
    @DisplayName("answers actions and observe with a frame each, and save and restore with nothing")
    void answers() throws GymFault {
        int once = frames(new byte[0]);
        assertThat(frames(request('o'))).isEqualTo(2 * once);
        assertThat(frames(join(request('s', 0, 5), request('l', 0, 5), request('o'))))
                .isEqualTo(2 * once);
        assertThat(frames(join(request('r', 4, 0), request('o')))).isEqualTo(3 * once);
    }

    @Test
    @DisplayName("refuses a frame of the wrong length before it has arrived")
    void refusesWrongLength() {
        refuses(
                new byte[] {3, 0, 0, 0, 'a', 1, 1},
                "Request 1 (actions), field length: 3 bytes, not 4, which are its code "
                        + "and an action for each of the 3 tables.");
        refuses(new byte[] {-1, -1, -1, -1, 'o'}, "Request 1 (observe), field length: 4294967295 bytes, not 1.");
    }

    @Test
    @DisplayName("refuses an action that the mask forbids, by its name and table")
    void refusesForbidden() {
        refuses(
                new byte[] {4, 0, 0, 0, 'a', 66, 66, 66},
                "Table 0, field actions: 66 (declare) is not legal there; the field mask says what is.");
        refuses(
                new byte[] {4, 0, 0, 0, 'a', (byte) 200, 66, 66},
                "Table 0, field actions: 200 is not legal there; the field mask says what is.");
    }

    @Test
    @DisplayName("refuses what is no request, no table and no slot")
    void refusesUnknown() {
        refuses(new byte[] {1, 0, 0, 0, '?'}, "Request 1, field code: 63 is not the code of a request.");
        refuses(request('s', 3, 0), "Request save, field table: there are the tables 0 to 2, not 3.");
        refuses(request('s', 0, 70_000), "Request save, field slot: there are the slots 0 to 65535, not 70000.");
        refuses(request('l', 0, 1), "Request restore, field slot: nothing is saved in slot 1.");
    }

    @Test
    @DisplayName("tells of a pipe that is closed within a request, or before an answer is read")
    void tellsOfClosedPipe() {
        refuses(new byte[] {4, 0, 0, 0, 'a', 1}, "The learner closed the pipe within request 1, after 2 of 4 bytes.");
        refuses(new byte[] {4, 0}, "The learner closed the pipe within request 1, after 2 of 5 bytes.");
        try (Gym gym = new Gym(PLAN)) {
            assertThatThrownBy(() -> new GymSession(
                                    gym, Channels.newChannel(new ByteArrayInputStream(new byte[0])), new BrokenPipe())
                            .serve())
                    .isInstanceOf(GymFault.class)
                    .hasMessage("The learner closed the pipe before it read the answer to request 0.");
        }
    }

    /** A pipe whose reader is gone. */
    private static final class BrokenPipe implements WritableByteChannel {
        @Override
        public int write(ByteBuffer bytes) throws IOException {
            throw new IOException("Broken pipe");
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {
            // nothing to close
        }
    }

    private static void refuses(byte[] requests, String sentence) {
        assertThatThrownBy(() -> serve(PLAN, requests))
                .isInstanceOf(GymFault.class)
                .hasMessage(sentence);
    }

    private static int frames(byte[] requests) throws GymFault {
        byte[] answer = serve(PLAN, requests);
        return answer.length - new String(answer, StandardCharsets.ISO_8859_1).indexOf('\n') - 1;
    }

    private static byte[] serve(GymPlan plan, byte[] requests) throws GymFault {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Gym gym = new Gym(plan)) {
            new GymSession(gym, Channels.newChannel(new ByteArrayInputStream(requests)), Channels.newChannel(out))
                    .serve();
        }
        return out.toByteArray();
    }

    private static byte[] request(char code, int... fields) {
        ByteBuffer request = ByteBuffer.allocate(5 + 4 * fields.length).order(ByteOrder.LITTLE_ENDIAN);
        request.putInt(1 + 4 * fields.length).put((byte) code);
        for (int field : fields) {
            request.putInt(field);
        }
        return request.array();
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
