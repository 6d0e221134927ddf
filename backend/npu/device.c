/* SPDX-License-Identifier: Apache-2.0 */
/* AscendCL of the process, and its open chips. */
#include "backend/npu/device.h"

#include "base/diag/machine.h"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

/* Process-wide state: AscendCL itself does not count its users. */
static struct {
	pthread_mutex_t lock;
	fxge_acl acl;
	bool opened; /* the libraries are open, permanently */
	bool ours;   /* this module called aclInit and must finalise */
	unsigned users;
	pid_t pid; /* process that initialised AscendCL */
	char soc[64];
} all = {.lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};

static void
unlock(void *held)
{
	if (*(bool *)held)
		pthread_mutex_unlock(&all.lock);
}

/* Locks until the public call ends, also if memory is exhausted. */
static void
lock(const fxge_npu *n)
{
	bool *held = FXGE_NEW(n->arena, bool);

	fxge_arena_defer(n->arena, unlock, held);
	pthread_mutex_lock(&all.lock);
	*held = true;
}

/* ---- failures ---- */

bool
fxge_npu_ok(fxge_npu *n, const char *call, int code)
{
	if (code == ACL_OK)
		return true;
	if (n->diags) {
		fxge_report(n->diags, NULL, FXGE_D_DEVICE, "npu:%d: %s", n->number,
			fxge_acl_failure(n->arena, n->acl, call, code));
		fxge_report_hint(n->diags, "%s", fxge_acl_remedy(code));
	}
	return false;
}

bool
fxge_npu_returned(fxge_npu *n, const char *call, bool gave)
{
	if (!gave && n->diags) {
		fxge_report(n->diags, NULL, FXGE_D_DEVICE, "npu:%d: %s", n->number,
			fxge_acl_failure(n->arena, n->acl, call, 0));
		fxge_report_hint(n->diags, "%s", fxge_acl_remedy(0));
	}
	return gave;
}

/* ---- opening ---- */

static bool
open_libraries(fxge_npu *n)
{
	const char *lack, *fix;
	fxge_cann cann;

	if (all.opened)
		return true;
	fxge_cann_find(n->arena, "", &cann);
	all.opened = fxge_acl_open(n->arena, &cann, &all.acl, &lack, &fix);
	if (all.opened)
		return true;
	fxge_report(n->diags, NULL, FXGE_D_CANN_LACKS, "%s", lack);
	fxge_report_hint(n->diags, "%s", fix);
	return false;
}

/* Initialises AscendCL. Code 100002: other code of the process uses AscendCL and will finalise
 * it. */
static bool
initialize(fxge_npu *n)
{
	if (all.users && all.pid != getpid())
		return fxge_report(n->diags, NULL, FXGE_D_DEVICE,
			"npu:%d: this process was forked from one that uses the chip, which AscendCL does not "
			"support",
			n->number);
	if (all.users)
		return true;
	int code = all.acl.aclInit(NULL);

	all.ours = code == ACL_OK;
	all.pid = getpid();
	return code == ACL_REPEAT_INIT || fxge_npu_ok(n, "aclInit", code);
}

static bool
finalize(fxge_npu *n)
{
	if (!all.ours)
		return true;
	uint64_t left;

	all.ours = false;
	if (all.acl.aclFinalizeReference)
		return fxge_npu_ok(n, "aclFinalizeReference", all.acl.aclFinalizeReference(&left));
	return fxge_npu_ok(n, "aclFinalize", all.acl.aclFinalize());
}

/* Stores the thread's current context, which may be none. */
static bool
note_before(fxge_npu *n)
{
	int code = n->acl->aclrtGetCurrentContext(&n->before);

	if (code)
		n->before = NULL;
	return code == ACL_NO_CONTEXT || fxge_npu_ok(n, "aclrtGetCurrentContext", code);
}

