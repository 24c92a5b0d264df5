package org.tiengow.swing.pictures;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalInt;
import javax.swing.JComponent;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.start.BrokenNight;
import org.tiengow.presentation.start.BrokenOffWords;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.start.StartScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.start.StartView;

/** The start screen, and what is asked on the way from it to a table. */
final class StartSamples {
    private static final Instant SINCE = Instant.parse("2026-11-20T20:15:00Z");

    private final Words words;
    private final Theme theme;

    StartSamples(Words words, Theme theme) {
        this.words = words;
        this.theme = theme;
    }

    JComponent games() {
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        StartScreen.Offer seat = new StartScreen.Offer(
                "a",
                words.get("start.return.title", "Lam’s Friday table"),
                words.get("start.return.words", "Kit", words.when(SINCE, ZoneOffset.UTC)),
                words.get("start.return"),
                false);
        view.show(new StartScreen(
                seat.key(),
                words.get("start.guide"),
                words.get("start.guide.about"),
                words.get("start.looking", 3),
                "",
                List.of(
                        game(3, "Lam’s Friday table", "Uncle Lam, Mei", 2, false),
                        game(0, "閣樓", "Bo", 4, false),
                        game(1, "Grandmother’s", "慧玲", 1, true),
                        new StartScreen.Away(
                                "b",
                                "Bo’s cellar",
                                words.get("start.away", "192.168.1.23:47913"),
                                new StartScreen.Target(new HostAddress("192.168.1.23", 47913), "ab".repeat(32), 0))),
                "",
                "",
                "",
                List.of(seat)));
        return view;
    }

    JComponent alone() {
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        view.show(new StartModel(words).screen(List.of()));
        return view;
    }

    /** A host's program was killed, and is started again. */
    JComponent again() {
        StartModel model = new StartModel(words);
        String night = new BrokenOffWords(words, ZoneOffset.UTC)
                .brief(new BrokenNight(
                        model.hostName("Kit"),
                        "",
                        List.of(new BrokenNight.Table(List.of("Kit", "Uncle Lam", "慧玲"), 3)),
                        SINCE));
        StartView view = new StartView(words, "Kit", "", theme, new Quiet());
        view.show(model.screen(
                new StartModel.Who(true, Settings.Begun.HOST, night),
                List.of(),
                List.of(),
                List.of(),
                "",
                "",
                false,
                List.of()));
        return view;
    }

    private StartScreen.Game game(int colour, String title, String players, int taken, boolean pin) {
        StartScreen.Way watch =
                new StartScreen.Way(StartScreen.JoinKind.WATCH, OptionalInt.empty(), words.get("start.watch"));
        StartScreen.Way sit = taken == 4
                ? new StartScreen.Way(
                        StartScreen.JoinKind.TAKE_BOT, OptionalInt.of(2), words.get("start.takeSeat", "Bamboo"))
                : new StartScreen.Way(StartScreen.JoinKind.JOIN, OptionalInt.empty(), words.get("start.join"));
        return new StartScreen.Game(
                title,
                colour,
                title,
                title.substring(0, 1),
                players,
                words.get("start.stage.open", words.get("ruleset.lai"), 8),
                taken,
                4,
                words.get("start.seats", taken, 4),
                pin,
                pin ? List.of(sit) : List.of(sit, watch),
                new StartScreen.Target(new HostAddress("127.0.0.1", 1), "", 0));
    }

    SheetScreen pin(String problem) {
        return new QuestionWords(words)
                .pin(
                        "Lam’s Friday table",
                        words.get("start.join"),
                        "palace monkey sugar forest thunder lizard",
                        problem);
    }

    SheetScreen otherKey() {
        return new QuestionWords(words)
                .otherKey(
                        "Lam’s Friday table",
                        "palace monkey sugar forest thunder lizard",
                        "window sailor coral marble garden pepper");
    }

    SheetScreen brokenOff() {
        return new BrokenOffWords(words, ZoneOffset.UTC)
                .screen(new BrokenNight(
                        "Lam’s Friday table",
                        "",
                        List.of(new BrokenNight.Table(List.of("Lam", "Mei", "Bo"), 3)),
                        SINCE));
    }
}
