/** What the fuzzer has found, once more; knows no fuzzer. */
@NullMarked
package org.tiengow.web.fuzz;

import org.jspecify.annotations.NullMarked;
