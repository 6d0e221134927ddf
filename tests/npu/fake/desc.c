/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's acl_base_mdl.h: descriptions of tensors. */
#include "npu/fake/model.h"

#include <string.h>

aclTensorDesc *
fake_desc_copy(const aclTensorDesc *d)
{
	aclTensorDesc *copy = fake_new(FAKE_TENSOR_DESC, sizeof *copy);

	*copy = *d;
	return copy;
}

FAKE_API aclTensorDesc *
aclCreateTensorDesc(int dtype, int n, const int64_t *dims, int format)
{
	if (fake_call(__func__))
		return NULL;
	if (n < 0 || n > FAKE_MAX_DIMS || (n && !dims))
		fake_broken("1.5 aclCreateTensorDesc", "%d dims", n);
	aclTensorDesc *d = fake_new(FAKE_TENSOR_DESC, sizeof *d);

	*d = (aclTensorDesc){.dtype = dtype, .n = (size_t)n, .format = format};
	if (n)
		memcpy(d->dims, dims, (size_t)n * sizeof *dims);
	return d;
}

FAKE_API void
aclDestroyTensorDesc(const aclTensorDesc *d)
{
	fake_call(__func__);
	fake_end(FAKE_TENSOR_DESC, d, __func__);
}

FAKE_API size_t
aclGetTensorDescNumDims(const aclTensorDesc *d)
{
	if (fake_call(__func__))
		return 0;
	return ((const aclTensorDesc *)fake_of(FAKE_TENSOR_DESC, d, __func__))->n;
}

FAKE_API int
aclGetTensorDescDimV2(const aclTensorDesc *d, size_t i, int64_t *size)
{
	int code = fake_call(__func__);
	const aclTensorDesc *own = fake_of(FAKE_TENSOR_DESC, d, __func__);

	if (i >= own->n)
		fake_broken("1.5 aclGetTensorDescDimV2", "dim %zu of %zu", i, own->n);
	if (!code)
		*size = own->dims[i];
	return code;
}
