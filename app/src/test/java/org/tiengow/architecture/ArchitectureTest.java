package org.tiengow.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;
import java.time.Clock;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.succession.EpochClaim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.OfferCheck;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.succession.VotePolicy;

/** The arrows between modules and packages, and the invariants of the architecture page that classes can show. */
@AnalyzeClasses(packages = "org.tiengow", importOptions = ProductionOnly.class)
class ArchitectureTest {
    private static final String ENGINE = "org.tiengow.engine..";
    private static final String PROTOCOL = "org.tiengow.protocol..";
    private static final String CLIENT = "org.tiengow.client..";
    private static final String HOST = "org.tiengow.host..";
    private static final String PRESENTATION = "org.tiengow.presentation..";
    private static final String WEB = "org.tiengow.web..";
    private static final String SWING = "org.tiengow.swing..";
    private static final String APP = "org.tiengow.app..";
    private static final String LAB = "org.tiengow.lab..";
    private static final String[] SUCCESSION = {
        "org.tiengow.protocol.succession..", "org.tiengow.client.succession..", "org.tiengow.host.succession.."
    };
    private static final String[] TRUTH = {
        "org.tiengow.engine.referee..",
        "org.tiengow.engine.deal..",
        "org.tiengow.engine.round..",
        "org.tiengow.engine.match..",
        "org.tiengow.engine.record.."
    };

