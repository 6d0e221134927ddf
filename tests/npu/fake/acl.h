/* SPDX-License-Identifier: Apache-2.0 */
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
typedef struct aclmdlDesc aclmdlDesc;
typedef struct aclmdlDataset aclmdlDataset;

typedef struct aclmdlIODims {
	char name[128];
	size_t dimCount;
	int64_t dims[128];
} aclmdlIODims;

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
int aclrtGetCurrentContext(void **context);
int aclrtSetCurrentContext(void *context);
int aclrtCreateStream(void **stream);
int aclrtDestroyStream(void *stream);
int aclrtSynchronizeStream(void *stream);
int aclrtCreateEventWithFlag(void **event, uint32_t flag);
int aclrtDestroyEvent(void *event);
int aclrtRecordEvent(void *event, void *stream);
int aclrtSynchronizeEvent(void *event);
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

int aclmdlLoadFromFile(const char *path, uint32_t *id);
int aclmdlLoadFromMem(const void *bytes, size_t n, uint32_t *id);
int aclmdlUnload(uint32_t id);
aclmdlDesc *aclmdlCreateDesc(void);
int aclmdlDestroyDesc(aclmdlDesc *d);
int aclmdlGetDesc(aclmdlDesc *d, uint32_t id);
size_t aclmdlGetNumInputs(aclmdlDesc *d);
size_t aclmdlGetNumOutputs(aclmdlDesc *d);
size_t aclmdlGetInputSizeByIndex(aclmdlDesc *d, size_t i);
size_t aclmdlGetOutputSizeByIndex(aclmdlDesc *d, size_t i);
int aclmdlGetInputDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims);
int aclmdlGetOutputDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims);
int aclmdlGetInputDataType(const aclmdlDesc *d, size_t i);
int aclmdlGetOutputDataType(const aclmdlDesc *d, size_t i);
const char *aclmdlGetInputNameByIndex(const aclmdlDesc *d, size_t i);
int aclmdlGetInputIndexByName(const aclmdlDesc *d, const char *name, size_t *i);
int aclmdlGetInputDynamicGearCount(const aclmdlDesc *d, size_t i, size_t *n);
int aclmdlGetInputDynamicDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims, size_t n);
int aclmdlGetCurOutputDims(const aclmdlDesc *d, size_t i, aclmdlIODims *dims);
int aclmdlSetInputDynamicDims(uint32_t id, aclmdlDataset *s, size_t i, const aclmdlIODims *dims);
aclmdlDataset *aclmdlCreateDataset(void);
int aclmdlDestroyDataset(const aclmdlDataset *s);
int aclmdlAddDatasetBuffer(aclmdlDataset *s, aclDataBuffer *b);
size_t aclmdlGetDatasetNumBuffers(const aclmdlDataset *s);
aclDataBuffer *aclmdlGetDatasetBuffer(const aclmdlDataset *s, size_t i);
int aclmdlSetDatasetTensorDesc(aclmdlDataset *s, aclTensorDesc *d, size_t i);
aclTensorDesc *aclmdlGetDatasetTensorDesc(const aclmdlDataset *s, size_t i);
int aclmdlExecute(uint32_t id, const aclmdlDataset *in, aclmdlDataset *out);
int aclmdlExecuteAsync(uint32_t id, const aclmdlDataset *in, aclmdlDataset *out, void *stream);

#endif
