package org.tiengow.swing.view.shell.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.PeopleFlow;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.swing.view.lobby.KnobsSheet;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.AboutPresenter;
import org.tiengow.swing.view.shell.over.CardPresenter;
import org.tiengow.swing.view.shell.over.EveningPresenter;
import org.tiengow.swing.view.shell.over.InvitationPresenter;
import org.tiengow.swing.view.shell.over.RulesPresenter;
import org.tiengow.swing.view.shell.replay.SheetDeal;
import org.tiengow.swing.view.shell.replay.SheetReplay;

/** The sheets that the user opens over a table. The table continues below them. */
final class TableExtras {
    private static final int PARAMETERS_WIDTH = 840;
    private static final int PARAMETERS_HEIGHT = 700;

    private final Surroundings around;
    private final TableFlow flow;
    private final AppFrame frame;
    private @Nullable SheetReplay replay;
    private @Nullable SheetDeal deal;

    TableExtras(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
        this.frame = around.frame();
    }

    void open(Overlay overlay) {
        switch (overlay) {
            case RULES -> rules().ifPresent(rules -> RulesPresenter.openSheet(around, rules));
            case CARD -> rules().ifPresent(rules -> CardPresenter.openSheet(around, rules));
            case KEYS -> SmallSheet.tell(frame, new QuestionWords(around.words()).keys());
            case SETTINGS -> around.openSettings();
            case ABOUT -> AboutPresenter.openSheet(around);
            case PARAMETERS -> rules().ifPresent(this::openParameters);
            case INVITATION -> flow.host().ifPresent(host -> new InvitationPresenter(around, host).open());
            case PHONES -> flow.host().ifPresent(host -> new InvitationPresenter(around, host).openPhones());
            case EVENING -> EveningPresenter.openSheet(around, flow.state(), frame::closeSheet);
            case PEOPLE -> openPeople();
            case ROUND_AGAIN -> replay().open(flow.state(), false);
            case MATCH_AGAIN -> replay().open(flow.state(), true);
            case LOOK_BACK -> replay().lookBack(flow.state());
            case DEAL -> {
                SheetDeal opened = new SheetDeal(around, frame::closeSheet);
                deal = opened;
                opened.open(flow.state());
            }
            case PRACTICE -> around.practise();
            case LESSON -> around.guide();
        }
    }

    /** Closes the sheets about a round that is no longer on the table. */
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

    /** Returns the rules of the table; empty while there is no table. */
    Optional<TableRules> rules() {
        return flow.state().atTable().map(TableState::rules);
    }

    private SheetReplay replay() {
        SheetReplay opened = new SheetReplay(around, () -> {});
        replay = opened;
        return opened;
    }

    private void openPeople() {
        PeopleFlow people = new PeopleFlow(flow, around);
        new SmallSheet(frame, (act, typed) -> {
                    frame.closeSheet();
                    people.press(act);
                })
                .show(people.screen());
    }

    private void openParameters(TableRules rules) {
        KnobsSheet sheet = new KnobsSheet(
                around.words(),
                rules,
                tuned -> {
                    frame.closeSheet();
                    flow.lobby().changeRules(tuned);
                },
                frame::closeSheet);
        frame.openSheet(sheet, PARAMETERS_WIDTH, PARAMETERS_HEIGHT, frame::closeSheet);
    }
}
