package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class KnownHostsTest {
    private static final String ONE = "1".repeat(64);
    private static final String TWO = "2".repeat(64);

    @TempDir
    private Path folder;

    @Test
    void nobodyIsKnownAtFirst() {
        assertThat(KnownHosts.in(folder.resolve("new")).all()).isEmpty();
        assertThat(folder.resolve("new")).doesNotExist();
    }

    @Test
    void whoWasMetIsKnownToAnotherProgramToo() {
        KnownHosts.in(folder.resolve("new")).remember("Küche 天九牌", ONE);

        KnownHosts other = KnownHosts.in(folder.resolve("new"));
        assertThat(other.fingerprintOf("Küche 天九牌")).hasValue(ONE);
        assertThat(other.fingerprintOf("Küche")).isEmpty();
    }

    @Test
    void whoPassesForAnotherIsTheOther() {
        KnownHosts hosts = KnownHosts.in(folder);
        hosts.remember("Mei’s table", ONE);

        assertThat(hosts.fingerprintOf("Mei’s\u00A0table\u200D")).hasValue(ONE);
        assertThat(hosts.fingerprintOf("Mei’s t\u0430ble")).hasValue(ONE);
        assertThat(hosts.fingerprintOf("Mei’s tables")).isEmpty();
    }

    @Test
    void whoIsTakenForAnotherAtAGlanceIsTheOther() {
        KnownHosts hosts = KnownHosts.in(folder);
        hosts.remember("Friday night", ONE);
        assertThat(hosts.fingerprintOf("Friday nlght")).hasValue(ONE);
        assertThat(hosts.fingerprintOf("Friday nights")).isEmpty();

        hosts.remember("Friday nlght", TWO);
        assertThat(hosts.fingerprintOf("Friday nlght"))
                .as("somebody has trusted it")
                .hasValue(TWO);
        assertThat(hosts.fingerprintOf("Friday night")).hasValue(ONE);
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void nobodyElseReadsWhomOneKnowsNotEvenInAFileOfAnEarlierVersion() throws IOException {
        Path file = folder.resolve(KnownHosts.FILE);
        KnownHosts hosts = KnownHosts.in(folder);
        hosts.remember("Kitchen", ONE);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");

        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(hosts.fingerprintOf("Kitchen")).hasValue(ONE);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void theLastMeetingCounts() throws IOException {
        KnownHosts hosts = KnownHosts.in(folder);
        hosts.remember("Kitchen", ONE);
        hosts.remember("Garden", ONE);
        hosts.remember("Kitchen", TWO);
        hosts.remember("Kitchen", TWO);

        assertThat(hosts.fingerprintOf("Kitchen")).hasValue(TWO);
        assertThat(hosts.fingerprintOf("Garden")).hasValue(ONE);
        assertThat(Files.readAllLines(folder.resolve(KnownHosts.FILE))).hasSize(3);
    }

    @Test
    void aNameMayNotWriteALineOfItsOwn() {
        KnownHosts hosts = KnownHosts.in(folder);
        hosts.remember("Garden\n" + TWO + " Kitchen", ONE);

        assertThat(hosts.all()).isEmpty();
    }

    @Test
    void aDamagedLineCostsNoOther() throws IOException {
        Path file = folder.resolve(KnownHosts.FILE);
        KnownHosts hosts = KnownHosts.in(folder);
        hosts.remember("Kitchen", ONE);
        byte[] damage = {'?', (byte) 0xff, '\n'};
        Files.write(file, damage, java.nio.file.StandardOpenOption.APPEND);
        hosts.remember("Garden", TWO);

        assertThat(hosts.all()).containsOnlyKeys("Kitchen", "Garden");
    }

    @Test
    void aFileThatCannotBeUsedIsNoMemory() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        KnownHosts hosts = KnownHosts.in(file);

        assertThat(hosts.remember("Kitchen", ONE)).isFalse();
        assertThat(hosts.all()).isEmpty();
    }
}
