/** What the fuzzer calls, and what it has found, once more; knows no fuzzer. */
@NullMarked
package org.tiengow.protocol.fuzz;

import org.jspecify.annotations.NullMarked;
