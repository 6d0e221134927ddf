/* Communicators of HCCL, and what is told where it fails or is not there. */
#include "backend/npu/hccl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

enum { NAME = 128 };

/* HcclCommConfig as far as its second version goes, which has the name; what HCCL appended later
 * keeps its defaults. */
typedef struct hccl_config {
	size_t size;
	uint32_t magic, version;
	uint64_t reserved;
	uint32_t buffer_size, deterministic; /* not set: as the environment says */
	char name[NAME];
} hccl_config;

static const struct hccl_config defaults = {.size = sizeof(hccl_config),
	.magic = 0xf0f0f0f0,
	.version = 2,
	.buffer_size = UINT32_MAX,
	.deterministic = UINT32_MAX};

typedef struct hccl {
#define FXGE_HCCL(type, name, parameters) type(*name) parameters;
#include "backend/npu/hccl.def"
#undef FXGE_HCCL
} hccl;

static const fxge_symbol symbols[] = {
#define FXGE_HCCL(type, name, parameters) {#name, offsetof(hccl, name)},
#include "backend/npu/hccl.def"
#undef FXGE_HCCL
};

/* One of the process, never closed: the library keeps threads of its own. */
static struct {
	pthread_mutex_t lock;
	hccl functions;
	bool opened;
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- the library ---- */

static bool
lacks(fxge_npu *n, const char *what)
{
	if (!n->diags)
		return false;
	fxge_report(n->diags, NULL, FXGE_D_CANN_LACKS, "HCCL cannot be used: %s", what);
	fxge_report_hint(n->diags,
		"libhccl.so is of CANN's toolkit: install that, or read its set_env.sh first, so that the "
		"loader finds what the library needs");
	return false;
}

static bool
open_library(fxge_npu *n)
{
	const char *path;
	fxge_cann cann;

	fxge_cann_find(n->arena, "", &cann);
	void *handle = fxge_acl_library(n->arena, &cann, "libhccl.so", &path);

	if (!handle)
		return lacks(n, fxge_arena_printf(n->arena, "%s", dlerror()));
	const char *lack = fxge_acl_symbols(
		n->arena, handle, path, symbols, sizeof symbols / sizeof *symbols, &all.functions);

	return !lack || lacks(n, lack);
}

static const hccl *
need(fxge_npu *n)
{
	pthread_mutex_lock(&all.lock);
	all.opened = all.opened || open_library(n);
	bool ok = all.opened;

	pthread_mutex_unlock(&all.lock);
	return ok ? &all.functions : NULL;
}

/* ---- calls ---- */

static bool
is_ok(fxge_npu *n, const char *call, int code)
{
	if (code == 0)
		return true;
	if (!n->diags)
		return false;
	const char *means = all.functions.HcclGetErrorString(code);
	const char *told = n->acl->aclGetRecentErrMsg();

	fxge_report(n->diags, NULL, FXGE_D_DEVICE, "npu:%d: %s failed with %d (%s)%s%s", n->number,
		call, code, means ? means : "no reason", told && *told ? ": " : "",
		told ? fxge_arena_strndup(n->arena, told, strcspn(told, "\n")) : "");
	fxge_report_hint(n->diags,
		"all ranks begin within the time that HCCL_CONNECT_TIMEOUT tells (120 s), each on a chip "
		"of its own; the logs in ~/ascend/log tell more");
	return false;
}

bool
fxge_hccl_root(fxge_npu *n, void *root)
{
	const hccl *t = need(n);

	return t && is_ok(n, "HcclGetRootInfo", t->HcclGetRootInfo(root));
}

void *
fxge_hccl_join(fxge_npu *n, const fxge_hccl_group *g)
{
	const hccl *t = need(n);
	hccl_config config = defaults;
	size_t length = strlen(g->name);
	void *comm = NULL;

	if (!t)
		return NULL;
	if (length >= NAME) {
		fxge_report(n->diags, NULL, FXGE_D_USAGE,
			"HCCL takes names of %d bytes at most: group '%s'", NAME - 1, g->name);
		return NULL;
	}
	memcpy(config.name, g->name, length);
	bool ok = g->table ? is_ok(n, "HcclCommInitClusterInfoConfig",
				  t->HcclCommInitClusterInfoConfig(g->table, (uint32_t)g->rank, &config, &comm))
					   : is_ok(n, "HcclCommInitRootInfoConfig",
						   t->HcclCommInitRootInfoConfig(
							   (uint32_t)g->n, g->root, (uint32_t)g->rank, &config, &comm));

	return ok ? comm : NULL;
}

bool
fxge_hccl_leave(fxge_npu *n, void *comm)
{
	return is_ok(n, "HcclCommDestroy", all.functions.HcclCommDestroy(comm));
}
