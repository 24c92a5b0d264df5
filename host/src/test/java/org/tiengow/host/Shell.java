package org.tiengow.host;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.tiengow.client.command.BotCommand;
import org.tiengow.client.command.FindCommand;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.host.command.HostCommand;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Runs a command a line, until the lines end, and says EXIT and its code after each: one program instead of many. */
@Command(subcommands = {HostCommand.class, BotCommand.class, FindCommand.class, Shell.Plain.class, Players.class})
final class Shell {
    private Shell() {}

    public static void main(String[] none) throws IOException {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int exit = new CommandLine(new Shell()).setOut(out).setErr(out).execute(line.split(" "));
                out.println("EXIT " + exit);
            }
        }
        System.exit(0);
    }

    /** Says Hello without TLS, and prints what comes back. */
    @Command(name = "plain")
    static final class Plain implements Callable<Integer> {
        @Parameters
        private String address = "";

        @Override
        public Integer call() throws IOException {
            HostAddress host = HostAddress.parse(address);
            try (Socket socket = new Socket(host.host(), host.port())) {
                byte[] hello = ClientMessage.newBuilder()
                        .setHello(Hello.newBuilder()
                                .addVersions(3)
                                .setKind(Kind.KIND_BOT)
                                .setName("Plain"))
                        .build()
                        .toByteArray();
                DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                out.writeInt(hello.length);
                out.write(hello);
                DataInputStream in = new DataInputStream(socket.getInputStream());
                HostMessage answer = HostMessage.parseFrom(in.readNBytes(in.readInt()));
                System.out.println(answer.hasRefused() ? answer.getRefused().getReason() : answer.getMessageCase());
                return answer.hasRefused() ? 1 : 0;
            }
        }
    }
}
