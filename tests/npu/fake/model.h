/* What models, datasets and descriptions of the fake are made of. */
#ifndef FXGE_TESTS_NPU_FAKE_MODEL_H
#define FXGE_TESTS_NPU_FAKE_MODEL_H

#include "npu/fake/acl.h"
#include "npu/fake/fake.h"

enum { FAKE_MAX_DIMS = 64 };

struct aclTensorDesc {
	int dtype, format;
	size_t n;
	int64_t dims[FAKE_MAX_DIMS];
};

#endif
