package org.tiengow.presentation.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;

@DisplayName("The guided round")
class GuideModelTest {
    @ParameterizedTest(name = "in {0}")
    @EnumSource
    @DisplayName("read from the first card to the last, by somebody who plays what it suggests")
    void script(Language language) throws IOException {
        List<String> script = new ArrayList<>();
        new Lesson(Tables.in(language))
                .run(
                        screen -> script.addAll(Lesson.text(screen.card())),
                        (model, open) -> model.advice().orElseThrow());
        assertThat(String.join("\n", script))
                .isEqualTo(read("guide_" + language.tag().replace('-', '_') + ".txt"));
    }

    @Test
    @DisplayName("comes to everything it is to teach")
    void teachesEverything() {
        Lesson lesson = new Lesson(Tables.ENGLISH);
        List<String> shapes = new ArrayList<>();
        lesson.run(
                screen -> screen.card().lines().forEach(shapes::add),
                (model, open) -> model.advice().orElseThrow());
        String all = String.join("\n", shapes);
        assertThat(all)
                .contains(
                        "a civil tile",
                        "a military tile",
                        "a mixed pair",
                        "a military pair",
                        "face down",
                        "the Supreme")
                .contains("first stack", "no stack", "the banker", "counts double", "costs five");
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25})
    @DisplayName("played against every suggestion it still suggests what is legal, and reaches its end")
    void deviating(long seed) {
        Random chance = new Random(seed);
        new Lesson(seed % 2 == 0 ? Tables.ENGLISH : Tables.CHINESE)
                .run(GuideModelTest::saysSomething, (model, open) -> {
                    Play advice = model.advice().orElseThrow();
                    LegalPlays legal = open.legal();
                    assertThat(legal.indexOf(advice)).as("%s", advice).isPresent();
                    assertHinted(model, advice.tiles());
                    List<Play> others = legal.plays().stream()
                            .filter(play -> !play.sameAs(advice))
                            .toList();
                    Play chosen = others.isEmpty() ? advice : others.get(chance.nextInt(others.size()));
                    return chosen.isForfeit()
                            ? Play.forfeit(held(model, chosen.tiles()))
                            : Play.faceUp(held(model, chosen.tiles()));
                });
    }

    @Test
    @DisplayName("the plates show the stacks that the words count")
    void countsAsThePlatesDo() {
        Pattern makes = Pattern.compile("That makes (\\d+)");
        List<String> counted = new ArrayList<>();
        new Lesson(Tables.ENGLISH)
                .run(
                        screen -> makes.matcher(String.join(" ", screen.card().lines()))
                                .results()
                                .map(found -> Integer.valueOf(found.group(1)))
                                .forEach(stacks -> {
                                    counted.add(screen.card().title());
                                    assertThat(screen.table().seats())
                                            .as(screen.card().title())
                                            .anyMatch(seat -> seat.stacks().count() == stacks);
                                }),
                        (model, open) -> model.advice().orElseThrow());
        assertThat(counted).isNotEmpty();
    }

    @Test
    @DisplayName("waits for the reader: what the others play is not seen before")
    void waits() {
        Lesson lesson = new Lesson(Tables.ENGLISH);
        assertThat(lesson.model().waits()).isTrue();
        assertThat(lesson.screen().table().trick().plays()).isEmpty();
        lesson.until(each -> !each.screen().table().trick().plays().isEmpty());
        assertThat(lesson.screen().table().trick().plays()).hasSize(1);
    }

    @Test
    @DisplayName("says what a tile is that is touched while a card is read, and plays nothing")
    void touched() {
        Lesson lesson = new Lesson(Tables.ENGLISH).goOn();
        assertThat(lesson.screen().card().nextStep()).isEqualTo("Click a tile, or press its key, to see what it is.");
        GuideModel heaven = choosing(lesson.model(), "66");
        assertThat(card(heaven).nextStep()).isEqualTo("Heaven: Civil, first of eleven. Goes with a nine.");
        assertThat(card(heaven).lines()).isEqualTo(lesson.screen().card().lines());
        assertThat(card(heaven.touch(
                        held(heaven, TileNotation.read("66")).tiles().get(0))))
                .as("the same tile again")
                .isEqualTo(card(heaven));
        GuideModel bench = choosing(heaven, "22");
        assertThat(card(bench).nextStep()).startsWith("Bench: Civil, ");
        assertThat(bench.screen().orElseThrow().table().hand().tiles())
                .filteredOn(HandTile::selected)
                .as("one at a time")
                .hasSize(1);
        assertThat(bench.screen().orElseThrow().table().acts()).isEmpty();
        assertThat(bench.decision()).isEmpty();
        assertThat(bench.goOn().screen().orElseThrow().table().hand().tiles()).noneMatch(HandTile::selected);
    }

    @Test
    @DisplayName("has something to play after five cards, and the rest of the tiles after the first trick")
    void soon() {
        Lesson lesson = new Lesson(Tables.ENGLISH);
        List<String> before = new ArrayList<>();
        lesson.until(each -> {
            before.add(each.screen().card().place());
            return each.model().isDeciding();
        });
        assertThat(before)
                .filteredOn(place -> place.startsWith("Before the round"))
                .hasSize(5);
        lesson.play(lesson.model().advice().orElseThrow()).until(GuideModelTest::isTrickOver);
        assertThat(lesson.goOn().screen().card().title()).isEqualTo("The military suit");
        assertThat(lesson.goOn().screen().card().title()).isEqualTo("Tiles that go together");
        assertThat(lesson.goOn().screen().card().title()).isEqualTo("You lead");
    }

    @Test
    @DisplayName("says why a play is refused, and how to go on")
    void wrongTry() {
        Lesson lesson = new Lesson(Tables.ENGLISH).until(each -> each.model().isDeciding());
        GuideModel wrong = lesson.model();
        for (HandTile tile : lesson.screen().table().hand().tiles()) {
            wrong = tile.tile().toString().equals("22") ? wrong.toggle(tile.tile()) : wrong;
        }
        assertThat(wrong.play(ActKind.PLAY)).isEmpty();
        assertThat(wrong.why().screen()).as("the rules behind the reason").isNotEqualTo(wrong.screen());
        String trouble =
                wrong.explain(ActKind.PLAY).screen().orElseThrow().card().trouble();
        assertThat(trouble)
                .startsWith("Bench cannot beat Earth: it ranks lower.")
                .endsWith("The light bulb marks what the lesson would play.");
        assertThat(wrong.explain(ActKind.PLAY)
                        .clear()
                        .screen()
                        .orElseThrow()
                        .card()
                        .trouble())
                .isEmpty();
    }

    @Test
    @DisplayName(
            "keeps the explanation after a wrong try, and says that Escape comes first only where something is chosen")
    void wayBack() {
        Lesson lesson = new Lesson(Tables.ENGLISH).until(each -> each.model().isDeciding());
        GuideModel none = lesson.model().explain(ActKind.PLAY);
        assertThat(card(none).trouble()).isNotEmpty().doesNotContain("Escape");
        assertThat(card(none).lines()).isEqualTo(lesson.screen().card().lines());
        GuideModel wrong = choosing(lesson.model(), "22 65");
        assertThat(card(wrong).nextStep())
                .as("one tile was led, so the second replaces the first")
                .isEqualTo("You can forfeit this instead: press F. To follow the lesson, press Escape first.");
    }

    @Test
    @DisplayName("asks for the key of a forfeit where Enter was pressed")
    void enterForForfeit() {
        Lesson lesson = new Lesson(Tables.ENGLISH)
                .until(each -> each.model().advice().filter(Play::isForfeit).isPresent());
        GuideModel chosen = choosing(
                lesson.model(), lesson.model().advice().orElseThrow().tiles().toString());
        assertThat(card(chosen.explain(ActKind.PLAY)).trouble()).isEqualTo("Forfeit these: press F.");
    }

    @Test
    @DisplayName("says what comes of a forfeit where one could have beaten")
    void passedChance() {
        Lesson lesson = new Lesson(Tables.ENGLISH).until(each -> each.model().isDeciding());
        lesson.play(Play.forfeit(TileNotation.read("22")));
        lesson.until(each -> each.model().waits());
        assertThat(lesson.screen().card().lines())
                .anyMatch(line -> line.endsWith("Heaven could have beaten Earth. You still have no stack,"
                        + " and without one your last tile cannot win."));
    }

    @Test
    @DisplayName("does not blame the reader for what it suggested")
    void followedForfeit() {
        Lesson lesson = new Lesson(Tables.ENGLISH).until(each -> each.model().isDeciding());
        lesson.play(Play.forfeit(TileNotation.read("22")));
        lesson.until(each -> each.model().isDeciding());
        assertThat(lesson.screen().card().title()).isEqualTo("Better not to beat Earth–eight");
        lesson.play(lesson.model().advice().orElseThrow()).until(GuideModelTest::isTrickOver);
        assertThat(lesson.screen().card().lines())
                .anyMatch(
                        line -> line.endsWith("You keep Heaven–nine, which could have beaten Earth–eight, for later."))
                .noneMatch(line -> line.contains("You still have no stack"));
    }

    @Test
    @DisplayName("says which tiles are missing while a set is chosen tile by tile")
    void halfChosen() {
        Lesson lesson = new Lesson(Tables.ENGLISH)
                .until(each -> each.model().isDeciding()
                        && each.screen().card().title().equals("You lead"));
        GuideModel half = choosing(lesson.model(), "52");
        assertThat(card(half).nextStep()).startsWith("Press 2, then Enter.");
    }

    @Test
    @DisplayName("shows no trick and no payment before its card")
    void tableKeepsStep() {
        Lesson lesson = new Lesson(Tables.ENGLISH).until(GuideModelTest::isTrickOver);
        assertThat(lesson.screen().table().bar().progress()).endsWith("Trick 1");
        lesson.until(each -> each.screen().card().title().equals("Count the stacks"));
        assertThat(lesson.screen().table().seats())
                .extracting(ShownSeat::figure)
                .containsOnly("0");
        lesson.goOn();
        assertThat(lesson.screen().card().title()).isEqualTo("Bo pays you 4");
        assertThat(lesson.screen().table().seats())
                .extracting(ShownSeat::figure)
                .containsExactly("+4", "−4", "0", "0");
        lesson.until(each -> each.model().isOver());
        assertThat(lesson.screen().table().seats())
                .extracting(ShownSeat::figure)
                .containsExactly("+11", "−4", "−2", "−5");
    }

    @Test
    @DisplayName("says nobody chooses while it is the reader who is waited for")
    void tableWaits() {
        Lesson lesson = new Lesson(Tables.ENGLISH);
        assertThat(lesson.screen().table().turn())
                .isEqualTo(new TableScreen.Turn(false, "", "The table waits until you continue"));
        assertThat(lesson.screen().table().seats()).noneMatch(ShownSeat::onTurn);
    }

    private static boolean isTrickOver(Lesson lesson) {
        return lesson.screen().card().title().endsWith("the trick");
    }

    @Test
    @DisplayName("goes on in another language where it is")
    void otherLanguage() {
        Lesson lesson = new Lesson(Tables.ENGLISH).until(each -> each.model().isDeciding());
        GuideScreen chinese = lesson.model().in(Tables.CHINESE).screen().orElseThrow();
        assertThat(chinese.card().title()).isEqualTo("打過地牌");
        assertThat(chinese.table().seats()).extracting(ShownSeat::name).containsExactly("你", "小波", "阿美", "林叔");
    }

    private static GuideModel choosing(GuideModel model, String tiles) {
        GuideModel chosen = model;
        for (Tile tile : held(model, TileNotation.read(tiles))) {
            chosen = chosen.toggle(tile);
        }
        return chosen;
    }

    private static GuideScreen.Card card(GuideModel model) {
        return model.screen().orElseThrow().card();
    }

    @Test
    @DisplayName("goes back a card and on again, and the round stands where it stood")
    void cardBefore() {
        Lesson lesson = new Lesson(Tables.ENGLISH);
        GuideModel first = lesson.model();
        assertThat(first.back()).isSameAs(first);
        GuideModel third = first.goOn().goOn();
        assertThat(card(third.back())).isEqualTo(card(first.goOn()));
        assertThat(card(third.back().back()).title()).isEqualTo(card(first).title());
        assertThat(third.back().back().goOn().goOn()).isSameAs(third);
    }

    @Test
    @DisplayName("leaves what won the round on the felt to the last card")
    void feltAtTheEnd() {
        List<Integer> lying = new ArrayList<>();
        new Lesson(Tables.ENGLISH)
                .run(
                        screen -> lying.add(screen.table().trick().plays().size()),
                        (model, open) -> model.advice().orElseThrow());
        assertThat(lying.get(lying.size() - 1)).isEqualTo(4);
    }

    private static void saysSomething(GuideScreen screen) {
        assertThat(screen.card().title()).isNotBlank();
        assertThat(screen.card().lines().size()).isLessThanOrEqualTo(4);
        assertThat(screen.card().progress()).isBetween(0.0, 1.0);
        assertThat(String.join("\n", Lesson.text(screen.card()))).doesNotContain("{", "null", "two tiles beat");
    }

    private static void assertHinted(GuideModel model, TileSet wanted) {
        TileSet hinted = TileSet.of(model.screen().orElseThrow().table().hand().tiles().stream()
                .filter(HandTile::hinted)
                .map(HandTile::tile)
                .toList());
        assertThat(hinted.sameKinds(wanted))
                .as("%s marked for %s", hinted, wanted)
                .isTrue();
    }

    private static TileSet held(GuideModel model, TileSet faces) {
        TileSet hand = TileSet.of(model.screen().orElseThrow().table().hand().tiles().stream()
                .map(HandTile::tile)
                .toList());
        return hand.withKindsOf(faces).orElseThrow();
    }

    private static String read(String name) throws IOException {
        try (InputStream in = GuideModelTest.class.getResourceAsStream(name)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }
}
