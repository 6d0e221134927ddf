/* SPDX-License-Identifier: Apache-2.0 */
/* Constructors of arguments for new nodes. */
#include "ir/graph.h"

fxge_arg
fxge_a_value(int param, fxge_value *v)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_VALUE, .value = v};
}
fxge_arg
fxge_a_values(int param, fxge_value *const *v, int n)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_VALUE, .list = true, .n = n, .values = v};
}
fxge_arg
fxge_a_size(int param, fxge_size s)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_INT, .size = s};
}
fxge_arg
fxge_a_sizes(int param, const fxge_size *s, int n)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_INT, .list = true, .n = n, .sizes = s};
}
/* A plain integer: the constructors have no access to the program's table of sizes. */
fxge_arg
fxge_a_int(int param, int64_t i)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_INT, .plain = true, .i = i};
}
fxge_arg
fxge_a_ints(int param, const int64_t *v, int n)
{
	return (fxge_arg){
		.param = param, .kind = FXGE_K_INT, .plain = true, .list = true, .n = n, .ints = v};
}
fxge_arg
fxge_a_float(int param, double f)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_FLOAT, .f = f};
}
fxge_arg
fxge_a_floats(int param, const double *v, int n)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_FLOAT, .list = true, .n = n, .floats = v};
}
fxge_arg
fxge_a_bool(int param, bool b)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_BOOL, .b = b};
}
fxge_arg
fxge_a_str(int param, const char *s)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_STR, .str = s};
}
fxge_arg
fxge_a_strs(int param, const char *const *v, int n)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_STR, .list = true, .n = n, .strs = v};
}
fxge_arg
fxge_a_dtype(int param, fxge_dtype dt)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_DTYPE, .dtype = dt};
}
fxge_arg
fxge_a_tensor(int param, const fxge_tensor *t)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_TENSOR, .tensor = t};
}
fxge_arg
fxge_a_raw(int param, const fxge_operand *o, int n, bool list)
{
	return (fxge_arg){.param = param, .kind = FXGE_K_NONE, .list = list, .n = n, .raw = o};
}
fxge_arg
fxge_a_port(int param, const fxge_node *n, int port)
{
	const fxge_port *q = &n->ports[port];

	if (!q->present)
		return fxge_a_value(param, NULL);
	return fxge_a_raw(param, &n->operands[q->first], (int)q->count, n->op->params[port].list);
}
fxge_arg
fxge_a_literal(int param, const fxge_lit *l)
{
	switch (l->kind) {
	case FXGE_LIT_INT:
		return fxge_a_int(param, l->i);
	case FXGE_LIT_FLOAT:
		return fxge_a_float(param, l->f);
	case FXGE_LIT_BOOL:
		return fxge_a_bool(param, l->i != 0);
	case FXGE_LIT_STR:
		return fxge_a_str(param, l->s);
	case FXGE_LIT_DTYPE:
		return fxge_a_dtype(param, (fxge_dtype)l->i);
	case FXGE_LIT_INTS:
		return fxge_a_ints(param, l->ints, l->n);
	case FXGE_LIT_FLOATS:
		return fxge_a_floats(param, l->floats, l->n);
	case FXGE_LIT_STRS:
		return fxge_a_strs(param, l->strs, l->n);
	default:
		return fxge_a_value(param, NULL);
	}
}
