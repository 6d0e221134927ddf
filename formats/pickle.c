/* SPDX-License-Identifier: Apache-2.0 */
/* Recogniser of pickled state dicts by a grammar of opcodes; nothing is executed.
 *
 *   file      PROTO 2..5  dict  STOP
 *   dict      {EMPTY_DICT | ordered}  {MARK pair* SETITEMS | pair SETITEM}*  [attributes BUILD]
 *   pair      text {tensor | parameter}
 *   parameter _rebuild_parameter  tensor  bool  ordered  TUPLE3  REDUCE
 *   tensor    _rebuild_tensor_v2  MARK  storage  int  ints  ints  bool  ordered  TUPLE  REDUCE
 *             _rebuild_tensor_v3: the same with a dtype before TUPLE
 *   storage   MARK  "storage"  TYPE  text (record)  text (device)  int (length)  TUPLE  BINPERSID
 *   ordered   collections.OrderedDict  EMPTY_TUPLE  REDUCE
 *
 * A name (text, global) or a tensor may be a reference to its first occurrence. Memo indices must
 * count 0, 1, 2 ... as PyTorch writes them, so the memo is never larger than the file. */
#include "base/diag/import.h"
#include "formats/pickle_tokens.h"

#include "base/limits.h"

#include <string.h>

#define REFUSE  FXGE_PICKLE_REFUSE
#define MAX_KEY 32 /* storages are named by numbers */

static const fxge_pickle_cell other = {.kind = FXGE_CELL_OTHER};

static const char *
copy_text(fxge_pickle *r, const fxge_pickle_cell *text)
{
	return fxge_arena_strndup(r->a, text->text, text->len);
}

/* Reads REDUCE, which calls the callee before it: always a recognised constructor. */
static bool
reduce(fxge_pickle *r, fxge_pickle_cell result)
{
	return fxge_pickle_op(r, FXGE_PICKLE_REDUCE, "the end of a tensor")
		   && fxge_pickle_put(r, result);
}

/* Reads an empty OrderedDict: the hooks of a tensor. */
static bool
ordered(fxge_pickle *r)
{
	return fxge_pickle_want(r, FXGE_PK_ORDERED_DICT, "an empty OrderedDict")
		   && fxge_pickle_op(r, FXGE_PICKLE_EMPTY_TUPLE, "an empty OrderedDict")
		   && reduce(r, other);
}

/* ---- tensors ---- */

static bool
storage_bytes(fxge_pickle *r, fxge_pickled *t)
{
	int64_t length, size = t->dtype ? (int64_t)fxge_dtype_size(t->dtype) : 1;
	size_t at = r->at;

	if (!fxge_pickle_count(r, "storage length", &length))
		return false;
	return __builtin_mul_overflow(length, size, &t->storage_bytes)
			   ? REFUSE(r, PICKLE_INVALID, at, "found a storage of more than 2^63 bytes")
			   : true;
}

static bool
storage(fxge_pickle *r, fxge_pickled *t)
{
	fxge_pickle_cell word, key, device;
	const fxge_pickle_global *type;
	size_t at = r->at;

	if (!fxge_pickle_op(r, FXGE_PICKLE_MARK, "a storage")
		|| !fxge_pickle_text(r, "a storage", &word))
		return false;
	if (word.len != 7 || memcmp(word.text, "storage", 7) != 0)
		return REFUSE(r, PICKLE_FORM, at, "found a persistent object that is not a storage");
	type = fxge_pickle_want(r, FXGE_PK_STORAGE, "the type of a storage");
	if (!type || !fxge_pickle_text(r, "the name of a storage", &key)
		|| !fxge_pickle_text(r, "the device of a storage", &device))
		return false;
	if (key.len > MAX_KEY)
		return REFUSE(r, PICKLE_FORM, at,
			"found a storage whose name has %u bytes, expected a number", key.len);
	t->dtype = type->dtype;
	t->key = copy_text(r, &key);
	return storage_bytes(r, t) && fxge_pickle_op(r, FXGE_PICKLE_TUPLE, "the end of a storage")
		   && fxge_pickle_put(r, other)
		   && fxge_pickle_op(r, FXGE_PICKLE_BINPERSID, "the end of a storage");
}

