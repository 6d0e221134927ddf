/* SPDX-License-Identifier: Apache-2.0 */
/* The table of symbolic sizes: hash-consed nodes, symbols with ranges, and dispatch of constructors
 * to the rule families. */
#include "sym/table.h"
#include "base/key.h"

enum { FIRST_SLOTS = 256 };

static fxge_size
word_of(size_t index)
{
	return (fxge_size){(int64_t)(index * 2 + 1)};
}

fxge_syms *
fxge_syms_new(fxge_arena *a, fxge_names *names)
{
	fxge_syms *t = FXGE_NEW(a, fxge_syms);

	t->arena = a;
	t->names = names;
	fxge_arena_init(&t->scratch, a->heap);
	fxge_arena_defer(a, (void (*)(void *))fxge_arena_release, &t->scratch);
	fxge_arena_alloc(
		&t->scratch, 1); /* allocates the first chunk, so that restoring a mark does not free it */
	t->slots = FXGE_NEW_ARRAY(a, FIRST_SLOTS, uint32_t);
	t->slot_cap = FIRST_SLOTS;
	t->stamp = FXGE_NEW(a, uint64_t);
	t->epoch = 1;
	/* Index 0 is the value returned after exhaustion. */
	fxge_sym_intern(t, FXGE_SYM_CALL, FXGE_SYM_T_INT, fxge_names_get(names, "fault"),
		(fxge_size[]){fxge_size_small(0)}, 1);
	t->faults = 1;
	return t;
}

fxge_syms *
fxge_syms_copy(fxge_arena *a, const fxge_syms *from)
{
	fxge_syms *t = fxge_syms_new(a, from->names);
	fxge_arena scratch = t->scratch;
	size_t chunks = (from->count + FXGE_SYM_CHUNK - 1) / FXGE_SYM_CHUNK;

	*t = *from;
	t->arena = a;
	t->scratch = scratch;
	t->chunks = FXGE_NEW_ARRAY(a, 2 * chunks, fxge_sym_node *);
	for (size_t i = 0; i < chunks; i++)
		t->chunks[i] = fxge_arena_copy(a, from->chunks[i], FXGE_SYM_CHUNK * sizeof **t->chunks);
	t->slots = fxge_arena_copy(a, from->slots, from->slot_cap * sizeof *t->slots);
	t->stamp = fxge_arena_copy(a, from->stamp, sizeof *t->stamp);
	/* a list that grows gives its memory back, so lists are not shared */
	t->symbols.data =
		fxge_arena_copy(a, from->symbols.data, from->symbols.len * sizeof *t->symbols.data);
	t->symbols.cap = t->symbols.len;
	t->assumed.data =
		fxge_arena_copy(a, from->assumed.data, from->assumed.len * sizeof *t->assumed.data);
	t->assumed.cap = t->assumed.len;
	t->listed.data =
		fxge_arena_copy(a, from->listed.data, from->listed.len * sizeof *t->listed.data);
	t->listed.cap = t->listed.len;
	t->samples = (fxge_sym_samples){0};
	return t;
}

/* ---- hash-consing ---- */

static uint64_t
content_hash(const fxge_sym_node *k)
{
	uint64_t type =
		k->op == FXGE_SYM_SYMBOL ? 0 : k->type; /* a name has one symbol, whatever its type */
	uint64_t h = fxge_key_mix((uint64_t)k->op << 8 | type, fxge_ptr_key(k->name));

	h = fxge_key_mix(h, (uint64_t)k->bits);
	for (uint32_t i = 0; i < k->nargs; i++)
		h = fxge_key_mix(h, (uint64_t)k->args[i].raw);
	return h;
}

static bool
same_content(const fxge_sym_node *a, const fxge_sym_node *b)
{
	return a->hash == b->hash && a->op == b->op && a->name == b->name
		   && (a->type == b->type || a->op == FXGE_SYM_SYMBOL) && a->bits == b->bits
		   && a->nargs == b->nargs
		   && (a->nargs == 0 || memcmp(a->args, b->args, a->nargs * sizeof *a->args) == 0);
}

