/** What the fuzzer has found, once more; knows no fuzzer. */
@NullMarked
package org.tiengow.client.fuzz;

import org.jspecify.annotations.NullMarked;
