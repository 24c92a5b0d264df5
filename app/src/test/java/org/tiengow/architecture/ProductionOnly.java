package org.tiengow.architecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** No tests, those that come in a jar of their own neither. */
final class ProductionOnly implements ImportOption {
    private static final ImportOption NO_TESTS = new DoNotIncludeTests();

    @Override
    public boolean includes(Location location) {
        return NO_TESTS.includes(location) && !location.contains("-tests.jar");
    }
}
