/* Decompositions of softmax, normalisations and variance. */
#include "passes/decomp.h"

static fxge_value *
to_dtype(fxge_cx *cx, fxge_value *x, fxge_dtype dt)
{
	if (!x || (fxge_dtype)x->meta.dtype == dt)
		return x;
	return fxge_emit(cx, ATEN__to_copy,
		FXGE_ARGS(fxge_a_value(ATEN__to_copy__self, x), fxge_a_dtype(ATEN__to_copy__dtype, dt)));
}

static fxge_value *
binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, op, FXGE_ARGS(fxge_a_value(0, a), fxge_a_value(1, b)));
}

/* aten::softmax.int, log_softmax.int(Tensor self, int dim, ScalarType? dtype=None)
 * => _softmax, _log_softmax(cast(self), dim) */
bool
decomp_softmax(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	int op = cx->node->op->id == ATEN_softmax_int ? ATEN__softmax : ATEN__log_softmax;
	int dim = fxge_arg_dim(&cx->call, 1, y->rank);

	fxge_arg_present(&cx->call, 2);
	return fxge_give(cx, 0,
		fxge_emit(cx, op,
			FXGE_ARGS(fxge_a_value(0, to_dtype(cx, fxge_in(cx, 0), (fxge_dtype)y->dtype)),
				fxge_a_int(1, dim), fxge_a_bool(2, false))));
}

/* aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
 * eps, bool cudnn)
 * => native_layer_norm(...)[0] */
bool
decomp_layer_norm(fxge_cx *cx)
{
	fxge_sizes n = fxge_arg_sizes(&cx->call, ATEN_layer_norm__normalized_shape);
	fxge_node *y = fxge_emit_node(cx, ATEN_native_layer_norm,
		FXGE_ARGS(fxge_a_value(ATEN_native_layer_norm__input, fxge_in(cx, ATEN_layer_norm__input)),
			fxge_a_sizes(ATEN_native_layer_norm__normalized_shape, n.s, n.n),
			fxge_a_value(ATEN_native_layer_norm__weight, fxge_in(cx, ATEN_layer_norm__weight)),
			fxge_a_value(ATEN_native_layer_norm__bias, fxge_in(cx, ATEN_layer_norm__bias)),
			fxge_a_float(
				ATEN_native_layer_norm__eps, fxge_arg_float(&cx->call, ATEN_layer_norm__eps))),
		0);

	fxge_arg_present(&cx->call, ATEN_layer_norm__cudnn_enable);
	return y && fxge_give(cx, 0, y->results[0]);
}

/* The dims from `first` on, as a list. */
static fxge_arg
dims_from(fxge_cx *cx, int param, int first, int rank)
{
	int64_t *d = FXGE_NEW_ARRAY(cx->call.arena, (size_t)rank, int64_t);

	for (int i = first; i < rank; i++)
		d[i - first] = i;
	return fxge_a_ints(param, d, rank - first);
}

/* aten::rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None)
 * => x * rsqrt(mean(x^2) + eps) * weight, in f32 for half types (as PyTorch's composite), eps
 * default: the dtype's epsilon */
bool
decomp_rms_norm(fxge_cx *cx)
{
	fxge_value *in = fxge_in(cx, ATEN_rms_norm__input), *w = fxge_in(cx, ATEN_rms_norm__weight);
	fxge_sizes n = fxge_arg_sizes(&cx->call, ATEN_rms_norm__normalized_shape);

	if (!in)
		return false;
	fxge_dtype dt = (fxge_dtype)in->meta.dtype, acc = dt == FXGE_DT_F64 ? dt : FXGE_DT_F32;
	double eps = fxge_arg_present(&cx->call, ATEN_rms_norm__eps)
					 ? fxge_arg_float(&cx->call, ATEN_rms_norm__eps)
				 : acc == FXGE_DT_F64 ? 0x1p-52
									  : 0x1p-23;
	fxge_value *x = to_dtype(cx, in, acc);
	fxge_value *sq =
		fxge_emit(cx, ATEN_pow_Tensor_Scalar, FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, 2)));
	fxge_value *mean = fxge_emit(cx, ATEN_mean_dim,
		FXGE_ARGS(fxge_a_value(ATEN_mean_dim__self, sq),
			dims_from(cx, ATEN_mean_dim__dim, in->meta.rank - n.n, in->meta.rank),
			fxge_a_bool(ATEN_mean_dim__keepdim, true)));
	fxge_value *sum =
		fxge_emit(cx, ATEN_add_Scalar, FXGE_ARGS(fxge_a_value(0, mean), fxge_a_float(1, eps)));
	fxge_value *r = fxge_emit(cx, ATEN_rsqrt, FXGE_ARGS(fxge_a_value(0, sum)));
	fxge_value *y = binary(cx, ATEN_mul_Tensor, x, r);

	if (w)
		y = binary(cx, ATEN_mul_Tensor, y, to_dtype(cx, w, acc));
	return fxge_give(cx, 0, to_dtype(cx, y, dt));
}

