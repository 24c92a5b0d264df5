package org.tiengow.app.phone;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.awaitility.core.ConditionTimeoutException;
import org.tiengow.waiting.BusyMachine;

/** A person at a phone who comes in, and plays what may be played, by touch alone or by keys alone. */
public final class Thumb {
    /** What there is to be touched, as the page says it by its marks; the topmost layer alone counts. */
    private static final String LOOK = """
            const top = ['local', 'extra', 'over', 'main'].map(id => document.getElementById(id))
                .find(layer => layer && layer.childElementCount);
            const seen = e => e && e.offsetParent !== null;
            const can = name => {
              const e = top && top.querySelector(`[data-act="${name}"]`);
              return Boolean(seen(e) && e.getAttribute('aria-disabled') !== 'true' && !e.disabled);
            };
            const main = document.querySelector('#main > *');
            const forfeit = document.querySelector('[data-act="forfeit"]');
            const count = forfeit && /[0-9]+/.exec(forfeit.textContent);
            const slots = [...document.querySelectorAll('button[data-tile]')].filter(seen);
            return {
              layer: top ? top.id : '',
              can: ['go-on', 'next-round', 'standings', 'keep', 'show-tiles', 'declare', 'decline', 'play', 'forfeit', 'ready', 'start', 'sit']
                  .filter(can),
              ended: Boolean(top && top.querySelector('[data-act="to-lobby"], [data-act="again"]')),
              close: Boolean(top && ['local', 'extra'].includes(top.id) && top.querySelector('[data-close]')),
              mine: slots.some(e => e.getAttribute('aria-disabled') !== 'true') && !document.querySelector('[data-act=play-ahead]'),
              count: count ? Number(count[0]) : 1,
              chosen: slots.filter(e => e.getAttribute('aria-pressed') === 'true').map(e => e.dataset.tile),
              free: slots.filter(e => e.getAttribute('aria-pressed') !== 'true').map(e => e.dataset.tile),
              sent: Boolean(document.querySelector('.sent')),
              rests: Boolean(document.querySelector('.rests')),
              screen: main ? main.className : '',
            };
            """;

    /** The main button of the topmost layer, if it may be pressed. */
    private static final String MAIN = """
            const top = ['local', 'extra', 'over', 'main'].map(id => document.getElementById(id))
                .find(layer => layer && layer.childElementCount);
            const main = top && [...top.querySelectorAll('button.main')].find(e => e.getClientRects().length
                && e.getAttribute('aria-disabled') !== 'true' && !e.disabled && !e.closest('[data-fresh]'));
            return main ? `#${top.id} button.main[data-act="${main.dataset.act}"]` : '';
            """;

    private static final Duration MATCH = Duration.ofMinutes(4);

    private final Phone phone;
    private final Random random;
    private final Consumer<String> use;

    Thumb(Phone phone, long seed) {
        this(phone, new Random(seed), phone::touch);
    }

    private Thumb(Phone phone, Random random, Consumer<String> use) {
        this.phone = phone;
        this.random = random;
        this.use = use;
    }

    /** A person who never touches the screen, nor has a mouse. */
    static Thumb withKeys(Phone phone, long seed) {
        Random chance = new Random(seed);
        return new Thumb(phone, chance, selector -> phone.key(selector, chance.nextBoolean()));
    }

    /** A person who always takes the first tiles there are, so that a deal that is known is played as it was before. */
    public static Thumb first(Phone phone) {
        return new Thumb(
                phone,
                new Random() {
                    @Override
                    public int nextInt(int bound) {
                        return 0;
                    }
                },
                phone::touch);
    }

    /** Opens the page at an address, and gives a name. */
    public void open(String address, String name) {
        phone.goTo(address);
        await("the page to join").until(() -> phone.shows("[data-field=name]"));
        touch("[data-field=name]");
        phone.type("[data-field=name]", name);
    }

    /** Opens the page at an address, gives a name, and sits down; touches nothing but these two. */
    void comeIn(String address, String name) {
        open(address, name);
        await("a seat to sit down at").until(() -> can("sit"));
        touch("[data-act=sit]");
        await("the table").until(() -> !phone.shows("[data-act=sit]"));
    }

