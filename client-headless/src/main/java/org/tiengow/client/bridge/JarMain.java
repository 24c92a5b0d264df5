package org.tiengow.client.bridge;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceLoader;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.json.BotLineReader;
import org.tiengow.client.json.BotLines;
import org.tiengow.engine.seat.LegalPlays;

/** The main class of the JVM that runs a Java bot. The JVM exchanges lines like any other bot program. */
public final class JarMain {
    /** The line that is printed once the bot is ready, before it reads its first line. */
    private static final String READY = "{\"ready\":true}";

    private JarMain() {}

    /**
     * Runs the bot until standard input ends.
     *
     * @param args the class of the bot, as the services of its jar name it
     */
    public static void main(String[] args) throws IOException {
        PrintStream answers = System.out;
        System.setOut(System.err); // standard output carries answers only, so the bot's own output goes elsewhere
        Bot bot = ServiceLoader.load(Bot.class).stream()
                .filter(provider -> provider.type().getName().equals(args[0]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no bot " + args[0] + "."))
                .get();
        answers.println(READY);
        answers.flush();
        try (bot) {
            run(bot, answers);
        }
    }

    private static void run(Bot bot, PrintStream answers) throws IOException {
        BotLineReader reader = new BotLineReader(bot);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Optional<BotLineReader.Decision> asked = reader.read(line);
            if (asked.isPresent()) {
                BotLineReader.Decision decision = asked.get();
                LegalPlays legal = LegalPlays.of(decision.view());
                int play = bot.choose(decision.view(), legal, Duration.ofMillis(decision.millis()));
                answers.println(BotLines.answer(decision.number(), play));
                answers.flush();
            }
        }
    }
}