static uint32_t *
find_slot(const fxge_syms *t, const fxge_sym_node *k)
{
	for (size_t i = (size_t)k->hash & (t->slot_cap - 1);; i = (i + 1) & (t->slot_cap - 1))
		if (!t->slots[i] || same_content(fxge_sym_node_of(t, word_of(t->slots[i] - 1)), k))
			return &t->slots[i];
}

static void
grow_slots(fxge_syms *t)
{
	t->slots = FXGE_NEW_ARRAY(t->arena, t->slot_cap * 2, uint32_t);
	t->slot_cap *= 2;
	for (size_t i = 0; i < t->count; i++)
		*find_slot(t, fxge_sym_node_of(t, word_of(i))) = (uint32_t)i + 1;
}

/* Adds a chunk. The table of chunks doubles whenever their number is a power of two. */
static void
add_chunk(fxge_syms *t)
{
	size_t n = t->count / FXGE_SYM_CHUNK;

	if ((n & (n - 1)) == 0) {
		fxge_sym_node **more = FXGE_NEW_ARRAY(t->arena, n ? 2 * n : 1, fxge_sym_node *);

		if (n)
			memcpy(more, t->chunks, n * sizeof(*more));
		t->chunks = more;
	}
	t->chunks[n] = FXGE_NEW_ARRAY(t->arena, FXGE_SYM_CHUNK, fxge_sym_node);
}

static fxge_size
intern_node(fxge_syms *t, fxge_sym_node *k)
{
	k->hash = content_hash(k);
	uint32_t *slot = find_slot(t, k);

	if (*slot)
		return word_of(*slot - 1);
	if (t->count >= FXGE_MAX_SYM_NODES) {
		t->fault = t->fault ? t->fault : "too many expressions";
		return word_of(0);
	}
	if (t->count % FXGE_SYM_CHUNK == 0)
		add_chunk(t);
	k->args = fxge_arena_copy(t->arena, k->args, k->nargs * sizeof *k->args);
	*fxge_sym_node_of(t, word_of(t->count)) = *k;
	*slot = (uint32_t)++t->count;
	if (t->count * 2 > t->slot_cap)
		grow_slots(t);
	return word_of(t->count - 1);
}

fxge_size
fxge_sym_intern(
	fxge_syms *t, fxge_sym_op op, fxge_sym_type type, fxge_name name, const fxge_size *args, int n)
{
	fxge_sym_node k = {.op = (uint8_t)op,
		.type = (uint8_t)type,
		.name = name,
		.args = args,
		.nargs = (uint32_t)n,
		.depth = 1,
		.weight = 1};

	for (int i = 0; i < n; i++) {
		const fxge_sym_node *a = fxge_size_is_small(args[i]) ? NULL : fxge_sym_node_of(t, args[i]);
		int depth = a ? a->depth : 1;
		if (depth >= FXGE_MAX_EXPR_DEPTH)
			return fxge_sym_fail(t, "too deep");
		k.depth = depth >= k.depth ? (uint16_t)(depth + 1) : k.depth;
		k.weight += a ? a->weight : 1; /* cannot wrap after the check of each */
		if (k.weight > FXGE_MAX_EXPR_WEIGHT)
			return fxge_sym_fail(t, "too large");
	}
	return intern_node(t, &k);
}

fxge_size
fxge_sym_fail(fxge_syms *t, const char *fault)
{
	fxge_size number = fxge_size_small(t->faults++);

	t->fault = t->fault ? t->fault : fault;
	return fxge_sym_intern(
		t, FXGE_SYM_CALL, FXGE_SYM_T_INT, fxge_names_get(t->names, "fault"), &number, 1);
}

const char *
fxge_syms_fault(const fxge_syms *t)
{
	return t->fault;
}

