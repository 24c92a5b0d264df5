package org.tiengow.client.session.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class RequestsTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final Requests requests = new Requests(Duration.ofSeconds(5));
    private final CompletableFuture<Answer> first = new CompletableFuture<>();
    private final CompletableFuture<Answer> second = new CompletableFuture<>();

    @Test
    void eachAnswerReachesItsRequestWhateverTheOrder() {
        int one = requests.open(0, Duration.ZERO, first);
        int two = requests.open(0, Duration.ZERO, second);
        assertThat(one).isNotZero().isNotEqualTo(two);

        requests.answered(two, new Answer.Granted());
        assertThat(first).isNotDone();
        assertThat(second).isCompletedWithValue(new Answer.Granted());

        requests.answered(one, Requests.notConnected());
        assertThat(first).isCompletedWithValue(Requests.notConnected());
    }

    @Test
    void onlyTheFirstAnswerCounts() {
        int one = requests.open(0, Duration.ZERO, first);
        requests.answered(one, new Answer.Granted());
        requests.answered(one, Requests.notConnected());
        requests.refuseAll();

        assertThat(first).isCompletedWithValue(new Answer.Granted());
    }

    @Test
    void answersToNothingArePassedOver() {
        int one = requests.open(0, Duration.ZERO, first);
        requests.answered(one + 1, new Answer.Granted());

        assertThat(first).isNotDone();
    }

    @Test
    void whatWaitsTooLongIsRefusedHere() {
        long start = Long.MAX_VALUE - 2 * SECOND; // the clock runs over while they wait
        int one = requests.open(start, Duration.ZERO, first);
        requests.open(start + SECOND, Duration.ZERO, second);

        requests.expire(start);
        requests.expire(start + 5 * SECOND - 1);
        assertThat(first).isNotDone();
        requests.expire(start + 5 * SECOND);
        assertThat(reason(first)).isEqualTo(RefusalReason.NO_ANSWER);
        assertThat(second).isNotDone();

        requests.answered(one, new Answer.Granted());
        assertThat(reason(first)).isEqualTo(RefusalReason.NO_ANSWER);
    }

    @Test
    void theEndOfTheConnectionAnswersEverything() {
        requests.open(0, Duration.ZERO, first);
        requests.open(0, Duration.ZERO, second);
        requests.refuseAll();

        assertThat(reason(first)).isEqualTo(RefusalReason.NOT_CONNECTED);
        assertThat(reason(second)).isEqualTo(RefusalReason.NOT_CONNECTED);
    }

    private static RefusalReason reason(CompletableFuture<Answer> answer) {
        return ((Answer.Refused) answer.join()).reason();
    }
}
