package org.tiengow.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** One machine of a night, with somebody's program on it that can be killed and started again, and what that last said. */
final class NightMachine implements AutoCloseable {
    private static final int FIELDS = 9;

    private final NightMachines machines;
    private final int number;
    private final Path folder;
    private final NightDeals deals;
    private @Nullable Process process;
    private @Nullable PrintWriter commands;
    private CountDownLatch ready = new CountDownLatch(1);
    private volatile String key = "";
    private volatile boolean sits;
    private volatile String[] seen = {};

    NightMachine(NightMachines machines, int number, Path folder, NightDeals deals) throws IOException {
        this.machines = machines;
        this.number = number;
        this.folder = Files.createDirectories(folder);
        this.deals = deals;
    }

    int number() {
        return number;
    }

    /** Starts the program; it goes on with whatever it was at. */
    void start() throws IOException {
        ready = new CountDownLatch(1);
        Process started = machines.java(
                number,
                folder.resolve("log.txt"),
                NightProgram.class,
                "P" + number,
                NightMachines.address(number),
                folder.toString());
        process = started;
        commands = new PrintWriter(started.outputWriter(StandardCharsets.UTF_8), true);
        CountDownLatch then = ready;
        Thread thread = new Thread(() -> listen(started, then), "night-machine-" + number);
        thread.setDaemon(true);
        thread.start();
    }

    void awaitReady() throws InterruptedException {
        ready.await();
    }

    /** SIGKILL. */
    void kill() throws InterruptedException {
        Process killed = process;
        if (killed != null) {
            killed.destroyForcibly().waitFor();
            process = null;
            seen = new String[0];
        }
    }

    boolean isRunning() {
        return process != null;
    }

    void say(String command) {
        if (commands != null) {
            commands.println(command);
        }
    }

    String key() {
        return key;
    }

    boolean sits() {
        return sits;
    }

    /** Whether it is at a table of a host now. */
    boolean isIn() {
        return seen.length == FIELDS && seen[1].equals("in");
    }

    /** The key of that host. */
    String host() {
        return isIn() ? seen[3] : "";
    }

    /** The last round of which it was told the result. */
    int rounds() {
        return seen.length == FIELDS ? Integer.parseInt(seen[6]) : 0;
    }

    /** How many programs could host, as far as it has been told. */
    int candidates() {
        return seen.length == FIELDS ? Integer.parseInt(seen[7]) : 0;
    }

    @Override
    public String toString() {
        return "P" + number + (isRunning() ? "" : " (killed)") + " " + String.join(" ", seen);
    }

    private void listen(Process from, CountDownLatch then) {
        try (BufferedReader lines = from.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Files.writeString(
                        folder.resolve("said.txt"),
                        System.currentTimeMillis() + " " + line + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
                String[] words = line.split(" ");
                if (words[0].equals("READY")) {
                    key = words[1];
                    then.countDown();
                } else if (words[0].equals("SITS")) {
                    sits = true;
                } else if (words[0].equals("SEES") && from == process) {
                    seen = words;
                    if (isIn()) {
                        deals.seen(words[3], Integer.parseInt(words[4]), Integer.parseInt(words[5]));
                    }
                    deals.alarms(this, words);
                }
            }
        } catch (IOException gone) {
            seen = new String[] {"GONE", gone.toString()}; // it was killed
        }
    }

    @Override
    public void close() throws InterruptedException {
        kill();
    }
}
