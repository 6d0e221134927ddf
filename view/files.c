/* SPDX-License-Identifier: Apache-2.0 */
/* Files of the page, packed into the library. */
#include "view/files.h"

#include <string.h>
#include <zlib.h>

#include "fxge_view_page.inc"

const char *
fxge_view_files(fxge_arena *a)
{
	char *all = FXGE_NEW_ARRAY(a, RAW_SIZE + 1, char);
	uLong size = RAW_SIZE;

	return uncompress((unsigned char *)all, &size, packed, sizeof packed) == Z_OK ? all : NULL;
}

void
fxge_view_add_files(fxge_sbuf *b, const char *all, const char *ending)
{
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		size_t n = strlen(files[i].name), end = strlen(ending);

		if (n >= end && strcmp(files[i].name + n - end, ending) == 0)
			fxge_sbuf_add(b, all + files[i].at, files[i].size);
	}
}
