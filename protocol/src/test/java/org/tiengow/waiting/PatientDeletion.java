package org.tiengow.waiting;

import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirDeletionStrategy;

/**
 * Deletes the folder of a test. A session that was closed ends what it is just writing, and does not let anybody wait for that: so a
 * file may come while the folder goes, and the folder is deleted again.
 */
public final class PatientDeletion implements TempDirDeletionStrategy {

    @Override
    public DeletionResult delete(Path folder, AnnotatedElementContext of, ExtensionContext test) {
        return await(folder + " is deleted")
                .until(() -> Standard.INSTANCE.delete(folder, of, test), DeletionResult::isSuccessful);
    }
}
