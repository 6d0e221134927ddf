/* SPDX-License-Identifier: Apache-2.0 */
/* One program: as text or as .air it is checked, planned and run repeatedly. Results may not depend
 * on the contents of fresh memory, on the plan, or on the form of the program. */
#include "differential/ge/ge_run.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "backend/air/air.h"
#include "backend/cpu/runtime/exec.h"
#include "driver/driver.h"
#include "ir/text/text.h"
#include "ops/cann.h"
#include "passes/passes.h"

#include "fxge_ge_reduce.h"
#include "fxge_op_ids.h"

enum { MOST_ELEMENTS = 1 << 14 };
#define MOST_MEMORY ((size_t)200 << 20)

/* ---- memory with an end ---- */

typedef struct purse {
	size_t live;
	int fill; /* contents of fresh memory */
} purse;

enum { HEAD = 16 };

static void *
take(void *user, size_t size)
{
	purse *u = user;

	if (size > MOST_MEMORY || u->live + size > MOST_MEMORY)
		return NULL;
	char *p = malloc(size + HEAD);

	memcpy(p, &size, sizeof size);
	memset(p + HEAD, u->fill, size);
	u->live += size;
	return p + HEAD;
}

static void
give(void *user, void *p)
{
	purse *u = user;
	size_t size;

	if (!p)
		return;
	memcpy(&size, (char *)p - HEAD, sizeof size);
	u->live -= size;
	free((char *)p - HEAD);
}

/* ---- inputs ---- */

typedef struct job {
	fxge_session *s;
	purse *purse;
	choices *c;
	const ge_options *o;
	const char *text, *path; /* bytes of the .air */
	bool air;
	fxge_array *in, *out; /* `out`: results of the first run, or NULL */
	uint32_t n_in, n_out;
	bool large; /* inputs have more elements than are tried */
	verdict verdict;
	const char *why;
} job;

/* Returns the size of a dim; the value of a symbol is in its name (ge_mutate.c). */
static int64_t
size_of(fxge_program *p, fxge_size s)
{
	int64_t v;
	const char *hint;

	if (fxge_sym_is_int(p->syms, s, &v))
		return v;
	hint = fxge_sym_op_of(p->syms, s) == FXGE_SYM_SYMBOL ? strchr(fxge_sym_name(p->syms, s), '_')
														 : NULL;
	return hint && hint[1] >= '0' && hint[1] <= '9' ? strtoll(hint + 1, NULL, 10) : 2;
}

/* Returns false if it is larger than the limit here. */
static bool
count_elements(const fxge_array *x, size_t *n)
{
	bool empty = false, many = false;

	*n = 1;
	for (int d = 0; d < x->rank; d++) {
		empty |= x->shape[d] == 0;
		many |= x->shape[d] < 0 || x->shape[d] > MOST_ELEMENTS;
		many |= !many && x->shape[d] && *n > MOST_ELEMENTS / (size_t)x->shape[d];
		*n *= many ? 0 : (size_t)x->shape[d];
	}
	return empty || !many; /* sizes of an empty tensor are not limited */
}

/* Fills in the elements of a tensor of that name, repeated; occasionally other ones. */
static void
fill_input(job *j, fxge_program *p, fxge_name name, fxge_array *x, size_t n)
{
	const fxge_tensor *t = fxge_program_tensor(p, name);
	size_t size = fxge_dtype_size(x->dtype), of = t ? (size_t)fxge_tensor_numel(t) : 0;

	if (!of || t->dtype != x->dtype || rarely(j->c, 8)) {
		any_values(j->c, x->dtype, x->data, n);
		return;
	}
	for (size_t i = 0; i < n; i++)
		memcpy((char *)x->data + i * size, t->data + i % of * size, size);
}

