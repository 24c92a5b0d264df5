package org.tiengow.swing.view.shell.start;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.level.Level;
import org.tiengow.presentation.flow.EmbeddedHost;
import org.tiengow.presentation.flow.EmbeddedHosts;
import org.tiengow.presentation.settings.Settings.Begun;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.sheet.PracticeModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.start.BrokenNight;
import org.tiengow.presentation.start.BrokenOffWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.settings.SettingsInForce;

/**
 * The tables that this program hosts itself: a new night for others to join, an interrupted night, practice, and the guided round. The
 * caller ensures that no other table is being opened. Confined to the event thread.
 */
final class OwnTables {
    private final Surroundings around;
    private final SettingsInForce inForce;
    private final EmbeddedHosts hosts;
    private final WayToTable way;
    private final BooleanSupplier isFree;
    private final Consumer<EmbeddedHost> entering;
    private Optional<BrokenNight> night = Optional.empty();
    private String nightOf = "";

    /**
     * Creates an object without an open table.
     *
     * @param way shows progress and errors
     * @param isFree whether a table may still be opened after a question
     * @param entering enters the table that was opened
     */
    OwnTables(
            Surroundings around,
            SettingsInForce inForce,
            EmbeddedHosts hosts,
            WayToTable way,
            BooleanSupplier isFree,
            Consumer<EmbeddedHost> entering) {
        this.around = around;
        this.inForce = inForce;
        this.hosts = hosts;
        this.way = way;
        this.isFree = isFree;
        this.entering = entering;
    }

    /**
     * Looks for an interrupted night in which a player of this name has a seat.
     *
     * @param found runs when the answer is known
     */
    void lookForNight(String name, Runnable found) {
        CompletableFuture<Void> unused = hosts.brokenOff()
                .thenAccept(broken -> SwingUtilities.invokeLater(() -> {
                    night = broken;
                    nightOf = name;
                    found.run();
                }));
    }

    /** Forgets the interrupted night. */
    void forgetNight() {
        night = Optional.empty();
    }

    /** Returns a sentence about the interrupted night; empty without such a night. */
    String night() {
        return night.map(broken -> broken().brief(new BrokenNight(
                        new StartModel(words()).hostName(nightOf), "", broken.tables(), broken.last())))
                .orElse("");
    }

    /** Resumes the interrupted night. */
    void goOn() {
        night.ifPresent(broken -> {
            begins(Begun.HOST);
            enter(hosts.open(broken.host(), broken.pin(), true));
        });
    }

    /** Asks for a PIN, and opens a table with it. */
    void hostWithPin() {
        SmallSheet[] sheet = new SmallSheet[1];
        sheet[0] = new SmallSheet(around.frame(), (act, typed) -> {
            if (act.equals(QuestionWords.YES) && !QuestionWords.isPin(typed)) {
                sheet[0].show(new QuestionWords(words()).hostPin(true));
                return;
            }
            around.frame().closeSheet();
            if (act.equals(QuestionWords.YES) && isFree.getAsBoolean()) {
                host(typed);
            }
        });
        sheet[0].show(new QuestionWords(words()).hostPin(false));
    }

    /**
     * Opens a table. The PIN is stored only with the night itself.
     *
     * @param pin the PIN; empty for a table without one
     */
    void host(String pin) {
        way.waitFor(words().get("start.hosting"));
        CompletableFuture<Void> unused = hosts.brokenOff()
                .thenAccept(found -> SwingUtilities.invokeLater(
                        () -> found.ifPresentOrElse(broken -> askWhetherToGoOn(broken, pin), () -> host(pin, true))))
                .exceptionally(failure -> {
                    SwingUtilities.invokeLater(() -> cannotHost(failure));
                    return null;
                });
    }

    private void host(String pin, boolean goesOn) {
        inForce.note(settings -> settings.withHistory(settings.history().withLast(Begun.HOST)));
        enter(hosts.open(new StartModel(words()).hostName(inForce.settings().name()), pin, goesOn));
    }

    /** Asks whether to resume the interrupted night. It keeps its PIN unless a new one was given, since its guests know the old one. */
    private void askWhetherToGoOn(BrokenNight broken, String pin) {
        new SmallSheet(around.frame(), (act, typed) -> {
                    around.frame().closeSheet();
                    switch (act) {
                        case QuestionWords.YES -> {
                            String same = pin.isEmpty() ? broken.pin() : pin;
                            enter(hosts.open(broken.host(), same, true));
                        }
                        case QuestionWords.OTHER -> host(pin, false);
                        default -> way.say("");
                    }
                })
                .show(broken().screen(broken));
    }

    private BrokenOffWords broken() {
        return new BrokenOffWords(words(), ZoneId.systemDefault());
    }

    /** Asks for the level of the bots and the rule set, and opens a table with them. */
    void practise() {
        // The future cannot fail, and its result is used on the event thread.
        CompletableFuture<Void> unused = hosts.levels()
                .thenAccept(levels -> SwingUtilities.invokeLater(() -> {
                    if (isFree.getAsBoolean()) {
                        practise(levels);
                    }
                }));
    }

    private void practise(List<Level> levels) {
        PracticeModel[] model = {
            new PracticeModel(words(), levels, inForce.settings().history().practice())
        };
        SmallSheet[] sheet = new SmallSheet[1];
        sheet[0] = new SmallSheet(around.frame(), (act, value) -> {
            switch (act) {
                case PracticeModel.LEVEL, PracticeModel.RULES -> {
                    model[0] = model[0].pick(act, value);
                    sheet[0].show(model[0].screen());
                }
                default -> {
                    around.frame().closeSheet();
                    if (act.equals(QuestionWords.YES) && isFree.getAsBoolean()) {
                        practise(model[0].chosen());
                    }
                }
            }
        });
        sheet[0].show(model[0].screen());
    }

    private void practise(Practice chosen) {
        inForce.note(settings -> settings.withHistory(settings.history().withPractice(chosen)));
        begins(Begun.PRACTICE);
        enter(hosts.practice(words().get("start.practise"), chosen));
    }

    void guide() {
        begins(Begun.GUIDE);
        enter(hosts.lesson(words().get("guide.title")));
    }

    private void begins(Begun what) {
        inForce.note(settings -> settings.withHistory(settings.history().withLast(what)));
        way.waitFor(words().get("start.hosting"));
    }

    private void enter(CompletableFuture<? extends EmbeddedHost> opening) {
        // Both outcomes are handled here, so the resulting future is not used.
        CompletableFuture<? extends EmbeddedHost> unused =
                opening.whenComplete((hosting, failure) -> SwingUtilities.invokeLater(() -> {
                    if (failure != null) {
                        cannotHost(failure);
                    } else {
                        entering.accept(hosting);
                    }
                }));
    }

    private void cannotHost(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause.getCause() != null) {
            cause = cause.getCause();
        }
        log().warn("A table could not be opened: {}", cause.toString());
        way.say(
                cause instanceof EmbeddedHosts.AlreadyHosting
                        ? words().get("problem.alreadyHosting")
                        : words().get("problem.cannotHost", String.valueOf(cause.getMessage())));
    }

    private Words words() {
        return inForce.words();
    }

    // Created only when needed: the first logger takes time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(OwnTables.class);
    }
}
