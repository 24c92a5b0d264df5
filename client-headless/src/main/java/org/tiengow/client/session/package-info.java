/** One client's conversation with a host, as values that a frontend can show. This package knows no socket, no thread and no window. */
@NullMarked
package org.tiengow.client.session;

import org.jspecify.annotations.NullMarked;
