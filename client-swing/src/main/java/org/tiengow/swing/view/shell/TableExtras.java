package org.tiengow.swing.view.shell;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.flow.Extra;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.swing.view.lobby.KnobsSheet;

/** What somebody opens over a table; below it the table goes on. */
final class TableExtras {
    private static final int PARAMETERS_WIDTH = 840;
    private static final int PARAMETERS_HEIGHT = 700;

    private final Desk desk;
    private final TableFlow flow;
    private final AppFrame frame;
    private @Nullable SheetReplay replay;
    private @Nullable SheetDeal deal;

    TableExtras(Desk desk, TableFlow flow) {
        this.desk = desk;
        this.flow = flow;
        this.frame = desk.frame();
    }

    void open(Extra extra) {
        switch (extra) {
            case RULES -> rules().ifPresent(rules -> RulesDesk.openSheet(desk, rules));
            case CARD -> rules().ifPresent(rules -> CardDesk.openSheet(desk, rules));
            case KEYS -> SmallSheet.tell(frame, new QuestionWords(desk.words()).keys());
            case SETTINGS -> desk.openSettings();
            case PARAMETERS -> rules().ifPresent(this::openParameters);
            case INVITATION -> flow.host().ifPresent(host -> new InviteDesk(desk, host).open());
            case EVENING -> EveningDesk.openSheet(desk, flow.state(), frame::closeSheet);
            case PEOPLE -> new PeopleDesk(desk, flow).open();
            case ROUND_AGAIN -> replay().open(flow.state(), false);
            case MATCH_AGAIN -> replay().open(flow.state(), true);
            case LOOK_BACK -> replay().lookBack(flow.state());
            case DEAL -> {
                SheetDeal opened = new SheetDeal(desk, frame::closeSheet);
                deal = opened;
                opened.open(flow.state());
            }
            case PRACTICE -> desk.practise();
            case LESSON -> desk.guide();
        }
    }

    /** Closes what is about a round that no longer lies on the table. */
    void closeRound() {
        if (replay != null) {
            replay.close();
            replay = null;
        }
        if (deal != null) {
            deal.close();
            deal = null;
        }
    }

    /** The rules of the table; empty while there is none. */
    Optional<TableRules> rules() {
        return flow.state().atTable().map(TableState::rules);
    }

    private SheetReplay replay() {
        SheetReplay opened = new SheetReplay(desk, () -> {});
        replay = opened;
        return opened;
    }

    private void openParameters(TableRules rules) {
        KnobsSheet sheet = new KnobsSheet(
                desk.words(),
                rules,
                tuned -> {
                    frame.closeSheet();
                    flow.lobby().changeRules(tuned);
                },
                frame::closeSheet);
        frame.openSheet(sheet, PARAMETERS_WIDTH, PARAMETERS_HEIGHT, frame::closeSheet);
    }
}
