/* SPDX-License-Identifier: Apache-2.0 */
/* MatMul and BatchMatMul in their versions.
 *
 * Sources: ops-nn matmul/mat_mul_v3, batch_mat_mul_v3 (README, infershape), comments of
 * op_nn_proto_extend.h. With transpose_x1, x1 is stored as [K,M]; with transpose_x2, x2 as [N,K].
 * adj_x1 and adj_x2 mean the same, without conjugation. A 1-d x1 is a row, a 1-d x2 a column. bias
 * is added to the columns ([N], or broadcast to y). i8 operands return i32. 16-bit floats are
 * accumulated in f32 and rounded once. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_matmul.h"
#include "fxge_kernels_matmul.h"

/* Returns the last two dims as a matrix, and the counts of its rows and columns. A transposed
 * matrix of a single row or column has the memory of a row-major one and is returned as such, so
 * that strides alone show a row-major matrix. */
static fxge_matrix
matrix_of(const fxge_array *x, bool transposed, bool is_first, int64_t *rows, int64_t *columns)
{
	int64_t r = x->rank > 1 ? x->shape[x->rank - 2] : is_first ? 1 : x->shape[0];
	int64_t c = x->rank > 1 ? x->shape[x->rank - 1] : is_first ? x->shape[0] : 1;

	transposed = transposed && x->rank > 1;
	*rows = transposed ? c : r;
	*columns = transposed ? r : c;
	if (transposed && r != 1 && c != 1)
		return (fxge_matrix){x->data, x->dtype, 1, c};
	return (fxge_matrix){x->data, x->dtype, *columns, 1};
}

/* Computes the offset of operand `x` for every product; its leading dims are broadcast to y's. */
static void
fill_offsets(const fxge_array *x, const fxge_array *y, int64_t count, int64_t *out)
{
	int outer = count > 1 ? y->rank - 2 : 0, own = x->rank > 2 ? x->rank - 2 : 0;
	int64_t stride[FXGE_MAX_RANK],
		step = x->rank > 1 ? x->shape[x->rank - 1] * x->shape[x->rank - 2] : 0;

	for (int d = outer, e = own; d > 0; d--, e--) {
		int64_t size = e > 0 ? x->shape[e - 1] : 1;

		stride[d - 1] = size == 1 ? 0 : step;
		step *= size;
	}
	for (int64_t i = 0; i < count; i++) {
		int64_t rest = i;

		out[i] = 0;
		for (int d = outer; d-- > 0;) {
			out[i] += rest % y->shape[d] * stride[d];
			rest /= y->shape[d];
		}
	}
}

/* Reads a bias that is one row for all products. Returns false if the bias is larger; it must be
 * added afterwards. */
static bool
read_row_bias(fxge_kernel *k, const fxge_array *bias, int64_t n, const double **out)
{
	int64_t have = fxge_array_numel(bias);
	double *v = fxge_kernel_space(k, n, sizeof *v);

	if (have != 1 && (have != n || bias->shape[bias->rank - 1] != n))
		return false;
	fxge_convert(FXGE_DT_F64, v, bias->dtype, bias->data, have);
	for (int64_t i = have; i < n; i++)
		v[i] = v[0];
	*out = v;
	return true;
}

FXGE_LOOP2(add_f32, float, float, float, a + b)
FXGE_LOOP2(add_f64, double, double, double, a + b)
FXGE_LOOP2(add_i32, int32_t, int32_t, int32_t, (uint32_t)a + (uint32_t)b)

static bool
add_bias(fxge_kernel *k, const fxge_array *bias)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(add), [FXGE_DT_I32] = add_i32}};
	fxge_array *y = &k->out[0];
	fxge_inner *fn = fxge_loop_for(&loops, y->dtype);

	bias = fxge_converted(k, bias, y->dtype);
	if (!fn || k->call.failed)
		return fxge_kernel_no_dtype(k, y->dtype);
	return fxge_loop_run(k, fn, y, (const fxge_array *const[]){y, bias}, 2, NULL);
}

/* Prepared product, without addresses; `a` and `b` hold the operands, whose addresses are read in
 * each run. */
typedef struct product {
	fxge_gemm g;
	const fxge_array *a, *b;
	const bool *b_constant; /* b is equal in every run; NULL: unknown */
} product;

