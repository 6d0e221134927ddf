/* SPDX-License-Identifier: Apache-2.0 */
/* Output for the vendor's tools reads back without change: all GE types of fxge's rows and the
 * public prototypes. Prints counts and reasons of omissions. */
#include "driver/driver.h"
#include "ir/optab.h"
#include "writers/writers.h"

#include "fxge_op_limit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
/* after the above */
#include <cmocka.h>

static const char *directory; /* this file */

typedef struct counts {
	int types, same, unsaid;
	fxge_strmap reasons; /* number of occurrences */
	FXGE_VEC(const char *) whys;
} counts;

/* ---- equality of descriptions ---- */

/* REG_OP has a single word for all dtypes and for any dtype. */
static fxge_dtype_set
known(fxge_dtype_set set)
{
	return set ? set : fxge_dtype_class_set("ALL", 3);
}

static bool
same_text(const char *a, const char *b)
{
	return a == b || (a && b && !strcmp(a, b));
}

static bool
same_default(const fxge_param *p, const fxge_param *q)
{
	const fxge_lit *a = &p->dflt, *b = &q->dflt;

	if (a->kind != b->kind || a->n != b->n)
		return false;
	switch (a->kind) {
	case FXGE_LIT_NONE:
		return true;
	case FXGE_LIT_STR:
	case FXGE_LIT_ABSENT:
		return same_text(a->s, b->s);
	case FXGE_LIT_FLOAT:
		return a->f == b->f;
	case FXGE_LIT_INTS:
	case FXGE_LIT_BOOLS:
		return !a->n || !memcmp(a->ints, b->ints, (size_t)a->n * sizeof *a->ints);
	case FXGE_LIT_FLOATS:
		return !a->n || !memcmp(a->floats, b->floats, (size_t)a->n * sizeof *a->floats);
	case FXGE_LIT_STRS:
		for (int i = 0; i < a->n; i++)
			if (strcmp(a->strs[i], b->strs[i]) != 0)
				return false;
		return true;
	default:
		return a->i == b->i;
	}
}

typedef struct port {
	char symbol;
	fxge_dtype_set dtypes;
} port;

/* Compares symbols by the ports that they join, whatever their names; a symbol of one dtype joins
 * nothing. */
static bool
same_ports(const port *a, const port *b, int n)
{
	for (int i = 0; i < n; i++) {
		if (known(a[i].dtypes) != known(b[i].dtypes))
			return false;
		for (int k = 0; k < i && known(a[i].dtypes) & (known(a[i].dtypes) - 1); k++)
			if ((a[i].symbol && a[i].symbol == a[k].symbol)
				!= (b[i].symbol && b[i].symbol == b[k].symbol))
				return false;
	}
	return true;
}

static bool
same_params(const fxge_op *a, const fxge_op *b)
{
	for (int i = 0; i < a->n_params; i++) {
		const fxge_param *p = &a->params[i], *q = &b->params[i];

		if (strcmp(p->name, q->name) != 0 || p->attr != q->attr || p->type != q->type
			|| p->list != q->list || p->lists != q->lists || p->optional != q->optional
			|| (p->attr && !same_default(p, q)))
			return false;
	}
	for (int i = 0; i < a->n_results; i++)
		if (strcmp(a->results[i].name, b->results[i].name) != 0
			|| a->results[i].list != b->results[i].list)
			return false;
	for (int i = 0; i < a->n_graphs; i++)
		if (strcmp(a->graphs[i], b->graphs[i]) != 0)
			return false;
	return true;
}

static void
ports_of(const fxge_op *op, port *out)
{
	for (int i = 0; i < op->n_params; i++)
		*out++ = (port){op->params[i].symbol, op->params[i].attr ? 1 : op->params[i].dtypes};
	for (int i = 0; i < op->n_results; i++)
		*out++ = (port){op->results[i].symbol, op->results[i].dtypes};
}

static bool
same(const fxge_op *a, const fxge_op *b)
{
	port p[256], q[256];

	if (a->n_params != b->n_params || a->n_results != b->n_results || a->n_graphs != b->n_graphs
		|| a->n_params + a->n_results > 256 || !same_params(a, b))
		return false;
	ports_of(a, p);
	ports_of(b, q);
	return same_ports(p, q, a->n_params + a->n_results);
}