/* Training without running statistics => _native_batch_norm_legit.no_stats(...)[0] */
static bool
by_own_statistics(fxge_cx *cx)
{
	fxge_node *y = fxge_emit_node(cx, ATEN__native_batch_norm_legit_no_stats,
		FXGE_ARGS(fxge_a_value(0, fxge_in(cx, ATEN_batch_norm__input)),
			fxge_a_value(1, fxge_in(cx, ATEN_batch_norm__weight)),
			fxge_a_value(2, fxge_in(cx, ATEN_batch_norm__bias)), fxge_a_bool(3, true),
			fxge_a_float(4, fxge_arg_float(&cx->call, ATEN_batch_norm__momentum)),
			fxge_a_float(5, fxge_arg_float(&cx->call, ATEN_batch_norm__eps))),
		0);

	fxge_arg_present(&cx->call, ATEN_batch_norm__cudnn_enabled);
	if (fxge_in(cx, ATEN_batch_norm__running_mean) || fxge_in(cx, ATEN_batch_norm__running_var))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"batch_norm in training would write its running statistics: they must be buffers");
	return y && fxge_give(cx, 0, y->results[0]);
}

/* aten::batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps,
 * cudnn_enabled)
 * => _native_batch_norm_legit_no_training(...)[0]. The training form writes its statistics:
 * functionalise rewrote it. */
bool
decomp_batch_norm(fxge_cx *cx)
{
	if (fxge_arg_bool(&cx->call, ATEN_batch_norm__training))
		return by_own_statistics(cx);
	fxge_node *y = fxge_emit_node(cx, ATEN__native_batch_norm_legit_no_training,
		FXGE_ARGS(fxge_a_value(0, fxge_in(cx, ATEN_batch_norm__input)),
			fxge_a_value(1, fxge_in(cx, ATEN_batch_norm__weight)),
			fxge_a_value(2, fxge_in(cx, ATEN_batch_norm__bias)),
			fxge_a_value(3, fxge_in(cx, ATEN_batch_norm__running_mean)),
			fxge_a_value(4, fxge_in(cx, ATEN_batch_norm__running_var)),
			fxge_a_float(5, fxge_arg_float(&cx->call, ATEN_batch_norm__momentum)),
			fxge_a_float(6, fxge_arg_float(&cx->call, ATEN_batch_norm__eps))),
		0);

	fxge_arg_present(&cx->call, ATEN_batch_norm__cudnn_enabled);
	return y && fxge_give(cx, 0, y->results[0]);
}

/* All dims but the channel's. */
static fxge_arg
dims_but_channel(fxge_cx *cx, int param, int rank)
{
	int64_t *d = FXGE_NEW_ARRAY(cx->call.arena, (size_t)rank, int64_t);
	int n = 0;

	for (int i = 0; i < rank; i++)
		if (i != 1)
			d[n++] = i;
	return fxge_a_ints(param, d, n);
}

/* A value a channel, shaped to broadcast over the input. */
static fxge_value *
per_channel(fxge_cx *cx, fxge_value *v, int rank)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (!v)
		return NULL;
	for (int d = 0; d < rank; d++)
		shape[d] = d == 1 ? v->meta.shape[0] : fxge_size_small(1);
	return fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, v), fxge_a_sizes(1, shape, rank)));
}

