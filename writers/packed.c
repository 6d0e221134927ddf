/* SPDX-License-Identifier: Apache-2.0 */
/* Templates packed into the library. */
#include "writers/fill.h"

#include <zlib.h>

#include "fxge_templates.inc"

const char *
fxge_template_find(fxge_arena *a, const char *name, size_t *n)
{
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		if (strcmp(files[i].name, name) != 0)
			continue;
		char *all = FXGE_NEW_ARRAY(a, RAW_SIZE, char);
		uLong size = RAW_SIZE;

		*n = files[i].size;
		return uncompress((unsigned char *)all, &size, packed, sizeof packed) == Z_OK
				   ? all + files[i].at
				   : NULL;
	}
	return NULL;
}
