/* SPDX-License-Identifier: Apache-2.0 */
/* Export of operator descriptions to the forms of other tools. */
#include "driver/api.h"
#include "driver/package.h"
#include "driver/writing.h"

const fxge_writing *
fxge_driver_writings(fxge_arena *a, const fxge_op_table *t)
{
	fxge_writing *w = FXGE_NEW_ARRAY(a, t->rows.len, fxge_writing);

	for (size_t i = 0; i < t->rows.len; i++) {
		const fxge_op_source *row = t->rows.data[i];

		w[i].op = &row->op;
		w[i].at = (fxge_loc){.file = row->file, .offset = row->line, .is_line = true};
	}
	return w;
}

fxge_status
fxge_ops_export(fxge_session *s, const char *const *paths, size_t n, const char *form,
	const char *path, bool force)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		fxge_arena *a = &g->arena;
		fxge_descriptions all = {0};
		fxge_op_table t;
		fxge_sbuf b;

		fxge_sbuf_init(&b, a);
		g->ok = fxge_driver_describe(s, paths, n, &all, &t)
				&& fxge_write_form(a, &s->diags, form, fxge_driver_writings(a, &t), t.rows.len, &b)
				&& fxge_api_write(a, &s->diags, path, force, &b);
	}
	return fxge_api_end(g);
}
