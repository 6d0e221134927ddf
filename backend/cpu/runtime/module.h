/* Modules of the executor: libraries of their own for what other libraries compute, loaded when
 * first asked for. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_MODULE_H
#define FXGE_BACKEND_CPU_RUNTIME_MODULE_H

/* The symbol of a module's table. `file` is looked for in the folder of whatever holds this
 * function, in its subfolder fxge, then where the loader looks. NULL: there is none; else `*module`
 * is what dlclose takes. */
const void *fxge_module_table(const char *file, const char *symbol, void **module);

#endif
