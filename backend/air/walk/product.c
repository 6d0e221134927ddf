/* SPDX-License-Identifier: Apache-2.0 */
/* GE's shape functions of products and of their scales. */
#include "backend/air/walk/walk.h"

/* x1, x2, bias, x3; fused_op_type, enable_hf32. */
bool
walk_fused_mat_mul(walk_call *c)
{
	int x1 = walk_slot(c, "x1"), x2 = walk_slot(c, "x2");

	if (x1 < 0 || x2 < 0)
		return true;
	if (c->in[x1]->dtype == fxge_dtypes[FXGE_DT_F32].proto && !walk_bool(c, "enable_hf32", false))
		return walk_refuse(c, "it supports bf16, f16 and hf32, and not f32");
	walk_shape a = c->shape[x1], b = c->shape[x2];

	if (a.rank < 0 || b.rank < 0)
		return true;
	if (a.rank != 2 || b.rank != 2)
		return walk_refuse(c, "its operands have %d and %d dims, expected 2", a.rank, b.rank);
	bool turn_a = walk_bool(c, "transpose_x1", false), turn_b = walk_bool(c, "transpose_x2", false);

	if (a.dims[turn_a ? 0 : 1] != b.dims[turn_b ? 1 : 0])
		return walk_refuse(c, "the k dims %lld and %lld must be the same",
			(long long)a.dims[turn_a ? 0 : 1], (long long)b.dims[turn_b ? 1 : 0]);
	int64_t *d = walk_copy(c, a, 2);

	d[0] = a.dims[turn_a ? 1 : 0];
	d[1] = b.dims[turn_b ? 0 : 1];
	c->out[0] = (walk_shape){2, d};
	return true;
}

/* Its attributes are read by their position, the last of which older prototypes lack. */
bool
walk_grouped_mat_mul(walk_call *c)
{
	static const struct {
		const char *name;
		int position;
	} late[] = {{"act_type", 6}, {"tuning_config", 7}};

	for (size_t i = 0; i < sizeof late / sizeof *late; i++)
		if (!fxge_air_find_attr(c->def->attr, c->def->n_attr, late[i].name))
			return walk_refuse(c,
				"the index %d of an attribute is out of range: '%s' is not written",
				late[i].position, late[i].name);
	return true;
}

/* GroupedMatmulFinalizeRouting: x [m, k], w [e, k, n], scale [e, n] or [e, 1, n]. */
bool
walk_finalize(walk_call *c)
{
	int x = walk_slot(c, "x"), w = walk_slot(c, "w"), scale = walk_slot(c, "scale");
	bool turn = walk_bool(c, "transpose_w", false);

	if (x < 0 || w < 0 || c->shape[x].rank != 2 || c->shape[w].rank != 3)
		return true;
	int64_t k = c->shape[x].dims[1], n = c->shape[w].dims[turn ? 1 : 2], e = c->shape[w].dims[0];

	if (c->shape[x].dims[0] == -1 || k == -1 || n == -1 || e == -1)
		return true;
	if (scale < 0)
		return walk_refuse(c, "scale is not given");
	walk_shape s = c->shape[scale];

	if (s.rank == 2 && (s.dims[0] != e || s.dims[1] != n))
		return walk_refuse(c, "the size of scale is not (E, N)");
	if (s.rank == 2 && (k % 16 || n % 32 || n < 256))
		return walk_refuse(c,
			"the input shape (K, N) is not supported: K is %lld, expected a multiple of 16, and N "
			"%lld, expected a multiple of 32 from 256 on",
			(long long)k, (long long)n);
	if (s.rank == 3 && (s.dims[0] != e || s.dims[1] != 1 || s.dims[2] != n))
		return walk_refuse(c, "the size of scale is not (E, 1, N)");
	return s.rank >= 2 && s.rank <= 4 ? true : walk_refuse(c, "scale has %d dims", s.rank);
}

/* TransQuantParamV2: scale. */
bool
walk_trans_quant_param(walk_call *c)
{
	int scale = walk_slot(c, "scale");

	if (scale >= 0 && walk_is_unknown(c->shape[scale]))
		return walk_refuse(c, "the shape of scale is null, as it has an unknown size");
	return true;
}

/* Operators of MX numbers: with fp4 (dst_type 40 or 41) results y have one number an
 * element, and those of the file two in a byte. Results of the program have the same bytes. */
bool
walk_mx(walk_call *c)
{
	int64_t code = walk_int(c, "dst_type", strcmp(c->op->type, "GroupedDynamicMxQuant") ? 40 : 35);
	bool fp4 = (code == 40 || code == 41) && walk_is_read(c);

	for (uint32_t k = 0; fp4 && k < c->op->n_out; k++) {
		walk_shape s = c->out[k];

		const char *port = c->op->out_port && c->op->out_port[k] >= 0
							   ? c->op->row->results[c->op->out_port[k]].name
							   : "";

		if (c->op->out[k].dtype != fxge_dtypes[FXGE_DT_U8].proto || s.rank < 1 || *port != 'y')
			continue;
		int64_t *d = walk_copy(c, s, s.rank);

		if (d[s.rank - 1] > INT64_MAX / 2)
			continue;
		d[s.rank - 1] *= d[s.rank - 1] > 0 ? 2 : 1;
		c->out[k] = (walk_shape){s.rank, d};
	}
	return true;
}
