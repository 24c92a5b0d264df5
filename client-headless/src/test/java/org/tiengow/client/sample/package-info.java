/** What tests of several packages play with; knows the engine alone. */
package org.tiengow.client.sample;
