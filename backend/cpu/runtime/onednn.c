/* Loads the module on oneDNN, once. */
#include "backend/cpu/runtime/onednn.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "backend/cpu/runtime/module.h"

static const fxge_onednn *found;

static void
load(void)
{
	const char *said = getenv("FXGE_ONEDNN");
	bool off = (said && strcmp(said, "off") == 0) || !fxge_onednn_room(FXGE_ONEDNN_LOAD);
	void *module;
	const fxge_onednn *f =
		off ? NULL : fxge_module_table("libfxge_onednn.so", FXGE_ONEDNN_SYMBOL, &module);

	if (f && f->version == FXGE_ONEDNN_VERSION)
		found = f;
	else if (f)
		dlclose(module);
}

const fxge_onednn *
fxge_onednn_load(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, load);
	return found;
}
