package org.tiengow.swing.view.shell.start;

import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.presentation.flow.HostsHere;
import org.tiengow.presentation.settings.Settings.Begun;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.start.BrokenNight;
import org.tiengow.presentation.start.BrokenOffWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.settings.SettingsInForce;

/**
 * Tables that this program opens itself: a night for others to join, the one that was broken off, practice, and the guided round.
 * Whoever calls it has seen to it that nothing else is under way. Belongs to the event thread.
 */
final class OwnTables {
    private final Surroundings around;
    private final SettingsInForce inForce;
    private final HostsHere hosts;
    private final WayToTable way;
    private final BooleanSupplier isFree;
    private final Consumer<HostHere> entering;
    private Optional<BrokenNight> night = Optional.empty();
    private String nightOf = "";

    /**
     * None is open.
     *
     * @param way where it is said what is under way, and what went wrong
     * @param isFree whether one may still be opened after a question
     * @param entering leads to the table that was opened
     */
    OwnTables(
            Surroundings around,
            SettingsInForce inForce,
            HostsHere hosts,
            WayToTable way,
            BooleanSupplier isFree,
            Consumer<HostHere> entering) {
        this.around = around;
        this.inForce = inForce;
        this.hosts = hosts;
        this.way = way;
        this.isFree = isFree;
        this.entering = entering;
    }

    /**
     * Looks for the night that was broken off, which somebody of this name was torn away from.
     *
     * @param found called when that is known
     */
    void lookForNight(String name, Runnable found) {
        CompletableFuture<Void> unused = hosts.brokenOff()
                .thenAccept(broken -> SwingUtilities.invokeLater(() -> {
                    night = broken;
                    nightOf = name;
                    found.run();
                }));
    }

    /** Nobody was torn away from one. */
    void forgetNight() {
        night = Optional.empty();
    }

    /** What there is to be said of the night that was broken off; empty where there is none. */
    String night() {
        return night.map(broken -> broken().brief(new BrokenNight(
                        new StartModel(words()).hostName(nightOf), "", broken.tables(), broken.last())))
                .orElse("");
    }

    /** The night that was broken off goes on. */
    void goOn() {
        night.ifPresent(broken -> {
            begins(Begun.HOST);
            enter(hosts.open(broken.host(), broken.pin(), true));
        });
    }

    /** Asks for the PIN before. */
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

    /** With a PIN; empty without one. It is kept nowhere but with the night itself. */
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
        inForce.note(settings -> settings.withLast(Begun.HOST));
        enter(hosts.open(new StartModel(words()).hostName(inForce.settings().name()), pin, goesOn));
    }

    /** A night that was broken off goes on only where somebody says so; its guests know the PIN it had. */
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

    void practise() {
        begins(Begun.PRACTICE);
        enter(hosts.practice(words().get("start.practise")));
    }

    void guide() {
        begins(Begun.GUIDE);
        enter(hosts.lesson(words().get("guide.title")));
    }

    private void begins(Begun what) {
        inForce.note(settings -> settings.withLast(what));
        way.waitFor(words().get("start.hosting"));
    }

    private void enter(CompletableFuture<? extends HostHere> opening) {
        // Both ends are handled here, so nobody waits for what follows.
        CompletableFuture<? extends HostHere> unused =
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
        way.say(words().get("problem.cannotHost", String.valueOf(cause.getMessage())));
    }

    private Words words() {
        return inForce.words();
    }

    // Only when there is something to say: the first logger takes its time, and the window should not wait for it.
    private static Logger log() {
        return LoggerFactory.getLogger(OwnTables.class);
    }
}
