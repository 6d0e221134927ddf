/* SPDX-License-Identifier: Apache-2.0 */
/* JSON description of GE types, for programs that create nodes of them. */
#include "driver/api.h"

#include "backend/cpu/runtime/isa.h"
#include "ir/optab.h"

#include "fxge_op_limit.h"

static const char *
type_name(fxge_ptype type)
{
	static const char *const names[] = {[FXGE_P_TENSOR] = "tensor",
		[FXGE_P_INT] = "int",
		[FXGE_P_FLOAT] = "float",
		[FXGE_P_BOOL] = "bool",
		[FXGE_P_STR] = "str",
		[FXGE_P_DTYPE] = "dtype",
		[FXGE_P_CONST] = "constant",
		[FXGE_P_ANY] = "any"};

	return type < sizeof names / sizeof *names && names[type] ? names[type] : "any";
}

/* Appends the dtypes of a set that tensors can have; an empty list means unrestricted. */
static void
dtypes_json(fxge_sbuf *b, fxge_dtype_set set)
{
	const char *between = "";

	fxge_sbuf_str(b, ",\"dtypes\":[");
	for (int dt = FXGE_DT_NONE + 1; dt < FXGE_DT_COUNT; dt++)
		if (set >> dt & 1) {
			fxge_sbuf_fmt(b, "%s\"%s\"", between, fxge_dtypes[dt].text);
			between = ",";
		}
	fxge_sbuf_str(b, "]}");
}

static void
params_json(fxge_sbuf *b, const fxge_op *op, bool attrs)
{
	const char *between = "";

	for (int i = 0; i < op->n_params; i++) {
		const fxge_param *p = &op->params[i];

		if (p->attr != attrs)
			continue;
		fxge_sbuf_fmt(b,
			"%s{\"name\":\"%s\",\"type\":\"%s\",\"list\":%s,\"nested\":%s,\"optional\":%s", between,
			p->name, type_name(p->lists ? p->lists : p->type), p->list ? "true" : "false",
			p->lists ? "true" : "false", fxge_param_may_miss(p) ? "true" : "false");
		dtypes_json(b, p->dtypes);
		between = ",";
	}
}

/* Returns true if the CPU executor can run the type. */
static bool
can_run(const fxge_op *op)
{
	return op->n_compositions || (op->external && op->external->kernel)
		   || (op->id < FXGE_OP_LIMIT && fxge_kernels_here()[op->id]);
}

static void
type_json(fxge_sbuf *b, const fxge_op *op, bool loaded)
{
	fxge_sbuf_fmt(b, "{\"type\":\"%s\",\"inputs\":[", op->name + strlen("ge."));
	params_json(b, op, false);
	fxge_sbuf_str(b, "],\"attrs\":[");
	params_json(b, op, true);
	fxge_sbuf_str(b, "],\"outputs\":[");
	for (int i = 0; i < op->n_results; i++)
		fxge_sbuf_fmt(b, "%s{\"name\":\"%s\",\"list\":%s}", i ? "," : "",
			op->results[i].name ? op->results[i].name : "", op->results[i].list ? "true" : "false");
	fxge_sbuf_fmt(b, "],\"graphs\":%d,\"infers\":%s,\"runs\":%s,\"effect\":%s,\"loaded\":%s}",
		op->n_graphs, op->flags & FXGE_OP_UNCHECKED ? "false" : "true",
		can_run(op) ? "true" : "false", op->flags & FXGE_OP_EFFECT ? "true" : "false",
		loaded ? "true" : "false");
}

/* Appends the names of the GE types that the session loaded, as a JSON list. */
static void
loaded_json(fxge_sbuf *b, const fxge_session *s)
{
	const fxge_op *op;
	const char *between = "";

	fxge_sbuf_chr(b, '[');
	for (size_t i = 0; (op = fxge_op_loaded(s, i)); i++)
		if (op->ge) {
			fxge_sbuf_fmt(b, "%s\"%s\"", between, op->name + strlen("ge."));
			between = ",";
		}
	fxge_sbuf_chr(b, ']');
}

static const char *
loaded_types(fxge_session *s)
{
	fxge_sbuf b;

	fxge_api_text(s, &b);
	loaded_json(&b, s);
	return b.data;
}

/* Returns the description of a GE type, or NULL if there is no such type. */
static const char *
describe_type(fxge_arena *a, fxge_session *s, const char *type)
{
	const char *name = fxge_arena_printf(a, "ge.%s", type);
	size_t n = strlen(name);
	const fxge_op *op = fxge_op_find(s, name, n);
	fxge_sbuf b;

	bool loaded = op && op->id >= FXGE_OP_LIMIT;

	op = op ? op : fxge_op_prototype(s, name, n);
	if (!op || !op->ge)
		return NULL;
	fxge_api_text(s, &b);
	type_json(&b, op, loaded);
	return b.data;
}

const char *
fxge_type_text(fxge_session *s, const char *type)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g)) {
		g->text = type ? describe_type(&g->arena, s, type) : loaded_types(s);
		g->ok = true;
	}
	fxge_api_end(g);
	return g->text;
}
