/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for descriptions of kernels, of an installed CANN or as `fxge chips export` writes
 * them: they are read, used, and read again as they are written. */
#include "fuzz.h"

#include "backend/chips/kernels.h"
#include "ir/optab.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void
write_file(const char *path, const void *p, size_t n)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(p, 1, n, f) != n || fclose(f) != 0)
		abort();
}

static const char *
text_of(fxge_session *s, const fxge_chip_kernels *k)
{
	fxge_chip_kernels named = *k;
	const fxge_chip_kernels *all = &named;
	fxge_sbuf b;

	named.source = "fuzz";
	fxge_sbuf_init(&b, &s->arena);
	fxge_kernels_print(&b, &all, 1);
	return b.data;
}

/* Finds kernels for all dtypes of each first input and output of a type. */
static void
fit(fxge_session *s, const fxge_chip_kernels *k, const char *type)
{
	const char *name = fxge_arena_printf(&s->arena, "ge.%s", type);
	const fxge_op *op = fxge_op_find(s, name, strlen(name));

	if (!op)
		return;
	for (fxge_dtype d = FXGE_DT_NONE; d < FXGE_DT_COUNT; d++) {
		const fxge_kernel_value in = {0, d}, out = {0, d};
		const fxge_kernel_use use = {.op = op,
			.type = type,
			.in = &in,
			.out = &out,
			.n_in = op->n_params && !op->params[0].attr,
			.n_out = op->n_results > 0,
			.dynamic = d % 2};

		(void)fxge_kernels_fit(k, &use);
	}
}

static void
read_and_write(fxge_session *s, const char *path, const char *again)
{
	const fxge_chip_kernels *k = fxge_kernels_read(&s->arena, &s->diags, path, false, "ascend310p");

	if (!k)
		return;
	for (size_t i = 0; i < k->own.len && i < 20; i++)
		fit(s, k, k->own.data[i].op);
	for (size_t i = 0; i < k->cpu.len && i < 20; i++)
		fit(s, k, k->cpu.data[i].op);
	const char *text = text_of(s, k);

	write_file(again, text, strlen(text));
	const fxge_chip_kernels *other =
		fxge_kernels_read(&s->arena, &s->diags, again, false, "ascend310p");

	if (!other || strcmp(text, text_of(s, other)) != 0) {
		fputs(text, stderr);
		abort();
	}
}

void
fuzz_one(fuzz_run *r)
{
	static const char *const names[] = {"aic-ascend310p-ops-info.json", "aicpu_kernel.json"};
	char directory[64], path[128], again[128];
	bool json = r->size && r->data[0] == '{';

	snprintf(directory, sizeof directory, "/dev/shm/fxge-fuzz-%ld", (long)getpid());
	mkdir(directory, 0700);
	snprintf(again, sizeof again, "%s/again.yaml", directory);
	for (int i = 0; i < 1 + json; i++) {
		snprintf(path, sizeof path, "%s/%s", directory, json ? names[i] : "chips.yaml");
		write_file(path, r->data, r->size);
		read_and_write(r->s, path, again);
		unlink(path);
	}
	unlink(again);
	rmdir(directory);
}
