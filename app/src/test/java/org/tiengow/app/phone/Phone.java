package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A Chromium that shows the page as a phone does. Without one a test is skipped, or fails where {@code TIENGOW_REQUIRE} lists it. */
public final class Phone implements AutoCloseable {
    /** The phone of the pictures. */
    public static final Dimension USUAL = new Dimension(390, 844);

    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final String MIDDLE = """
            const e = document.querySelector(arguments[0]);
            if (!e || !e.getClientRects().length) return null;
            if (e.closest('[data-fresh]')) return 'later';
            e.scrollIntoView({block: 'nearest'});
            const r = e.getBoundingClientRect();
            return [r.x + r.width / 2, r.y + r.height / 2];
            """;
    private static final String LISTEN = """
            window.said = [];
            const {send} = WebSocket.prototype;
            WebSocket.prototype.send = function (text) { said.push(JSON.parse(text)); send.call(this, text); };
            """;
    private static final String SEEN = """
            Object.defineProperty(document, 'visibilityState', {configurable: true, value: arguments[0]});
            document.dispatchEvent(new Event('visibilitychange'));
            """;
    private static final int STEPS = 80;

    /** For the browser to start and for a page to load, on a machine that is busy with other things too. */
    private static final Duration START = Duration.ofMinutes(8);

