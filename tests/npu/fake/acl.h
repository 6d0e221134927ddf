/* The documented functions of AscendCL that the fake has, with their documented signatures. */
#ifndef FXGE_TESTS_NPU_FAKE_ACL_H
#define FXGE_TESTS_NPU_FAKE_ACL_H

#include <stddef.h>
#include <stdint.h>

typedef struct aclDataBuffer {
	void *p;
	size_t size;
} aclDataBuffer;

typedef struct aclTensorDesc aclTensorDesc;

int aclInit(const char *config);
int aclFinalize(void);
int aclFinalizeReference(uint64_t *left);
const char *aclGetRecentErrMsg(void);
int aclrtGetDeviceCount(uint32_t *n);
int aclrtSetDevice(int32_t device);
int aclrtResetDevice(int32_t device);
const char *aclrtGetSocName(void);
int aclrtGetVersion(int32_t *major, int32_t *minor, int32_t *patch);
int aclrtGetMemInfo(int attr, size_t *left, size_t *total);
int aclrtMalloc(void **p, size_t size, int policy);
int aclrtFree(void *p);
int aclrtMemcpy(void *to, size_t max, const void *from, size_t n, int kind);
aclDataBuffer *aclCreateDataBuffer(void *p, size_t size);
int aclDestroyDataBuffer(const aclDataBuffer *b);
int aclUpdateDataBuffer(aclDataBuffer *b, void *p, size_t size);
void *aclGetDataBufferAddr(const aclDataBuffer *b);
size_t aclGetDataBufferSizeV2(const aclDataBuffer *b);

aclTensorDesc *aclCreateTensorDesc(int dtype, int n, const int64_t *dims, int format);
void aclDestroyTensorDesc(const aclTensorDesc *d);
size_t aclGetTensorDescNumDims(const aclTensorDesc *d);
int aclGetTensorDescDimV2(const aclTensorDesc *d, size_t i, int64_t *size);

#endif