static void
make_inputs(job *j, fxge_program *p)
{
	j->n_in = fxge_graph_n_inputs(p->main);
	j->in = FXGE_NEW_ARRAY(&j->s->arena, j->n_in, fxge_array);
	for (uint32_t i = 0; i < j->n_in && !j->large; i++) {
		const fxge_value *v = fxge_graph_input(p->main, i);
		fxge_array *x = &j->in[i];
		size_t n;

		*x = (fxge_array){.dtype = v->meta->dtype, .rank = v->meta->rank < 0 ? 0 : v->meta->rank};
		for (int d = 0; d < x->rank; d++)
			x->shape[d] = size_of(p, v->meta->shape[d]);
		if (!count_elements(x, &n)) {
			j->large = true;
			return;
		}
		x->size = n * fxge_dtype_size(x->dtype);
		x->data = fxge_arena_alloc(&j->s->arena, x->size + 1);
		fill_input(j, p, v->name, x, n);
	}
}

/* Restores operands that are written in place. */
static fxge_array *
copy_inputs(job *j)
{
	fxge_arena *a = &j->s->arena;
	fxge_array *in = fxge_arena_copy(a, j->in, j->n_in * sizeof *in);

	for (uint32_t i = 0; i < j->n_in; i++)
		in[i].data = fxge_arena_copy(a, j->in[i].data, j->in[i].size + 1);
	return in;
}

/* ---- runs ---- */

static void
differs(job *j, const char *why)
{
	j->verdict = VERDICT_DIFFERS;
	j->why = why;
}

static void
show_bytes(const char *name, const fxge_array *x)
{
	fprintf(stderr, "%s %s, %d dims:", name, fxge_dtypes[x->dtype].text, x->rank);
	for (int d = 0; d < x->rank; d++)
		fprintf(stderr, " %lld", (long long)x->shape[d]);
	for (size_t i = 0; i < x->size && i < 64; i++)
		fprintf(stderr, "%s%02x", i ? " " : "; ", ((const uint8_t *)x->data)[i]);
	fprintf(stderr, "\n");
}

/* Compares elements; NaNs are equal, since their sign depends on the order of operands that a
 * compiler chooses. */
static bool
equal_elements(const fxge_array *a, const fxge_array *b)
{
	size_t size = fxge_dtype_size(a->dtype);
	const char *x = a->data, *y = b->data;
	int64_t n = size ? (int64_t)(a->size / size) : 0;
	const fxge_tensor
		tx = {.dtype = a->dtype, .rank = 1, .shape = &n, .data = a->data, .size = a->size},
		ty = {.dtype = b->dtype, .rank = 1, .shape = &n, .data = b->data, .size = b->size};

	if (!a->size || memcmp(x, y, a->size) == 0)
		return true;
	if (!fxge_dtype_is_float(a->dtype))
		return false;
	for (int64_t i = 0; i < n; i++)
		if (memcmp(x + (size_t)i * size, y + (size_t)i * size, size) != 0
			&& !(isnan(fxge_tensor_float(&tx, i)) && isnan(fxge_tensor_float(&ty, i))))
			return false;
	return true;
}

static bool
equal(const fxge_array *a, const fxge_array *b)
{
	return a->dtype == b->dtype && a->rank == b->rank && a->size == b->size
		   && memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0
		   && equal_elements(a, b);
}

/* Returns true for sums of products of f64, which unwatched runs compute as a matrix product with
 * fewer roundings. */
static bool
sums_products(const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		const fxge_value *x = n->op->id == GE_ReduceSum ? fxge_node_in(n, GE_ReduceSum__x) : NULL;

		if (x && x->meta->dtype == FXGE_DT_F64 && x->def && x->def->op && x->def->op->id == GE_Mul)
			return true;
		for (uint32_t i = 0; i < n->n_regions; i++)
			if (sums_products(n->regions[i]))
				return true;
	}
	return false;
}

