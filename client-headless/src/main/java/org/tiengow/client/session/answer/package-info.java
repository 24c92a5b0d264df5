/** The outcome of requests and of connections. This package knows no table. */
@NullMarked
package org.tiengow.client.session.answer;

import org.jspecify.annotations.NullMarked;
