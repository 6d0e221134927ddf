/* Asks AscendCL what there is, in a child that tells it by lines: WORD VALUE. */
#include "backend/npu/probe.h"

#include "backend/npu/child.h"
#include "base/sbuf.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SECONDS = 60, /* that the driver may take */ MAX_TOLD = 3072 };

/* The libraries may print lines of their own. */
#define MARK "fxge-probe "

/* ---- in the child ---- */

typedef struct asking {
	fxge_arena *arena;
	const fxge_cann *cann;
	fxge_acl acl;
	int out;
} asking;

static void
tell(const asking *q, const char *word, const char *value)
{
	const char *line = fxge_arena_printf(q->arena, "\n" MARK "%s %.*s\n", word, MAX_TOLD, value);

	(void)!write(q->out, line, strlen(line)); /* who does not hear of it takes it for a crash */
}

static void
tell_failure(const asking *q, const char *word, const char *call, int code)
{
	tell(q, word, fxge_acl_failure(q->arena, &q->acl, call, code));
}

static void
ask_device(const asking *q, int32_t i)
{
	const fxge_acl *t = &q->acl;
	size_t left = 0, total = 0;
	int code = t->aclrtSetDevice(i);

	tell(q, "device", "");
	if (code) {
		tell_failure(q, "broken", "aclrtSetDevice", code);
		return;
	}
	const char *soc = t->aclrtGetSocName();

	if (soc)
		tell(q, "soc", soc);
	if (t->aclrtGetMemInfo && t->aclrtGetMemInfo(ACL_HBM, &left, &total) == ACL_OK)
		tell(q, "memory", fxge_arena_printf(q->arena, "%zu %zu", left, total));
	t->aclrtResetDevice(i);
}

static void
ask_version(const asking *q)
{
	int32_t v[3] = {0};

	if (q->acl.aclrtGetVersion && q->acl.aclrtGetVersion(&v[0], &v[1], &v[2]) == ACL_OK)
		tell(q, "version",
			fxge_arena_printf(q->arena, "%" PRId32 ".%" PRId32 ".%" PRId32, v[0], v[1], v[2]));
}

static void
ask_devices(const asking *q)
{
	uint32_t n = 0;
	int code = q->acl.aclrtGetDeviceCount(&n);

	if (code || n == 0) {
		tell(q, "lack",
			code ? fxge_acl_failure(q->arena, &q->acl, "aclrtGetDeviceCount", code)
				 : "AscendCL finds no device");
		tell(q, "fix", fxge_acl_remedy(code ? code : ACL_NO_DEVICE));
		return;
	}
	for (uint32_t i = 0; i < n && i < FXGE_PROBE_DEVICES; i++)
		ask_device(q, (int32_t)i);
}

static void
ask(void *arg, int out)
{
	asking *q = arg;
	const char *lack, *fix;

	q->out = out;
	if (!fxge_acl_open(q->arena, q->cann, &q->acl, &lack, &fix)) {
		tell(q, "lack", lack);
		tell(q, "fix", fix);
		tell(q, "end", "");
		return;
	}
	for (int i = 0; i < q->acl.n; i++)
		tell(q, "library", q->acl.path[i]);
	for (int i = 0; q->acl.missing[i]; i++)
		tell(q, "missing", q->acl.missing[i]);
	int code = q->acl.aclInit(NULL);

	if (code) {
		tell_failure(q, "lack", "aclInit", code);
		tell(q, "fix", fxge_acl_remedy(code));
	} else {
		ask_version(q);
		ask_devices(q);
		q->acl.aclFinalize();
	}
	tell(q, "end", "");
}

/* ---- in the parent ---- */

typedef struct hearing {
	fxge_arena *arena;
	fxge_probe *out;
	bool ended;
} hearing;

static const char *
append(fxge_arena *a, const char *all, const char *more)
{
	return all ? fxge_arena_printf(a, "%s, %s", all, more) : more;
}

static void
hear_device(hearing *h, const char *word, const char *value)
{
	fxge_probe *p = h->out;
	int i = p->n_devices - 1;

	if (strcmp(word, "device") == 0 && p->n_devices < FXGE_PROBE_DEVICES)
		p->n_devices++;
	else if (i < 0)
		return;
	else if (strcmp(word, "soc") == 0)
		p->device[i].soc = value;
	else if (strcmp(word, "broken") == 0)
		p->device[i].failure = value;
	else if (strcmp(word, "memory") == 0)
		sscanf(value, "%" SCNu64 " %" SCNu64, &p->device[i].left, &p->device[i].total);
}

static void
hear(void *user, const char *line, size_t n)
{
	hearing *h = user;
	fxge_probe *p = h->out;

	if (n < strlen(MARK) || memcmp(line, MARK, strlen(MARK)) != 0)
		return;
	line += strlen(MARK);
	size_t len = strcspn(line, " ");
	const char *word = fxge_arena_strndup(h->arena, line, len);
	const char *value = line[len] ? fxge_arena_printf(h->arena, "%s", line + len + 1) : "";

	if (strcmp(word, "lack") == 0)
		p->lack = value;
	else if (strcmp(word, "fix") == 0)
		p->fix = value;
	else if (strcmp(word, "library") == 0)
		p->libraries = append(h->arena, p->libraries, value);
	else if (strcmp(word, "missing") == 0)
		p->missing = append(h->arena, p->missing, value);
	else if (strcmp(word, "version") == 0)
		p->version = value;
	else if (strcmp(word, "end") == 0)
		h->ended = true;
	else
		hear_device(h, word, value);
}

void
fxge_probe_run(fxge_arena *a, const fxge_cann *c, fxge_probe *out)
{
	asking q = {.arena = a, .cann = c};
	hearing h = {.arena = a, .out = out};
	fxge_child child = {.body = ask, .arg = &q, .seconds = SECONDS, .line = hear, .user = &h};
	fxge_child_end end;

	*out = (fxge_probe){0};
	fxge_child_run(a, &child, &end);
	if (h.ended || out->lack)
		return;
	out->lack = fxge_arena_printf(
		a, "AscendCL crashed or hung while it was asked: %s", fxge_child_ended(a, &child, &end));
	out->fix = "driver and CANN may not fit each other: `npu-smi info` and the logs in "
			   "~/ascend/log tell more";
}
