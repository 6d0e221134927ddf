/* SPDX-License-Identifier: Apache-2.0 */
/* Register allocation and printing of instructions: reused buffers of f32 (w0, w1, ..) and of masks
 * (m0, m1, ..). */
#include "writers/kernel_vector.h"

typedef struct pool {
	FXGE_VEC(int) free;
	int n;
} pool;

typedef struct allocation {
	const char **names; /* by virtual buffer */
	int *last;          /* last instruction that reads it; -1 if there is none */
	int *own;           /* its assigned buffer; -1 if there is none */
	pool pools[2];      /* pools of f32 and of masks */
	int spare;          /* f32 buffer for rounded numbers */
} allocation;

static int *
none(vx_unroller *u)
{
	int *v = FXGE_NEW_ARRAY(u->arena, u->masks.len, int);

	memset(v, -1, u->masks.len * sizeof *v);
	return v;
}

/* Finds last uses, from the end, so that reads by dead instructions do not count. */
static void
find_last(const vx_unroller *u, allocation *al, const vx_value *results, int n)
{
	for (int i = 0; i < n; i++)
		al->last[results[i].at] = (int)u->list.len;
	for (size_t i = u->list.len; i-- > 0;)
		for (int k = 0; k < 3 && al->last[u->list.data[i].to] >= 0; k++) {
			int from = u->list.data[i].from[k];

			if (from >= 0 && al->last[from] < 0)
				al->last[from] = (int)i;
		}
}

/* Returns whether the instruction is one of the vector unit. Others are functions whose result must
 * not overlap an operand. */
static bool
may_overlap(const char *name)
{
	static const char *const units[] = {"Abs", "Add", "Adds", "Div", "Duplicate", "Exp", "Ln",
		"MaskAnd", "MaskFill", "MaskNot", "MaskOr", "Mul", "Muls", "Rounded", "Select", "Sqrt",
		"Sub"};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (!strcmp(name, units[i]))
			return true;
	return false;
}

/* Frees the buffers that the instruction reads last. */
static void
release(vx_unroller *u, allocation *al, size_t i)
{
	const vx_instruction *x = &u->list.data[i];

	for (int k = 0; k < 3; k++) {
		int v = x->from[k];

		if (v < 0 || al->last[v] != (int)i || al->own[v] < 0)
			continue;
		fxge_vec_push(u->arena, &al->pools[u->masks.data[v]].free, al->own[v]);
		al->own[v] = -1;
	}
}

static void
place(vx_unroller *u, allocation *al, size_t i)
{
	const vx_instruction *x = &u->list.data[i];
	bool before = may_overlap(x->name), mask = u->masks.data[x->to];
	pool *p = &al->pools[mask];

	if (before)
		release(u, al, i);
	if (!al->names[x->to]) {
		al->own[x->to] = p->free.len ? p->free.data[--p->free.len] : p->n++;
		al->names[x->to] = VX_TEXT(u, "%c%d", mask ? 'm' : 'w', al->own[x->to]);
	}
	if (!before)
		release(u, al, i);
}

static void
put_instruction(fxge_sbuf *b, const allocation *al, const vx_instruction *x)
{
	fxge_sbuf_fmt(b, "%s(%s", x->name, al->names[x->to]);
	for (int k = 0; k < 3; k++)
		if (x->from[k] >= 0)
			fxge_sbuf_fmt(b, ", %s", al->names[x->from[k]]);
	if (x->scalar)
		fxge_sbuf_fmt(b, ", %s", x->scalar);
	if (x->mode)
		fxge_sbuf_fmt(b, ", %s", x->mode);
	if (!strcmp(x->name, "Rounded"))
		fxge_sbuf_fmt(b, ", w%d", al->spare);
	fxge_sbuf_str(b, x->whole ? ", filled);\n" : ", count);\n");
}

fxge_vector_body
vx_written(vx_unroller *u, const vx_value *results, int n, int n_inputs)
{
	allocation al = {.names = FXGE_NEW_ARRAY(u->arena, u->masks.len, const char *),
		.last = none(u),
		.own = none(u),
		.spare = 0};
	uint32_t *reads = FXGE_NEW_ARRAY(u->arena, (size_t)n + 1, uint32_t);
	fxge_sbuf b;

	fxge_sbuf_init(&b, u->arena);
	al.pools[0].n = u->rounds;
	find_last(u, &al, results, n);
	for (int i = 0; i < n_inputs; i++)
		al.names[i] = VX_TEXT(u, "%s_", fxge_kernel_name(u->arena, u->ge->params[i].name));
	for (int i = 0; i < n; i++) {
		reads[i] = results[i].reads;
		al.names[results[i].at] =
			VX_TEXT(u, "%s_", fxge_kernel_name(u->arena, u->ge->results[i].name));
	}
	for (size_t i = 0; i < u->list.len; i++) {
		if (al.last[u->list.data[i].to] < 0)
			continue;
		place(u, &al, i);
		put_instruction(&b, &al, &u->list.data[i]);
	}
	return (fxge_vector_body){.body = b.data,
		.buffers = al.pools[0].n,
		.masks = al.pools[1].n,
		.rounds = u->rounds,
		.reads = reads};
}
