/* SPDX-License-Identifier: Apache-2.0 */
/* Loading of AscendCL: two libraries, or a single one in older releases. */
#include "backend/npu/acl.h"

#include "base/sbuf.h"

#include <dlfcn.h>
#include <stddef.h>
#include <unistd.h>

enum { MUST, MAY };

static const struct symbol {
	const char *name;
	size_t at;
	int need;
} symbols[] = {
#define FXGE_ACL(need, type, name, parameters) {#name, offsetof(fxge_acl, name), need},
#include "backend/npu/acl.def"
#undef FXGE_ACL
};

/* ---- libraries ---- */

void *
fxge_acl_library(fxge_arena *a, const fxge_cann *c, const char *name, const char **path)
{
	*path = c->home ? fxge_arena_printf(a, "%s/lib64/%s", c->home, name) : name;
	if (c->home && access(*path, F_OK) != 0)
		*path = name;
	return dlopen(*path, RTLD_NOW | RTLD_GLOBAL);
}

/* Sets the remedy for an error of dlopen. */
static void
describe_error(fxge_arena *a, const char *error, const char **lack, const char **fix)
{
	*lack = fxge_arena_printf(a, "AscendCL cannot be opened: %s", error);
	if (strstr(error, "libascend_hal"))
		*fix = "install the NPU driver: libascend_hal.so is part of it, not of CANN";
	else if (strstr(error, "libascendcl.so:"))
		*fix = "install the CANN toolkit, or source its set_env.sh, so that the loader finds "
			   "libacl_rt.so and libacl_mdl.so, or libascendcl.so";
	else
		*fix =
			"source CANN's set_env.sh first: the loader reads LD_LIBRARY_PATH only when a program "
			"starts";
}

/* Opens the libraries. libacl_mdl registers callbacks for aclInit and must be open before that
 * call. */
static bool
open_libraries(fxge_arena *a, const fxge_cann *c, fxge_acl *t, const char **lack, const char **fix)
{
	t->handle[0] = fxge_acl_library(a, c, "libacl_rt.so", &t->path[0]);
	const char *first = t->handle[0] ? NULL : dlerror();
	const char *error = first ? fxge_arena_printf(a, "%s", first) : NULL;

	if (t->handle[0]) {
		t->handle[1] = fxge_acl_library(a, c, "libacl_mdl.so", &t->path[1]);
		if (t->handle[1])
			return (t->n = 2) > 0;
		error = fxge_arena_printf(a, "%s", dlerror());
	}
	t->handle[0] = fxge_acl_library(a, c, "libascendcl.so", &t->path[0]);
	if (t->handle[0])
		return (t->n = 1) > 0;
	if (strstr(error, "libacl_rt.so:")) /* not found at all: the message about the older library is
										   more useful */
		error = fxge_arena_printf(a, "%s", dlerror());
	describe_error(a, error, lack, fix);
	return false;
}

/* ---- functions ---- */

static void *
find_symbol(const fxge_acl *t, const char *name)
{
	void *found = NULL;

	for (int i = 0; i < t->n && !found; i++)
		found = dlsym(t->handle[i], name);
	return found;
}

const char *
fxge_acl_symbols(
	fxge_arena *a, void *handle, const char *path, const fxge_symbol *wanted, size_t n, void *table)
{
	for (size_t i = 0; i < n; i++) {
		void *found = dlsym(handle, wanted[i].name);

		if (!found)
			return fxge_arena_printf(a, "%s has no %s", path, wanted[i].name);
		memcpy((char *)table + wanted[i].at, &found, sizeof found);
	}
	return NULL;
}

bool
fxge_acl_open(fxge_arena *a, const fxge_cann *c, fxge_acl *t, const char **lack, const char **fix)
{
	size_t missing = 0;

	*t = (fxge_acl){0};
	if (!open_libraries(a, c, t, lack, fix))
		return false;
	for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
		void *found = find_symbol(t, symbols[i].name);

		memcpy((char *)t + symbols[i].at, &found, sizeof found);
		if (!found && symbols[i].need == MUST) {
			*lack = fxge_arena_printf(a, "%s has no %s", t->path[0], symbols[i].name);
			*fix = "this AscendCL is older than the oldest supported one: install a newer CANN";
			return false;
		}
		if (!found && missing + 1 < sizeof t->missing / sizeof *t->missing)
			t->missing[missing++] = symbols[i].name;
	}
	return true;
}