void
fxge_syms_clear_fault(fxge_syms *t)
{
	t->fault = NULL;
}

/* ---- leaves ---- */

fxge_size
fxge_sym_int(fxge_syms *t, int64_t v)
{
	if (v >= INT64_MIN / 4 && v <= INT64_MAX / 4)
		return fxge_size_small(v);
	fxge_sym_node k = {
		.op = FXGE_SYM_INT, .type = FXGE_SYM_T_INT, .bits = v, .depth = 1, .weight = 1};

	return intern_node(t, &k);
}

fxge_size
fxge_sym_float(fxge_syms *t, double v)
{
	fxge_sym_node k = {.op = FXGE_SYM_FLOAT, .type = FXGE_SYM_T_FLOAT, .depth = 1, .weight = 1};
	int64_t nan = 0x7ff8000000000000;

	memcpy(&k.bits, &v, sizeof v);
	if (v != v)
		k.bits = nan; /* one NaN for all bit patterns */
	return intern_node(t, &k);
}

fxge_size
fxge_sym_symbol(fxge_syms *t, fxge_name name, fxge_sym_type type)
{
	fxge_sym_node k = {.op = FXGE_SYM_SYMBOL,
		.type = (uint8_t)type,
		.name = name,
		.depth = 1,
		.weight = 1,
		.number = (uint32_t)t->symbols.len,
		.lo = type == FXGE_SYM_T_BOOL ? 0 : INT64_MIN,
		.hi = type == FXGE_SYM_T_BOOL ? 1 : INT64_MAX};
	size_t before = t->count;
	fxge_size s = intern_node(t, &k);

	if (t->count > before) {
		fxge_vec_push(t->arena, &t->symbols, s);
		fxge_vec_push(t->arena, &t->listed, NULL);
	}
	return s;
}

int
fxge_syms_count(const fxge_syms *t)
{
	return (int)t->symbols.len;
}

fxge_size
fxge_syms_at(const fxge_syms *t, int i)
{
	return t->symbols.data[i];
}

bool
fxge_sym_set_range(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi)
{
	if (!fxge_sym_is(t, s, FXGE_SYM_SYMBOL))
		return false;
	fxge_sym_node *n = fxge_sym_node_of(t, s);

	lo = lo > n->lo ? lo : n->lo;
	hi = hi < n->hi ? hi : n->hi;
	if (lo > hi)
		return false;
	t->epoch += lo != n->lo || hi != n->hi;
	n->lo = lo;
	n->hi = hi;
	return true;
}

void
fxge_sym_set_reach(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi)
{
	if (!fxge_sym_is(t, s, FXGE_SYM_SYMBOL))
		return;
	fxge_sym_node *n = fxge_sym_node_of(t, s);

	n->bounded = true;
	n->known_lo = lo;
	n->known_hi = hi;
}

void
fxge_sym_reach(const fxge_syms *t, fxge_size s, int64_t *lo, int64_t *hi)
{
	const fxge_sym_node *n = fxge_sym_is(t, s, FXGE_SYM_SYMBOL) ? fxge_sym_node_of(t, s) : NULL;
	bool known = n && n->bounded;

	*lo = known ? n->known_lo : INT64_MIN;
	*hi = known ? n->known_hi : INT64_MAX;
}

/* ---- reading ---- */

bool
fxge_sym_is_int(const fxge_syms *t, fxge_size s, int64_t *v)
{
	if (fxge_size_is_small(s))
		*v = s.raw / 2;
	else if (fxge_sym_node_of(t, s)->op == FXGE_SYM_INT)
		*v = fxge_sym_node_of(t, s)->bits;
	else
		return false;
	return true;
}

fxge_sym_type
fxge_sym_type_of(const fxge_syms *t, fxge_size s)
{
	if (fxge_size_is_small(s))
		return FXGE_SYM_T_INT;
	return (fxge_sym_type)fxge_sym_node_of(t, s)->type;
}