/* Storages of bytes belong to tensors that say their dtype, and only these. */
static bool
element_type(fxge_pickle *r, fxge_pickle_kind kind, fxge_pickled *t)
{
	if ((kind == FXGE_PK_TENSOR_V3) != (t->dtype == FXGE_DT_NONE))
		return REFUSE(r, PICKLE_FORM, r->at, "found a storage of another kind than its tensor");
	if (kind != FXGE_PK_TENSOR_V3)
		return true;
	const fxge_pickle_global *g = fxge_pickle_want(r, FXGE_PK_DTYPE, "a dtype");

	if (g)
		t->dtype = g->dtype;
	return g != NULL;
}

static bool
tensor(fxge_pickle *r, fxge_pickle_kind kind, fxge_pickle_cell *out)
{
	static const char end[] = "the end of a tensor (conj and neg bits are not read)";
	fxge_pickled t = {0};
	int rank;

	if (!fxge_pickle_op(r, FXGE_PICKLE_MARK, "the arguments of a tensor") || !storage(r, &t)
		|| !fxge_pickle_count(r, "storage offset", &t.offset)
		|| !fxge_pickle_ints(r, "size", &t.rank, &t.shape)
		|| !fxge_pickle_ints(r, "stride", &rank, &t.stride))
		return false;
	if (rank != t.rank)
		return REFUSE(r, PICKLE_INVALID, r->at, "found %d strides, expected %d", rank, t.rank);
	*out = (fxge_pickle_cell){.kind = FXGE_CELL_TENSOR, .tensor = r->tensors.len};
	if (!fxge_pickle_flag(r) || !ordered(r) || !element_type(r, kind, &t)
		|| !fxge_pickle_op(r, FXGE_PICKLE_TUPLE, end) || !fxge_pickle_put(r, other)
		|| !reduce(r, *out))
		return false;
	fxge_vec_push(r->a, &r->tensors, t);
	return true;
}

/* Reads a tensor or a parameter; a parameter counts as the tensor that it wraps. */
static bool
value(fxge_pickle *r, bool wrapped, fxge_pickle_cell *out)
{
	static const char expected[] = "a tensor or a parameter";
	size_t at = r->at;

	if (!fxge_pickle_global_or_tensor(r, expected, out))
		return false;
	if (out->kind == FXGE_CELL_TENSOR)
		return true;
	fxge_pickle_kind kind = out->kind == FXGE_CELL_GLOBAL ? out->global->kind : FXGE_PK_NONE;

	if (kind == FXGE_PK_TENSOR_V2 || kind == FXGE_PK_TENSOR_V3)
		return tensor(r, kind, out);
	if (kind != FXGE_PK_PARAMETER || wrapped)
		return REFUSE(r, PICKLE_FORM, at, "found another reference, expected %s", expected);
	return value(r, true, out) && fxge_pickle_flag(r) && ordered(r)
		   && fxge_pickle_op(r, FXGE_PICKLE_TUPLE3, "the end of a parameter")
		   && fxge_pickle_put(r, other) && reduce(r, *out);
}

bool
fxge_pickle_value(fxge_pickle *r, fxge_pickle_cell *out)
{
	return value(r, false, out);
}

/* ---- the dict ---- */

static bool
pair(fxge_pickle *r)
{
	fxge_pickle_cell key, v;
	size_t at = r->at;

	if (!fxge_pickle_text(r, "the name of a tensor", &key) || !value(r, false, &v))
		return false;
	if (fxge_strmap_put(r->a, &r->names, key.text, key.len, r))
		return REFUSE(
			r, PICKLE_INVALID, at, "found two tensors named %.*s", (int)key.len, key.text);
	fxge_pickled t = r->tensors.data[v.tensor];

	t.name = copy_text(r, &key);
	fxge_vec_push(r->a, r->out, t);
	return true;
}

