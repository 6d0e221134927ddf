/* SPDX-License-Identifier: Apache-2.0 */
/* Search for optional modules next to the library. */
#include "backend/cpu/runtime/module.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static void *
open_module(const char *file)
{
	static const char *const subdirectory[] = {"", "fxge/"};
	Dl_info self;
	char path[4096];

	for (int i = 0; dladdr((const void *)subdirectory, &self) && self.dli_fname && i < 2; i++) {
		const char *slash = strrchr(self.dli_fname, '/');
		int length = slash ? (int)(slash - self.dli_fname) + 1 : 0;
		int n =
			snprintf(path, sizeof path, "%.*s%s%s", length, self.dli_fname, subdirectory[i], file);
		void *module = length && n < (int)sizeof path ? dlopen(path, RTLD_NOW | RTLD_LOCAL) : NULL;

		if (module)
			return module;
	}
	return dlopen(file, RTLD_NOW | RTLD_LOCAL);
}

const void *
fxge_module_table(const char *file, const char *symbol, void **module)
{
	*module = open_module(file);
	const void *table = *module ? dlsym(*module, symbol) : NULL;

	if (*module && !table)
		dlclose(*module);
	return table;
}