fxge_sym_op
fxge_sym_op_of(const fxge_syms *t, fxge_size s)
{
	return fxge_size_is_small(s) ? FXGE_SYM_INT : (fxge_sym_op)fxge_sym_node_of(t, s)->op;
}

int
fxge_sym_args(const fxge_syms *t, fxge_size s, const fxge_size **args)
{
	*args = fxge_size_is_small(s) ? NULL : fxge_sym_node_of(t, s)->args;
	return fxge_size_is_small(s) ? 0 : (int)fxge_sym_node_of(t, s)->nargs;
}

fxge_name
fxge_sym_name(const fxge_syms *t, fxge_size s)
{
	return fxge_size_is_small(s) ? NULL : fxge_sym_node_of(t, s)->name;
}

bool
fxge_sym_is_unbacked(const fxge_syms *t, fxge_size s)
{
	fxge_name n = fxge_sym_name(t, s);

	return *n == '_' || strncmp(n, "zuf", 3) == 0
		   || (*n == 'u' && (n[1] == '_' || (n[1] >= '0' && n[1] <= '9')));
}

static bool
depends(const fxge_syms *t, fxge_size s, int *budget)
{
	const fxge_size *args;

	if (fxge_size_is_small(s))
		return false;
	if (--*budget < 0)
		return true;
	if (fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL)
		return fxge_sym_is_unbacked(t, s);
	int n = fxge_sym_args(t, s, &args);

	for (int i = 0; i < n; i++)
		if (depends(t, args[i], budget))
			return true;
	return false;
}

bool
fxge_sym_depends_on_data(const fxge_syms *t, fxge_size s)
{
	int budget = 1000;

	return depends(t, s, &budget);
}

double
fxge_sym_float_value(const fxge_syms *t, fxge_size s)
{
	double v;
	int64_t i = 0;

	if (!fxge_sym_is(t, s, FXGE_SYM_FLOAT))
		return fxge_sym_is_int(t, s, &i) ? (double)i : 0;
	memcpy(&v, &fxge_sym_node_of(t, s)->bits, sizeof v);
	return v;
}

fxge_size
fxge_sym_known(const fxge_syms *t, fxge_size s)
{
	if (t->plain)
		return s;
	while (!fxge_size_is_small(s) && fxge_sym_node_of(t, s)->has_fact)
		s = fxge_sym_node_of(t, s)->fact;
	return s;
}

bool
fxge_sym_any_float(const fxge_syms *t, const fxge_size *args, int n)
{
	for (int i = 0; i < n; i++)
		if (fxge_sym_type_of(t, args[i]) == FXGE_SYM_T_FLOAT)
			return true;
	return false;
}

fxge_size *
fxge_sym_copy_args(fxge_syms *t, const fxge_size *args, int n)
{
	fxge_size *copy = FXGE_NEW_ARRAY(&t->scratch, (size_t)n + 1, fxge_size);

	for (int i = 0; i < n; i++)
		copy[i] = args[i];
	return copy;
}

/* ---- constructors ---- */

static fxge_size
dispatch(fxge_syms *t, fxge_sym_op op, fxge_name fn, const fxge_size *a, int n)
{
	switch (op) {
	case FXGE_SYM_ADD:
		return fxge_sym_make_add(t, a, n);
	case FXGE_SYM_MUL:
		return fxge_sym_make_mul(t, a, n);
	case FXGE_SYM_FLOORDIV:
		return fxge_sym_make_floordiv(t, a[0], a[1]);
	case FXGE_SYM_MOD:
		return fxge_sym_make_mod(t, a[0], a[1]);
	case FXGE_SYM_MIN:
	case FXGE_SYM_MAX:
		return fxge_sym_make_extreme(t, op, a, n);
	case FXGE_SYM_POW:
		return fxge_sym_make_pow(t, a[0], a[1]);
	case FXGE_SYM_EQ:
	case FXGE_SYM_NE:
	case FXGE_SYM_LT:
	case FXGE_SYM_LE:
		return fxge_sym_make_compare(t, op, a[0], a[1]);
	case FXGE_SYM_AND:
	case FXGE_SYM_OR:
		return fxge_sym_make_andor(t, op, a, n);
	case FXGE_SYM_NOT:
		return fxge_sym_make_not(t, a[0]);
	case FXGE_SYM_ITE:
		return fxge_sym_make_ite(t, a[0], a[1], a[2]);
	case FXGE_SYM_CALL:
		return fxge_sym_make_call(t, fn, a, n);
	case FXGE_SYM_INT:
	case FXGE_SYM_FLOAT:
	case FXGE_SYM_SYMBOL:
		break;
	}
	return fxge_sym_fail(t, "not an operator");
}

