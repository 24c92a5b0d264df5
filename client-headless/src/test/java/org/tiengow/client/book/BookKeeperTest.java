package org.tiengow.client.book;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.SessionUpdates;
import org.tiengow.client.session.table.FinishedRound;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.NightState;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

@DisplayName("What a session sees of a night")
class BookKeeperTest {
    private static final int ROUNDS = 2;
    private static final TableRules RULES = TableRules.named("lai").with(Parameter.ROUNDS, ROUNDS);

    @TempDir
    private Path data;

    private final List<FinishedMatch> evening = new ArrayList<>();
    private final ScriptedTable table = new ScriptedTable(RULES, 4, 7);
    private NightBook book;
    private Consumer<SessionState> keeper;
    private SessionState state = SessionState.beginning(PlayerKind.PERSON, "Mei", Token.NONE);

    @BeforeEach
    void open() {
        book = NightBook.in(data);
        keeper = new BookKeeper(book, Runnable::run, InstantSource.fixed(Nights.START)).watching();
        hears(HostMessage.newBuilder().setTable(table.updateFor(0)));
    }

    @Test
    void isNotedWhenTheHostSaysThatTheMatchIsOver() {
        playMatch();
        assertThat(book.read().nights())
                .as("the match is over, and not listed yet")
                .isEmpty();

        tellEvening("Bo", false);
        BookMatch match = onlyNight().matches().get(0);
        assertThat(match.at()).isEqualTo(Nights.START);
        assertThat(match.me()).isZero();
        assertThat(match.result()).isEqualTo(state.finishedMatches().get(0));
        assertThat(match.rounds())
                .extracting(BookRound::change)
                .isEqualTo(state.atTable().orElseThrow().rounds().stream()
                        .map(FinishedRound::change)
                        .toList());
        assertThat(match.rounds()).hasSize(ROUNDS).allSatisfy(round -> {
            for (int seat = 0; seat < 4; seat++) {
                int own = seat;
                int sum = round.paid().stream()
                        .mapToInt(paid -> paid.to() == own ? paid.chips() : paid.from() == own ? -paid.chips() : 0)
                        .sum();
                assertThat(sum)
                        .as("payments add up to the change of seat %d", seat)
                        .isEqualTo(round.change().get(seat));
            }
        });
    }

    @Test
    void isTheSameWhicheverMessageComesFirst() throws IOException {
        while (!table.isMatchOver()) {
            if (table.isSettled()) {
                table.nextRound();
            }
            table.playAnything();
            if (!table.isMatchOver()) {
                hears(HostMessage.newBuilder().setTable(table.updateFor(0)));
            }
        }
        tellEvening("Bo", false);
        assertThat(onlyNight().matches().get(0).rounds()).hasSize(ROUNDS - 1);
        hears(HostMessage.newBuilder().setTable(table.updateFor(0)));
        assertThat(onlyNight().matches().get(0).rounds()).hasSize(ROUNDS);
    }

    @Test
    void hasAllMatchesOfTheTable() {
        playMatch();
        tellEvening("Bo", false);
        table.again();
        playMatch();
        tellEvening("Bo", false);
        assertThat(onlyNight().matches())
                .hasSize(2)
                .allMatch(match -> match.rounds().size() == ROUNDS);
    }

    @Test
    void hasTheResultsFromBeforeOneCameWithoutTheirRounds() {
        evening.add(finished("b0", "Bo", false));
        playMatch();
        tellEvening("Bo", false);
        assertThat(onlyNight().matches())
                .extracting(match -> match.rounds().size())
                .containsExactly(0, ROUNDS);
    }

    @Test
    void isNoNightWithoutAnotherPerson() {
        playMatch();
        tellEvening("Bo", true);
        assertThat(data.resolve("book")).doesNotExist();

        table.again();
        playMatch();
        tellEvening("Bo", false);
        assertThat(onlyNight().matches())
                .as("the match against bots belongs to the night all the same")
                .hasSize(2);
    }

