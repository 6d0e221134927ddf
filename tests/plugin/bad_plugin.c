/* SPDX-License-Identifier: Apache-2.0 */
/* Plugins that cannot be loaded; a macro BAD_... chooses the fault. */
#include <fxge/plugin.h>

#include <signal.h>
#include <stdlib.h>

static const char row[] = "- ge: Fine\n  in: {x: [f32]}\n  out: {y: [f32]}\n  shape: [x.shape]\n"
						  "  dtype: [x]\n";

#ifdef BAD_UNDEFINED
void nobody_has_it(void);
#endif

#ifdef BAD_CONSTRUCTOR
static void __attribute__((constructor)) constructor(void)
{
	raise(SIGSEGV);
}
#endif

static bool
init(const fxge_plugin_api *api, fxge_plugin_host *h, void *user)
{
	(void)user;
#if defined(BAD_SEGV)
	volatile uintptr_t nowhere = 16;

	*(volatile int *)nowhere = 1;
#elif defined(BAD_ABORT)
	abort();
#elif defined(BAD_EXIT)
	exit(3);
#elif defined(BAD_UNDEFINED)
	nobody_has_it();
#elif defined(BAD_REFUSES)
	return api->refuse(h, "no licence for %d cores", 2);
#elif defined(BAD_TEXT)
	return api->describe(h, "fine.yaml", row, sizeof row - 1)
		   && api->describe(h, "bad.yaml", "- ge: Bad\n  inn: {}\n", 20);
#endif
	return api->describe(h, "ops.yaml", row, sizeof row - 1);
}

#if defined(BAD_NONE)
const fxge_plugin another_name = {
	sizeof(fxge_plugin), FXGE_PLUGIN_ABI, sizeof(fxge_plugin_api), "bad", "1", init, NULL};
#else
#define SIZE     sizeof(fxge_plugin)
#define ABI      FXGE_PLUGIN_ABI
#define API_SIZE sizeof(fxge_plugin_api)
#define NAME     "bad"
#ifdef BAD_ABI
#undef ABI
#define ABI FXGE_PLUGIN_ABI + 1
#endif
#ifdef BAD_NEWER
#undef API_SIZE
#define API_SIZE sizeof(fxge_plugin_api) + sizeof(void *)
#endif
#ifdef BAD_SHORT
#undef SIZE
#define SIZE 8
#endif
#ifdef BAD_NAMELESS
#undef NAME
#define NAME NULL
#endif
extern FXGE_API const fxge_plugin fxge_plugin_entry;
const fxge_plugin fxge_plugin_entry = {SIZE, ABI, API_SIZE, NAME, "1", init, NULL};
#endif
