/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products by oneDNN. */
#include "backend/onednn/engine.h"

#include <string.h>

typedef struct product {
	dnnl_primitive_desc_t desc;
	dnnl_primitive_t primitive;
	dnnl_memory_desc_t a, b, bias, c, scratch;
	fxge_onednn_shape shape;
} product;

static bool
describe_matrix(dnnl_memory_desc_t *d, int64_t rows, int64_t columns, dnnl_data_type_t type,
	int64_t row, int64_t column)
{
	return dnnl_memory_desc_init_by_strides(
			   d, 2, (dnnl_dims_t){rows, columns}, type, (dnnl_dims_t){row, column})
		   == dnnl_success;
}

static bool
create(product *p)
{
	const fxge_onednn_shape *s = &p->shape;
	dnnl_memory_desc_t b;
	dnnl_matmul_desc_t d;
	dnnl_primitive_attr_t attr = NULL;
	bool ok;

	if (!fxge_onednn_has_memory(FXGE_ONEDNN_MAKE) || !fxge_dnn_engine()
		|| !describe_matrix(&p->a, s->m, s->k, dnnl_bf16, s->k, 1)
		|| !describe_matrix(&p->c, s->m, s->n, s->part ? dnnl_f32 : dnnl_bf16, s->n, 1)
		|| !describe_matrix(&p->bias, 1, s->n, dnnl_f32, s->n, 1)
		|| !(s->unpacked ? describe_matrix(&b, s->k, s->n, dnnl_bf16, s->row, s->column)
						 : dnnl_memory_desc_init_by_tag(
							   &b, 2, (dnnl_dims_t){s->k, s->n}, dnnl_bf16, dnnl_format_tag_any)
							   == dnnl_success)
		|| dnnl_matmul_desc_init(&d, &p->a, &b, s->bias ? &p->bias : NULL, &p->c) != dnnl_success)
		return false;
	ok = fxge_dnn_attributes(s->next, &attr)
		 && dnnl_primitive_desc_create(&p->desc, &d, attr, fxge_dnn_engine(), NULL) == dnnl_success;
	if (attr)
		dnnl_primitive_attr_destroy(attr);
	if (!ok)
		return false;
	p->b = *dnnl_primitive_desc_query_md(p->desc, dnnl_query_weights_md, 0);
	p->scratch = *dnnl_primitive_desc_query_md(p->desc, dnnl_query_scratchpad_md, 0);
	return dnnl_primitive_create(&p->primitive, p->desc) == dnnl_success;
}

static void
product_close(void *product_)
{
	product *p = product_;

	if (p->primitive)
		dnnl_primitive_destroy(p->primitive);
	if (p->desc)
		dnnl_primitive_desc_destroy(p->desc);
}

static bool
product_open(const fxge_onednn_shape *s, void *product_)
{
	product *p = product_;

	memset(p, 0, sizeof *p);
	p->shape = *s;
	int n_threads = fxge_dnn_use_one_thread();
	bool ok = create(p);

	if (!ok)
		product_close(p);
	fxge_dnn_restore_threads(n_threads);
	return ok;
}

static size_t
packed_size(const void *product_)
{
	return dnnl_memory_desc_get_size(&((const product *)product_)->b);
}

static size_t
scratch_size(const void *product_)
{
	return dnnl_memory_desc_get_size(&((const product *)product_)->scratch);
}

static bool
product_pack(const void *product_, const void *b, void *packed)
{
	const product *p = product_;
	dnnl_memory_desc_t from;
	int n_threads = fxge_dnn_use_one_thread();
	const fxge_onednn_shape *s = &p->shape;
	dnnl_primitive_t reorder = describe_matrix(&from, s->k, s->n, dnnl_bf16, s->row, s->column)
								   ? fxge_dnn_reorder(&from, &p->b)
								   : NULL;
	bool ok = reorder && fxge_dnn_execute_reorder(reorder, &from, &p->b, b, packed);

	if (reorder)
		dnnl_primitive_destroy(reorder);
	fxge_dnn_restore_threads(n_threads);
	return ok;
}

static bool
product_run(
	const void *product_, const void *a, const void *b, const float *bias, void *c, void *scratch)
{
	const product *p = product_;
	static const int arguments[] = {
		DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST, DNNL_ARG_SCRATCHPAD, DNNL_ARG_BIAS};
	const dnnl_memory_desc_t *const desc[] = {&p->a, &p->b, &p->c, &p->scratch, &p->bias};
	void *const data[] = {
		(void *)(uintptr_t)a, (void *)(uintptr_t)b, c, scratch, (void *)(uintptr_t)bias};

	return fxge_dnn_execute(p->primitive, p->shape.bias ? 5 : 4, arguments, desc, data);
}

const fxge_onednn_products fxge_dnn_products = {
	.size = sizeof(product),
	.open = product_open,
	.close = product_close,
	.packed_size = packed_size,
	.scratch_size = scratch_size,
	.pack = product_pack,
	.run = product_run,
};