    @Test
    void hasTheKeysOfThePeopleWhoStillSatThere() throws IOException {
        HostTls host = HostTls.passing();
        playMatch();
        tellEvening("Bo", false);
        Standing standing = Standing.newBuilder()
                .setMatch(state.atTable().orElseThrow().match())
                .setHost(ByteString.copyFrom(host.fingerprint()))
                .setHostName("Mei's table")
                .setRound(ROUNDS)
                .setTerm(1)
                .setRules(RulesTranslator.write(RULES))
                .addAllChips(List.of(0, 0, 0, 0))
                .addSeats(seat(0, "Mei", 1))
                .addSeats(seat(1, "Bo", 2))
                .addSeats(seat(2, "Kit", 3))
                .addSeats(seat(3, "Plum", 0))
                .build();
        hears(HostMessage.newBuilder().setStanding(SuccessionSignatures.seal(host, standing)));
        assertThat(onlyNight().matches().get(0).keys()).containsExactly("01".repeat(32), "02".repeat(32), "", "");
    }

    @Test
    void hasTheIdThatTheHostGivesIt() throws IOException {
        hears(HostMessage.newBuilder()
                .setNight(NightState.newBuilder().setId("0123456789abcdef").setSeating(SeatingMode.SEATING_MODE_FREE)));
        playMatch();
        tellEvening("Bo", false);
        assertThat(onlyNight().night()).isEqualTo("0123456789abcdef");
    }

    @Test
    void hasTheValueOfAChipThatIsSetAfterTheLastMatch() {
        playMatch();
        tellEvening("Bo", false);
        assertThat(onlyNight().chip()).isEmpty();
        hears(night("0.50 HKD"));
        assertThat(onlyNight().chip()).isEqualTo("0.50 HKD");
        hears(night(""));
        assertThat(onlyNight().chip()).as("nobody settles up after all").isEmpty();
    }

    @Test
    void keepsTheValueOfAChipWhenItsHostBeginsAnotherNight() {
        hears(night("0.50 HKD"));
        playMatch();
        tellEvening("Bo", false);
        hears(night("fedcba9876543210", ""));
        assertThat(onlyNight().chip()).isEqualTo("0.50 HKD");
    }

    private static HostMessage.Builder night(String chip) {
        return night("0123456789abcdef", chip);
    }

    private static HostMessage.Builder night(String id, String chip) {
        return HostMessage.newBuilder()
                .setNight(NightState.newBuilder()
                        .setId(id)
                        .setSeating(SeatingMode.SEATING_MODE_FREE)
                        .setChip(chip));
    }

    @Test
    void isKeptForLaterWhenTheDiskRefuses() throws IOException {
        Files.writeString(data.resolve("book"), "a file where the folder should be");
        playMatch();
        tellEvening("Bo", false);
        assertThat(book.read().unwritten()).isOne();
        assertThat(book.read().nights()).hasSize(1);
    }

    private static StandingSeat seat(int number, String name, int key) {
        byte[] bytes = new byte[key == 0 ? 0 : Identity.BYTES];
        Arrays.fill(bytes, (byte) key);
        return StandingSeat.newBuilder()
                .setSeat(number)
                .setName(name)
                .setKey(ByteString.copyFrom(bytes))
                .build();
    }

    private BookNight onlyNight() {
        NightBook.Contents contents = NightBook.in(data).read();
        assertThat(contents.nights()).hasSize(1);
        return contents.nights().get(0);
    }

    private void playMatch() {
        while (!table.isMatchOver()) {
            if (table.isSettled()) {
                table.nextRound();
            }
            table.playAnything();
            hears(HostMessage.newBuilder().setTable(table.updateFor(0)));
        }
    }

    private void tellEvening(String second, boolean bot) {
        evening.add(finished(state.atTable().orElseThrow().match(), second, bot));
        hears(HostMessage.newBuilder().setEvening(Evening.newBuilder().addAllMatches(evening)));
    }

    private static FinishedMatch finished(String id, String second, boolean bot) {
        return FinishedMatch.newBuilder()
                .setMatch(id)
                .setRulesId("lai")
                .setRounds(ROUNDS)
                .addPlayers(player("Mei", false))
                .addPlayers(player(second, bot))
                .addPlayers(player("Orchid", true))
                .addPlayers(player("Plum", true))
                .build();
    }

    private static MatchPlayer.Builder player(String name, boolean bot) {
        return MatchPlayer.newBuilder().setName(name).setBot(bot).setPlace(1);
    }

    private void hears(HostMessage.Builder message) {
        state = SessionUpdates.apply(state, message.build(), 0);
        keeper.accept(state);
    }
}
