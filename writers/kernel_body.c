/* Instructions as text, over buffers that are used again. */
#include "writers/kernel_vector.h"

typedef struct allocation {
	const char **names; /* by virtual buffer */
	int *last;          /* the instruction that reads it last */
	int *own;           /* its buffer, -1: none */
	FXGE_VEC(int) free;
	int n;
} allocation;

static void
find_last(const vx_unroller *u, allocation *al, const vx_value *results, int n)
{
	for (size_t i = 0; i < u->list.len; i++)
		for (int k = 0; k < 2; k++)
			if (u->list.data[i].from[k] >= 0)
				al->last[u->list.data[i].from[k]] = (int)i;
	for (int i = 0; i < n; i++)
		al->last[results[i].at] = (int)u->list.len;
}

/* Instructions of the vector unit; the others are functions, whose result may not lie on an
 * operand. */
static bool
may_overlap(const char *name)
{
	static const char *const units[] = {"Abs", "Add", "Adds", "Div", "Duplicate", "Exp", "Ln",
		"Max", "Maxs", "Min", "Mins", "Mul", "Muls", "Relu", "Sqrt", "Sub"};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (!strcmp(name, units[i]))
			return true;
	return false;
}

/* Buffers that the instruction reads last. */
static void
release(vx_unroller *u, allocation *al, size_t i)
{
	const vx_instruction *x = &u->list.data[i];

	for (int k = 0; k < 2; k++)
		if (x->from[k] >= 0 && al->last[x->from[k]] == (int)i && al->own[x->from[k]] >= 0
			&& !(k && x->from[1] == x->from[0]))
			fxge_vec_push(u->arena, &al->free, al->own[x->from[k]]);
}

static void
place(vx_unroller *u, allocation *al, size_t i)
{
	const vx_instruction *x = &u->list.data[i];
	bool before = may_overlap(x->name);

	if (before)
		release(u, al, i);
	if (!al->names[x->to]) {
		al->own[x->to] = al->free.len ? al->free.data[--al->free.len] : al->n++;
		al->names[x->to] = VX_TEXT(u, "w%d", al->own[x->to]);
	}
	if (!before)
		release(u, al, i);
}

static void
put_instruction(fxge_sbuf *b, const allocation *al, const vx_instruction *x)
{
	fxge_sbuf_fmt(b, "%s(%s", x->name, al->names[x->to]);
	for (int k = 0; k < 2; k++)
		if (x->from[k] >= 0)
			fxge_sbuf_fmt(b, ", %s", al->names[x->from[k]]);
	if (x->scalar)
		fxge_sbuf_fmt(b, ", %s", x->scalar);
	fxge_sbuf_str(b, ", count);\n");
}

fxge_vector_body
vx_written(vx_unroller *u, const vx_value *results, int n, int n_inputs)
{
	allocation al = {.names = FXGE_NEW_ARRAY(u->arena, (size_t)u->n_virtual, const char *),
		.last = FXGE_NEW_ARRAY(u->arena, (size_t)u->n_virtual, int),
		.own = FXGE_NEW_ARRAY(u->arena, (size_t)u->n_virtual, int)};
	fxge_sbuf b;

	fxge_sbuf_init(&b, u->arena);
	memset(al.own, -1, (size_t)u->n_virtual * sizeof *al.own);
	find_last(u, &al, results, n);
	for (int i = 0; i < n_inputs; i++)
		al.names[i] = VX_TEXT(u, "%s_", u->ge->params[i].name);
	for (int i = 0; i < n; i++)
		al.names[results[i].at] = VX_TEXT(u, "%s_", u->ge->results[i].name);
	for (size_t i = 0; i < u->list.len; i++) {
		place(u, &al, i);
		put_instruction(&b, &al, &u->list.data[i]);
	}
	return (fxge_vector_body){.body = b.data, .buffers = al.n};
}
