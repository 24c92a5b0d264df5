package org.tiengow.host.succession;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.tiengow.host.journal.wire.MeetingsSnapshot;
import org.tiengow.host.journal.wire.MoveSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TurnsSnapshot;
import org.tiengow.protocol.succession.StandingNightCheck;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.StandingMatch;
import org.tiengow.protocol.wire.StandingMeetings;
import org.tiengow.protocol.wire.StandingMove;
import org.tiengow.protocol.wire.StandingNight;
import org.tiengow.protocol.wire.StandingPerson;

/** The translator between the night in a standing, which is bounded, and what the host that continues it needs. */
public final class CarriedNight {
    private CarriedNight() {}

    /**
     * Returns a night within the bounds of {@link StandingNightCheck}. Of too many people those who are here stay, then the latest; of too
     * many matches the latest.
     *
     * @param finished the finished matches of the night, each once, the latest last
     */
    public static StandingNight write(SeatingSnapshot seating, List<FinishedMatch> finished) {
        int most = Math.min(finished.size(), StandingNightCheck.MATCHES);
        StandingNight people = people(seating);
        return IntStream.rangeClosed(finished.size() - most, finished.size())
                .mapToObj(first ->
                        with(people, finished.subList(first, finished.size()), Set.copyOf(seating.getCountedList())))
                .filter(night -> night.getSerializedSize() <= StandingNightCheck.BYTES)
                .findFirst()
                .orElse(people);
    }

    private static StandingNight people(SeatingSnapshot seating) {
        StandingNight.Builder night = StandingNight.newBuilder()
                .setId(seating.getNight())
                .setSeating(seating.getSeating())
                .setTurns(seating.getTurns())
                .setChip(seating.getChip())
                .setMatches(seating.getMatches())
                .setSeed(seating.getSeed());
        Map<Integer, Integer> numbers = new HashMap<>();
        Map<String, Integer> named = new HashMap<>();
        for (int index : chosen(seating)) {
            TurnsSnapshot person = seating.getPeople(index);
            numbers.put(index, night.getPeopleCount());
            named.put(person.getName(), night.getPeopleCount());
            night.addPeople(StandingPerson.newBuilder()
                    .setName(person.getName())
                    .setWish(person.getWish())
                    .setSatOut(person.getSatOut())
                    .setRank(person.getRank())
                    .setLastPlayed(person.getLastPlayed())
                    .setLastSatOut(person.getLastSatOut())
                    .setPlace(person.getPlace())
                    .setHere(person.getHere())
                    .setWaits(seating.getWaitingList().contains(person.getName()))
                    .setSkips(seating.getSkippingList().contains(person.getName())));
        }
        seating.getMeetingsList().stream()
                .filter(met -> numbers.containsKey(met.getFirst()) && numbers.containsKey(met.getSecond()))
                .forEach(met -> night.addMeetings(StandingMeetings.newBuilder()
                        .setFirst(numbers.getOrDefault(met.getFirst(), 0))
                        .setSecond(numbers.getOrDefault(met.getSecond(), 0))
                        .setMatches(met.getMatches())));
        for (MoveSnapshot move : seating.getMovesList()) {
            if (named.containsKey(move.getName())) {
                StandingMove.Builder moved = StandingMove.newBuilder().setPerson(named.getOrDefault(move.getName(), 0));
                night.addMoves(move.hasTable() ? moved.setTable(move.getTable()) : moved);
            }
        }
        return night.build();
    }

    /** Returns the indices of the people who are carried, in their order. */
    private static List<Integer> chosen(SeatingSnapshot seating) {
        int all = seating.getPeopleCount();
        return Stream.concat(
                        IntStream.range(0, all)
                                .filter(index -> seating.getPeople(index).getHere())
                                .boxed(),
                        IntStream.range(0, all)
                                .map(index -> all - 1 - index)
                                .filter(index -> !seating.getPeople(index).getHere())
                                .boxed())
                .limit(StandingNightCheck.PEOPLE)
                .sorted()
                .toList();
    }

    private static StandingNight with(StandingNight people, List<FinishedMatch> finished, Set<String> counted) {
        StandingNight.Builder night = people.toBuilder();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        people.getPeopleList().forEach(person -> numbers.put(person.getName(), numbers.size()));
        for (FinishedMatch match : finished) {
            FinishedMatch.Builder nameless = match.toBuilder();
            nameless.getPlayersBuilderList().forEach(MatchPlayer.Builder::clearName);
            StandingMatch.Builder written =
                    StandingMatch.newBuilder().setMatch(nameless).setCounted(counted.contains(match.getMatch()));
            for (MatchPlayer player : match.getPlayersList()) {
                written.addPlayers(numbers.computeIfAbsent(player.getName(), name -> numbers.size()));
            }
            night.addFinished(written);
        }
        numbers.keySet().stream().skip(people.getPeopleCount()).forEach(night::addOthers);
        return night.build();
    }

    /**
     * Returns the seating for a host that continues one match of the night. It does not wait for other tables, whose matches may have
     * continued elsewhere.
     *
     * @param table the table of the match
     */
    static SeatingSnapshot seating(StandingNight night, int table) {
        SeatingSnapshot.Builder seating = SeatingSnapshot.newBuilder()
                .setNight(night.getId())
                .setSeating(night.getSeating())
                .setTurns(night.getTurns())
                .setChip(night.getChip())
                .setMatches(night.getMatches())
                .setSeed(night.getSeed())
                .addDue(table);
        for (StandingPerson person : night.getPeopleList()) {
            seating.addPeople(TurnsSnapshot.newBuilder()
                    .setName(person.getName())
                    .setWish(person.getWish())
                    .setSatOut(person.getSatOut())
                    .setRank(person.getRank())
                    .setLastPlayed(person.getLastPlayed())
                    .setLastSatOut(person.getLastSatOut())
                    .setPlace(person.getPlace())
                    .setHere(person.getHere()));
            if (person.getWaits()) {
                seating.addWaiting(person.getName());
            }
            if (person.getSkips()) {
                seating.addSkipping(person.getName());
            }
        }
        night.getMeetingsList()
                .forEach(met -> seating.addMeetings(MeetingsSnapshot.newBuilder()
                        .setFirst(met.getFirst())
                        .setSecond(met.getSecond())
                        .setMatches(met.getMatches())));
        for (StandingMove move : night.getMovesList()) {
            MoveSnapshot.Builder moved = MoveSnapshot.newBuilder()
                    .setName(night.getPeople(move.getPerson()).getName());
            seating.addMoves(move.hasTable() ? moved.setTable(move.getTable()) : moved);
        }
        night.getFinishedList().stream()
                .filter(StandingMatch::getCounted)
                .forEach(match -> seating.addCounted(match.getMatch().getMatch()));
        return seating.build();
    }

    /** Returns the finished matches of a night. */
    public static Evening evening(StandingNight night) {
        List<String> names = Stream.concat(
                        night.getPeopleList().stream().map(StandingPerson::getName), night.getOthersList().stream())
                .toList();
        Evening.Builder evening = Evening.newBuilder();
        for (StandingMatch match : night.getFinishedList()) {
            FinishedMatch.Builder finished = match.getMatch().toBuilder();
            for (int i = 0; i < match.getPlayersCount(); i++) {
                finished.getPlayersBuilder(i).setName(names.get(match.getPlayers(i)));
            }
            evening.addMatches(finished);
        }
        return evening.build();
    }
}
