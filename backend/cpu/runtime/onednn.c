/* SPDX-License-Identifier: Apache-2.0 */
/* Loading of the oneDNN module. */
#include "backend/cpu/runtime/onednn.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "backend/cpu/runtime/module.h"

static const fxge_onednn *loaded;

static void
load(void)
{
	const char *value = getenv("FXGE_ONEDNN");
	bool disabled =
		(value && strcmp(value, "off") == 0) || !fxge_onednn_has_memory(FXGE_ONEDNN_LOAD);
	void *module;
	const fxge_onednn *f =
		disabled ? NULL : fxge_module_table("libfxge_onednn.so", FXGE_ONEDNN_SYMBOL, &module);

	if (f && f->version == FXGE_ONEDNN_VERSION)
		loaded = f;
	else if (f)
		dlclose(module);
}

const fxge_onednn *
fxge_onednn_load(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, load);
	return loaded;
}
