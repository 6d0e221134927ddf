/* SPDX-License-Identifier: Apache-2.0 */
/* Rows packed into the library and parsed on first use: prototypes of GE types that no converter
 * makes (ops/ge/prototypes.yaml), and forms of PyTorch's operators that write into `out`
 * (ops/out.yaml). */
#include "ir/optab.h"

#include "base/map.h"
#include "ops/formula/formula.h"
#include "ops/table.h"

#include "fxge_op_limit.h"

#include <zlib.h>

#include "fxge_packed_rows.inc"

static const char a_type[] = "- ge: ", a_schema[] = "- schema: \"";

/* Text of a row, and the operator parsed from it. */
typedef struct packed_row {
	const char *file, *text;
	size_t n;
	int line; /* first line of the row in its file */
	bool read;
	const fxge_op *op;
} packed_row;

struct fxge_packed_rows {
	fxge_strmap by_name;
	size_t n_types;
};

/* ---- index of rows ---- */

static bool
starts_with(const char *line, size_t n, const char *with)
{
	return n > strlen(with) && memcmp(line, with, strlen(with)) == 0;
}

/* Returns the operator's name if a row begins at the line, else NULL. */
static const char *
name_of(fxge_arena *a, const char *line, size_t n)
{
	if (starts_with(line, n, a_type))
		return fxge_arena_printf(a, "ge.%.*s", (int)(n - sizeof a_type), line + sizeof a_type - 1);
	if (!starts_with(line, n, a_schema))
		return NULL;
	const char *space = line + sizeof a_schema - 1, *name = strstr(space, "::") + 2;

	return fxge_arena_printf(
		a, "%.*s.%.*s", (int)(name - 2 - space), space, (int)strcspn(name, "("), name);
}

static void
index_rows(fxge_arena *a, struct fxge_packed_rows *p, const char *file, const char *text, size_t n)
{
	packed_row *last = NULL;
	int line = 0;

	for (const char *s = text, *end = text + n; s < end;) {
		const char *stop = memchr(s, '\n', (size_t)(end - s));

		stop = stop ? stop + 1 : end;
		line++;
		const char *name = name_of(a, s, (size_t)(stop - s));

		if (name) {
			last = FXGE_NEW(a, packed_row);
			*last = (packed_row){.file = file, .text = s, .line = line};
			fxge_strmap_put(a, &p->by_name, name, strlen(name), last);
			p->n_types += strncmp(name, "ge.", 3) == 0;
		}
		if (last)
			last->n = (size_t)(stop - last->text);
		s = stop;
	}
}

static struct fxge_packed_rows *
indexed_rows(fxge_session *s)
{
	if (s->packed)
		return s->packed;
	char *text = FXGE_NEW_ARRAY(&s->arena, RAW_SIZE, char);
	uLong n = RAW_SIZE;

	s->packed = FXGE_NEW(&s->arena, struct fxge_packed_rows);
	if (uncompress((unsigned char *)text, &n, packed, sizeof packed) == Z_OK)
		for (size_t i = 0; i < sizeof files / sizeof *files; i++)
			index_rows(&s->arena, s->packed, files[i].name, text + files[i].at, files[i].size);
	return s->packed;
}

/* ---- parsing ---- */

static const fxge_op *
builtin(void *session, const char *name, size_t n)
{
	return fxge_op_find(session, name, n);
}

static const fxge_op *
overload(void *session, const char *base, int k)
{
	(void)session;
	return fxge_op_overload(base, k);
}

static const fxge_op *
prototype(void *session, const char *name, size_t n)
{
	return fxge_op_prototype(session, name, n);
}

/* Returns true if the row may call the functions that all files share, which take milliseconds to
 * read. */
static bool
has_formula(const packed_row *row)
{
	static const char key[] = "\n  compute:";

	return memmem(row->text, row->n, key, sizeof key - 1) != NULL;
}

static const fxge_op *
read_row(fxge_session *s, const packed_row *row, const char *name, size_t n)
{
	fxge_op_table t;

	fxge_op_table_init(&t, &s->arena, s->names);
	t.run_time = true;
	t.builtin = builtin;
	t.overload = overload;
	t.prototype = prototype;
	t.builtin_user = s;
	if ((has_formula(row) && !fxge_formula_shared(&t, &s->diags, fxge_op_shared, t.shared))
		|| !fxge_op_table_load(&t, &s->diags, row->file, row->text, row->n, "packed")
		|| !fxge_op_table_finish(&t, &s->diags, FXGE_OP_LIMIT))
		return NULL;
	fxge_op_source *r = fxge_strmap_get(&t.by_name, name, n);

	if (!r)
		return NULL;
	r->line += row->line - 1;
	r->op.id = UINT32_MAX; /* passes store nothing by this id */
	return &r->op;
}

static const fxge_op *
packed_op(fxge_session *s, const char *name, size_t n)
{
	packed_row *row = fxge_strmap_get(&indexed_rows(s)->by_name, name, n);

	if (row && !row->read) {
		row->read = true;
		row->op = read_row(s, row, name, n);
	}
	return row ? row->op : NULL;
}

static bool
is_of(const char *space, const char *name, size_t n)
{
	return n > strlen(space) && memcmp(name, space, strlen(space)) == 0;
}

const fxge_op *
fxge_op_prototype(fxge_session *s, const char *name, size_t n)
{
	return is_of("ge.", name, n) ? packed_op(s, name, n) : NULL;
}

const fxge_op *
fxge_op_out_form(fxge_session *s, const char *name, size_t n)
{
	return is_of("aten.", name, n) ? packed_op(s, name, n) : NULL;
}

size_t
fxge_op_prototypes(fxge_session *s)
{
	return indexed_rows(s)->n_types;
}
