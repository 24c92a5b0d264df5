package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;

@DisplayName("Seats kept on the disk")
class KeptSeatsTest {
    private static final Instant EVENING = Instant.parse("2026-11-20T20:15:00Z");
    private static final String KEY = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    @TempDir
    private Path data;

    private static KeptSeat seat(String token, String fingerprint, Instant since) {
        return seat(token, fingerprint, since, 2);
    }

    private static KeptSeat seat(String token, String fingerprint, Instant since, int table) {
        return new KeptSeat(
                fingerprint,
                new Token(token),
                HostAddress.parse("192.168.1.20:47913"),
                table,
                since,
                "Mei\u2019s\ttable",
                PlayerKind.PERSON,
                "Uncle Lam",
                false);
    }

    private KeptSeats at(Instant now) {
        return KeptSeats.in(data, Clock.fixed(now, ZoneOffset.UTC));
    }

    @Test
    @DisplayName("come back as they were, the latest first, and each token once")
    void roundTrip() {
        KeptSeats seats = at(EVENING);
        seats.keep(seat("01", KEY, EVENING));
        seats.keep(seat("02", "", EVENING));
        seats.keep(seat("01", KEY, EVENING.plusSeconds(60)));
        List<KeptSeat> all = at(EVENING).all();
        assertThat(all).extracting(KeptSeat::token).containsExactly(new Token("01"), new Token("02"));
        assertThat(all.get(0).since()).isEqualTo(EVENING.plusSeconds(60));
        assertThat(all.get(0).host()).isEqualTo("Mei\u2019s\ttable");
        assertThat(all.get(0).name()).isEqualTo("Uncle Lam");
        assertThat(all.get(0).joinTarget().fingerprint()).isEqualTo(KEY);
        assertThat(all.get(0).joinTarget().seatToken()).isEqualTo(new Token("01"));
        seats.forget(new Token("01"));
        assertThat(seats.all()).extracting(KeptSeat::token).containsExactly(new Token("02"));
    }

    @Test
    @DisplayName("tell those at a host of this very program, and are read without that too")
    void own() throws Exception {
        KeptSeat own = seat("01", "", EVENING);
        at(EVENING)
                .keep(new KeptSeat(
                        "", own.token(), own.address(), 0, EVENING, own.host(), own.kind(), own.name(), true));
        assertThat(at(EVENING).all()).extracting(KeptSeat::own).containsExactly(true);
        Path file = data.resolve(KeptSeats.FILE);
        Files.writeString(file, Files.readString(file).replace(",\"own\":true", ""));
        assertThat(at(EVENING).all()).extracting(KeptSeat::own).containsExactly(false);
    }

    @Test
    @DisplayName("are for their owner's eyes alone")
    void permissions() throws Exception {
        assumeTrue(Files.getFileStore(data).supportsFileAttributeView("posix"));
        KeptSeats seats = at(EVENING);
        seats.keep(seat("01", KEY, EVENING));
        seats.keep(seat("02", KEY, EVENING, 1));
        Path file = data.resolve(KeptSeats.FILE);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(data).as("nothing else is left there").isDirectoryNotContaining(other -> !other.equals(file));
        assertThat(seats.all().toString()).doesNotContain("01").doesNotContain("token=");
    }

    @Test
    @DisplayName(
            "are there when the night goes on a week later, and forgotten after two; a damaged line costs no other")
    void age() throws Exception {
        at(EVENING).keep(seat("01", KEY, EVENING));
        String good = Files.readString(data.resolve(KeptSeats.FILE));
        Files.writeString(
                data.resolve(KeptSeats.FILE),
                good.replace(KEY, "not a fingerprint")
                        + good.replace("PERSON", "CAT")
                        + good.replace("\"01\"", "null")
                        + good.replace("2026", "year")
                        + "garbage\n"
                        + "[".repeat(10_000)
                        + "\n"
                        + good.substring(0, good.length() / 2),
                StandardOpenOption.APPEND);
        assertThat(at(EVENING).all()).hasSize(1);
        assertThat(at(EVENING.plus(Duration.ofDays(8))).all()).hasSize(1);
        assertThat(at(EVENING.plus(Duration.ofDays(15))).all()).isEmpty();
    }

    @Test
    @DisplayName("give way to one of a later night of the same table under the same name, and to no other")
    void laterNight() {
        KeptSeats seats = at(EVENING);
        seats.keep(seat("01", KEY, EVENING));
        seats.keep(seat("02", KEY, EVENING, 1));
        seats.keep(seat("03", KEY.replace('9', '8'), EVENING));
        seats.keep(seat("04", "", EVENING));
        seats.keep(seat("05", "", EVENING));
        seats.keep(seat("06", KEY, EVENING.plus(Duration.ofDays(7))));
        assertThat(seats.all()).extracting(seat -> seat.token().hex()).containsExactly("06", "05", "04", "03", "02");
    }
}
