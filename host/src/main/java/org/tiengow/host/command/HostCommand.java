package org.tiengow.host.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.command.ProgramVersion;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.house.RulesFiles;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.ResumePolicy;
import org.tiengow.host.TablePlan;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.page.OpenPage;
import org.tiengow.host.page.PageOpener;
import org.tiengow.host.seating.LoopbackBots;
import org.tiengow.host.table.Archive;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TurnOrder;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs a host until it is interrupted, or until its matches are over. */
@Command(
        name = "host",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        modelTransformer = HostCommand.OptionsInHelp.class,
        description = {
            "Runs a host on this machine, without a window.",
            "Once clients can join, the first line of the output is READY and a JSON object; after each match comes a line with",
            "STANDINGS and a JSON object. The log goes to standard error. Ctrl-C ends the host."
        })
public final class HostCommand implements Callable<Integer> {
    private static final Logger LOG = LoggerFactory.getLogger(HostCommand.class);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--name", paramLabel = "NAME", description = "The name by which others find it (${DEFAULT-VALUE}).")
    private String name = HostNames.usual(System.getProperty("user.name", ""));

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "The TCP port (${DEFAULT-VALUE}); 0 for any free one. If it is in use, a free one is taken.")
    private int port = Limits.DEFAULT_PORT;

    @ArgGroup
    private @Nullable RulesChoice rules;

    /** The source of the rules. */
    static final class RulesChoice {
        @Option(
                names = "--rules",
                paramLabel = "ID",
                description = "A named rule set (default: pagat); the command rules lists them.")
        private @Nullable String id;

        @Option(names = "--rules-file", paramLabel = "F.json", description = "A rules file.")
        private @Nullable Path file;
    }

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Rounds in a match; 0 for no limit (by default as the rules say).")
    private @Nullable Integer rounds;

    @Option(names = "--tables", paramLabel = "T", description = "How many tables (${DEFAULT-VALUE}).")
    private int tables = 1;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Seats at a table (by default the most the rules allow).")
    private int seats;

    @Option(
            names = "--bots",
            paramLabel = "N",
            description = "Seats at each table to fill with bots at once (${DEFAULT-VALUE}).")
    private int bots;

    @Option(
            names = "--level",
            paramLabel = "L",
            description =
                    "The level of these bots, or a file in the folder bots of the data folder (${DEFAULT-VALUE}).")
    private String level = LoopbackBots.standardLevel();

    @Option(
            names = "--start",
            paramLabel = "full|owner",
            converter = OptionWords.Start.class,
            description =
                    "When a table starts: once every seat is taken (full, the default), or when its owner says so (owner).")
    private StartMode start = StartMode.FULL;

    @Option(
            names = "--seating",
            paramLabel = "free|turns|tables",
            converter = OptionWords.Seating.class,
            description = {
                "How people are seated for each match: as they like (free, the default), in turns at one table (turns),",
                "or all of them, at as many tables as needed (tables)."
            })
    private SeatingMode seating = SeatingMode.SEATING_MODE_FREE;

    @Option(
            names = "--turns",
            paramLabel = "longest|last|winner",
            converter = OptionWords.Order.class,
            description = {
                "Who plays with --seating turns: who has sat out most often and longest ago (longest, the default),",
                "all but the last place (last), or the winner and those who have waited (winner)."
            })
    private TurnOrder turns = TurnOrder.TURN_ORDER_LONGEST;

    @Option(
            names = "--chip",
            paramLabel = "VALUE",
            converter = OptionWords.Chip.class,
            description = "The value of a chip, such as \"0.50 HKD\"; then the sheet of the night says who pays whom.")
    private String chip = "";

    @Option(names = "--pin", paramLabel = "NNNN", description = "Whoever joins must know this PIN.")
    private @Nullable String pin;

    @Option(
            names = "--plain",
            paramLabel = "loopback|any",
            converter = OptionWords.Plain.class,
            description = {
                "Where connections without TLS are accepted from: this machine (loopback, the default), or anywhere (any).",
                "With a PIN it is always loopback."
            })
    private Door.PlainFrom plain = Door.PlainFrom.LOOPBACK;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where records and the key of this host are kept (the data folder of this user).")
    private @Nullable Path data;

    @Option(
            names = "--resume",
            paramLabel = "yes|no",
            converter = OptionWords.Resume.class,
            description =
                    "Whether to go on with a night that was broken off in the same folder (yes), or to put it aside (no). "
                            + "Of a round put aside, the record shows all tiles.")
    private ResumePolicy resume = ResumePolicy.GO_ON;

    @Option(
            names = "--turn-seconds",
            paramLabel = "N",
            description = "Seconds a person has for a turn; 0 for no limit.")
    private @Nullable Integer turnSeconds;

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the tables, as listed below.")
    private List<String> options = List.of();

    @Option(names = "--no-discovery", description = "Do not answer on the network when somebody searches for hosts.")
    private boolean noDiscovery;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description =
                    "The seed of deals that can be repeated; then only bots are seated, and the shuffle is not a fair one.")
    private @Nullable Long seed;

    @Mixin
    private PageOptions web = new PageOptions();

    @Option(names = "--exit-after-match", description = "End when every table has played a match.")
    private boolean exitAfterMatch;

    @Option(
            names = "--console",
            description = {
                "Read what is typed: hand-over [TABLE/]SEAT [now] hands the night over to the program of somebody who plays;",
                "hand-over alone lists whose program could take it. Answers go to standard error."
            })
    private boolean console;

    private final @Nullable PageOpener pages;

    /** Creates a command for a host without a web page. */
    public HostCommand() {
        this(null);
    }

    /**
     * Creates a command for a host with a web page, unless an option disables it.
     *
     * @param pages opens the page; null disables it
     */
    public HostCommand(@Nullable PageOpener pages) {
        this.pages = pages;
    }

    /** Lists the options of the tables below the help. */
    static final class OptionsInHelp implements IModelTransformer {
        @Override
        public CommandSpec transform(CommandSpec command) {
            String options = Arrays.stream(TableOption.values())
                    .map(option -> "  " + option.help() + "%n")
                    .collect(Collectors.joining());
            command.usageMessage().footer("%nOptions of the tables, for --option:%n" + options);
            return command;
        }
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        TablesToCome toCome = new TablesToCome(exitAfterMatch ? tables : Integer.MAX_VALUE);
        try (Running running = announced(out, toCome)) {
            Host host = running.host();
            sayHowToJoin(running);
            warn(host);
            HostConsole typed = console();
            host.handedOver().thenRun(() -> {
                typed.handedOver();
                toCome.handedOver();
            });
            if (console) {
                typed.read(
                        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())), host.heirs());
            }
            Runtime.getRuntime().addShutdownHook(new Thread(running::suspend, "tiengow-host-ends")); // Ctrl-C
            boolean allPlayed = toCome.await();
            host.awaitSignatures();
            return allPlayed ? 0 : 1;
        } catch (IllegalArgumentException usage) {
            throw new ParameterException(spec.commandLine(), String.valueOf(usage.getMessage()), usage);
        } catch (IOException failure) {
            spec.commandLine().getErr().println(failure.getMessage());
            return 1;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    /** The host and its page; closing them twice does nothing. */
    private record Running(Host host, Optional<OpenPage> page) implements AutoCloseable {
        /** Ends both as a user who stops the process expects: the night goes on when the host is started again. */
        void suspend() {
            host.suspend();
            close();
        }

        @Override
        public void close() {
            host.close(); // first, so that browsers are told why
            page.ifPresent(OpenPage::close);
        }
    }

    /** Starts the host and prints its READY line. No standings are printed before it, and lines are never interleaved. */
    private Running announced(PrintWriter out, TablesToCome toCome) throws IOException {
        web.check();
        Announcements announcements = new Announcements(out);
        Host host = Host.start(settings(
                standings -> {
                    announcements.standings(standings);
                    toCome.played(standings.table());
                },
                toCome::failed));
        Running running =
                new Running(host, web.open(pages, host, spec.commandLine().getErr()));
        announcements.ready(host, running.page());
        return running;
    }

    private HostSettings settings(Consumer<Archive.Standings> onStandings, IntConsumer onFailure) throws IOException {
        TablePlan plan = new TablePlan(
                tables,
                tableRules(),
                tableOptions(),
                seats,
                bots,
                level,
                start,
                null,
                exitAfterMatch,
                new SeatingChoice(seating, turns, chip));
        Path folder = data == null ? DataFolder.ofUser() : data;
        return new HostSettings(
                name,
                port,
                0,
                new Door(Door.Reach.NETWORK, plain, pin(), !noDiscovery),
                plan,
                folder,
                folder,
                resume,
                seed == null ? OptionalLong.empty() : OptionalLong.of(seed),
                onStandings,
                onFailure,
                failure -> console().stays(failure));
    }

    /** Returns the PIN. Rejects an empty one, such as from an unset variable of a script: it would open the host to everybody. */
    private String pin() {
        if (pin == null) {
            return "";
        }
        if (pin.isBlank()) {
            throw new IllegalArgumentException("--pin is empty; leave it out for a host without a PIN.");
        }
        return pin;
    }

    private TableRules tableRules() throws IOException {
        TableRules chosen = TableRules.named("pagat");
        if (rules != null && rules.id != null) {
            chosen = TableRules.named(rules.id);
        } else if (rules != null && rules.file != null) {
            chosen = RulesFiles.read(rules.file);
        }
        return rounds == null ? chosen : chosen.with(Parameter.ROUNDS, rounds);
    }

    private TableOptions tableOptions() {
        TableOptions chosen = TableOption.defaults();
        if (turnSeconds != null) {
            chosen = TableOption.with(chosen, TableOption.TURN_SECONDS.key() + "=" + turnSeconds);
        }
        for (String option : options) {
            chosen = TableOption.with(chosen, option);
        }
        return chosen;
    }

    private HostConsole console() {
        return new HostConsole(spec.commandLine().getErr());
    }

    private void sayHowToJoin(Running running) {
        Host host = running.host();
        host.joinCode()
                .ifPresent(code -> LOG.info(
                        "The join code of this host is {}, for {}:{}.", code.letters(), code.address(), code.port()));
        host.words().ifPresent(words -> LOG.info("The words of this host, for those who join to compare: {}.", words));
        running.page()
                .map(page -> page.invitation(host.addresses().get(0)))
                .ifPresent(address -> LOG.info("Phones join in a browser, at {}", address));
        if (start == StartMode.OWNER) {
            running.page()
                    .map(page -> page.address(host.addresses().get(0)) + "#o=" + host.ownerToken())
                    .ifPresent(address ->
                            LOG.info("Whoever joins from this address owns the host, and starts: {}", address));
        }
    }

    private void warn(Host host) {
        PrintWriter err = spec.commandLine().getErr();
        if (plain == Door.PlainFrom.ANYWHERE && host.needsPin()) {
            err.println("With a PIN, connections without TLS are accepted from this machine alone.");
        }
        if (!host.resumed().isEmpty()) {
            err.println("The night of this folder goes on: its tables keep their rules, options and seats,"
                    + " whatever the command says. --resume no starts a new night.");
        }
        if (seed != null) {
            err.println("The same seed gives the same deals again: the shuffle is not a fair one, and only bots play.");
        }
        err.flush();
    }
}
