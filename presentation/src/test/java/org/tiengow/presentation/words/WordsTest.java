package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.engine.rules.Contradiction;
import org.tiengow.engine.rules.FactorReason;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.presentation.rules.RulesWords;

/** The files of words: complete and well formed. Whether each is used is looked at where the window's sources are seen, too. */
class WordsTest {

    @Test
    void everyLanguageHasTheSameKeysAndPlaces() {
        Map<String, String> english = Bundles.texts("words.properties");
        for (Language language : Language.all()) {
            if (!language.equals(Language.ENGLISH)) {
                Map<String, String> other =
                        Bundles.texts("words_" + language.tag().replace('-', '_') + ".properties");
                assertThat(Bundles.differentKeys(english, other))
                        .as("keys of one file alone, %s", language.name())
                        .isEmpty();
                assertThat(Bundles.differentPlaces(english, other))
                        .as("texts with other places, %s", language.name())
                        .isEmpty();
            }
        }
    }

    @Test
    void speaksEnglishAndTraditionalChinese() {
        assertThat(Language.all()).extracting(Language::tag).containsExactly("en", "zh-Hant");
        assertThat(Language.all()).extracting(Language::name).containsExactly("English", "繁體中文");
    }

    @Test
    void findsTheLanguageOfAMachine() {
        assertThat(Language.near(Locale.TAIWAN).tag()).isEqualTo("zh-Hant");
        assertThat(Language.near(Locale.forLanguageTag("zh-Hant-HK")).tag()).isEqualTo("zh-Hant");
        assertThat(Language.near(Locale.forLanguageTag("zh-Hans-CN")).tag()).isEqualTo("en");
        assertThat(Language.near(Locale.GERMANY).tag()).isEqualTo("en");
    }

