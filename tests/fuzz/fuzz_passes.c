/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for single passes: bytes after the last line of a text choose passes, which run one
 * after the other as by `fxge dump --passes`. After each, the program prints, and the print reads
 * back. */
#include "fuzz.h"

#include "driver/driver.h"
#include "driver/pipeline.h"
#include "include/fxge/fxge.h"

enum { MAX_CHOSEN = 12 };

static size_t
count_passes(void)
{
	size_t n = 0;

	while (fxge_pass_name(n))
		n++;
	return n;
}

/* Returns the number of bytes up to and with the last line's end. */
static size_t
length_of_text(const uint8_t *data, size_t size)
{
	while (size && data[size - 1] != '\n')
		size--;
	return size;
}

static void
print_and_read(fxge_session *s, fxge_program *p)
{
	const char *text = fxge_text(p, "text");
	fxge_program *q = text ? fxge_load_bytes(s, "again.fx", text, strlen(text), NULL) : NULL;

	if (!q)
		abort();
	fxge_program_close(q);
}

void
fuzz_one(fuzz_run *r)
{
	fxge_session *s = fxge_open(NULL); /* passes are calls of the public API */
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	size_t n = length_of_text(r->data, r->size), passes = count_passes();
	fxge_program *p = fxge_load_bytes(s, "fuzz.fx", r->data, n, NULL);

	o.check_passes = true;
	for (size_t i = 0; p && i < MAX_CHOSEN && n + i < r->size; i++) {
		const char *const chosen[] = {fxge_pass_name(r->data[n + i] % passes), NULL};
		fxge_status status = fxge_run_passes(p, chosen, &o);

		if (status == FXGE_BUG || s->diags.exit == FXGE_EXIT_BUG)
			abort();
		if (status == FXGE_OK)
			print_and_read(s, p);
		else if (status != FXGE_USAGE) /* an unmet requirement leaves the program whole */
			break;
	}
	fxge_program_close(p);
	fxge_close(s);
}
