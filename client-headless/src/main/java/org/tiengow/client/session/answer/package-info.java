/** What came of a request and of a connection; knows no table. */
@NullMarked
package org.tiengow.client.session.answer;

import org.jspecify.annotations.NullMarked;
