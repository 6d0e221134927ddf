/* Finds the module on oneDNN beside the library and loads it, once. */
#include "backend/cpu/onednn.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MODULE "libfxge_onednn.so"

static const fxge_onednn *found;

/* The folder of whatever holds this function, its subfolder fxge, then where the loader looks. */
static void *
open_module(void)
{
	static const char *const under[] = {"", "fxge/"};
	Dl_info self;
	char path[4096];

	for (int i = 0; dladdr((const void *)&found, &self) && self.dli_fname && i < 2; i++) {
		const char *slash = strrchr(self.dli_fname, '/');
		int folder = slash ? (int)(slash - self.dli_fname) + 1 : 0;
		int n = snprintf(path, sizeof path, "%.*s%s" MODULE, folder, self.dli_fname, under[i]);
		void *module = folder && n < (int)sizeof path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;

		if (module)
			return module;
	}
	return dlopen(MODULE, RTLD_NOW | RTLD_LOCAL);
}

static void
load(void)
{
	const char *said = getenv("FXGE_ONEDNN");
	bool off = (said && strcmp(said, "off") == 0) || !fxge_onednn_room(FXGE_ONEDNN_LOAD);
	void *module = off ? NULL : open_module();
	const fxge_onednn *f = module ? dlsym(module, FXGE_ONEDNN_SYMBOL) : NULL;

	if (f && f->version == FXGE_ONEDNN_VERSION)
		found = f;
	else if (module)
		dlclose(module);
}

const fxge_onednn *
fxge_onednn_load(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, load);
	return found;
}
