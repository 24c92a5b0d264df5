/** The validation of what a host or a stranger supplies: messages, texts and tokens. This package knows no connection. */
@NullMarked
package org.tiengow.client.session.validation;

import org.jspecify.annotations.NullMarked;