static product *
prepare_product(fxge_kernel *k, int t1)
{
	const fxge_array *a = fxge_kernel_in(k, GE_BatchMatMulV2__x1),
					 *b = fxge_kernel_in(k, GE_BatchMatMulV2__x2), *y = &k->out[0];
	product *p = FXGE_NEW(k->persistent, product);
	fxge_gemm *g = &p->g;
	int64_t inner; /* K of x2, equal to that of x1 */

	p->a = a;
	p->b = b;
	if (k->prepacked && b->rank <= 2)
		p->b_constant = &k->constant_operand[k->call.node->ports[GE_BatchMatMulV2__x2].first];
	g->a = matrix_of(a, fxge_arg_bool(&k->call, t1), true, &g->m, &g->k);
	g->b = matrix_of(b, fxge_arg_bool(&k->call, t1 + 1), false, &inner, &g->n);
	g->c_dtype = y->dtype;
	g->sole_product = k->prepacked != NULL;
	g->persistent = true;
	g->count = y->rank > 2 ? fxge_array_span(y, 0, y->rank - 2) : 1;
	if (b->rank == 2 && a->rank > 2
		&& g->a.column == 1) { /* the rows of all products form one matrix */
		g->m *= g->count;
		g->count = 1;
	}
	g->ldc = g->n;
	int64_t *offset = FXGE_NEW_ARRAY(k->persistent, 3 * (size_t)g->count, int64_t);

	fill_offsets(a, y, g->count, offset);
	fill_offsets(b, y, g->count, offset + g->count);
	for (int64_t i = 0; i < g->count; i++)
		offset[2 * g->count + i] = i * g->m * g->n;
	g->a_count = g->count;
	g->a_offset = offset;
	g->b_offset = offset + g->count;
	g->c_offset = offset + 2 * g->count;
	return k->prepared = p;
}

static bool
run_matmul(fxge_kernel *k, int t1, const fxge_array *bias)
{
	product *p = k->prepared ? k->prepared : prepare_product(k, t1);
	fxge_gemm *g = &p->g;

	g->a.data = p->a->data;
	g->b.data = p->b->data;
	g->c = k->out[0].data;
	g->b_constant = p->b_constant && *p->b_constant;
	if (bias && read_row_bias(k, bias, g->n, &g->column_bias))
		bias = NULL;
	if (bias)
		k->epilogues = NULL; /* epilogues apply after the bias: they run separately */
	return fxge_gemm_run(k, g) && (!bias || add_bias(k, bias));
}

bool
cpu_mat_mul(fxge_kernel *k)
{
	return run_matmul(k, GE_MatMul__transpose_x1, fxge_kernel_in(k, GE_MatMul__bias));
}

bool
cpu_mat_mul_v2(fxge_kernel *k)
{
	return run_matmul(k, GE_MatMulV2__transpose_x1, fxge_kernel_in(k, GE_MatMulV2__bias));
}

bool
cpu_mat_mul_v3(fxge_kernel *k)
{
	return run_matmul(k, GE_MatMulV3__transpose_x1, fxge_kernel_in(k, GE_MatMulV3__bias));
}

bool
cpu_batch_mat_mul(fxge_kernel *k)
{
	return run_matmul(k, GE_BatchMatMul__adj_x1, NULL);
}

bool
cpu_batch_mat_mul_v2(fxge_kernel *k)
{
	return run_matmul(k, GE_BatchMatMulV2__adj_x1, fxge_kernel_in(k, GE_BatchMatMulV2__bias));
}

/* Returns the dot product of two vectors. */
bool
cpu_dot(fxge_kernel *k)
{
	const fxge_array *a = fxge_kernel_in(k, GE_Dot__input_x),
					 *b = fxge_kernel_in(k, GE_Dot__input_y);
	int64_t zero = 0;
	fxge_gemm g = {.m = 1,
		.n = 1,
		.k = fxge_array_numel(a),
		.count = 1,
		.a_count = 1,
		.c = k->out[0].data,
		.c_dtype = k->out[0].dtype,
		.ldc = 1,
		.a_offset = &zero,
		.b_offset = &zero,
		.c_offset = &zero};

	g.a = (fxge_matrix){a->data, a->dtype, g.k, 1};
	g.b = (fxge_matrix){b->data, b->dtype, 1, 1};
	return fxge_gemm_run(k, &g);
}