/* Compares f64 of one shape, equal up to roundings of the largest element. */
static bool
near(const fxge_array *a, const fxge_array *b)
{
	const double *x = a->data, *y = b->data;
	size_t n = a->size / sizeof *x;
	double most = 0, off = 0;

	if (a->dtype != FXGE_DT_F64 || b->dtype != a->dtype || a->rank != b->rank || a->size != b->size
		|| memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) != 0)
		return false;
	for (size_t i = 0; i < n; i++) {
		if (isfinite(x[i]))
			most = fmax(most, fabs(x[i]));
		if (memcmp(&x[i], &y[i], sizeof *x) == 0)
			continue;
		if (!isfinite(x[i]) || !isfinite(y[i]))
			return false;
		off = fmax(off, fabs(x[i] - y[i]));
	}
	return off <= 1e-12 * most;
}

static void
compare(job *j, const fxge_array *out, uint32_t n, const char *why, bool rounded)
{
	if (n != j->n_out) /* constants are not results of a file */
		return;
	for (uint32_t k = 0; k < n; k++) {
		if (equal(&out[k], &j->out[k]) || (rounded && near(&out[k], &j->out[k])))
			continue;
		differs(j, why);
		show_bytes("first", &j->out[k]);
		show_bytes("now", &out[k]);
	}
}

static void
watch(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	board *b = user;

	(void)a;
	(void)own;
	if (result == 0 && n->op->id < FXGE_OP_LIMIT)
		b->of[n->op->id].ran++;
}

static void
drop(job *j, fxge_array *out, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		fxge_heap_free(&j->s->heap, out[k].data);
}

/* Keeps the first results, and compares later ones with them. */
static bool
run_once(job *j, fxge_program *p, fxge_exec *e, bool moved, const char *why)
{
	uint32_t n_out = fxge_graph_n_outputs(p->main);
	fxge_array *out = FXGE_NEW_ARRAY(&j->s->arena, n_out, fxge_array);
	bool first = !j->out;

	if (!fxge_exec_run_disjoint(e, copy_inputs(j), (int)j->n_in, out, (int)n_out, moved)) {
		if (!first && j->s->diags.exit != FXGE_EXIT_MEMORY)
			differs(j, why);
		return false;
	}
	if (first) {
		j->out = out;
		j->n_out = n_out;
		return true;
	}
	compare(j, out, n_out, why, !moved && sums_products(p->main));
	drop(j, out, n_out);
	return true;
}

/* From the fourth run of equal sizes on, they have a plan of their own; a watched run executes step
 * by step. */
static bool
run(job *j, fxge_program *p, const char *why)
{
	static const int fills[] = {0x00, 0xff, 0x5a, 0x01, 0x7f};
	fxge_exec *e = j->large || fxge_graph_n_inputs(p->main) != j->n_in ? NULL : fxge_exec_new(p);
	bool ok = e != NULL;

	for (int i = 0; ok && i < 5; i++) {
		j->purse->fill = fills[i];
		ok = run_once(j, p, e, i > 0, i ? "results of a later run" : why);
	}
	if (ok) {
		fxge_exec_set_watch(e, watch, j->o->board);
		ok = run_once(j, p, e, false, "results step by step");
	}
	fxge_exec_release(e);
	return ok;
}

/* Counts nodes of the graph and of nested ones. */
static void
count_nodes(job *j, const fxge_graph *g, bool ran)
{
	FXGE_EACH_NODE (n, g) {
		reach *r = &j->o->board->of[n->op->id < FXGE_OP_LIMIT ? n->op->id : 0];

		if (!ran)
			r->passed++;
		else if (n->op->id == GE_Const || n->op->id == GE_Constant)
			r->ran++;
		for (uint32_t i = 0; i < n->n_regions; i++)
			count_nodes(j, n->regions[i], ran);
	}
}

static bool
compile_and_run(job *j, fxge_program *p, const char *why)
{
	if (!p || !fxge_pipeline_run(p, NULL))
		return false;
	count_nodes(j, p->main, false);
	bool ok = run(j, p, why);

	if (ok)
		count_nodes(j, p->main, true);
	return ok;
}

/* Checks and reads the written file. A program that runs as text must be valid as a file, for a
 * CANN release that allows computed values. */