static bool
set_device(fxge_npu *n)
{
	const fxge_acl *t = n->acl;

	n->context = NULL;
	if (!note_before(n) || !fxge_npu_ok(n, "aclrtSetDevice", t->aclrtSetDevice(n->number)))
		return false;
	if (fxge_npu_ok(n, "aclrtGetCurrentContext", t->aclrtGetCurrentContext(&n->context))) {
		const char *soc = t->aclrtGetSocName();

		snprintf(all.soc, sizeof all.soc, "%s", soc ? soc : "");
		return true;
	}
	t->aclrtResetDevice(n->number);
	return false;
}

bool
fxge_npu_open(fxge_npu *n, fxge_arena *a, fxge_diags *d, int32_t number)
{
	fxge_npu new = {.acl = &all.acl, .number = number, .arena = a, .diags = d};

	*n = (fxge_npu){0}; /* in case memory is exhausted below */
	lock(&new);
	bool ok = open_libraries(&new) && initialize(&new);

	if (ok) {
		all.users++;
		ok = set_device(&new);
		if (!ok && --all.users == 0)
			finalize(&new);
	}
	if (!ok)
		return false;
	fxge_npu_leave(&new);
	*n = new;
	return true;
}

bool
fxge_npu_close(fxge_npu *n)
{
	if (!n->acl)
		return true;
	pthread_mutex_lock(&all.lock);
	bool ok = fxge_npu_ok(n, "aclrtResetDevice", n->acl->aclrtResetDevice(n->number));

	if (--all.users == 0) {
		ok = finalize(n) && ok;
		all.soc[0] = 0;
	}
	pthread_mutex_unlock(&all.lock);
	n->acl = NULL;
	return ok;
}

const char *
fxge_npu_soc(void)
{
	return all.users && all.soc[0] ? all.soc : NULL;
}

/* ---- threads ---- */

bool
fxge_npu_enter(fxge_npu *n, fxge_arena *a, fxge_diags *d)
{
	n->arena = a;
	n->diags = d;
	if (all.pid != getpid())
		return d
			   && fxge_report(d, NULL, FXGE_D_DEVICE,
				   "npu:%d: this process was forked from the one that opened the chip", n->number);
	return note_before(n)
		   && fxge_npu_ok(n, "aclrtSetCurrentContext", n->acl->aclrtSetCurrentContext(n->context));
}

void
fxge_npu_leave(fxge_npu *n)
{
	if (n->acl && n->before && n->before != n->context)
		n->acl->aclrtSetCurrentContext(n->before);
	n->before = NULL;
	n->arena = NULL;
	n->diags = NULL;
}

/* ---- memory ---- */

bool
fxge_npu_free(fxge_npu *n, fxge_npu_memory *m)
{
	void *p = m->p;

	*m = (fxge_npu_memory){0};
	return !p || fxge_npu_ok(n, "aclrtFree", n->acl->aclrtFree(p));
}

bool
fxge_npu_need(fxge_npu *n, fxge_npu_memory *m, size_t size)
{
	size = size ? size : 1; /* a size of 0 is not an allocation */
	if (m->p && m->size >= size)
		return true;
	if (!fxge_npu_free(n, m)
		|| !fxge_npu_ok(n, "aclrtMalloc", n->acl->aclrtMalloc(&m->p, size, ACL_HUGE_FIRST))) {
		m->p = NULL;
		return false;
	}
	m->size = size;
	return true;
}

bool
fxge_npu_upload(fxge_npu *n, const fxge_npu_memory *m, const void *from, size_t size)
{
	return !size
		   || fxge_npu_ok(
			   n, "aclrtMemcpy", n->acl->aclrtMemcpy(m->p, m->size, from, size, ACL_TO_DEVICE));
}

bool
fxge_npu_download(fxge_npu *n, void *to, const fxge_npu_memory *m, size_t size)
{
	return !size
		   || fxge_npu_ok(n, "aclrtMemcpy", n->acl->aclrtMemcpy(to, size, m->p, size, ACL_TO_HOST));
}

bool
fxge_npu_copy(fxge_npu *n, const fxge_npu_memory *to, const fxge_npu_memory *m, size_t size)
{
	return !size
		   || fxge_npu_ok(
			   n, "aclrtMemcpy", n->acl->aclrtMemcpy(to->p, to->size, m->p, size, ACL_WITHIN));
}
