/* Prototypes of GE types that no converter makes (ops/ge/prototypes.yaml): unpacked when one is
 * first asked for, and read one by one. */
#include "ir/optab.h"

#include "base/map.h"
#include "ops/table.h"

#include "fxge_op_ids.h"

#include <zlib.h>

#include "fxge_prototypes.inc"

static const char file[] = "ops/ge/prototypes.yaml", begin[] = "- ge: ";
enum { BEGIN = sizeof begin - 1 };

/* A row's text, and what it says once it was asked for. */
typedef struct prototype {
	const char *text;
	size_t n;
	const fxge_op *op;
} prototype;

struct fxge_prototypes {
	fxge_strmap by_type;
};

static void
index_rows(fxge_arena *a, struct fxge_prototypes *p, const char *text, const char *end)
{
	prototype *last = NULL;

	for (const char *s = text; s < end;) {
		const char *stop = memchr(s, '\n', (size_t)(end - s));

		stop = stop ? stop + 1 : end;
		if ((size_t)(stop - s) > BEGIN && memcmp(s, begin, BEGIN) == 0) {
			last = FXGE_NEW(a, prototype);
			last->text = s;
			fxge_strmap_put(a, &p->by_type, s + BEGIN, (size_t)(stop - s) - BEGIN - 1, last);
		}
		if (last)
			last->n = (size_t)(stop - last->text);
		s = stop;
	}
}

static struct fxge_prototypes *
unpack(fxge_session *s)
{
	struct fxge_prototypes *p = FXGE_NEW(&s->arena, struct fxge_prototypes);
	char *text = FXGE_NEW_ARRAY(&s->arena, RAW_SIZE, char);
	uLong n = RAW_SIZE;

	if (uncompress((unsigned char *)text, &n, packed, sizeof packed) == Z_OK)
		index_rows(&s->arena, p, text, text + n);
	return p;
}

static const fxge_op *
read_row(fxge_session *s, const prototype *row, const char *name, size_t n)
{
	fxge_op_table t;

	fxge_op_table_init(&t, &s->arena, s->names);
	t.run_time = true;
	if (!fxge_op_table_load(&t, &s->diags, file, row->text, row->n, "prototypes")
		|| !fxge_op_table_finish(&t, &s->diags, FXGE_OP_COUNT_))
		return NULL;
	const fxge_op_source *r = fxge_strmap_get(&t.by_name, name, n);

	return r ? &r->op : NULL;
}

const fxge_op *
fxge_op_prototype(fxge_session *s, const char *name, size_t n)
{
	if (n <= 3 || memcmp(name, "ge.", 3) != 0)
		return NULL;
	if (!s->prototypes)
		s->prototypes = unpack(s);
	prototype *row = fxge_strmap_get(&s->prototypes->by_type, name + 3, n - 3);

	if (row && !row->op)
		row->op = read_row(s, row, name, n);
	return row ? row->op : NULL;
}

size_t
fxge_op_prototypes(fxge_session *s)
{
	if (!s->prototypes)
		s->prototypes = unpack(s);
	return s->prototypes->by_type.len;
}