    /** Browsers of the usual size that were closed, by language. Starting one takes seconds, so the next test gets it, with nothing in it. */
    private static final Map<String, Deque<ChromeDriver>> IDLE = new ConcurrentHashMap<>();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> IDLE.values().forEach(all -> all.forEach(ChromeDriver::quit)), "tiengow-idle-browsers"));
    }

    private final ChromeDriver driver;
    private final String language;
    private final PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
    private final boolean isUsual;

    private Phone(ChromeDriver driver, String language, boolean isUsual) {
        driver.manage().timeouts().pageLoadTimeout(START).scriptTimeout(START);
        this.driver = driver;
        this.language = language;
        this.isUsual = isUsual;
    }

    /** A browser with a window of this size in CSS pixels, touched by fingers, whose first language is this one. */
    public static Phone open(Dimension size, String language) {
        require();
        boolean isUsual = size.equals(USUAL);
        ChromeDriver idle = isUsual ? idle(language).poll() : null;
        return new Phone(idle == null ? new ChromeDriver(service(), options(size, language)) : idle, language, isUsual);
    }

    /** A browser of its own, which logs what it loads. */
    static Phone logging(Dimension size, String language) {
        require();
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = options(size, language);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        return new Phone(new ChromeDriver(service(), options), language, false);
    }

    private static Deque<ChromeDriver> idle(String language) {
        return IDLE.computeIfAbsent(language, none -> new ConcurrentLinkedDeque<>());
    }

    private static ChromeOptions options(Dimension size, String language) {
        return new ChromeOptions()
                .setBinary(BROWSER.toString())
                .addArguments(
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--mute-audio",
                        "--accept-lang=" + language,
                        "--lang=" + language)
                .setExperimentalOption(
                        "mobileEmulation",
                        Map.of(
                                "deviceMetrics",
                                Map.of(
                                        "width",
                                        size.getWidth(),
                                        "height",
                                        size.getHeight(),
                                        "pixelRatio",
                                        2.0,
                                        "touch",
                                        true)));
    }

    private static ChromeDriverService service() {
        return new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .usingAnyFreePort()
                .withTimeout(START)
                .build();
    }

    private static void require() {
        boolean there = Files.isExecutable(DRIVER) && Files.isExecutable(BROWSER);
        String required = System.getenv().getOrDefault("TIENGOW_REQUIRE", "");
        if (Arrays.asList(required.split(",")).contains("browser")) {
            assertThat(there)
                    .as("TIENGOW_REQUIRE asks for Chromium and its driver, and there is none")
                    .isTrue();
        }
        assumeTrue(there, "There is no Chromium with its driver to show the page in.");
    }

    /** Types an address and goes there. */
    void goTo(String address) {
        driver.get(address);
    }

    /** Loads the page anew. */
    void reload() {
        driver.navigate().refresh();
    }

    /** Whether something that can be seen stands at a CSS selector. */
    public boolean shows(String selector) {
        return is(
                "const e = document.querySelector(arguments[0]); return Boolean(e && e.getClientRects().length);",
                selector);
    }

    /** What stands written at a CSS selector; empty where nothing is there. */
    public String text(String selector) {
        return String.valueOf(
                run("const e = document.querySelector(arguments[0]); return e ? e.textContent : '';", selector));
    }

    /** Types into a field. */
    void type(String selector, String text) {
        driver.findElement(By.cssSelector(selector)).sendKeys(text);
    }

    /** Presses a key. */
    void press(CharSequence key) {
        new Actions(driver).sendKeys(key).perform();
    }

    /**
     * Touches the middle of what stands at a CSS selector with a finger.
     *
     * @return false where nothing is there that can be seen
     */
    public boolean touch(String selector) {
        Object found = await(selector)
                .until(() -> Optional.ofNullable(run(MIDDLE, selector)), each -> !isTooSoon(each))
                .orElse(null);
        if (!(found instanceof List<?> place)) {
            return false;
        }
        // In one command: between two, a busy machine may let so much time pass that the page takes it for a long
        // press.
        int x = ((Number) place.get(0)).intValue();
        int y = ((Number) place.get(1)).intValue();
        driver.perform(List.of(new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.viewport(), x, y))
                .addAction(finger.createPointerDown(0))
                .addAction(finger.createPointerUp(0))));
        return true;
    }

    /** Whether a layer has just opened, and ignores fingers for a moment. */
    private static boolean isTooSoon(Optional<?> found) {
        return found.filter("later"::equals).isPresent();
    }

    /** Holds a finger on something until that has happened. */
    void hold(String selector, BooleanSupplier happened) {
        List<?> place = (List<?>) Objects.requireNonNull(run(MIDDLE, selector), selector);
        Map<String, Object> point = Map.of("x", place.get(0), "y", place.get(1));
        command("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(point)));
        await(selector).until(happened::getAsBoolean);
        command("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /**
     * Goes to what stands at a CSS selector by Tab, in the hand by arrows, and presses it.
     *
     * @param shortcut whether a tile is chosen by its own key instead
     * @return false where it cannot be reached
     */
    boolean key(String selector, boolean shortcut) {
        if (!shows(selector)) {
            return false;
        }
        boolean tile = selector.contains("data-tile");
        String own = tile && shortcut ? attribute(selector, "data-key") : "";
        if (own.length() == 1) {
            press(own);
            return true;
        }
        for (int step = 0; step < STEPS; step++) {
            if (is("return document.activeElement.matches(arguments[0])", selector)) {
                press(
                        is("return document.activeElement.matches('input')")
                                ? ""
                                : step % 2 == 0 ? Keys.SPACE : Keys.ENTER);
                return true;
            }
            boolean hand = tile && is("return document.activeElement.matches('.slot')");
            boolean last =
                    hand && is("return document.activeElement === [...document.querySelectorAll('.slot')].pop()");
            press(last ? Keys.HOME : hand ? Keys.ARROW_RIGHT : Keys.TAB);
        }
        return false;
    }

    /** From now on a script finds in {@code said} what the page says to its door. */
    void listen() {
        run(LISTEN);
    }

    /** It is put away: the page is hidden, but goes on. */
    public void hide() {
        run(SEEN, "hidden");
    }

    /** It is taken up again, when by the page's clock so much time has passed. */
    public void wake(Duration after) {
        run("const {now} = Date; const more = arguments[0]; Date.now = () => now() + more;", after.toMillis());
        run(SEEN, "visible");
    }

    /** Waits until what has changed is drawn: two frames, after which nothing that was asked for at once is outstanding. */
    void settle() {
        driver.executeAsyncScript(
                "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));");
    }

    /** An attribute of the first of what stands at a CSS selector. */
    String attribute(String selector, String name) {
        return String.valueOf(driver.findElement(By.cssSelector(selector)).getDomAttribute(name));
    }

    /** What a script returns. */
    Object run(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }

    /** Whether a script returns true. */
    boolean is(String script, Object... arguments) {
        return Boolean.TRUE.equals(run(script, arguments));
    }

    /** Sends a command of Chromium's own protocol. */
    Map<String, Object> command(String name, Map<String, Object> parameters) {
        return driver.executeCdpCommand(name, parameters);
    }

    /** Nothing on the page moves, as a phone's system may ask for. What is measured is in its place at once, and no frame is drawn on the way. */
    void standStill() {
        command(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Gives the page this size in CSS pixels, each of which is so many pixels wide. */
    void resize(Dimension size, int pixels) {
        command(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width",
                        size.getWidth(),
                        "height",
                        size.getHeight(),
                        "deviceScaleFactor",
                        pixels,
                        "mobile",
                        true));
    }

    /** Changes a setting of the page. */
    void set(String name, Object value) {
        run(
                "const [name, value] = arguments; import(document.querySelector('script[type=module]').src)"
                        + ".then(page => page.ctx.set(name, value))",
                name,
                value);
    }

    /** The browser itself, for what this does not offer. */
    ChromeDriver driver() {
        return driver;
    }

    /** Keeps a picture of what is shown. */
    void picture(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Closes all its pages, and forgets what they have stored. */
    @Override
    public void close() {
        if (!isUsual) {
            driver.quit();
            return;
        }
        try {
            Set<String> used = driver.getWindowHandles();
            String fresh = driver.switchTo().newWindow(WindowType.TAB).getWindowHandle();
            used.forEach(each -> driver.switchTo().window(each).close());
            driver.switchTo().window(fresh);
            command("Storage.clearDataForOrigin", Map.of("origin", "*", "storageTypes", "all"));
            command("Network.clearBrowserCache", Map.of());
            idle(language).push(driver);
        } catch (WebDriverException broken) {
            driver.quit();
        }
    }
}