/* ---- errors ---- */

const char *
fxge_acl_error(int code)
{
	static const struct {
		int code;
		const char *text;
	} all[] = {{100000, "an argument is invalid"}, {100001, "aclInit was not called"},
		{100003, "a file cannot be used"},
		{100039, "the library is a stub of CANN's devlib, for compiling only"},
		{107001, "the device does not exist"}, {107002, "the thread has no device"},
		{107003, "the stream belongs to another context"}, {107019, "it took too long"},
		{107020, "it took too long"}, {145000, "a size differs from the model's"},
		{145002, "the file does not exist"}, {145003, "the model does not exist"},
		{145006, "the file is not an .om, or is damaged"},
		{145011, "the address of the gear input is wrong"},
		{145012, "the buffer of the gear input is too small"},
		{145013, "the model does not have this gear"}, {200000, "the machine's memory is full"},
		{200001, "not supported by this CANN or model"},
		{207000, "not supported by this chip or driver"}, {207001, "the device's memory is full"},
		{207004, "no device exists"}, {207006, "this user may not use the device"},
		{207008, "the device has no stream left"}, {207018, "the device's memory is full"},
		{245000, "memory is full"}, {507008, "the model was compiled for another chip"},
		{507009, "the driver is older than the CANN that compiled the model"},
		{507011, "the model failed during execution"}, {507014, "a kernel took too long"},
		{507015, "a kernel failed"}, {507017, "a kernel of the AI CPU took too long"},
		{507018, "a kernel of the AI CPU failed"}, {507033, "the device could not be set up"},
		{507046, "the device did not finish in time"}};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (all[i].code == code)
			return all[i].text;
	if (code >= 545000 && code < 546000)
		return "the model cannot be loaded or run by this CANN";
	if (code >= 507000 && code < 508000)
		return "the device failed";
	return NULL;
}

const char *
fxge_acl_remedy(int code)
{
	switch (code) {
	case 107001:
		return "`fxge doctor` shows the chips of this machine";
	case ACL_NO_PERMISSION:
		return "add this user to the driver's group (HwHiAiUser, or the group that the driver was "
			   "installed "
			   "for)";
	case ACL_STUB:
		return "remove CANN's devlib from LD_LIBRARY_PATH";
	case ACL_NO_DEVICE:
		return "`npu-smi info` shows the devices; a container needs access to them (--device)";
	case 207001:
	case ACL_OUT_OF_MEMORY:
	case 245000:
		return "`fxge doctor` shows the free memory of the chip: end other users, or "
			   "run on smaller inputs";
	case 507008:
		return "compile it for this chip: `fxge doctor` shows its name for --soc";
	case 507009:
		return "install a driver at least as new as the CANN that compiled the model";
	case 507011:
	case 507018:
	case 507035:
		return "`fxge run MODEL --device=npu:0 --check-ranges` finds indices out of range; too "
			   "large "
			   "inputs can cause this too; see the logs in ~/ascend/log";
	default:
		return "`npu-smi info` must show a healthy device; see the logs in ~/ascend/log";
	}
}

const char *
fxge_acl_failure(fxge_arena *a, const fxge_acl *t, const char *call, int code)
{
	const char *message = t->aclGetRecentErrMsg(), *means = fxge_acl_error(code);
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_str(&b, call);
	if (code)
		fxge_sbuf_fmt(&b, " failed with %d", code);
	else
		fxge_sbuf_str(&b, " returned nothing");
	if (means)
		fxge_sbuf_fmt(&b, " (%s)", means);
	if (message && *message) {
		fxge_sbuf_str(&b, ": ");
		fxge_sbuf_safe(&b, message, strcspn(message, "\n"));
	}
	return b.data;
}