    /** Plays until the match is over. */
    void play() {
        try {
            await("the end of the match")
                    .pollDelay(Duration.ZERO)
                    .pollInterval(Duration.ofMillis(20))
                    .atMost(BusyMachine.scaled(MATCH))
                    .until(() -> {
                        Map<?, ?> seen = look();
                        step(seen);
                        return seen.get("ended").equals(true);
                    });
        } catch (ConditionTimeoutException stuck) {
            throw new AssertionError("Nothing went on at " + look(), stuck);
        }
    }

    /** Plays until the page tells how a round ended, and goes on from there no further. */
    public void playToSettlement() {
        try {
            await("the settlement")
                    .pollInterval(Duration.ofMillis(30))
                    .atMost(BusyMachine.scaled(MATCH))
                    .until(() -> {
                        stepInRound();
                        return phone.shows("#over .settlement");
                    });
        } catch (ConditionTimeoutException stuck) {
            throw new AssertionError("Nothing went on at " + look() + ": " + phone.text("body"), stuck);
        }
    }

    /** Begins the guided round from the page to join, and reads on until there is something to play. */
    void learnToPlay(String address) {
        phone.goTo(address);
        await("something to play").until(() -> {
            if (!phone.touch(".guide-foot .main")) {
                phone.touch("[data-act=lesson]"); // again, where the page has moved under the finger
            }
            return phone.shows(".guide-card.acting .guide-words > p") && phone.shows(".turn.yours");
        });
    }

    /** The act of the main button that may be pressed now; empty for none. */
    public String mainAct() {
        String button = mainButton();
        return button.isEmpty() ? "" : button.substring(button.indexOf('"') + 1, button.lastIndexOf('"'));
    }

    /** Presses the main button, if there is one. */
    public void pressMain() {
        String button = mainButton();
        if (!button.isEmpty()) {
            touch(button);
        }
    }

    private String mainButton() {
        return String.valueOf(phone.run(MAIN));
    }

    /**
     * Does one thing in a running round, or answers its question; returns false where none is shown, or something else lies over it.
     */
    public boolean playStep() {
        Map<?, ?> seen = look();
        boolean isAsked = ((List<?>) seen.get("can")).stream().anyMatch(Set.of("go-on", "show-tiles")::contains);
        boolean plays = isAsked
                || seen.get("close").equals(true)
                || seen.get("layer").equals("main") && phone.shows(".table .slot");
        if (plays) {
            step(seen);
        }
        return plays;
    }

    /** Does one thing, where there is one to do. */
    void stepOnce() {
        step(look());
    }

    /** Does one thing, where there is one to do, but goes on from no page that tells how a round ended. */
    void stepInRound() {
        Map<?, ?> seen = look();
        if (!seen.get("layer").equals("over")) {
            step(seen);
        }
    }

    private void step(Map<?, ?> seen) {
        List<?> can = (List<?>) seen.get("can");
        if (can.contains("sit")) {
            System.out.println("At the door again: " + phone.text("#main"));
        }
        for (Object act : List.of("go-on", "next-round", "standings", "show-tiles", "decline", "play", "sit")) {
            if (can.contains(act)) {
                touch("[data-act=" + act + "]");
                return;
            }
        }
        if (can.contains("forfeit")) {
            touch("[data-act=forfeit]");
        } else if (seen.get("layer").equals("main") && seen.get("mine").equals(true)) {
            choose(seen);
        } else if (seen.get("close").equals(true)) {
            touch("#" + seen.get("layer") + " [data-close]"); // a sheet it did not ask for
        }
    }

    private void choose(Map<?, ?> seen) {
        List<?> chosen = (List<?>) seen.get("chosen");
        List<?> free = (List<?>) seen.get("free");
        long count = ((Number) seen.get("count")).longValue();
        boolean more = chosen.size() < count || chosen.isEmpty();
        List<?> among = more ? free : chosen;
        if (!among.isEmpty()) {
            touch("button[data-tile='" + among.get(random.nextInt(among.size())) + "']");
        }
    }

    private boolean can(String act) {
        return ((List<?>) look().get("can")).contains(act);
    }

    private Map<?, ?> look() {
        return (Map<?, ?>) phone.run(LOOK);
    }

    private void touch(String selector) {
        use.accept(selector);
    }
}
