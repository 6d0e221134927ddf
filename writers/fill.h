/* SPDX-License-Identifier: Apache-2.0 */
/* Template engine. Templates are the files of templates/, with tags between two `@`:
 *
 *   @name@              the text of a key in the innermost section that has it; further lines of
 * the text get the tag's indentation
 *   @#name@ .. @/name@  a section, repeated for each element of a list, or present if the text is
 *                       not empty
 *   @^name@ .. @/name@  a section that is present if the key is absent or its text empty
 *
 * `last` is set in a list's last element. A tag of a section that is alone on its line leaves no
 * line. */
#ifndef FXGE_WRITERS_FILL_H
#define FXGE_WRITERS_FILL_H

#include "ops/forms/forms.h"

/* Fills the template with `map`, a tree of maps, lists and texts. Returns false if the template is
 * malformed. */
bool fxge_template_fill(fxge_sbuf *b, const char *text, size_t n, const fxge_yaml *map);
/* Returns a template packed into the library (templates/NAME), unpacked into the arena; NULL if
 * there is none. */
const char *fxge_template_find(fxge_arena *a, const char *name, size_t *n);

#endif
