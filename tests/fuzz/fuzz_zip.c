/* Fuzzes the zip reader: index and content of every entry. */
#include "fuzz.h"

#include "frontend/zip.h"

static int
body(void *arg)
{
	fuzz_run *r = arg;
	fxge_file *f = fuzz_file(r, "fuzz.zip");
	fxge_zip z;
	fxge_bytes b;

	if (fxge_zip_open(&r->s->arena, &r->s->diags, f, &z))
		for (size_t i = 0; i < z.n; i++)
			fxge_zip_read(&r->s->arena, &r->s->diags, &z, &z.entries[i], true, &b);
	fxge_file_close(f);
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	fuzz_session(data, size, body);
	return 0;
}
