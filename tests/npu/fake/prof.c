/* SPDX-License-Identifier: Apache-2.0 */
/* The fake's acl_prof.h, in its libmsprofiler.so. */
#include "npu/fake/prof.h"

typedef struct config {
	int32_t device;
} config;

int aclprofInit(const char *path, size_t length);
int aclprofFinalize(void);
void *aclprofCreateConfig(
	uint32_t *devices, uint32_t n, int metrics, const void *events, uint64_t what);
int aclprofDestroyConfig(const void *c);
int aclprofStart(const void *c);
int aclprofStop(const void *c);

FAKE_API int
aclprofInit(const char *path, size_t length)
{
	int code = fake_call(__func__);

	fake_need_init(__func__);
	if (!code)
		fake_prof_init(path, length);
	return code;
}

FAKE_API int
aclprofFinalize(void)
{
	int code = fake_call(__func__);

	fake_prof_finalize();
	return code;
}

/* 1.6: devs, n, metrics, events, mask; tasks' times are bit 1, no metrics are 0xff. */
FAKE_API void *
aclprofCreateConfig(uint32_t *devices, uint32_t n, int metrics, const void *events, uint64_t what)
{
	if (fake_call(__func__))
		return NULL;
	if (n != 1 || metrics != 0xff || events || what != 2)
		fake_broken("1.6 aclprofCreateConfig", "%u devices, metrics %d", n, metrics);
	config *c = fake_new(FAKE_PROFILE, sizeof *c);

	c->device = (int32_t)devices[0];
	return c;
}

FAKE_API int
aclprofDestroyConfig(const void *c)
{
	int code = fake_call(__func__);

	fake_end(FAKE_PROFILE, c, __func__);
	return code;
}

FAKE_API int
aclprofStart(const void *c)
{
	int code = fake_call(__func__);
	const config *own = fake_of(FAKE_PROFILE, c, __func__);

	if (!code)
		fake_prof_start(own->device);
	return code;
}

FAKE_API int
aclprofStop(const void *c)
{
	int code = fake_call(__func__);

	fake_of(FAKE_PROFILE, c, __func__);
	fake_prof_stop();
	return code;
}
