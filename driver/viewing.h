/* SPDX-License-Identifier: Apache-2.0 */
/* Pages that show a program. */
#ifndef FXGE_DRIVER_VIEWING_H
#define FXGE_DRIVER_VIEWING_H

#include "driver/api.h"

/* Append the program's stages from the present one on as view-json, or as a page that contains it.
 * They compile a copy; the program stays unchanged. What the compiler reports is on the page. */
void fxge_viewing_json(fxge_sbuf *b, fxge_program *p);
void fxge_viewing_html(fxge_sbuf *b, fxge_program *p);

#endif
