/** The states of a connection, one class per stage. The package knows requests and answers, but no bytes. */
@NullMarked
package org.tiengow.host.stage;

import org.jspecify.annotations.NullMarked;
