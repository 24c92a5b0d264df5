package org.tiengow.host.journal;

import java.util.List;
import org.tiengow.host.journal.wire.Arranged;
import org.tiengow.host.journal.wire.Asked;
import org.tiengow.host.journal.wire.Change;
import org.tiengow.host.journal.wire.MatchGone;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.RecordSigned;
import org.tiengow.host.journal.wire.RecordsSigned;
import org.tiengow.host.journal.wire.RoundClosed;
import org.tiengow.host.journal.wire.RoundSnapshot;
import org.tiengow.host.journal.wire.Seated;
import org.tiengow.host.journal.wire.Staged;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.journal.wire.Talked;
import org.tiengow.protocol.wire.RoundLine;
import org.tiengow.protocol.wire.Said;

/**
 * The differences between two snapshots of a table. The law of this class: {@code apply(before, between(before, after))} equals
 * {@code after}, for any two snapshots. Frequent changes, such as a play, take a few bytes; everything else is written whole.
 */
public final class Steps {
    private Steps() {}

    /** Returns the step from one snapshot to another; it has no changes when they are equal. */
    public static Step between(TableSnapshot before, TableSnapshot after) {
        Step.Builder step = Step.newBuilder();
        if (!before.getRules().equals(after.getRules()) || !before.getOptions().equals(after.getOptions())) {
            step.addChangesBuilder()
                    .setArranged(
                            Arranged.newBuilder().setRules(after.getRules()).setOptions(after.getOptions()));
        }
        if (!before.getSeatsList().equals(after.getSeatsList())) {
            step.addChangesBuilder().setSeated(Seated.newBuilder().addAllSeats(after.getSeatsList()));
        }
        if (!before.getEvening().equals(after.getEvening())) {
            step.addChangesBuilder().setEvening(after.getEvening());
        }
        if (!before.getChatList().equals(after.getChatList())) {
            step.addChangesBuilder().setTalked(talked(before.getChatList(), after.getChatList()));
        }
        if (!before.getShuffle().equals(after.getShuffle())) {
            step.addChangesBuilder().setShuffled(after.getShuffle());
        }
        if (!before.getStanding().equals(after.getStanding())) {
            step.addChangesBuilder().setSigned(after.getStanding());
        }
        if (before.hasMatch() && after.hasMatch()) {
            matchBetween(before.getMatch(), after.getMatch(), step);
        } else if (after.hasMatch()) {
            step.addChangesBuilder().setMatchBegun(after.getMatch());
        } else if (before.hasMatch()) {
            step.addChangesBuilder().setMatchGone(MatchGone.getDefaultInstance());
        }
        if (!before.getOpenList().equals(after.getOpenList()) || before.getLastNumber() != after.getLastNumber()) {
            step.addChangesBuilder()
                    .setAsked(Asked.newBuilder().addAllOpen(after.getOpenList()).setLastNumber(after.getLastNumber()));
        }
        if (before.getStageValue() != after.getStageValue()
                || before.getEndAsked() != after.getEndAsked()
                || before.getPaused() != after.getPaused()
                || before.getDemonstration() != after.getDemonstration()
                || before.getStartValue() != after.getStartValue()) {
            step.addChangesBuilder()
                    .setStaged(Staged.newBuilder()
                            .setStageValue(after.getStageValue())
                            .setEndAsked(after.getEndAsked())
                            .setPaused(after.getPaused())
                            .setDemonstration(after.getDemonstration())
                            .setStartValue(after.getStartValue()));
        }
        return step.build();
    }

    /** Returns the snapshot after a step. */
    public static TableSnapshot apply(TableSnapshot before, Step step) {
        TableSnapshot.Builder snapshot = before.toBuilder();
        step.getChangesList().forEach(change -> apply(snapshot, change));
        return snapshot.build();
    }

    /** Encodes the change of the chat, whose oldest lines are dropped as new ones come. */
    private static Talked talked(List<Said> before, List<Said> after) {
        int forgotten = 0;
        while (!startsWith(after, before.subList(forgotten, before.size()))) {
            forgotten++;
        }
        return Talked.newBuilder()
                .setForgotten(forgotten)
                .addAllLines(after.subList(before.size() - forgotten, after.size()))
                .build();
    }

    private static void matchBetween(MatchSnapshot before, MatchSnapshot after, Step.Builder step) {
        int newLines = after.getForgotten() + after.getLinesCount() - before.getForgotten() - before.getLinesCount();
        int fewerLines = after.getForgotten() - before.getForgotten();
        int fewerRecords = before.getRecordsCount() + newLines - after.getRecordsCount();
        boolean goesOn = before.getId().equals(after.getId())
                && newLines >= 0
                && (newLines > 0 || fewerLines == 0 && fewerRecords == 0)
                && goesOn(before.getLinesList(), fewerLines, after.getLinesList())
                && goesOn(before.getRecordsList(), fewerRecords, after.getRecordsList())
                && (after.hasRound() || !before.hasRound());
        if (!goesOn) {
            step.addChangesBuilder().setMatchBegun(after);
            return;
        }
        for (int i = newLines; i > 0; i--) {
            RoundClosed.Builder closed = RoundClosed.newBuilder()
                    .setLine(after.getLines(after.getLinesCount() - i))
                    .setRecord(after.getRecords(after.getRecordsCount() - i));
            if (i == newLines) {
                closed.setForgottenLines(fewerLines).setForgottenRecords(fewerRecords);
            }
            step.addChangesBuilder().setRoundClosed(closed);
        }
        if (!before.getSignaturesList().equals(after.getSignaturesList())
                || !before.getBefore().equals(after.getBefore())) {
            boolean more = startsWith(after.getSignaturesList(), before.getSignaturesList());
            int kept = more ? before.getSignaturesCount() : 0;
            step.addChangesBuilder()
                    .setRecordsSigned(RecordsSigned.newBuilder()
                            .addAllSignatures(after.getSignaturesList().subList(kept, after.getSignaturesCount()))
                            .setBefore(after.getBefore())
                            .setKept(kept));
        }
        if (after.hasRound()) {
            roundBetween(before.getRound(), after.getRound(), step);
        }
    }

