package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.IdleServices;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("The room of a table")
class TableRoomTest {
    private static final int SEATS = 4;

    private final Around around = new Around();
    private final TableRoom room = new TableRoom(
            new TableSettings(
                    0, TableRules.named("pagat"), TableOption.defaults(), SEATS, StartMode.FULL, "steady", false),
            new TableServices(around, around, around, () -> ByteString.copyFromUtf8("token")),
            () -> 0);

    @Test
    @DisplayName("when the host ends amid a step that wants a clock, that is no fault of the table")
    void ends() {
        for (int i = 1; i < SEATS; i++) {
            Bot bot = new Bot("Bot " + i);
            room.ask((table, now) -> table.sit(bot, OptionalInt.empty()), answer -> {});
        }
        CompletableFuture<Reply> last = new CompletableFuture<>();
        room.ask(
                (table, now) -> {
                    room.close();
                    return table.sit(new Bot("Bot " + SEATS), OptionalInt.empty()); // and the match begins
                },
                last::complete);
        await().until(last::isDone);
        assertThat(last.join().isGranted()).isTrue();
        await().until(() -> room.summary().getStage() != TableStage.TABLE_STAGE_GATHERING);
        assertThat(room.summary().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(around.failed).isFalse();
    }

    @Test
    @DisplayName("that goes on hears all that was asked of it meanwhile before it looks at the clock")
    void goesOn() {
        CompletableFuture<TableStage> seen = new CompletableFuture<>();
        room.freeze().join();
        for (int i = 0; i < SEATS; i++) {
            Bot bot = new Bot("Bot " + i);
            room.ask((table, now) -> table.sit(bot, OptionalInt.empty()), answer -> {});
        }
        room.tell(table -> seen.complete(table.summary(0).getStage()));
        room.thaw();
        assertThat(seen.join()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
        await().until(() -> room.summary().getStage() == TableStage.TABLE_STAGE_PLAYING);
        room.close();
    }

    private record Bot(String name) implements Participant {
        @Override
        public Kind kind() {
            return Kind.KIND_BOT;
        }

        @Override
        public boolean ownsHost() {
            return false;
        }

        @Override
        public void send(HostMessage message) {
            // nobody reads it
        }

        @Override
        public void becomes(Standing standing) {
            // it was told to
        }
    }

    /** The rest of the host. */
    static final class Around extends IdleServices {
        private final Random random = new Random(1);
        private volatile boolean failed;

        @Override
        public Deal deal(int players) {
            return Deal.shuffled(players, random::nextInt);
        }

        @Override
        public int lot(int players) {
            return 0;
        }

        @Override
        public void keep(String match, String line) {
            // no disk here
        }

        @Override
        public void goOn(String match, int first, List<String> lines) {
            // no disk here
        }

        @Override
        public void tableFailed(int table) {
            failed = true;
        }
    }
}