static fxge_value *
scaled(fxge_cx *cx, fxge_value *x, double by)
{
	return fxge_emit(cx, ATEN_mul_Scalar, FXGE_ARGS(fxge_a_value(0, x), fxge_a_float(1, by)));
}

static fxge_value *
mean_but_channel(fxge_cx *cx, fxge_value *x)
{
	return fxge_emit(cx, ATEN_mean_dim,
		FXGE_ARGS(fxge_a_value(ATEN_mean_dim__self, x),
			dims_but_channel(cx, ATEN_mean_dim__dim, x ? x->meta.rank : 0)));
}

/* Elements a channel: batch times space. 0 when not constant. */
static int64_t
count_but_channel(const fxge_cx *cx, const fxge_meta *x)
{
	int64_t n = 1, d;

	for (int i = 0; i < x->rank; i++) {
		if (i == 1)
			continue;
		if (!fxge_sym_is_int(cx->call.syms, x->shape[i], &d) || __builtin_mul_overflow(n, d, &n))
			return 0;
	}
	return n;
}

static bool
give_as(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	return fxge_give(cx, k, to_dtype(cx, v, (fxge_dtype)fxge_out_meta(cx, k)->dtype));
}

/* The training form: normalises by the batch's own statistics and moves the running ones by
 * `momentum` (with the unbiased variance), in f32 for half types. Source: the formulas of
 * torch.nn.BatchNorm2d. */
static bool
batch_statistics(fxge_cx *cx, fxge_value *in, double momentum, double eps)
{
	int rank = in->meta.rank;
	fxge_dtype acc = in->meta.dtype == FXGE_DT_F64 ? FXGE_DT_F64 : FXGE_DT_F32;
	fxge_value *x = to_dtype(cx, in, acc);
	int64_t n = count_but_channel(cx, &in->meta);

	if (n < 2)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"batch_norm in training needs a constant count of at least 2 elements a channel");
	fxge_value *mean = mean_but_channel(cx, x);
	fxge_value *d = binary(cx, ATEN_sub_Tensor, x, per_channel(cx, mean, rank));
	fxge_value *var = mean_but_channel(cx, binary(cx, ATEN_mul_Tensor, d, d));
	fxge_value *rstd = fxge_emit(cx, ATEN_rsqrt,
		FXGE_ARGS(fxge_a_value(0, fxge_emit(cx, ATEN_add_Scalar,
									  FXGE_ARGS(fxge_a_value(0, var), fxge_a_float(1, eps))))));
	fxge_value *y = binary(cx, ATEN_mul_Tensor, d, per_channel(cx, rstd, rank));
	fxge_value *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);

	y = w ? binary(cx, ATEN_mul_Tensor, y, per_channel(cx, w, rank)) : y;
	y = b ? binary(cx, ATEN_add_Tensor, y, per_channel(cx, b, rank)) : y;
	fxge_value *kept = scaled(cx, to_dtype(cx, fxge_in(cx, 3), acc), 1 - momentum);
	fxge_value *m = binary(cx, ATEN_add_Tensor, scaled(cx, mean, momentum), kept);

	kept = scaled(cx, to_dtype(cx, fxge_in(cx, 4), acc), 1 - momentum);
	var = scaled(cx, var, momentum * (double)n / (double)(n - 1));
	fxge_value *v = binary(cx, ATEN_add_Tensor, var, kept);

	return give_as(cx, 0, y) && give_as(cx, 1, mean) && give_as(cx, 2, rstd) && give_as(cx, 3, m)
		   && give_as(cx, 4, v);
}

/* aten::_native_batch_norm_legit_functional(input, weight, bias, running_mean, running_var,
 * training, momentum, eps)
 * => arithmetic in training; else the no_training form, and the statistics as they were */
bool
decomp_batch_norm_functional(fxge_cx *cx)
{
	double momentum = fxge_arg_float(&cx->call, 6), eps = fxge_arg_float(&cx->call, 7);
	fxge_value *x = fxge_in(cx, 0);

	if (!x)
		return false;
	if (fxge_arg_bool(&cx->call, 5))
		return batch_statistics(cx, x, momentum, eps);
	return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
		"_native_batch_norm_legit_functional outside training is not converted yet");
}
