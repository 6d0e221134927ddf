/* SPDX-License-Identifier: Apache-2.0 */
/* Known valid programs, by operator. */
#include "differential/ge/ge_make.h"

#include <dirent.h>
#include <stdlib.h>

#include "backend/cpu/case_file.h"
#include "golden.h"

#include "fxge_op_ids.h"

typedef struct seed {
	const test_case *c; /* or NULL: a program's text */
	const char *text;
} seed;

static struct {
	FXGE_VEC(seed) of[FXGE_OP_LIMIT];
	fxge_arena *a;
} seeds;

static void
add(const fxge_op *op, seed s)
{
	if (op)
		fxge_vec_push(seeds.a, &seeds.of[op->id], s);
}

/* ---- reading ---- */

/* Adds valid programs that fit into the buffers of the generator. */
static bool
usable(const test_case *c)
{
	int most = 0;

	for (int i = 0; i < c->n_in; i++)
		most = c->in[i].rank > most ? c->in[i].rank : most;
	for (int i = 0; i < c->n_out; i++)
		most = c->out[i].rank > most ? c->out[i].rank : most;
	return !*c->error && most <= MOST_DIMS;
}

static void
read_cases(const char *path)
{
	case_file f;

	case_file_read(&f, path, seeds.a);
	const char *name = fxge_arena_printf(seeds.a, "ge.%s", f.op);

	for (int i = 0; i < f.n; i++)
		if (usable(&f.cases[i]))
			add(ge_row(name, strlen(name)), (seed){.c = &f.cases[i]});
}

/* Adds it under each operator once. */
static void
read_program(const char *path)
{
	char *file = golden_read(path, NULL);
	const char *text = fxge_arena_strndup(seeds.a, file, strlen(file));

	free(file);
	for (const char *at = text; (at = strstr(at, "ge.")); at++) {
		const fxge_op *op = ge_row(at, strcspn(at, "("));
		size_t n = op ? seeds.of[op->id].len : 0;

		if (!n || seeds.of[op->id].data[n - 1].text != text)
			add(op, (seed){.text = text});
	}
}

/* Lists files of that ending, in subdirectories too, in order. */
static void
walk(const char *directory, const char *suffix, void (*read)(const char *path))
{
	struct dirent **list;
	int n = scandir(directory, &list, NULL, alphasort);

	for (int i = 0; i < n; i++) {
		const char *name = list[i]->d_name,
				   *path = fxge_arena_printf(seeds.a, "%s/%s", directory, name);
		size_t len = strlen(name), tail = strlen(suffix);

		if (list[i]->d_type == DT_DIR && *name != '.')
			walk(path, suffix, read);
		else if (len > tail && strcmp(name + len - tail, suffix) == 0)
			read(path);
		free(list[i]);
	}
	if (n >= 0)
		free(list);
}

void
ge_seeds_read(fxge_arena *a)
{
	seeds.a = a;
	walk(TESTS "/backend/cpu/cases", ".txt", read_cases);
	walk(TESTS "/ops", ".ge", read_program);
	walk(TESTS "/differential/ge/seeds", ".ge", read_program);
}

/* ---- a case as a program ---- */

static const char *
type_of(maker *m, const fxge_array *x)
{
	shape s = {.rank = x->rank};

	memcpy(s.dim, x->shape, (size_t)x->rank * sizeof *s.dim);
	return ge_type(m, x->dtype, &s);
}

/* Operands of a list are consecutive. */
static void
operands(maker *m, const test_case *c, uint32_t how)
{
	for (int i = 0; i < c->n_in; i++) {
		const fxge_array *x = &c->in[i];
		int param = fxge_op_param(m->op, c->in_name[i]);
		bool list = m->op->params[param].list,
			 first = !i || strcmp(c->in_name[i - 1], c->in_name[i]);
		bool last = i == c->n_in - 1 || strcmp(c->in_name[i + 1], c->in_name[i]);
		shape s = {.rank = x->rank};

		memcpy(s.dim, x->shape, (size_t)x->rank * sizeof *s.dim);
		fxge_sbuf_str(&m->args, i ? ", " : "");
		if (first)
			fxge_sbuf_fmt(&m->args, "%s=%s", c->in_name[i], list ? "[" : "");
		ge_operand(m, x->dtype, &s, how == 2 || (how == 0 && m->op->params[param].host), x->data);
		fxge_sbuf_str(&m->args, last && list ? "]" : "");
	}
}

static void
attributes(maker *m, const test_case *c)
{
	for (int i = 0; i < c->n_attr; i++) {
		const case_attr *t = &c->attr[i];
		fxge_sbuf *b = &m->args;

		fxge_sbuf_fmt(b, "%s%s=", b->len ? ", " : "", t->name);
		if (strcmp(t->type, "str") == 0) {
			fxge_sbuf_fmt(b, "\"%s\"", t->text);
		} else if (strcmp(t->type, "ints") == 0 || strcmp(t->type, "floats") == 0) {
			const char *sep = "[";

			for (const char *p = t->text + strspn(t->text, " "); *p; p += strspn(p, " ")) {
				fxge_sbuf_fmt(b, "%s%.*s", sep, (int)strcspn(p, " "), p);
				p += strcspn(p, " ");
				sep = ", ";
			}
			fxge_sbuf_str(b, *sep == '[' ? "[]" : "]");
		} else {
			fxge_sbuf_str(b, t->text);
		}
	}
}

/* Operands that determine shapes are constants; or none is; or all are. */
static const char *
from_case(fxge_arena *a, choices *c, const fxge_op *op, const test_case *t)
{
	maker m = ge_begin(a, c, op);
	fxge_sbuf types;

	operands(&m, t, choose(c, 4));
	attributes(&m, t);
	fxge_sbuf_init(&types, a);
	for (int k = 0; k < t->n_out; k++)
		fxge_sbuf_fmt(&types, "%s%s", k ? ", " : "", t->any[k] ? "?" : type_of(&m, &t->out[k]));
	return ge_finish(&m, (uint32_t)t->n_out, types.data);
}

const char *
ge_seed(fxge_arena *a, choices *c, const fxge_op *op)
{
	size_t n = seeds.of[op->id].len;

	if (!n)
		return NULL;
	const seed *s = &seeds.of[op->id].data[choose(c, (uint32_t)n)];

	return s->c ? from_case(a, c, op, s->c) : s->text;
}
