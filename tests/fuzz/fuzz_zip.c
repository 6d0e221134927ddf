/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for the zip reader: index and content of every entry. */
#include "fuzz.h"

#include "formats/zip.h"

void
fuzz_one(fuzz_run *r)
{
	fxge_zip z;
	fxge_bytes b;

	if (fxge_zip_open(&r->s->arena, &r->s->diags, fuzz_file(r, "fuzz.zip"), &z))
		for (size_t i = 0; i < z.n; i++)
			fxge_zip_read(&r->s->arena, &r->s->diags, &z, &z.entries[i], true, &b);
}