/* Returns the number of operands of an operator; -1: at least one, -2: any number. */
static int
arity(fxge_sym_op op)
{
	switch (op) {
	case FXGE_SYM_FLOORDIV:
	case FXGE_SYM_MOD:
	case FXGE_SYM_POW:
	case FXGE_SYM_EQ:
	case FXGE_SYM_NE:
	case FXGE_SYM_LT:
	case FXGE_SYM_LE:
		return 2;
	case FXGE_SYM_NOT:
		return 1;
	case FXGE_SYM_ITE:
		return 3;
	case FXGE_SYM_MIN:
	case FXGE_SYM_MAX:
		return -1;
	default:
		return -2;
	}
}

fxge_size
fxge_sym_make(fxge_syms *t, fxge_sym_op op, fxge_name fn, const fxge_size *args, int n)
{
	int want = arity(op);

	if ((want >= 0 && n != want) || (want == -1 && n < 1) || (op == FXGE_SYM_CALL && !fn))
		return fxge_sym_fail(t, "wrong number of operands");
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_size *a = fxge_sym_copy_args(t, args, n);

	for (int i = 0; i < n; i++)
		a[i] = fxge_sym_known(t, a[i]);
	fxge_size r = fxge_sym_known(t, dispatch(t, op, fn, a, n));

	fxge_arena_restore(&t->scratch, m);
	return r;
}

static fxge_size
binary(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	return fxge_sym_make(t, op, NULL, (fxge_size[]){a, b}, 2);
}

fxge_size
fxge_sym_add(fxge_syms *t, fxge_size a, fxge_size b)
{
	return binary(t, FXGE_SYM_ADD, a, b);
}

fxge_size
fxge_sym_mul(fxge_syms *t, fxge_size a, fxge_size b)
{
	return binary(t, FXGE_SYM_MUL, a, b);
}

fxge_size
fxge_sym_sub(fxge_syms *t, fxge_size a, fxge_size b)
{
	return fxge_sym_add(t, a, fxge_sym_mul(t, fxge_size_small(-1), b));
}

fxge_size
fxge_sym_floordiv(fxge_syms *t, fxge_size a, fxge_size b)
{
	return binary(t, FXGE_SYM_FLOORDIV, a, b);
}

fxge_size
fxge_sym_ceildiv(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_size minus = fxge_size_small(-1);

	return fxge_sym_mul(t, minus, fxge_sym_floordiv(t, fxge_sym_mul(t, minus, a), b));
}

fxge_size
fxge_sym_mod(fxge_syms *t, fxge_size a, fxge_size b)
{
	return binary(t, FXGE_SYM_MOD, a, b);
}

fxge_size
fxge_sym_min(fxge_syms *t, fxge_size a, fxge_size b)
{
	return binary(t, FXGE_SYM_MIN, a, b);
}

fxge_size
fxge_sym_max(fxge_syms *t, fxge_size a, fxge_size b)
{
	return binary(t, FXGE_SYM_MAX, a, b);
}

fxge_size
fxge_sym_product(fxge_syms *t, const fxge_size *s, int n)
{
	return fxge_sym_make(t, FXGE_SYM_MUL, NULL, s, n);
}
