package org.tiengow.swing.view.shell.table;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.TableState;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.Overlay;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.settlement.DealScreen;
import org.tiengow.presentation.sheet.InviteScreen;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.swing.view.settlement.DealSheet;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.CardPresenter;
import org.tiengow.swing.view.shell.over.InvitationPresenter;
import org.tiengow.swing.view.shell.over.KnobsPresenter;
import org.tiengow.swing.view.shell.over.NightPresenter;
import org.tiengow.swing.view.shell.over.RulesPresenter;
import org.tiengow.swing.view.shell.replay.SheetReplay;

/** The sheets that the user opens over a table. The table continues below them. */
final class TableExtras {
    private static final int DEAL_WIDTH = 900;
    private static final int DEAL_HEIGHT = 704;

    private final Surroundings around;
    private final TableFlow flow;
    private final AppFrame frame;
    private @Nullable SheetReplay replay;
    private @Nullable DealSheet deal;
    private @Nullable NightPresenter night;

    TableExtras(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
        this.frame = around.frame();
    }

    void open(Overlay overlay, Supplier<Optional<Record>> screen) {
        switch (overlay) {
            case RULES -> rules().ifPresent(rules -> RulesPresenter.openSheet(around, rules));
            case CARD -> rules().ifPresent(rules -> CardPresenter.openSheet(around, rules));
            case NIGHT ->
                NightPresenter.open(around, LocalDate.now(), flow::night, flow.tonight())
                        .ifPresent(opened -> night = opened);
            case KEYS, ABOUT, PEOPLE, DEAL -> screen.get().ifPresent(made -> lay(overlay, made));
            case SETTINGS -> around.openSettings();
            case PARAMETERS -> rules().ifPresent(this::openParameters);
            case INVITATION -> screen.get().ifPresent(this::openInvitation);
            case PHONES -> flow.host().ifPresent(new InvitationPresenter(around)::openPhones);
            case ROUND_AGAIN -> replay().open(flow.state(), false);
            case MATCH_AGAIN -> replay().open(flow.state(), true);
            case LOOK_BACK -> replay().lookBack(flow.state());
            case PRACTICE -> around.practise();
            case LESSON -> around.guide();
        }
    }

    private void openInvitation(Record screen) {
        if (screen instanceof InviteScreen invitation) {
            List<String> addresses = flow.host().map(EmbeddedHost::addresses).orElse(List.of());
            new InvitationPresenter(around).open(invitation, addresses);
        }
    }

    private void lay(Overlay overlay, Record screen) {
        if (screen instanceof SheetScreen small) {
            new SmallSheet(frame, (act, typed) -> {
                        frame.closeSheet();
                        flow.press(overlay, act);
                    })
                    .show(small);
        } else if (screen instanceof DealScreen dealt) {
            DealSheet sheet = new DealSheet(dealt, around.tileLook(), frame::closeSheet);
            deal = sheet;
            lay(sheet, DEAL_WIDTH, DEAL_HEIGHT);
        }
    }

    private void lay(JPanel sheet, int width, int height) {
        frame.openSheet(sheet, width, height, frame::closeSheet);
    }

    /** Shows the sheet of the night again if it is open. */
    void showNight() {
        if (night != null) {
            night.showAgain();
        }
    }

    /** Closes the sheets about a round that is no longer on the table. */
    void closeRound() {
        if (replay != null) {
            replay.close();
            replay = null;
        }
        if (deal != null && frame.shows(deal)) {
            frame.closeSheet();
        }
        deal = null;
    }

    /** Returns the rules of the table; empty while there is no table. */
    Optional<TableRules> rules() {
        return flow.state().atTable().map(TableState::rules);
    }

    private SheetReplay replay() {
        SheetReplay opened = new SheetReplay(around);
        replay = opened;
        return opened;
    }

    private void openParameters(TableRules rules) {
        KnobsPresenter.open(around, rules, flow.lobby()::changeRules, flow::refresh);
    }
}
