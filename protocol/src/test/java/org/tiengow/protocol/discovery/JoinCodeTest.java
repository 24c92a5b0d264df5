package org.tiengow.protocol.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JoinCodeTest {
    private static final List<String> FIRSTS = List.of("192.168", "172.16", "172.31", "10.0", "10.255", "203.0", "0.0");

    /** The vectors of docs/protocol.md. */
    @ParameterizedTest
    @CsvSource({
        "192.168.1.20, 47913, BBV-PVB",
        "172.20.10.3, 47913, DBRG-ZPS",
        "10.0.0.7, 47913, BBBB-BKHK",
        "203.0.113.9, 47913, FWKM-ZGN-WRH",
        "192.168.1.20, 5000, HFGY-GPY-SMW",
        "172.20.10.3, 5000, BHXM-NPGP-RYH",
        "10.0.0.7, 5000, BGYX-CJDJ-VNYF",
        "203.0.113.9, 65535, DKYH-JDXD-NZB-CHH"
    })
    void eachAddressHasOneCode(String address, int port, String letters) {
        JoinCode code = new JoinCode(address, port);

        assertThat(code.letters()).isEqualTo(letters);
        assertThat(JoinCode.read(letters)).contains(code);
    }

    @Test
    void anyAddressAndPortComesBack() {
        RandomGenerator random = seeded();
        for (int i = 0; i < 20_000; i++) {
            JoinCode code = any(random);
            String letters = code.letters();

            assertThat(JoinCode.read(letters)).contains(code);
            assertThat(JoinCode.read(code.uri())).contains(code);
            assertThat(letters.chars().filter(Character::isLetter)).allMatch(c -> JoinCode.LETTERS.indexOf(c) >= 0);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bbv-pvb",
                " BBVPVB ",
                "B B V P V B",
                "bbv\u2013pvb",
                "ＢＢＶ－ＰＶＢ",
                "tiengow:BBVPVB",
                "TIENGOW:bbv-pvb"
            })
    void howItIsTypedDoesNotMatter(String typed) {
        assertThat(JoinCode.isLike(typed)).isTrue();
        assertThat(JoinCode.read(typed)).contains(new JoinCode("192.168.1.20", 47913));
    }

    @Test
    void aSlipIsAlwaysNoticed() {
        RandomGenerator random = seeded();
        for (int i = 0; i < 300; i++) {
            String letters = any(random).letters().replace("-", "");
            for (int at = 0; at < letters.length(); at++) {
                for (char other : JoinCode.LETTERS.toCharArray()) {
                    if (other != letters.charAt(at)) {
                        String one = with(letters, at, other);
                        assertThat(JoinCode.read(one)).as(one).isEmpty();
                        assertThat(JoinCode.isLike(one)).isTrue();
                        int second = (at + 1 + random.nextInt(letters.length() - 1)) % letters.length();
                        String two = with(one, second, JoinCode.LETTERS.charAt(random.nextInt(19)));
                        assertThat(JoinCode.read(two)).as(two).isEmpty();
                    }
                }
                for (int with = 0; with < at; with++) {
                    String swapped = with(with(letters, at, letters.charAt(with)), with, letters.charAt(at));
                    if (!swapped.equals(letters)) {
                        assertThat(JoinCode.read(swapped)).as(swapped).isEmpty();
                    }
                }
            }
        }
    }

    /** Anything typed at random is one by chance only: two letters in 19 each. */
    @Test
    void lettersAtRandomAreHardlyEverACode() {
        RandomGenerator random = seeded();
        int codes = 0;
        for (int i = 0; i < 36_100; i++) {
            StringBuilder letters = new StringBuilder();
            while (letters.length() < 10) {
                letters.append(JoinCode.LETTERS.charAt(random.nextInt(19)));
            }
            codes += JoinCode.read(letters.toString()).isPresent() ? 1 : 0;
        }
        assertThat(codes).isBetween(1, 200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ABC-DEF", "abcd efg", "Aaaa-Eeee", "AAAA-EEE-III", "AAAA–EEEE–OOO", "AAAA-EEEE-III-OOO"})
    void anyLettersInTheGroupsOfACodeAreASlip(String typed) {
        assertThat(JoinCode.isLike(typed)).isTrue();
        assertThat(JoinCode.read(typed)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "192.168.1.20",
                "kitchen",
                "BBVPV",
                "BBVPVB.",
                "laptop-7",
                "my-computer",
                "kitchen-pc",
                "BBVPVB:47913",
                "BBVPVBBBV",
                "\u0000"
            })
    void addressesAndNamesAreNoCodes(String typed) {
        assertThat(JoinCode.isLike(typed)).isFalse();
        assertThat(JoinCode.read(typed)).isEmpty();
    }

    @Test
    void onlyIpv4HasACode() {
        assertThat(JoinCode.of(List.of("fd00::1", "10.0.0.7", "192.168.1.20"), 5000))
                .contains(new JoinCode("10.0.0.7", 5000));
        assertThat(JoinCode.of(List.of("fd00::1"), 5000)).isEmpty();
        for (String none : List.of("1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.", "01.2.3.4", "1..2.3", "a.b.c.d")) {
            assertThatThrownBy(() -> new JoinCode(none, 5000)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new JoinCode("1.2.3.4", 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new JoinCode("1.2.3.4", 65536)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theLanguageOfTheMachineDoesNotMatter() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr"));
        try {
            assertThat(JoinCode.read("bbv-pvb")).isPresent();
            assertThat(JoinCode.isLike("tiengow:bbvpvb")).isTrue();
        } finally {
            Locale.setDefault(before);
        }
    }

    private static JoinCode any(RandomGenerator random) {
        String address =
                FIRSTS.get(random.nextInt(FIRSTS.size())) + "." + random.nextInt(256) + "." + random.nextInt(256);
        return new JoinCode(address, random.nextBoolean() ? 47913 : 1 + random.nextInt(65535));
    }

    private static String with(String letters, int at, char other) {
        return letters.substring(0, at) + other + letters.substring(at + 1);
    }

    private static RandomGenerator seeded() {
        long seed = System.nanoTime();
        System.out.println("JoinCodeTest: seed " + seed);
        return new Random(seed);
    }
}