static bool
pairs(fxge_pickle *r)
{
	for (r->at++; fxge_pickle_peek(r) != FXGE_PICKLE_SETITEMS;)
		if (!pair(r))
			return false;
	r->at++;
	return true;
}

/* Skips an attribute of a module's state dict other than its tensors: versions of modules. */
static bool
attribute(fxge_pickle *r)
{
	static const char expected[] = "versions of modules, or the end";
	fxge_pickle_cell c;
	int64_t v;

	switch (fxge_pickle_peek(r)) {
	case FXGE_PICKLE_MARK:
	case FXGE_PICKLE_SETITEM:
	case FXGE_PICKLE_SETITEMS:
	case FXGE_PICKLE_NONE:
	case FXGE_PICKLE_NEWTRUE:
	case FXGE_PICKLE_NEWFALSE:
	case FXGE_PICKLE_EMPTY_TUPLE:
	case FXGE_PICKLE_EMPTY_DICT:
	case FXGE_PICKLE_REDUCE: /* calls OrderedDict: no other global is accepted here */
		r->at++;
		return fxge_pickle_put(r, other);
	case FXGE_PICKLE_BININT:
	case FXGE_PICKLE_BININT1:
	case FXGE_PICKLE_BININT2:
	case FXGE_PICKLE_LONG1:
		return fxge_pickle_number(r, &v);
	default:
		if (!fxge_pickle_name(r, expected, &c))
			return false;
		return c.kind == FXGE_CELL_TEXT
					   || (c.kind == FXGE_CELL_GLOBAL && c.global->kind == FXGE_PK_ORDERED_DICT)
				   ? true
				   : REFUSE(
					   r, PICKLE_FORM, r->at, "found another reference, expected %s", expected);
	}
}

static bool
attributes(fxge_pickle *r)
{
	while (fxge_pickle_peek(r) != FXGE_PICKLE_BUILD)
		if (!attribute(r))
			return false;
	r->at++;
	return true;
}

static bool
dict_body(fxge_pickle *r, bool has_attributes)
{
	for (;;)
		switch (fxge_pickle_peek(r)) {
		case FXGE_PICKLE_STOP:
			return true;
		case FXGE_PICKLE_MARK:
			if (!pairs(r))
				return false;
			break;
		case FXGE_PICKLE_EMPTY_DICT:
			return has_attributes ? attributes(r)
								  : fxge_pickle_op(r, FXGE_PICKLE_STOP, "the end of the dict");
		default:
			if (!pair(r) || !fxge_pickle_op(r, FXGE_PICKLE_SETITEM, "the end of a pair"))
				return false;
		}
}

static bool
file(fxge_pickle *r)
{
	bool plain;

	if (r->size < 2 || r->p[0] != FXGE_PICKLE_PROTO || r->p[1] < 2 || r->p[1] > 5)
		return REFUSE(r, PICKLE_INVALID, 0, "found no pickle of protocol 2 to 5");
	r->at = 2;
	plain = fxge_pickle_peek(r) == FXGE_PICKLE_EMPTY_DICT;
	r->at += plain;
	if (!(plain ? fxge_pickle_put(r, other) : ordered(r)) || !dict_body(r, !plain)
		|| !fxge_pickle_op(r, FXGE_PICKLE_STOP, "the end of the pickle"))
		return false;
	return r->at == r->size ? true
							: REFUSE(r, PICKLE_INVALID, r->at, "found bytes behind the pickle");
}

bool
fxge_pickle_scan(
	fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b, fxge_pickled_list *out)
{
	fxge_pickle r = {.a = a, .d = d, .loc = *loc, .p = b.data, .size = b.size, .out = out};

	*out = (fxge_pickled_list){0};
	if (b.size > FXGE_MAX_PICKLE)
		return REFUSE(&r, LIMIT, 0, "found a pickle of %zu bytes, expected at most %u", b.size,
			FXGE_MAX_PICKLE);
	return file(&r);
}
