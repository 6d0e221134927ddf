/* SPDX-License-Identifier: Apache-2.0 */
/* HCCL communicators, and reports of failures and missing libraries. */
#include "backend/npu/hccl.h"

#include "base/diag/commands.h"
#include "base/diag/machine.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

enum { NAME = 128 };

/* HcclCommConfig up to version 2, which has the name; later fields keep their defaults. */
typedef struct hccl_config {
	size_t size;
	uint32_t magic, version;
	uint64_t reserved;
	uint32_t buffer_size, deterministic; /* UINT32_MAX = as in the environment */
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

/* Process-wide functions; the library is never closed, because it owns threads. */
static struct {
	pthread_mutex_t lock;
	hccl functions;
	bool opened;
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- the library ---- */

static bool
report_lack(fxge_npu *n, const char *what)
{
	if (!n->diags)
		return false;
	fxge_report(n->diags, NULL, FXGE_D_CANN_LACKS, "HCCL cannot be used: %s", what);
	fxge_report_hint(n->diags,
		"libhccl.so is part of the CANN toolkit: install it, or source its set_env.sh, so that the "
		"loader finds the libraries");
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
		return report_lack(n, fxge_arena_printf(n->arena, "%s", dlerror()));
	const char *lack = fxge_acl_symbols(
		n->arena, handle, path, symbols, sizeof symbols / sizeof *symbols, &all.functions);

	return !lack || report_lack(n, lack);
}

static const hccl *
functions_of(fxge_npu *n)
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
	const char *message = n->acl->aclGetRecentErrMsg();

	fxge_report(n->diags, NULL, FXGE_D_DEVICE, "npu:%d: %s failed with %d (%s)%s%s", n->number,
		call, code, means ? means : "no reason", message && *message ? ": " : "",
		message ? fxge_arena_strndup(n->arena, message, strcspn(message, "\n")) : "");
	fxge_report_hint(n->diags,
		"all ranks must start within HCCL_CONNECT_TIMEOUT (120 s), each on a chip "
		"of its own; see the logs in ~/ascend/log");
	return false;
}

bool
fxge_hccl_root(fxge_npu *n, void *root)
{
	const hccl *t = functions_of(n);

	return t && is_ok(n, "HcclGetRootInfo", t->HcclGetRootInfo(root));
}

void *
fxge_hccl_join(fxge_npu *n, const fxge_hccl_group *g)
{
	const hccl *t = functions_of(n);
	hccl_config config = defaults;
	size_t length = strlen(g->name);
	void *comm = NULL;

	if (!t)
		return NULL;
	if (length >= NAME) {
		fxge_report(n->diags, NULL, FXGE_D_USAGE,
			"the name of group '%s' exceeds HCCL's limit of %d bytes", g->name, NAME - 1);
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
