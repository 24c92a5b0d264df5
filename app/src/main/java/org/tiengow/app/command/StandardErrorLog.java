package org.tiengow.app.command;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import ch.qos.logback.core.status.NopStatusListener;

/**
 * The logging configuration: everything goes to standard error, because standard output belongs to the results of the commands. It is set
 * up in code, because reading a configuration file of logback takes a tenth of the time in which the window opens. A file named by {@code
 * -Dlogback.configurationFile=} takes precedence.
 */
public final class StandardErrorLog extends ContextAwareBase implements Configurator {
    private static final String LINE = "%d{HH:mm:ss.SSS} %-5level %logger{0}: %msg%n";

    @Override
    public ExecutionStatus configure(LoggerContext logs) {
        if (System.getProperty("logback.configurationFile") != null) {
            return ExecutionStatus.INVOKE_NEXT_IF_ANY;
        }
        logs.getStatusManager().add(new NopStatusListener());
        PatternLayoutEncoder lines = new PatternLayoutEncoder();
        lines.setContext(logs);
        lines.setPattern(LINE);
        lines.start();
        ConsoleAppender<ILoggingEvent> errors = new ConsoleAppender<>();
        errors.setContext(logs);
        errors.setTarget("System.err");
        errors.setEncoder(lines);
        errors.start();
        Logger root = logs.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.INFO);
        root.addAppender(errors);
        // fontbox warns of tables in our own fonts that it does not use.
        logs.getLogger("org.apache.fontbox").setLevel(Level.ERROR);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
