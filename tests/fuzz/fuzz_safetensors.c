/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for the reader of .safetensors files: each tensor lies in the file, and its elements
 * can be read. */
#include "fuzz.h"

#include "formats/safetensors.h"

static void
read_elements(const fxge_tensor *t)
{
	uint8_t block[1024];
	int64_t n = fxge_tensor_numel(t), step = (int64_t)(sizeof block / fxge_dtype_size(t->dtype));

	for (int64_t at = 0; at < n; at += step)
		fxge_tensor_gather(t, at, n - at < step ? n - at : step, block);
}

void
fuzz_one(fuzz_run *r)
{
	fxge_safetensors found = {0};
	fxge_file *f = fuzz_file(r, "fuzz.safetensors");

	if (!fxge_safetensors_read(&r->s->arena, &r->s->diags, f, &found))
		return;
	for (size_t i = 0; i < found.tensors.len; i++) {
		const fxge_tensor *t = found.tensors.data[i];

		if (t->data < f->bytes.data || t->size > f->bytes.size - (size_t)(t->data - f->bytes.data))
			abort();
		if (t->dtype != FXGE_DT_NONE)
			read_elements(t);
	}
}
