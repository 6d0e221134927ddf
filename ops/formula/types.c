/* SPDX-License-Identifier: Apache-2.0 */
/* Static types of a formula's expressions. */
#include "ops/formula/types.h"

#include "base/sbuf.h"

static const char *const names[] = {"?", "nothing", "None", "tensor", "int", "float", "number",
	"bool", "text", "dtype", "class of dtypes", "layout or device", "list", "several tensors"};

static fxge_fx_type_kind
kind_of(fxge_ptype t)
{
	static const uint8_t kinds[] = {
		[FXGE_P_TENSOR] = FXGE_FX_T_TENSOR,
		[FXGE_P_INT] = FXGE_FX_T_INT,
		[FXGE_P_FLOAT] = FXGE_FX_T_FLOAT,
		[FXGE_P_BOOL] = FXGE_FX_T_BOOL,
		[FXGE_P_SCALAR] = FXGE_FX_T_NUMBER,
		[FXGE_P_STR] = FXGE_FX_T_STR,
		[FXGE_P_DTYPE] = FXGE_FX_T_DTYPE,
		[FXGE_P_LAYOUT] = FXGE_FX_T_OPAQUE,
		[FXGE_P_DEVICE] = FXGE_FX_T_OPAQUE,
		[FXGE_P_MEMORY_FORMAT] = FXGE_FX_T_OPAQUE,
		[FXGE_P_GENERATOR] = FXGE_FX_T_OPAQUE,
		[FXGE_P_CONST] = FXGE_FX_T_OPAQUE,
		[FXGE_P_ANY] = FXGE_FX_T_OPAQUE,
	};

	return kinds[t];
}

fxge_fx_type
fxge_fx_type_of(const fxge_param *p)
{
	uint8_t k = (uint8_t)kind_of(p->type);

	if (!p->list)
		return (fxge_fx_type){.kind = k, .optional = p->optional};
	return (fxge_fx_type){.kind = FXGE_FX_T_LIST,
		.elem = k,
		.optional = p->optional,
		.elem_optional = p->elem_optional};
}

const char *
fxge_fx_type_text(fxge_arena *a, fxge_fx_type t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_str(&b, names[t.kind]);
	if (t.kind == FXGE_FX_T_LIST && t.elem)
		fxge_sbuf_fmt(&b, " of %s%s", names[t.elem], t.elem_optional ? " or None" : "");
	if (t.kind == FXGE_FX_T_RESULTS)
		fxge_sbuf_fmt(&b, " (%d)", t.n);
	fxge_sbuf_str(&b, t.optional ? " or None" : "");
	return b.data;
}

bool
fxge_fx_type_same(fxge_fx_type a, fxge_fx_type b)
{
	return a.kind == b.kind && a.elem == b.elem && a.optional == b.optional
		   && a.elem_optional == b.elem_optional && a.n == b.n && a.maybe == b.maybe;
}

fxge_fx_type
fxge_fx_type_result(fxge_fx_type results, int k)
{
	return (fxge_fx_type){.kind = FXGE_FX_T_TENSOR, .optional = k < 16 && results.maybe >> k & 1};
}

static bool
is_numeric(uint8_t kind)
{
	return kind == FXGE_FX_T_INT || kind == FXGE_FX_T_FLOAT || kind == FXGE_FX_T_NUMBER;
}

bool
fxge_fx_type_is_number(fxge_fx_type t)
{
	return is_numeric(t.kind) && !t.optional;
}

static bool
join_kind(uint8_t a, uint8_t b, uint8_t *out)
{
	*out = a == FXGE_FX_T_BROKEN ? b : a;
	if (a == b || a == FXGE_FX_T_BROKEN || b == FXGE_FX_T_BROKEN)
		return true;
	*out = FXGE_FX_T_NUMBER;
	return is_numeric(a) && is_numeric(b);
}

bool
fxge_fx_type_join(fxge_fx_type a, fxge_fx_type b, fxge_fx_type *out)
{
	if (a.kind == FXGE_FX_T_NONE || b.kind == FXGE_FX_T_NONE) {
		*out = a.kind == FXGE_FX_T_NONE ? b : a;
		out->optional |= out->kind != FXGE_FX_T_NONE;
		return out->kind != FXGE_FX_T_NOTHING;
	}
	*out = a.kind == FXGE_FX_T_BROKEN ? b : a;
	out->optional = a.optional || b.optional;
	out->elem_optional = a.elem_optional || b.elem_optional;
	out->maybe = a.maybe | b.maybe;
	return join_kind(a.kind, b.kind, &out->kind) && join_kind(a.elem, b.elem, &out->elem)
		   && (a.kind != FXGE_FX_T_RESULTS || b.kind != FXGE_FX_T_RESULTS || a.n == b.n);
}

/* Returns the cost of one element: higher for a conversion that changes more. */
static int
fit_kind(uint8_t kind, fxge_ptype to)
{
	switch (to) {
	case FXGE_P_SCALAR:
		return is_numeric(kind) ? kind != FXGE_FX_T_NUMBER : kind == FXGE_FX_T_BOOL ? 1 : -1;
	case FXGE_P_FLOAT:
		return kind == FXGE_FX_T_FLOAT    ? 0
			   : kind == FXGE_FX_T_NUMBER ? 1
			   : kind == FXGE_FX_T_INT    ? 2
										  : -1;
	default:
		return kind == kind_of(to) ? 0 : -1;
	}
}

int
fxge_fx_type_fit(fxge_fx_type t, const fxge_param *p)
{
	if (t.kind == FXGE_FX_T_BROKEN)
		return 0;
	if (t.kind == FXGE_FX_T_NONE)
		return p->optional ? 0 : -1;
	if (t.optional && !p->optional)
		return -1;
	if (!p->list)
		return fit_kind(t.kind, p->type);
	if (t.kind == FXGE_FX_T_INT && p->type == FXGE_P_INT && p->list_size)
		return 3;
	if (t.kind != FXGE_FX_T_LIST || (t.elem_optional && !p->elem_optional))
		return -1;
	return t.elem == FXGE_FX_T_BROKEN ? 0 : fit_kind(t.elem, p->type);
}
