package org.tiengow.presentation.night;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.client.settling.SettlingUp;
import org.tiengow.client.settling.Transfer;
import org.tiengow.presentation.night.NightScreen.Payment;
import org.tiengow.presentation.night.NightScreen.Settling;
import org.tiengow.presentation.words.Words;

/**
 * Settling up in words.
 *
 * @param words the language
 * @param matches the matches of the night
 * @param me the user's name
 * @param mayChange whether the user may change the value of a chip
 */
record SettlingWords(Words words, List<FinishedMatch> matches, String me, boolean mayChange) {
    /** Returns who pays whom, if the text is the value of a chip. */
    Settling screen(String typed) {
        String problem = ChipValue.problem(typed)
                .map(found -> words.get("tonight.worth." + found))
                .orElse("");
        return ChipValue.read(typed)
                .map(value -> settled(typed, value, SettlingUp.of(matches, value)))
                .orElseGet(() -> screen(
                        typed,
                        problem,
                        problem.isEmpty() ? words.get(mayChange ? "tonight.settle.off" : "tonight.settle.owner") : "",
                        List.of(),
                        List.of(),
                        ""));
    }

    private Settling settled(String typed, ChipValue value, SettlingUp settled) {
        List<Payment> payments = settled.transfers().stream()
                .map(transfer -> new Payment(
                        pays(transfer),
                        value.written(transfer.amount()),
                        transfer.from().equals(me) || transfer.to().equals(me)))
                .toList();
        List<String> notes = new ArrayList<>();
        if (settled.shared()) {
            notes.add(words.get("tonight.settle.shared"));
        }
        if (settled.rounded()) {
            notes.add(words.get("tonight.settle.rounded", value.written(BigInteger.ONE)));
        }
        notes.add(words.get("tonight.settle.noMoney"));
        String summary = summary(payments.size());
        return screen(typed, "", summary, payments, notes, text(summary, value, settled));
    }

    private String summary(int payments) {
        return payments == 0 ? words.get("tonight.settle.even") : words.get("tonight.settle.count", payments);
    }

    private Settling screen(
            String typed, String problem, String summary, List<Payment> payments, List<String> notes, String text) {
        return new Settling(
                words.get("tonight.settle"),
                words.get("tonight.worth"),
                words.get("tonight.worth.prompt"),
                typed,
                mayChange,
                problem,
                summary,
                payments,
                notes,
                text.isEmpty() ? "" : words.get("tonight.copy"),
                text.isEmpty() ? "" : words.get("tonight.copied"),
                text);
    }

    /** Returns the text to copy. Its readers are others, so the user goes by name. */
    private String text(String summary, ChipValue value, SettlingUp settled) {
        Stream<String> lines = settled.transfers().stream()
                .map(transfer -> words.get(
                        "tonight.settle.line",
                        words.get("tonight.pays", transfer.from(), transfer.to()),
                        value.written(transfer.amount())));
        return Stream.of(
                        Stream.of(words.get("tonight.settle.head", value.written())),
                        settled.transfers().isEmpty() ? Stream.of(summary) : lines,
                        settled.shared() ? Stream.of(words.get("tonight.settle.shared")) : Stream.<String>empty())
                .flatMap(part -> part)
                .collect(Collectors.joining("\n"));
    }

    private String pays(Transfer transfer) {
        if (transfer.from().equals(me)) {
            return words.get("tonight.pays.you", transfer.to());
        }
        return words.get(
                "tonight.pays",
                transfer.from(),
                transfer.to().equals(me) ? words.get("you.inSentence") : transfer.to());
    }
}
