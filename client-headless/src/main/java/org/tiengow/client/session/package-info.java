/** One client's conversation with a host as values a frontend can show; it knows no socket, no thread and no window. */
@NullMarked
package org.tiengow.client.session;

import org.jspecify.annotations.NullMarked;
