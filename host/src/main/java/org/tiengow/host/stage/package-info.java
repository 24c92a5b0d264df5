/** What a connection may do now, one object a stage; knows requests and answers, and no bytes. */
@NullMarked
package org.tiengow.host.stage;

import org.jspecify.annotations.NullMarked;