/* ---- round trips ---- */

static const fxge_op *
read_back(fxge_session *s, const char *path, const fxge_sbuf *b, const char *name)
{
	fxge_op_table t;
	fxge_descriptions all = {0};

	fxge_op_table_init(&t, &s->arena, s->names);
	t.run_time = true;
	if (!fxge_op_table_read(&t, &s->diags, path, b->data, b->len, &all)
		|| !fxge_op_table_add(&t, &s->diags, &all)
		|| !fxge_op_table_finish(&t, &s->diags, FXGE_OP_LIMIT))
		return NULL;
	fxge_op_source *row = fxge_strmap_get(&t.by_name, name, strlen(name));

	return row ? &row->op : NULL;
}

/* Returns the reason, without names, for which the form cannot express a description. */
static void
count_reason(fxge_session *s, counts *c)
{
	const char *why = strstr(s->diags.list.data[s->diags.list.len - 1].message, "cannot express ");

	assert_non_null(why);
	why += strlen("cannot express ");
	size_t n = strcspn(why, "`:");
	int *count = fxge_strmap_get(&c->reasons, why, n);

	if (!count) {
		count = FXGE_NEW(&s->arena, int);
		why = fxge_arena_strndup(&s->arena, why, n);
		fxge_strmap_put(&s->arena, &c->reasons, why, n, count);
		fxge_vec_push(&s->arena, &c->whys, why);
	}
	++*count;
}

static void
there_and_back(fxge_session *s, const char *form, const char *path, const fxge_op *op, counts *c)
{
	const fxge_writing w = {.op = op};
	fxge_sbuf b;

	c->types++;
	fxge_sbuf_init(&b, &s->arena);
	if (!fxge_write_form(&s->arena, &s->diags, form, &w, 1, &b)) {
		c->unsaid++;
		count_reason(s, c);
		fxge_diags_clear(&s->diags);
		return;
	}
	const fxge_op *back = read_back(s, path, &b, op->name);

	if (!back || !same(op, back))
		fail_msg("%s by %s is read as something else:\n%s", op->name, form, b.data);
	c->same++;
}

static void
all_prototypes(fxge_session *s, const char *file, const char *form, const char *path, counts *c)
{
	FILE *f = fopen(fxge_arena_printf(&s->arena, "%s/../../ops/ge/%s", directory, file), "r");
	char line[1 << 16], type[160];

	assert_non_null(f);
	while (fgets(line, sizeof line, f))
		if (sscanf(line, "- ge: %150[A-Za-z0-9_]", type) == 1) {
			const char *name = fxge_arena_printf(&s->arena, "ge.%s", type);

			there_and_back(s, form, path, fxge_op_prototype(s, name, strlen(name)), c);
		}
	fclose(f);
}

static void
all_types(const char *form, const char *path, int least)
{
	fxge_session *s = fxge_driver_session(NULL);
	counts c = {0};

	for (uint32_t id = 0; id < FXGE_OP_LIMIT; id++)
		if (fxge_ops[id].ge)
			there_and_back(s, form, path, &fxge_ops[id], &c);
	all_prototypes(s, "prototypes.yaml", form, path, &c);
	all_prototypes(s, "composed.yaml", form, path, &c);
	printf("  %s: %d types, %d read back the same, %d not said\n", form, c.types, c.same, c.unsaid);
	for (size_t i = 0; i < c.whys.len; i++)
		printf("    %4d: %s\n",
			*(int *)fxge_strmap_get(&c.reasons, c.whys.data[i], strlen(c.whys.data[i])),
			c.whys.data[i]);
	assert_true(c.types > 2200);
	assert_true(c.same >= least);
	fxge_session_release(s);
}

/* Checks each type; a description of a new type is optional. */
static void
header(void **state)
{
	(void)state;
	all_types("header", "op_proto.h", 2330);
}

static void
json(void **state)
{
	(void)state;
	all_types("json", "msopgen.json", 1733);
}

int
main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(header),
		cmocka_unit_test(json),
	};

	if (argc != 2)
		return 2;
	directory = argv[1];
	return cmocka_run_group_tests(tests, NULL, NULL);
}
