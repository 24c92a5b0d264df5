package org.tiengow.swing.view.shell.start;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.presentation.flow.Wish;
import org.tiengow.presentation.settings.Settings.Begun;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.pipeline.FingerprintWords;
import org.tiengow.swing.view.shell.frame.SmallSheet;
import org.tiengow.swing.view.shell.frame.Surroundings;
import org.tiengow.swing.view.shell.over.TrustPresenter;
import org.tiengow.swing.view.shell.settings.SettingsInForce;

/**
 * The tables at other hosts, with the questions that must be answered before joining. The caller ensures that no other table is being
 * entered. Confined to the event thread.
 */
final class TablesElsewhere {
    private final Surroundings around;
    private final SettingsInForce inForce;
    private final Executor background;
    private final WayToTable way;
    private final GamesNearby nearby;
    private final TrustPresenter trust;
    private final BooleanSupplier isFree;
    private final BiConsumer<JoinTarget, Wish> entering;
    private String typed = "";
    private @Nullable HostAddress typedAddress;

    /**
     * Creates an object that has joined no table.
     *
     * @param data the folder of the user's data
     * @param background runs tasks one at a time
     * @param way shows errors
     * @param nearby supplies the names of known hosts
     * @param isFree whether a table may still be joined after a question
     * @param entering enters a table
     */
    TablesElsewhere(
            Surroundings around,
            SettingsInForce inForce,
            Path data,
            Executor background,
            WayToTable way,
            GamesNearby nearby,
            BooleanSupplier isFree,
            BiConsumer<JoinTarget, Wish> entering) {
        this.around = around;
        this.inForce = inForce;
        this.background = background;
        this.way = way;
        this.nearby = nearby;
        this.trust = new TrustPresenter(around, KnownHosts.in(data), background);
        this.isFree = isFree;
        this.entering = entering;
    }

    /** Joins a game nearby. */
    void join(StartScreen.Game game, StartScreen.Way chosen) {
        JoinTarget joinTarget = joinTarget(game.target().address())
                .withFingerprint(game.target().fingerprint());
        Wish.Role role = chosen.kind() == StartScreen.JoinKind.WATCH ? Wish.Role.ONLY_WATCH : Wish.Role.PLAY;
        Wish wish = new Wish(game.target().table(), chosen.seat(), role);
        if (game.pin()) {
            askForPin("", joinTarget, wish);
        } else {
            join(joinTarget, wish);
        }
    }

    /** Joins a host that was met before. */
    void join(StartScreen.Away away) {
        join(joinTarget(away.target().address()).withFingerprint(away.target().fingerprint()), Wish.ANY_SEAT);
    }

    /** Joins the host at a typed address or join code. */
    void join(String text) {
        try {
            HostAddress address = HostAddress.parse(text);
            // A join code is stored as its address, which is readable and contains no blanks.
            typed = JoinCode.isLike(text) ? address.toString() : text.strip();
            typedAddress = address;
            join(joinTarget(address), Wish.ANY_SEAT);
        } catch (IllegalArgumentException e) {
            way.say(words().get(JoinCode.isLike(text) ? "start.address.slip" : "start.address.bad"));
        }
    }

    /** Remembers an address if it was typed, now that it has led to a table. */
    void arrived(HostAddress address) {
        if (address.equals(typedAddress)) {
            inForce.note(settings -> settings.withLastAddress(typed));
            inForce.keep();
        }
    }

    private void join(JoinTarget joinTarget, Wish wish) {
        inForce.note(settings -> settings.withHistory(settings.history().withLast(Begun.JOIN)));
        entering.accept(joinTarget, wish);
    }

    private JoinTarget joinTarget(HostAddress address) {
        return JoinTarget.of(address, PlayerKind.PERSON, inForce.settings().name());
    }

    /**
     * Asks whether to trust a host whose key differs from the known one, and enters it. Does nothing if the name of the host is unknown:
     * the error has been shown already.
     */
    void askToTrust(OtherKey keys, JoinTarget joinTarget, Wish wish) {
        Optional<String> host = keys.name().isEmpty()
                ? nearby.known().stream()
                        .filter(met -> met.fingerprint().equals(keys.known()))
                        .map(LastAddresses.Met::name)
                        .findFirst()
                : Optional.of(keys.name());
        host.ifPresent(name -> trust.ask(name, keys, trusted -> {
            if (trusted && isFree.getAsBoolean()) {
                entering.accept(joinTarget.withFingerprint(keys.shown()), wish);
            }
        }));
    }

    /**
     * Asks for the PIN of a host, and enters with it.
     *
     * @param problem why the previous PIN was refused; empty if there was none
     */
    void askForPin(String problem, JoinTarget joinTarget, Wish wish) {
        String fingerprint = joinTarget.fingerprint();
        String join = words().get(wish.watching() ? "start.watch" : "start.join");
        String title = nearby.name(joinTarget).orElse(joinTarget.address().toString());
        CompletableFuture.supplyAsync(() -> fingerprint.isEmpty() ? "" : FingerprintWords.line(fingerprint), background)
                .thenAccept(hostWords -> SwingUtilities.invokeLater(() ->
                        askForPin(new QuestionWords(words()).pin(title, join, hostWords, problem), joinTarget, wish)));
    }

    /** Asks for the PIN. The question shows the words of the host's key, to be compared before the PIN is sent. */
    private void askForPin(SheetScreen question, JoinTarget joinTarget, Wish wish) {
        new SmallSheet(around.frame(), (act, pin) -> {
                    around.frame().closeSheet();
                    if (act.equals(QuestionWords.YES)) {
                        join(joinTarget.withPin(pin), wish);
                    }
                })
                .show(question);
    }

    private Words words() {
        return inForce.words();
    }
}
