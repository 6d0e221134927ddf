/* SPDX-License-Identifier: Apache-2.0 */
/* Inner tensors of a pickled tensor subclass; nothing is executed or constructed.
 *
 * PyTorch writes `_rebuild_from_type_v2(_rebuild_wrapper_subclass, CLASS, (..), STATE)`. Opcodes
 * are followed on a stack of kinds of values: tensors and texts are distinguished, all else is
 * "another". The class is never looked at. */
#include "base/diag/import.h"
#include "formats/pickle_tokens.h"

#include "base/limits.h"

#include <string.h>

enum {
	BINFLOAT = 'G',
	EMPTY_LIST = ']',
	APPEND = 'a',
	APPENDS = 'e',
	NEWOBJ = 0x81,
	FLOAT_BYTES = 9,
	STATE = 4 /* values from the function to the state: function, class, arguments, state */
};

typedef struct machine {
	fxge_pickle *r;
	FXGE_VEC(fxge_pickle_cell) stack;
	FXGE_VEC(size_t) marks;
	bool found; /* the state of a subclass was read */
} machine;

static const fxge_pickle_cell other = {.kind = FXGE_CELL_OTHER};

#define REFUSE(m, id, ...) FXGE_PICKLE_REFUSE((m)->r, id, (m)->r->at, __VA_ARGS__)

/* Pops `n` values that lie above the last mark. */
static bool
pop(machine *m, size_t n)
{
	size_t least = m->marks.len ? m->marks.data[m->marks.len - 1] : 0;

	if (m->stack.len < n || m->stack.len - n < least)
		return REFUSE(m, PICKLE_INVALID, "found an opcode without its values");
	m->stack.len -= n;
	return true;
}

/* Pops the last mark and stores the number of values below it. */
static bool
pop_mark(machine *m, size_t *below)
{
	if (m->marks.len == 0)
		return REFUSE(m, PICKLE_INVALID, "found an opcode without its MARK");
	*below = m->marks.data[--m->marks.len];
	return true;
}

static bool
push(machine *m, fxge_pickle_cell c)
{
	fxge_vec_push(m->r->a, &m->stack, c);
	return true;
}

static bool
push_result(machine *m)
{
	return push(m, other) && fxge_pickle_put(m->r, other);
}

static bool
is_global(const machine *m, size_t i, fxge_pickle_kind kind)
{
	const fxge_pickle_cell *c = &m->stack.data[i];

	return c->kind == FXGE_CELL_GLOBAL && c->global->kind == kind;
}

/* Returns true if the dict below `at` is the state of a subclass. */
static bool
is_state(const machine *m, size_t at)
{
	return at > STATE && is_global(m, at - STATE, FXGE_PK_WRAPPER)
		   && is_global(m, at - STATE - 1, FXGE_PK_SUBCLASS);
}

/* Lists the tensors among the pairs of keys and values from `at` on. */
static bool
list_tensors(machine *m, size_t at)
{
	fxge_pickle *r = m->r;

	if (m->found)
		return REFUSE(m, PICKLE_FORM, "found a tensor subclass in another, expected plain tensors");
	m->found = true;
	if ((m->stack.len - at) % 2 != 0)
		return REFUSE(m, PICKLE_INVALID, "found a key without a value");
	for (size_t i = at; i < m->stack.len; i += 2) {
		const fxge_pickle_cell *key = &m->stack.data[i], *v = key + 1;

		if (key->kind != FXGE_CELL_TEXT || v->kind != FXGE_CELL_TENSOR)
			continue;
		if (key->len == 0 || fxge_strmap_put(r->a, &r->names, key->text, key->len, r))
			return REFUSE(
				m, PICKLE_INVALID, "found two tensors named %.*s", (int)key->len, key->text);
		fxge_pickled t = r->tensors.data[v->tensor];

		t.name = fxge_arena_strndup(r->a, key->text, key->len);
		fxge_vec_push(r->a, r->out, t);
	}
	return true;
}

/* Reads a name. A function that makes tensors begins one, which has a grammar. */
static bool
name(machine *m)
{
	fxge_pickle *r = m->r;
	size_t at = r->at, n_memo = r->memo.len;
	fxge_pickle_cell c;

	if (!fxge_pickle_name(r, "a name", &c))
		return false;
	bool tensor = c.kind == FXGE_CELL_GLOBAL
				  && (c.global->kind == FXGE_PK_TENSOR_V2 || c.global->kind == FXGE_PK_TENSOR_V3);

	if (!tensor)
		return push(m, c);
	r->at = at;
	r->memo.len = n_memo;
	return fxge_pickle_value(r, &c) && push(m, c);
}

static bool
number(machine *m)
{
	int64_t v;

	return fxge_pickle_number(m->r, &v) && push(m, other);
}

/* Pops as many values as a tuple of the opcode has. */
static bool
tuple(machine *m, int op)
{
	size_t below = 0;

	if (op != FXGE_PICKLE_TUPLE)
		return pop(m, (size_t)(op - FXGE_PICKLE_TUPLE1 + 1)) && push_result(m);
	return pop_mark(m, &below) && (m->stack.len = below, true) && push_result(m);
}

