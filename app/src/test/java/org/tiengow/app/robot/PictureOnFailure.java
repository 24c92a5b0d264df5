package org.tiengow.app.robot;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Keeps a picture of the screen in {@code target/failures} when a test has failed. */
final class PictureOnFailure implements AfterTestExecutionCallback {
    @Override
    public void afterTestExecution(ExtensionContext context) {
        if (context.getExecutionException().isPresent()) {
            String name = context.getRequiredTestMethod().getName() + ".png";
            new Driver().keepPicture(Path.of("target", "failures", name));
        }
    }
}
