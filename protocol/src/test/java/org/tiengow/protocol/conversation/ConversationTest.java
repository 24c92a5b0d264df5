package org.tiengow.protocol.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.TableUpdate;

/** A recorded conversation of the version this program speaks: later programs must read its bytes as they were meant. */
class ConversationTest {
    /** A system property that records the newest version anew, which is right only before it is released. */
    private static final String RECORD = "tiengow.record";

    @BeforeAll
    static void recordWhenAskedFor() throws IOException {
        if (Boolean.getBoolean(RECORD)) {
            Conversation.of(new Evening().lines()).write("version-3");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "version-3")
    void theBytesAreReadAsTheyWereMeant(String name) throws IOException {
        Conversation conversation = Conversation.read(name);
        assertThat(conversation.decoded(true)).hasSizeGreaterThan(10).isEqualTo(conversation.said(true));
        assertThat(conversation.decoded(false)).hasSizeGreaterThan(10).isEqualTo(conversation.said(false));
    }

    @ParameterizedTest
    @ValueSource(strings = "version-3")
    void theContentIsUnderstood(String name) throws IOException {
        List<TableUpdate> updates = Conversation.read(name).decoded(false).stream()
                .map(HostMessage.class::cast)
                .filter(HostMessage::hasTable)
                .map(HostMessage::getTable)
                .toList();
        assertThat(updates).hasSizeGreaterThan(5).allSatisfy(ConversationTest::understand);
        assertThat(updates.get(updates.size() - 1).getView().hasResult()).isTrue();
    }

    @Test
    void theShuffleIsUnderstood() throws IOException {
        Conversation conversation = Conversation.read("version-3");
        List<TableUpdate> updates = conversation.decoded(false).stream()
                .map(message -> ((HostMessage) message).getTable())
                .toList();
        ShuffleList list = updates.stream()
                .filter(update -> update.getShuffle().hasList())
                .map(update -> ShuffleTranslator.list(update.getShuffle()))
                .findFirst()
                .orElseThrow();
        ClientMessage opened = conversation.decoded(true).stream()
                .map(ClientMessage.class::cast)
                .filter(ClientMessage::hasOpenLink)
                .findFirst()
                .orElseThrow();
        FairShuffle arithmetic = new FairShuffle(Sha256::of);
        Bytes32 link = ShuffleTranslator.read(opened.getOpenLink().getLink());
        assertThat(ShuffleTranslator.read(opened.getOpenLink().getList())).isEqualTo(arithmetic.digest(list));
        assertThat(list.asked()).containsExactly(0, 1).allMatch(seat -> ShuffleSignatures.isAnchor(list, seat));
        assertThat(list.seats().get(0).anchor()).contains(arithmetic.back(list.context(), 0, link, list.round()));
        assertThat(updates)
                .anySatisfy(update ->
                        assertThat(update.getShuffle().getLeftOutList()).containsExactly(1));
    }

    /** The newest version still writes what was recorded of it. */
    @Test
    void theSameBytesAreWritten() throws IOException {
        Conversation conversation = Conversation.read("version-3");
        Conversation again = Conversation.of(conversation.lines());
        assertThat(again.client()).isEqualTo(conversation.client());
        assertThat(again.host()).isEqualTo(conversation.host());
    }

    private static void understand(TableUpdate update) {
        TableRules rules = RulesTranslator.read(update.getRules());
        update.getEventsList()
                .forEach(event -> assertThat(EventTranslator.read(event, update.getSeatsCount()))
                        .isPresent());
        List<Play> legal = update.getDecision().getLegalList().stream()
                .map(PlayTranslator::read)
                .toList();
        if (update.hasView()) {
            SeatView view = ViewTranslator.read(update.getView(), rules.set());
            assertThat(LegalPlays.of(view).plays()).isEqualTo(legal);
        }
    }
}