    @ParameterizedTest
    @ValueSource(strings = {"words.properties", "words_zh_Hant.properties"})
    void noBotIsCalledLikeATileOrASet(String file) {
        Map<String, String> texts = Bundles.texts(file);
        List<String> names = texts.keySet().stream()
                .filter(key -> key.matches("(tile|set)\\.([a-zA-Z]+\\.)?[A-Z_0-9]+|set\\.supreme"))
                .map(key -> texts.get(key).toLowerCase(Locale.ROOT))
                .toList();
        assertThat(names).hasSizeGreaterThan(50);
        texts.forEach((key, bot) -> {
            if (key.startsWith("bot.")) {
                String own = bot.replaceFirst("^阿", "").toLowerCase(Locale.ROOT);
                assertThat(names).as("%s leads", bot).noneMatch(name -> name.contains(own));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"words.properties", "words_zh_Hant.properties"})
    void everyTextIsAGoodPattern(String file) {
        Bundles.texts(file).forEach((key, text) -> {
            assertThat(text)
                    .as("%s: the apostrophe of a pattern is ’, the minus −, and a text never begs", key)
                    .doesNotContain("'", "Please", "please", "!", "{}");
            assertThatCode(() -> new MessageFormat(text)).as("%s=%s", key, text).doesNotThrowAnyException();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"words_zh_Hant.properties"})
    void chineseTextsHaveChinesePunctuation(String file) {
        Bundles.texts(file)
                .forEach((key, text) -> assertThat(text)
                        .as("%s", key)
                        .doesNotContainPattern("\\p{IsHan}[,;?()]|[,;?()]\\p{IsHan}(?![^{]*})"));
    }

    @Test
    void everyCaseHasItsText() {
        Words words = Words.of(Locale.ENGLISH);
        Stream<String> cases = Stream.of(
                        Arrays.stream(TileKind.values()).flatMap(kind -> Stream.of("tile." + kind, "tile.a." + kind)),
                        Arrays.stream(Refusal.Reason.values())
                                .filter(reason -> !Set.of("NO_TILES", "WRONG_SHAPE", "WRONG_SUIT", "NOT_A_SET")
                                        .contains(reason.name()))
                                .map(reason -> "refusal." + reason),
                        Arrays.stream(RefusalReason.values())
                                .filter(WordsTest::isTheHosts)
                                .map(reason -> "host." + reason),
                        Arrays.stream(Problem.Kind.values()).map(kind -> "problem." + kind),
                        Arrays.stream(ConnectionStatus.Stage.values())
                                .filter(stage -> !stage.isOver())
                                .map(stage -> "connection." + stage),
                        Arrays.stream(Contradiction.values()).map(value -> "contradiction." + value),
                        Arrays.stream(FactorReason.values())
                                .flatMap(value -> Stream.of("settle.factor." + value, "pay.term." + value)),
                        RuleSets.ids().stream()
                                .flatMap(id -> Stream.of("ruleset." + id, "ruleset.by." + id, "ruleset.about." + id)))
                .flatMap(each -> each);
        assertThat(cases).allMatch(words::has);
    }

    @Test
    void everyParameterOfEveryRuleSetHasWords() {
        for (Language language : Language.all()) {
            RulesWords words = new RulesWords(Words.of(language.locale()));
            for (String id : RuleSets.ids()) {
                RuleSet rules = RuleSets.get(id);
                for (Parameter parameter : Parameter.values()) {
                    assertThat(words.title(parameter)).isNotBlank();
                    assertThat(words.value(parameter, rules.value(parameter))).isNotBlank();
                    assertThat(words.meaning(parameter, rules).orElse("-")).isNotBlank();
                }
            }
        }
    }

    @Test
    void figuresHaveTheirOwnSigns() {
        assertThat(Words.signed(24)).isEqualTo("+24");
        assertThat(Words.signed(-13)).isEqualTo("−13");
        assertThat(Words.signed(0)).isEqualTo("0");
        assertThat(Words.times(3)).isEqualTo("×3");
        assertThat(Words.clock(65)).isEqualTo("1:05");
    }

    @Test
    void listsReadAsSpoken() {
        Words words = Words.of(Locale.ENGLISH);
        assertThat(words.list(List.of("Mei"))).isEqualTo("Mei");
        assertThat(words.list(List.of("Mei", "Bo"))).isEqualTo("Mei and Bo");
        assertThat(words.list(List.of("Mei", "Bo", "Uncle Lam"))).isEqualTo("Mei, Bo and Uncle Lam");
    }

    @ParameterizedTest
    @EnumSource(names = {"TOUCH", "TEXT"})
    void nobodyIsToldToPressOrClickWhatTheyHaveNot(InputModality inputModality) {
        Pattern keys = Pattern.compile(
                "(?i:\\b(click|press|mouse|drag|escape)\\b)|\\bEnter\\b(?! (a|the)\\b)|\\bkey [A-Z]\\b|Esc\\b|按 ?(這裏(?!的)|[{A-Z])|按鍵|滑鼠");
        Pattern fingers = Pattern.compile("(?i:\\btap\\b)|light bulb|點[這「已]|燈泡");
        for (Language language : Language.all()) {
            Words words = Words.of(language.locale()).on(inputModality);
            for (String key : Bundles.texts("words.properties").keySet()) {
                if (isForAnyHead(key)) {
                    assertThat(words.get(key)).as(key).doesNotContainPattern(keys);
                    if (inputModality == InputModality.TEXT) {
                        assertThat(words.get(key)).as(key).doesNotContainPattern(fingers);
                    }
                }
            }
        }
    }

    @Test
    void aTextOfAHeadStandsForOneOfAnyHead() {
        assertThat(Bundles.texts("words.properties").keySet())
                .filteredOn(key -> key.contains("@"))
                .allSatisfy(key -> assertThat(Words.of(Locale.ENGLISH).has(key.substring(0, key.lastIndexOf('@'))))
                        .as(key)
                        .isTrue());
        assertThat(Words.of(Locale.ENGLISH).on(InputModality.TOUCH).get("lobby.free.sit"))
                .isEqualTo("tap to sit here");
        assertThat(Words.of(Locale.ENGLISH).get("lobby.free.sit")).isEqualTo("click to sit here");
    }

    /** The list of keys, the way to the program for who has the window, and the page’s own words are for one head alone. */
    private static boolean isForAnyHead(String key) {
        return !key.startsWith("keys.")
                && !key.startsWith("page.")
                && !key.equals("start.friend.1")
                && !key.contains("@");
    }

    private static boolean isTheHosts(RefusalReason reason) {
        return reason != RefusalReason.UNSPECIFIED
                && Arrays.stream(Refusal.Reason.values())
                        .noneMatch(rule -> rule.name().equals(reason.name()));
    }
}
