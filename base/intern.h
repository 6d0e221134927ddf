/* SPDX-License-Identifier: Apache-2.0 */
/* Interned names: equal texts have equal pointers. Compare them with == and print them with %s. */
#ifndef FXGE_BASE_INTERN_H
#define FXGE_BASE_INTERN_H

#include "base/arena.h"

typedef const char *fxge_name; /* NUL-terminated; contains no NUL */

typedef struct fxge_names fxge_names;

fxge_names *fxge_names_new(fxge_arena *a);
fxge_name fxge_names_get(fxge_names *t, const char *s);
fxge_name fxge_names_getn(fxge_names *t, const char *s, size_t n);
/* Returns NULL if the text was never interned. */
fxge_name fxge_names_find(const fxge_names *t, const char *s, size_t n);
size_t fxge_name_len(fxge_name n);
/* Returns the name's number: names of a table are numbered from 1 in the order of their
 * creation. */
uint32_t fxge_name_number(fxge_name n);

#endif