    /** Invariant 1: the rules and nothing else. */
    @ArchTest
    static final ArchRule engineKnowsOnlyTheLanguage = classes()
            .that()
            .resideInAPackage(ENGINE)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    ENGINE,
                    "java.lang..",
                    "java.nio.charset",
                    "java.util",
                    "java.util.function",
                    "java.util.stream",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule engineHasNoChanceAndNoClock = noClasses()
            .that()
            .resideInAPackage(ENGINE)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Random.class, RandomGenerator.class, Clock.class);

    /** In one direction: app; swing, web and host, which do not know each other; presentation; client, protocol, engine. */
    @ArchTest
    static final ArchRule protocolKnowsNoClientHostOrWindow = noClasses()
            .that()
            .resideInAPackage(PROTOCOL)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(CLIENT, HOST, PRESENTATION, WEB, SWING, APP, LAB);

    @ArchTest
    static final ArchRule clientKnowsNoHostOrWindow = noClasses()
            .that()
            .resideInAPackage(CLIENT)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(HOST, PRESENTATION, WEB, SWING, APP, LAB);

    @ArchTest
    static final ArchRule hostKnowsNoScreen = noClasses()
            .that()
            .resideInAPackage(HOST)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(PRESENTATION, WEB, SWING, APP, LAB);

    /** What a person sees is the same at any head, and whoever hosts. */
    @ArchTest
    static final ArchRule presentationKnowsNoHostNoWindowAndNoNetwork = noClasses()
            .that()
            .resideInAPackage(PRESENTATION)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    HOST, WEB, SWING, APP, LAB, "org.tiengow.protocol..", "io.netty..", "java.awt..", "javax.swing..");

    /** The page is a frontend like the window: it stands on the same screens, and knows no host. */
    @ArchTest
    static final ArchRule thePageKnowsNoHostAndNoWindow = noClasses()
            .that()
            .resideInAPackage(WEB)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(HOST, SWING, APP, LAB, "java.awt..", "javax.swing..");

    /** The window is a frontend like the page. */
    @ArchTest
    static final ArchRule theWindowKnowsNoHostAndNoPage = noClasses()
            .that()
            .resideInAPackage(SWING)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(HOST, WEB, APP, LAB);

    /** Only the door of the page knows a network, and the wire that it lets others' frontends have; seats share executors alone. */
    @ArchTest
    static final ArchRule seatsOfThePageKnowNoNetwork = noClasses()
            .that()
            .resideInAPackage("org.tiengow.web.seat..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.tiengow.protocol..",
                    "io.netty.channel..",
                    "io.netty.handler..",
                    "io.netty.buffer..",
                    "java.net..");

    /** The lab compares and trains bots: it knows the engine and the bots, and neither a table of people nor a network. */
    @ArchTest
    static final ArchRule theLabKnowsNoTableOfPeople = noClasses()
            .that()
            .resideInAPackage(LAB)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(HOST, PRESENTATION, WEB, SWING, APP, "io.netty..", "java.net..");

    @ArchTest
    static final ArchRule fewPackagesOfTheHostKnowTheClient = noClasses()
            .that(resideInAPackage(HOST)
                    .and(not(resideInAnyPackage(
                            "org.tiengow.host.seating..", "org.tiengow.host.records..", "org.tiengow.host.command.."))))
            .should()
            .dependOnClassesThat()
            .resideInAPackage(CLIENT);

    @ArchTest
    static final ArchRule packagesFormNoCycle =
            slices().matching("org.tiengow.(**)").should().beFreeOfCycles();

    /**
     * Succession is decided in one package of each end. Elsewhere, only what stores, opens, shows or checks a match that changed hosts knows
     * its values.
     */
    @ArchTest
    static final ArchRule successionHasThreeHomes = noClasses()
            .that(not(resideInAnyPackage(SUCCESSION)))
            .should()
            .dependOnClassesThat(resideInAPackage("org.tiengow.protocol.succession..")
                    .and(not(belongToAnyOf(
                            KnownMatch.class,
                            EpochClaim.class,
                            TakeoverChain.class,
                            OfferCheck.class,
                            VotePolicy.class))));

    /**
     * Invariant 2: the whole truth of a round is for the host, and for those that deal rounds of their own. The name of a match and
     * epoch says nothing of its rounds.
     */
    @ArchTest
    static final ArchRule fewKnowTheWholeTruth = noClasses()
            .that(not(resideInAnyPackage(
                    ENGINE,
                    HOST,
                    "org.tiengow.client.analysis..",
                    "org.tiengow.client.search..",
                    "org.tiengow.client.replay..",
                    "org.tiengow.client.check..",
                    "org.tiengow.client.shuffle..",
                    "org.tiengow.protocol.shuffle..",
                    "org.tiengow.client.json..",
                    LAB)))
            .should()
            .dependOnClassesThat(
                    resideInAnyPackage(TRUTH).and(not(belongToAnyOf(Bytes32.class, ShuffleContext.class))));

    /** Invariant 4: the authority does not know how anybody is connected. */
    @ArchTest
    static final ArchRule tablesKnowNoNetwork = noClasses()
            .that()
            .resideInAPackage("org.tiengow.host.table..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..", "java.net..", "java.util.concurrent.locks..");

    /** Invariant 6: what plays, judges or pays asks for a parameter, never for the name of a rule set. */
    @ArchTest
    static final ArchRule noPlayAsksForTheNameOfARuleSet = noClasses()
            .that(resideInAnyPackage(
                            "org.tiengow.engine.referee..",
                            "org.tiengow.engine.seat..",
                            "org.tiengow.engine.deal..",
                            "org.tiengow.engine.round..",
                            "org.tiengow.engine.match..",
                            "org.tiengow.client.bot..",
                            "org.tiengow.client.session..",
                            "org.tiengow.client.player..")
                    // The list of tables tells its readers the name, and decides nothing by it.
                    .or(resideInAPackage("org.tiengow.host.table..")
                            .and(not(JavaClass.Predicates.simpleName("UpdatePublisher")))))
            .should()
            .callMethod(TableRules.class, "id")
            .orShould()
            .callMethod(TableRules.class, "base")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(RuleSets.class);

    /** Invariant 7: windows are the window's business. */
    @ArchTest
    static final ArchRule windowsStayInTheirPackages = noClasses()
            .that(not(resideInAnyPackage(
                    "org.tiengow.swing.view..",
                    "org.tiengow.swing.tile..",
                    "org.tiengow.swing.theme..",
                    "org.tiengow.swing.sound..",
                    "org.tiengow.app.command..")))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.swing..", "com.formdev..", "net.miginfocom..");

    /** Screens show models; they meet no session's connection. */
    @ArchTest
    static final ArchRule onlyTheShellConnects = noClasses()
            .that(resideInAPackage(SWING).and(not(resideInAPackage("org.tiengow.swing.view.shell.."))))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty..", "org.tiengow.protocol..");

    /** Invariant 10: the bits of a set of tiles are for the set itself, the referee, what runs on it, and the wire. */
    @ArchTest
    static final ArchRule bitsOfTilesStayWithTheReferee = noClasses()
            .that(not(resideInAnyPackage(
                    "org.tiengow.engine.tile..",
                    "org.tiengow.engine.referee..",
                    "org.tiengow.engine.seat..",
                    "org.tiengow.engine.round..",
                    "org.tiengow.client.search..",
                    "org.tiengow.protocol.translate..")))
            .should()
            .callMethod(TileSet.class, "bits");

    /** A network knows numbers, and nothing of what they stand for. */
    @ArchTest
    static final ArchRule networksKnowNoGame = noClasses()
            .that()
            .resideInAPackage("org.tiengow.client.network..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(ENGINE, PROTOCOL, "org.tiengow.client.search..", "org.tiengow.client.bot..");

    /** What is printed goes through the command line's own writers. */
    @ArchTest
    static final ArchRule nobodyPrintsPastTheCommands = noClasses()
            .that(not(resideInAnyPackage("org.tiengow.client.command..", "org.tiengow.host.command.."))
                    .and(not(JavaClass.Predicates.simpleNameEndingWith("Main"))))
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .callMethod(PrintStream.class, "println", String.class);
}