/* Sets items of the dict below the pairs, which remains. */
static bool
set_items(machine *m, int op)
{
	size_t at = 0;

	if (op == FXGE_PICKLE_SETITEMS) {
		if (!pop_mark(m, &at))
			return false;
	} else {
		if (m->stack.len < 3)
			return REFUSE(m, PICKLE_INVALID, "found an opcode without its values");
		at = m->stack.len - 2;
	}
	if (at == 0)
		return REFUSE(m, PICKLE_INVALID, "found items without a dict");
	if (is_state(m, at) && !list_tensors(m, at))
		return false;
	return op == FXGE_PICKLE_SETITEMS ? (m->stack.len = at, true) : pop(m, 2);
}

static bool
append_all(machine *m)
{
	size_t below = 0;

	if (!pop_mark(m, &below))
		return false;
	m->stack.len = below;
	return true;
}

static bool
skip_float(machine *m)
{
	if (m->r->size - m->r->at < FLOAT_BYTES)
		return REFUSE(m, PICKLE_INVALID, "found the end of the pickle in the middle");
	m->r->at += FLOAT_BYTES;
	return push(m, other);
}

static bool
mark(machine *m)
{
	m->r->at++;
	fxge_vec_push(m->r->a, &m->marks, m->stack.len);
	return true;
}

/* Follows an opcode without an argument. */
static bool
plain_op(machine *m, int op)
{
	m->r->at++;
	switch (op) {
	case FXGE_PICKLE_NONE:
	case FXGE_PICKLE_NEWTRUE:
	case FXGE_PICKLE_NEWFALSE:
	case FXGE_PICKLE_EMPTY_TUPLE:
		return push(m, other);
	case FXGE_PICKLE_EMPTY_DICT:
	case EMPTY_LIST:
		return push_result(m);
	case FXGE_PICKLE_TUPLE:
	case FXGE_PICKLE_TUPLE1:
	case FXGE_PICKLE_TUPLE2:
	case FXGE_PICKLE_TUPLE3:
		return tuple(m, op);
	case FXGE_PICKLE_SETITEM:
	case FXGE_PICKLE_SETITEMS:
		return set_items(m, op);
	case APPENDS:
		return append_all(m);
	case APPEND:
	case FXGE_PICKLE_BUILD:
		return pop(m, 1);
	case FXGE_PICKLE_REDUCE:
	case NEWOBJ:
		return pop(m, 2) && push_result(m);
	default:
		m->r->at--;
		return fxge_pickle_op(m->r, FXGE_PICKLE_STOP, "a tensor subclass of plain values");
	}
}

static bool
step(machine *m)
{
	int op = fxge_pickle_peek(m->r);

	switch (op) {
	case FXGE_PICKLE_MARK:
		return mark(m);
	case FXGE_PICKLE_BINUNICODE:
	case FXGE_PICKLE_SHORT_BINUNICODE:
	case FXGE_PICKLE_BINGET:
	case FXGE_PICKLE_LONG_BINGET:
	case FXGE_PICKLE_GLOBAL:
		return name(m);
	case FXGE_PICKLE_BININT:
	case FXGE_PICKLE_BININT1:
	case FXGE_PICKLE_BININT2:
	case FXGE_PICKLE_LONG1:
		return number(m);
	case BINFLOAT:
		return skip_float(m);
	default:
		return plain_op(m, op);
	}
}

bool
fxge_pickle_scan_subclass(
	fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b, fxge_pickled_list *out)
{
	fxge_pickle r = {
		.a = a, .d = d, .loc = *loc, .p = b.data, .size = b.size, .out = out, .any_global = true};
	machine m = {.r = &r};

	*out = (fxge_pickled_list){0};
	if (b.size > FXGE_MAX_PICKLE)
		return REFUSE(
			&m, LIMIT, "found a pickle of %zu bytes, expected at most %u", b.size, FXGE_MAX_PICKLE);
	if (b.size < 2 || b.data[0] != FXGE_PICKLE_PROTO || b.data[1] < 2 || b.data[1] > 5)
		return REFUSE(&m, PICKLE_INVALID, "found no pickle of protocol 2 to 5");
	for (r.at = 2; fxge_pickle_peek(&r) != FXGE_PICKLE_STOP;)
		if (!step(&m))
			return false;
	r.at++;
	if (r.at != r.size || m.stack.len != 1 || m.marks.len)
		return REFUSE(&m, PICKLE_INVALID, "found bytes or values behind the pickle");
	return m.found ? true
				   : REFUSE(&m, PICKLE_FORM, "found another object, expected a tensor subclass");
}

bool
fxge_pickle_is_subclass(fxge_bytes b)
{
	static const char head[] = "ctorch._tensor\n_rebuild_from_type_v2\n";

	return b.size > 2 + sizeof head && b.data[0] == FXGE_PICKLE_PROTO
		   && memcmp(b.data + 2, head, sizeof head - 1) == 0;
}
