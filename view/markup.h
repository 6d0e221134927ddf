/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of HTML files that contain texts of programs. */
#ifndef FXGE_VIEW_MARKUP_H
#define FXGE_VIEW_MARKUP_H

#include "base/sbuf.h"

/* Appends text as HTML; controls and bytes that are not UTF-8 become U+FFFD. */
void fxge_markup_text(fxge_sbuf *b, const char *s);
/* Appends the sum of a script or a style as a source of a Content-Security-Policy. */
void fxge_markup_sum(fxge_sbuf *b, const char *text, size_t n);

#endif