    /** Checks whether {@code after} is {@code before} without its first {@code fewer} elements, possibly followed by more. */
    private static <T> boolean goesOn(List<T> before, int fewer, List<T> after) {
        return fewer >= 0 && fewer <= before.size() && startsWith(after, before.subList(fewer, before.size()));
    }

    private static void roundBetween(RoundSnapshot before, RoundSnapshot after, Step.Builder step) {
        boolean same = withoutCourse(before).equals(withoutCourse(after));
        boolean played = startsWith(after.getPlaysList(), before.getPlaysList());
        boolean answered = startsWith(after.getAnswersList(), before.getAnswersList());
        if (!same || !played || !answered) {
            step.addChangesBuilder().setRoundDealt(after);
            return;
        }
        rest(after.getPlaysList(), before.getPlaysList())
                .forEach(play -> step.addChangesBuilder().setPlayed(play));
        rest(after.getAnswersList(), before.getAnswersList())
                .forEach(answer -> step.addChangesBuilder().setAnswered(answer));
    }

    private static RoundSnapshot withoutCourse(RoundSnapshot round) {
        return round.toBuilder().clearPlays().clearAnswers().build();
    }

    private static <T> boolean startsWith(List<T> whole, List<T> start) {
        return whole.size() >= start.size() && whole.subList(0, start.size()).equals(start);
    }

    private static <T> List<T> rest(List<T> whole, List<T> start) {
        return whole.subList(start.size(), whole.size());
    }

    private static void apply(TableSnapshot.Builder snapshot, Change change) {
        switch (change.getChangeCase()) {
            case ARRANGED ->
                snapshot.setRules(change.getArranged().getRules())
                        .setOptions(change.getArranged().getOptions());
            case SEATED -> snapshot.clearSeats().addAllSeats(change.getSeated().getSeatsList());
            case STAGED ->
                snapshot.setStageValue(change.getStaged().getStageValue())
                        .setEndAsked(change.getStaged().getEndAsked())
                        .setPaused(change.getStaged().getPaused())
                        .setDemonstration(change.getStaged().getDemonstration())
                        .setStartValue(change.getStaged().getStartValue());
            case MATCH_BEGUN -> snapshot.setMatch(change.getMatchBegun());
            case MATCH_GONE -> snapshot.clearMatch();
            case ROUND_DEALT -> snapshot.getMatchBuilder().setRound(change.getRoundDealt());
            case PLAYED -> snapshot.getMatchBuilder().getRoundBuilder().addPlays(change.getPlayed());
            case ANSWERED -> snapshot.getMatchBuilder().getRoundBuilder().addAnswers(change.getAnswered());
            case ROUND_CLOSED -> closeRound(snapshot.getMatchBuilder(), change.getRoundClosed());
            case ASKED ->
                snapshot.clearOpen()
                        .addAllOpen(change.getAsked().getOpenList())
                        .setLastNumber(change.getAsked().getLastNumber());
            case EVENING -> snapshot.setEvening(change.getEvening());
            case SHUFFLED -> snapshot.setShuffle(change.getShuffled());
            case TALKED -> {
                List<Said> kept = without(change.getTalked().getForgotten(), snapshot.getChatList());
                snapshot.clearChat()
                        .addAllChat(kept)
                        .addAllChat(change.getTalked().getLinesList());
            }
            case SIGNED -> snapshot.setStanding(change.getSigned());
            case RECORDS_SIGNED -> sign(snapshot.getMatchBuilder(), change.getRecordsSigned());
            case CHANGE_NOT_SET -> {
                // a change of a later version, which this one can ignore
            }
        }
    }

    private static void sign(MatchSnapshot.Builder match, RecordsSigned signed) {
        int count = Math.min(signed.getKept(), match.getSignaturesCount());
        List<RecordSigned> kept = List.copyOf(match.getSignaturesList().subList(0, count));
        match.clearSignatures()
                .addAllSignatures(kept)
                .addAllSignatures(signed.getSignaturesList())
                .setBefore(signed.getBefore());
    }

    private static void closeRound(MatchSnapshot.Builder match, RoundClosed closed) {
        if (closed.getForgottenLines() > 0) {
            List<RoundLine> kept = without(closed.getForgottenLines(), match.getLinesList());
            match.setForgotten(match.getForgotten() + match.getLinesCount() - kept.size())
                    .clearLines()
                    .addAllLines(kept);
        }
        if (closed.getForgottenRecords() > 0) {
            List<String> kept = without(closed.getForgottenRecords(), match.getRecordsList());
            match.clearRecords().addAllRecords(kept);
        }
        match.addLines(closed.getLine()).addRecords(closed.getRecord());
    }

    /** Returns a list without its first elements. The number is clamped, since a file may have been edited by hand. */
    private static <T> List<T> without(int forgotten, List<T> kept) {
        return List.copyOf(kept.subList(Math.min(Math.max(0, forgotten), kept.size()), kept.size()));
    }
}
