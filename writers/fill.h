/* Templates: texts that stand beside this file as they are read, with the places that are filled in
 * between two `@`.
 *
 *   @name@              the text of a key, of the innermost part that has it; lines behind its
 * first are indented as it is
 *   @#name@ .. @/name@  once for each element of a list, and once for what is there and not empty
 *   @^name@ .. @/name@  once for what is not there, or empty
 *
 * `last` is there in the last turn of a list. A tag of a part that has a line for itself leaves
 * none.
 */
#ifndef FXGE_WRITERS_FILL_H
#define FXGE_WRITERS_FILL_H

#include "ops/forms/forms.h"

/* Fills `map`, a tree of maps, lists and texts, into the template; false: the template is at fault.
 */
bool fxge_template_fill(fxge_sbuf *b, const char *text, size_t n, const fxge_yaml *map);
/* A template that is packed into the library (templates/NAME), unpacked into the arena; NULL: there
 * is none. */
const char *fxge_template_find(fxge_arena *a, const char *name, size_t *n);

#endif
