package org.tiengow.presentation.sheet;

import java.util.List;
import org.tiengow.client.discovery.PathProbe;
import org.tiengow.client.doctor.Finding;
import org.tiengow.presentation.words.Words;

/**
 * What a checkup found, in sentences: what is wrong, and what to do.
 *
 * @param words the language
 */
public record DoctorWords(Words words) {
    /** The sentences of one finding. */
    public String sentence(Finding finding) {
        Object[] parts = finding.about().stream().map(this::part).toArray();
        return words.get("doctor." + finding.kind().name(), parts);
    }

    /** What it comes to. */
    public String conclusion(List<Finding> findings) {
        long wrong = findings.stream().filter(Finding::isWrong).count();
        return words.get("doctor.conclusion", wrong);
    }

    /** The sheet while the checkup runs. */
    public DoctorScreen running() {
        return new DoctorScreen(words.get("doctor.title"), words.get("doctor.running"), List.of(), false);
    }

    /** The sheet with what was found, the worst first. */
    public DoctorScreen screen(List<Finding> findings) {
        List<DoctorScreen.Line> lines = findings.stream()
                .sorted((a, b) -> b.kind().weight().compareTo(a.kind().weight()))
                .map(finding -> new DoctorScreen.Line(
                        finding.kind().weight(),
                        words.get("doctor.weight." + finding.kind().weight().name()),
                        sentence(finding)))
                .toList();
        return new DoctorScreen(words.get("doctor.title"), conclusion(findings), lines, true);
    }

    /** The names of ways, such as "BROADCAST 192.168.1.255", in words; anything else as it is. */
    private Object part(String part) {
        String said = part;
        for (PathProbe.Kind kind : PathProbe.Kind.values()) {
            said = said.replace(kind.name() + " ", words.get("doctor.way." + kind.name()) + " ");
        }
        return said;
    }
}
