package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
import org.tiengow.presentation.table.Tables;

/** The files of words: complete and well formed. Whether each is used is looked at where the window's sources are seen, too. */
class WordsTest {

    @Test
    void aSpaceStandsWhereALatinNameMeetsChinese() {
        for (Words words : List.of(Tables.CHINESE, Words.of(Language.SIMPLIFIED_CHINESE.locale()))) {
            assertThat(words.get("table.left", "Ana")).startsWith("Ana 已");
            assertThat(words.get("table.left", "阿明")).startsWith("阿明已");
            assertThat(words.get("table.left", "A明"))
                    .as("a name stays as it is")
                    .startsWith("A明已");
            assertThat(words.list(List.of("阿明", "Ana", "2 個"))).isEqualTo("阿明、Ana 和 2 個");
        }
        assertThat(Tables.ENGLISH.get("table.left", "阿明")).startsWith("阿明 has");
    }

    @Test
    void everyLanguageHasTheSameKeysAndPlaces() {
        Map<String, String> english = Bundles.texts(Language.ENGLISH);
        for (Language language : Language.all()) {
            Map<String, String> other = Bundles.texts(language);
            assertThat(Bundles.differentKeys(english, other))
                    .as("keys of one file alone, %s; a draft: presentation/src/main/words/simplify.py", language)
                    .isEmpty();
            assertThat(Bundles.differentPlaces(english, other))
                    .as("texts with other places, %s", language)
                    .isEmpty();
        }
    }

    @Test
    void everyLanguageNamesItself() {
        assertThat(Language.all()).extracting(Language::tag).containsExactly("en", "zh-Hant", "zh-Hans");
        assertThat(Language.all()).extracting(Language::nativeName).containsExactly("English", "繁體中文", "简体中文");
    }

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, en en-GB de-DE und ja-JP",
        "TRADITIONAL_CHINESE, zh-TW zh-HK zh-MO zh-Hant zh-Hant-HK zh-Hant-CN",
        "SIMPLIFIED_CHINESE, zh zh-CN zh-SG zh-MY zh-Hans zh-Hans-CN zh-Hans-HK"
    })
    void findsTheLanguageOfAMachine(Language language, String tags) {
        assertThat(tags.split(" "))
                .allSatisfy(tag ->
                        assertThat(Language.near(Locale.forLanguageTag(tag))).isEqualTo(language));
    }

    @Test
    void findsALanguageByItsTagAlone() {
        assertThat(Language.all())
                .allSatisfy(
                        language -> assertThat(Language.find(language.tag())).contains(language));
        assertThat(List.of("", "zh", "zh-HK", "de"))
                .allSatisfy(tag -> assertThat(Language.find(tag)).isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void noBotIsCalledLikeATileOrASet(Language language) {
        Map<String, String> texts = Bundles.texts(language);
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
    @EnumSource
    void everyTextIsAGoodPattern(Language language) {
        Bundles.texts(language).forEach((key, text) -> {
            assertThat(text)
                    .as("%s: the apostrophe of a pattern is ’, the minus −, and a text never begs", key)
                    .doesNotContain("'", "Please", "please", "!", "{}");
            assertThatCode(() -> new MessageFormat(text)).as("%s=%s", key, text).doesNotThrowAnyException();
        });
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ENGLISH")
    void chineseTextsHaveChinesePunctuation(Language language) {
        Bundles.texts(language)
                .forEach((key, text) -> assertThat(text)
                        .as("%s", key)
                        .doesNotContainPattern("\\p{IsHan}[,;?()]|[,;?()]\\p{IsHan}(?![^{]*})"));
    }

    /** The layouts of the window are tested in traditional Chinese alone. */
    @Test
    void simplifiedTextsAreHardlyLonger() {
        Map<String, String> traditional = Bundles.texts(Language.TRADITIONAL_CHINESE);
        Bundles.texts(Language.SIMPLIFIED_CHINESE)
                .forEach((key, text) -> assertThat(text)
                        .as(key)
                        .hasSizeLessThanOrEqualTo(
                                traditional.getOrDefault(key, text).length() + 4));
    }

    @Test
    void simplifiedTextsHaveSimplifiedLetters() {
        CharsetEncoder simplified = Charset.forName("GB2312").newEncoder();
        String rare = "冧莊"; // of the Mallet Six, and on the banker's coin
        Bundles.texts(Language.SIMPLIFIED_CHINESE)
                .forEach((key, text) -> assertThat(text.codePoints()
                                .filter(Character::isIdeographic)
                                .mapToObj(Character::toString)
                                .filter(letter -> !simplified.canEncode(letter) && !rare.contains(letter)))
                        .as("%s=%s", key, text)
                        .isEmpty());
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
                "(?i:\\b(click|press|mouse|drag|escape)\\b)|\\bEnter\\b(?! (a|the)\\b)|\\bkey [A-Z]\\b|Esc\\b|按 ?([這这][裏里](?!的)|[{A-Z])|按[鍵键]|滑鼠|鼠标");
        Pattern fingers = Pattern.compile("(?i:\\btap\\b)|light bulb|[點点][這这「“已]|[燈灯]泡");
        for (Language language : Language.all()) {
            Words words = Words.of(language.locale()).on(inputModality);
            for (String key : Bundles.texts(Language.ENGLISH).keySet()) {
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
        assertThat(Bundles.texts(Language.ENGLISH).keySet())
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
