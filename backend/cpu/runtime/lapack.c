/* SPDX-License-Identifier: Apache-2.0 */
/* Loading of the LAPACK module. */
#include "backend/cpu/runtime/lapack.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "backend/cpu/runtime/module.h"

static const fxge_lapack *loaded;

static void
load(void)
{
	const char *value = getenv("FXGE_LAPACK");
	bool disabled = value && strcmp(value, "off") == 0;
	void *module;
	const fxge_lapack *f =
		disabled ? NULL : fxge_module_table("libfxge_lapack.so", FXGE_LAPACK_SYMBOL, &module);

	if (f && f->version == FXGE_LAPACK_VERSION)
		loaded = f;
	else if (f)
		dlclose(module);
}

const fxge_lapack *
fxge_lapack_load(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, load);
	return loaded;
}
