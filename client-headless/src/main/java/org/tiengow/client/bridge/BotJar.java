package org.tiengow.client.bridge;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import org.tiengow.client.bot.Bot;
import org.tiengow.protocol.kept.FileTrouble;

/**
 * A Java bot in a jar.
 *
 * @param file the jar
 * @param className the class of the bot
 */
record BotJar(Path file, String className) {
    /**
     * Finds a bot among those that the jar names under {@code META-INF/services}.
     *
     * @param wanted the class of the bot; empty when the jar holds only one
     * @throws IllegalArgumentException with a sentence, when the jar or the bot does not exist
     */
    static BotJar find(Path file, String wanted) {
        List<String> named = named(file);
        if (wanted.isEmpty() && named.size() == 1) {
            return new BotJar(file, named.get(0));
        }
        if (!named.contains(wanted)) {
            throw new IllegalArgumentException(
                    file + " names " + (named.isEmpty() ? "no bot" : String.join(", ", named))
                            + " under META-INF/services" + (wanted.isEmpty() ? "." : ", not " + wanted + "."));
        }
        return new BotJar(file, wanted);
    }

    /**
     * Starts a JVM for the bot, which says when the bot is ready.
     *
     * @throws BridgeFailure when the JVM cannot be started
     */
    BotProcess start(Path log) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path") + System.getProperty("path.separator") + file;
        return BotProcess.start(List.of(java, "-Xmx512m", "-cp", classPath, JarMain.class.getName(), className), log);
    }

    private static List<String> named(Path file) {
        try (JarFile jar = new JarFile(file.toFile())) {
            ZipEntry services = jar.getEntry("META-INF/services/" + Bot.class.getName());
            if (services == null) {
                return List.of();
            }
            try (InputStream text = jar.getInputStream(services)) {
                return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceAll("#.*", "").trim())
                        .filter(line -> !line.isEmpty())
                        .toList();
            }
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    e instanceof ZipException ? file + " is not a jar." : FileTrouble.cannotBeRead(file, e), e);
        }
    }
}
