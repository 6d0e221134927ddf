/* Interned names: equal text, equal pointer. Compare with ==, print with %s. */
#ifndef FXGE_BASE_INTERN_H
#define FXGE_BASE_INTERN_H

#include "base/arena.h"

typedef const char *fxge_name; /* NUL-terminated; may not hold NUL inside */

typedef struct fxge_names fxge_names;

fxge_names *fxge_names_new(fxge_arena *a);
fxge_name fxge_names_get(fxge_names *t, const char *s);
fxge_name fxge_names_getn(fxge_names *t, const char *s, size_t n);
/* NULL when the text was never interned. */
fxge_name fxge_names_find(const fxge_names *t, const char *s, size_t n);
size_t fxge_name_len(fxge_name n);
/* From 1, in the order in which the names of a table were first asked for. */
uint32_t fxge_name_number(fxge_name n);

#endif
