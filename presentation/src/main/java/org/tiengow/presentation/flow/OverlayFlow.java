package org.tiengow.presentation.flow;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.night.NightInput;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.rules.ParametersModel;
import org.tiengow.presentation.rules.RulesDraft;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settlement.DealWords;
import org.tiengow.presentation.settlement.Revealed;
import org.tiengow.presentation.sheet.AboutModel;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.InviteScreen;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.words.HostWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The overlays that the user opens. Their screens are made here if all frontends can show them. The frontends open and close them. */
final class OverlayFlow implements NightInput {
    private final TableVisit visit;
    private final Consumer<String> refused;
    private final Runnable changed;
    /** The last invalid chip value that the user typed; empty after a valid one. */
    private String noChip = "";

    /**
     * Creates the overlays of a table.
     *
     * @param refused shows why a request failed
     * @param changed shows everything again
     */
    OverlayFlow(TableVisit visit, Consumer<String> refused, Runnable changed) {
        this.visit = visit;
        this.refused = refused;
        this.changed = changed;
    }

    void open(Overlay overlay) {
        if (overlay == Overlay.DEAL) {
            readDeal();
        } else {
            visit.frontend().open(overlay, screen(overlay));
        }
    }

    private Supplier<Optional<Record>> screen(Overlay overlay) {
        return switch (overlay) {
            case RULES -> () -> rules().map(new RulesPages(words())::screen);
            case CARD -> () -> rules().map(rules -> new CardModel(words(), rules).screen());
            case KEYS -> () -> Optional.of(new QuestionWords(words()).keys());
            case ABOUT -> () -> Optional.of(about().screen());
            case NIGHT -> () -> night().map(NightModel::screen);
            case PEOPLE -> () -> Optional.of(people().screen());
            case INVITATION -> () -> Optional.of(invitation());
            case PARAMETERS -> () -> rules().map(rules -> new ParametersModel(words(), RulesDraft.of(rules)).screen());
            case SETTINGS, PHONES, ROUND_AGAIN, MATCH_AGAIN, LOOK_BACK, DEAL, PRACTICE, LESSON -> Optional::empty;
        };
    }

    /** Reads the record of the last round in the background, and opens its deal unless the round is no longer on the table by then. */
    private void readDeal() {
        SessionState state = visit.state();
        CompletableFuture<Void> unused = CompletableFuture.supplyAsync(() -> Revealed.lastRound(state))
                .thenAcceptAsync(
                        read -> read.filter(found -> !visit.isOver() && Revealed.hasRound(visit.state()))
                                .ifPresent(found -> openDeal(state, found.round())),
                        visit.frontend()::later);
    }

    private void openDeal(SessionState state, ReplayRound round) {
        TableState table = state.atTable().orElseThrow();
        visit.frontend()
                .open(Overlay.DEAL, () -> Optional.of(DealWords.screen(People.players(words(), state, table), round)));
    }

    void press(Overlay overlay, String act) {
        if (overlay == Overlay.PEOPLE) {
            pressPeople(act);
        } else if (overlay == Overlay.ABOUT) {
            about().after(act).ifPresent(next -> visit.frontend().open(overlay, () -> Optional.of(next)));
        }
    }

    /** Asks whether to remove or to ban the person at a seat. */
    void askToRemove(int seat) {
        people().rows().stream().filter(row -> row.seat() == seat).findFirst().ifPresent(this::askToRemove);
    }

    private void askToRemove(PeopleModel.Row row) {
        visit.frontend().open(Overlay.PEOPLE, () -> Optional.of(row.question(words())));
    }

    /**
     * Removes, bans or admits a person; removing and banning are asked first. If that person has left since the sheet was read, nobody else
     * is affected, and the user is told.
     */
    private void pressPeople(String id) {
        for (PeopleModel.Row row : people().rows()) {
            Optional<PeopleModel.Kind> kind = row.kindOf(id);
            if (kind.isPresent()) {
                if (kind.get() == PeopleModel.Kind.ASK) {
                    askToRemove(row);
                } else {
                    visit.ask(ask(row, kind.get()), this::refuse);
                }
                return;
            }
        }
        PeopleModel.named(id).ifPresent(gone -> refused.accept(words().get("people.gone", gone)));
    }

    private void refuse(Answer.Refused refusal) {
        refused.accept(HostWords.of(words(), visit.state()).sentence(refusal));
    }

    private CompletableFuture<Answer> ask(PeopleModel.Row row, PeopleModel.Kind kind) {
        GameSession session = visit.session();
        boolean seated = row.seat() >= 0;
        return switch (kind) {
            case ASK -> throw new IllegalStateException("a sheet asks first");
            case REMOVE -> seated ? session.kick(row.seat()) : session.kickWatcher(row.name(), false);
            case BAR -> seated ? session.bar(row.seat()) : session.kickWatcher(row.name(), true);
            case LET_IN -> session.letIn(row.name());
        };
    }

    /** Returns the sheet of the night; empty before its first match is over. */
    Optional<NightModel> night() {
        Optional<NightModel> night =
                NightModel.of(words(), visit.state(), visit.person().settings().night());
        return noChip.isEmpty() ? night : night.map(sheet -> sheet.withTyped(noChip));
    }

    @Override
    public void rankBy(ScoreOrder ranking) {
        visit.person().change(settings -> settings.withNight(settings.night().withRanking(ranking)));
    }

    @Override
    public void setChipValue(String typed) {
        if (!visit.state().self().ownsHost()) {
            return;
        }
        noChip = ChipValue.problem(typed).isPresent() ? typed : "";
        if (noChip.isEmpty()) {
            visit.ask(
                    visit.session()
                            .setChipValue(ChipValue.read(typed)
                                    .map(ChipValue::written)
                                    .orElse("")),
                    this::refuse);
        }
        changed.run();
    }

    private PeopleModel people() {
        return PeopleModel.of(words(), visit.state());
    }

    private InviteScreen invitation() {
        return InviteScreen.of(
                words(),
                visit.addresses(),
                visit.host().map(EmbeddedHost::pin).orElse(""),
                visit.host().map(EmbeddedHost::handOut).orElse(HandOutState.NOT_OURS),
                visit.hostWords());
    }

    private AboutModel about() {
        return new AboutModel(words(), ProgramVersion.name());
    }

    private Optional<TableRules> rules() {
        return visit.state().atTable().map(TableState::rules);
    }

    private Words words() {
        return visit.words();
    }
}