static bool
by_file(job *j, fxge_program *p, bool good)
{
	fxge_air_options o = {.weights = FXGE_WEIGHTS_INLINE, .force = true};

	if (!p || !fxge_air_write(p, j->path, &o))
		return false;
	fxge_file *f = fxge_file_open_in(&j->s->arena, &j->s->diags, j->path);
	bool fine = f && fxge_air_check(j->s, f, j->path, NULL, NULL, FXGE_CANN(8, 3), NULL, false);
	fxge_program *q = f ? fxge_air_read(j->s, f, NULL) : NULL;

	if (good && !fine)
		j->verdict = VERDICT_ODD;
	return compile_and_run(j, q, "results of the .air");
}

static int
body(void *arg)
{
	job *j = arg;
	bool (*infer)(struct fxge_node *) = j->s->infer;

	j->s->infer = j->air ? NULL : infer; /* unvalidated programs are written, too */
	fxge_program *p = fxge_text_parse(j->s, "made-up", j->text, strlen(j->text));

	j->s->infer = infer;
	if (!p)
		return 0;
	make_inputs(j, p);
	return j->air ? by_file(j, p, false)
				  : compile_and_run(j, p, "") && (choose(j->c, 4) || by_file(j, p, true));
}

/* ---- one program ---- */

const char *
ge_program(const ge_options *o, choices *c, bool *air)
{
	*air = choose(c, 4) == 3;
	const fxge_op *op = o->only ? o->only : ge_any_row(c);
	const char *text = choose(c, 6) ? ge_seed(c->arena, c, op) : NULL;

	o->board->of[op->id].made++;
	return ge_mutate(c->arena, c, text ? text : ge_make(c->arena, c, op), *air);
}

static void
show(const job *j)
{
	fxge_session *s = j->s;
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	for (size_t i = 0; i < s->diags.list.len; i++) {
		fxge_diag_render(&b, &s->diags.list.data[i]);
		fxge_sbuf_chr(&b, '\n');
	}
	fputs(b.data ? b.data : "", stderr);
	if (j->verdict == VERDICT_DIFFERS)
		fprintf(stderr, "different: %s\n", j->why);
}

/* Errors start with the operator. */
static void
count_refusal(const ge_options *o, const fxge_session *s)
{
	const char *m = s->diags.list.len ? s->diags.list.data[0].message : "";
	size_t n = strcspn(m, ": ");

	for (int i = 0; i < FXGE_OP_LIMIT; i++)
		if (fxge_ops[i].name && strlen(fxge_ops[i].name) == n
			&& memcmp(fxge_ops[i].name, m, n) == 0)
			o->board->of[i].refused++;
}

verdict
ge_run(const ge_options *o, choices *c)
{
	purse u = {0};
	fxge_session_options so = FXGE_OPTIONS(fxge_session_options);
	char path[256];

	so.alloc = take;
	so.dealloc = give;
	so.alloc_user = &u;
	so.threads = 1;
	job j = {.s = fxge_driver_session(&so), .purse = &u, .c = c, .o = o, .path = path};

	snprintf(path, sizeof path, "%s/%ld.air", o->dir, (long)getpid());
	j.text = ge_program(o, c, &j.air);
	o->board->loops = strstr(j.text, "While(") != NULL;
	if (o->verbose)
		fprintf(stderr, "%s", j.text);
	int ok = fxge_heap_guard(&j.s->heap, body, &j);
	bool silent = ok == 0 && !j.s->diags.errors && j.s->diags.exit == FXGE_EXIT_OK && !j.verdict;

	o->board->ran += ok == 1;
	o->board->refused += ok == 0 && !silent;
	o->board->large += ok < 0 || silent;
	if (ok == 0 && !silent)
		count_refusal(o, j.s);
	if (j.s->diags.exit == FXGE_EXIT_BUG)
		j.verdict = VERDICT_BUG;
	if (o->verbose || j.verdict)
		show(&j);
	drop(&j, j.out, j.n_out);
	fxge_close(j.s);
	return j.verdict;
}
