/* SPDX-License-Identifier: Apache-2.0 */
/* Turns the rows of a .def file into enumerators. */
#ifndef FXGE_BASE_DIAG_ID_H
#define FXGE_BASE_DIAG_ID_H

#define FXGE_DIAG(number, severity, exit, name, hint) FXGE_D_##name = number,

#endif
