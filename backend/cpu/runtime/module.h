/* SPDX-License-Identifier: Apache-2.0 */
/* Optional modules: shared libraries that wrap third-party libraries and are loaded on first
 * use. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_MODULE_H
#define FXGE_BACKEND_CPU_RUNTIME_MODULE_H

/* Returns the module's function table, which is its symbol `symbol`; NULL if there is no module.
 *
 * Looks for `file` in the directory of the library that contains this function, then in its
 * subdirectory fxge, then in the loader's search path. *module receives a handle for dlclose. */
const void *fxge_module_table(const char *file, const char *symbol, void **module);

#endif
