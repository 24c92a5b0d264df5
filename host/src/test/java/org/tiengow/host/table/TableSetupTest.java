package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.RuleParameter;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.TableOptions;

@DisplayName("Before the match the owner arranges the table")
class TableSetupTest {
    private final TestHouse house = TestHouse.pagat(2);
    private final RecordingParticipant owner = TestHouse.owner("Mei");
    private final RecordingParticipant friend = TestHouse.person("Bo");

    TableSetupTest() {
        house.sit(owner);
        house.sit(friend);
    }

    private static Rules rules(String id) {
        return RulesTranslator.write(TableRules.named(id));
    }

    @Test
    @DisplayName("bots are added and removed one by one or all together, with their level")
    void bots() {
        assertThat(assertRefused(
                                house.table().addBot(OptionalInt.of(2), "genius"),
                                RefusalReason.REFUSAL_REASON_UNKNOWN_LEVEL)
                        .getWord())
                .isEqualTo("genius");
        assertRefused(house.table().addBot(OptionalInt.of(1), ""), RefusalReason.REFUSAL_REASON_SEAT_TAKEN);
        assertRefused(house.table().addBot(OptionalInt.of(9), ""), RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT);
        assertGranted(house.told(house.table().addBot(OptionalInt.of(3), "random")));
        assertThat(owner.update().getSeats(3).getLevel()).isEqualTo("random");
        assertThat(owner.update().getSeats(3).getReady()).isTrue();
        assertGranted(house.told(house.table().addBot(OptionalInt.empty(), "")));
        assertThat(owner.update().getSeats(2).getLevel()).isEqualTo("steady");
        assertThat(owner.update().getSeats(2).getName())
                .isNotEqualTo(owner.update().getSeats(3).getName());
        assertRefused(house.table().addBot(OptionalInt.empty(), ""), RefusalReason.REFUSAL_REASON_TABLE_FULL);

        assertRefused(house.table().removeBot(1), RefusalReason.REFUSAL_REASON_NOT_A_BOT);
        assertRefused(house.table().removeBot(-1), RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT);
        RecordingParticipant bot = house.botComes();
        assertGranted(house.told(house.table().removeBot(2)));
        assertThat(owner.update().getSeats(2).getHolder()).isEqualTo(Holder.HOLDER_FREE);
        assertThat(bot.standing()).isEqualTo(Participant.Standing.AWAY);
        assertThat(house.dismissed()).containsExactly(house.calls().get(1).token());
    }

    @Test
    @DisplayName("rules are changed, and the seats with them; contradictions are refused with their name")
    void rulesChange() {
        assertGranted(house.told(house.table().changeRules(rules("lai"))));
        assertThat(friend.update().getRules()).isEqualTo(rules("lai"));

        Rules contradiction = rules("ming").toBuilder()
                .addParameters(RuleParameter.newBuilder().setName("oneRedDot").setFlag(true))
                .build();
        assertThat(assertRefused(house.table().changeRules(contradiction), RefusalReason.REFUSAL_REASON_BAD_RULES)
                        .getWord())
                .isNotEmpty();
        Rules unknown = Rules.newBuilder().setBase("chess").build();
        assertRefused(house.table().changeRules(unknown), RefusalReason.REFUSAL_REASON_BAD_RULES);
        assertThat(friend.update().getRules().getBase()).isEqualTo("lai");

        Rules forTwo = Rules.newBuilder()
                .setBase("ming")
                .addParameters(RuleParameter.newBuilder()
                        .setName("players")
                        .setPlayers(org.tiengow.protocol.wire.PlayerRange.newBuilder()
                                .setMin(2)
                                .setMax(2)))
                .build();
        assertGranted(house.told(house.table().changeRules(forTwo)));
        assertThat(owner.update().getSeatsCount()).isEqualTo(2);
        assertGranted(house.told(house.table().changeRules(rules("pagat"))));
        assertThat(owner.update().getSeatsCount()).isEqualTo(4);
        house.told(house.table().addBot(OptionalInt.empty(), ""));
        assertThat(assertRefused(house.table().changeRules(forTwo), RefusalReason.REFUSAL_REASON_BAD_RULES)
                        .getWord())
                .isEqualTo("players");
    }

    @Test
    @DisplayName("options are changed within their range")
    void options() {
        TableOptions changed = TableOption.with(TableOption.defaults(), "turnSeconds=30");
        assertGranted(house.told(house.table().changeOptions(changed)));
        assertThat(friend.update().getOptions().getTurnSeconds()).isEqualTo(30);
        assertThat(assertRefused(
                                house.table()
                                        .changeOptions(changed.toBuilder()
                                                .setBotSeconds(0)
                                                .build()),
                                RefusalReason.REFUSAL_REASON_BAD_OPTION)
                        .getWord())
                .isEqualTo("botSeconds");
        assertRefused(
                house.table().changeOptions(TableOptions.getDefaultInstance()),
                RefusalReason.REFUSAL_REASON_BAD_OPTION);
    }

    @Test
    @DisplayName("two seats are exchanged with all that belongs to them")
    void swap() {
        assertRefused(house.table().swapSeats(0, 4), RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT);
        assertGranted(house.told(house.table().swapSeats(0, 3)));
        assertThat(owner.update().getYourSeat()).isEqualTo(3);
        assertThat(friend.update().getSeats(3).getName()).isEqualTo("Mei");
        assertThat(friend.update().getSeats(0).getHolder()).isEqualTo(Holder.HOLDER_FREE);
    }

    @Test
    @DisplayName("options on the command line: each has a default in range, help, and a sentence for a wrong value")
    void optionsByName() {
        assertThat(TableOption.faultIn(TableOption.defaults())).isEmpty();
        for (TableOption option : TableOption.values()) {
            assertThat(option.help()).startsWith(option.key() + ": ");
            assertThat(TableOption.withKey(option.key())).contains(option);
            String wrong =
                    option == TableOption.STAND_IN ? "no\tlevel" : "many"; // which levels there are the host knows
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TableOption.with(TableOption.defaults(), option.key() + "=" + wrong))
                    .withMessageContaining(option.key())
                    .withMessageContaining("\"" + wrong + "\"");
        }
        assertThat(TableOption.with(TableOption.defaults(), "reveal=never").getReveal())
                .isEqualTo(org.tiengow.protocol.wire.Reveal.REVEAL_NEVER);
        assertThat(TableOption.with(TableOption.defaults(), "hints=no").getHints())
                .isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TableOption.with(TableOption.defaults(), "colour=red"))
                .withMessage("There is no option \"colour\".");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TableOption.with(TableOption.defaults(), "pace"))
                .withMessage("Say pace=VALUE, 0 to 10000.");
    }
}
