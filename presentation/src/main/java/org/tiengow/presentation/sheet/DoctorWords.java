package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.discovery.PathProbe;
import org.tiengow.client.doctor.Finding;
import org.tiengow.presentation.words.Words;

/**
 * The findings of a checkup in sentences: what is wrong, and what to do.
 *
 * @param words the language
 */
public record DoctorWords(Words words) {
    /** Returns the sentences of a finding. */
    public String sentence(Finding finding) {
        Object[] parts = finding.about().stream().map(this::part).toArray();
        return words.get("doctor." + finding.kind().name(), parts);
    }

    /** Returns the conclusion from all findings. */
    public String conclusion(List<Finding> findings) {
        long wrong = findings.stream().filter(Finding::isWrong).count();
        return words.get("doctor.conclusion", wrong);
    }

    /** Returns the sheet while the checkup runs. */
    public SheetScreen running() {
        return screen(words.get("doctor.running"), List.of(), words.get("doctor.running"));
    }

    /** Returns the sheet with the findings, the worst first. */
    public SheetScreen screen(List<Finding> findings) {
        List<SheetScreen.Part> rows = findings.stream()
                .sorted((a, b) -> b.kind().weight().compareTo(a.kind().weight()))
                .<SheetScreen.Part>map(this::row)
                .toList();
        return screen(conclusion(findings), rows, "");
    }

    private SheetScreen screen(String conclusion, List<SheetScreen.Part> rows, String whyNotAgain) {
        List<SheetScreen.Part> parts = new ArrayList<>();
        parts.add(new SheetScreen.Text("conclusion", conclusion, SheetScreen.Tone.LEAD));
        parts.addAll(rows);
        String again = words.get("doctor.again");
        return new SheetScreen(
                "doctor",
                words.get("doctor.title"),
                SheetScreen.Size.LARGE,
                parts,
                List.of(
                        new SheetScreen.Act(QuestionWords.YES, again, again, SheetScreen.Weight.SECOND, whyNotAgain),
                        new SheetScreen.Act(QuestionWords.NO, words.get("sheet.close"), SheetScreen.Weight.SECOND)),
                QuestionWords.NO,
                QuestionWords.NO);
    }

    private SheetScreen.Row row(Finding finding) {
        Finding.Weight weight = finding.kind().weight();
        String sentence = sentence(finding);
        boolean wrong = weight == Finding.Weight.WRONG;
        return new SheetScreen.Row(
                "",
                null,
                SheetScreen.Sign.valueOf(weight.name()),
                words.get("doctor.weight." + weight.name()),
                wrong ? sentence : "",
                wrong ? "" : sentence,
                List.of());
    }

    /** Puts names of network paths, such as "BROADCAST 192.168.1.255", into words. Any other part stays as it is. */
    private Object part(String part) {
        String said = part;
        for (PathProbe.Kind kind : PathProbe.Kind.values()) {
            said = said.replace(kind.name() + " ", words.get("doctor.way." + kind.name()) + " ");
        }
        return said;
    }
}
