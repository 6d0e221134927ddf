/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for .air files: any bytes are checked and read; accepted programs must be valid. */
#include "fuzz.h"

#include "backend/air/air.h"

void
fuzz_one(fuzz_run *r)
{
	fxge_file *f = fuzz_file(r, "fuzz.air");

	fxge_air_check(r->s, f, "fuzz.air", NULL, NULL, 0, NULL, false);
	fxge_program *p = fxge_air_read(r->s, f, NULL);

	if (p && !fxge_program_verify(p, "ge"))
		abort();
}
