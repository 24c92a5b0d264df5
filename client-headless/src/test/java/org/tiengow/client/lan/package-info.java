/** Networks that tests make of namespaces of this machine; knows no protocol. */
package org.tiengow.client.lan;
