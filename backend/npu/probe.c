/* SPDX-License-Identifier: Apache-2.0 */
/* Query of AscendCL in a child process, which reports lines WORD VALUE. */
#include "backend/npu/probe.h"

#include "backend/npu/child.h"
#include "base/sbuf.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { SECONDS = 60, /* time limit for the driver */ MAX_VALUE = 3072 };

/* Prefix of reports: the libraries may print lines of their own. */
#define MARK "fxge-probe "

/* ---- child ---- */

typedef struct query {
	fxge_arena *arena;
	const fxge_cann *cann;
	fxge_acl acl;
	int out;
} query;

static void
send(const query *q, const char *word, const char *value)
{
	const char *line = fxge_arena_printf(q->arena, "\n" MARK "%s %.*s\n", word, MAX_VALUE, value);

	(void)!write(q->out, line, strlen(line)); /* without the report, the parent assumes a crash */
}

static void
send_failure(const query *q, const char *word, const char *call, int code)
{
	send(q, word, fxge_acl_failure(q->arena, &q->acl, call, code));
}

static void
query_device(const query *q, int32_t i)
{
	const fxge_acl *t = &q->acl;
	size_t left = 0, total = 0;
	int code = t->aclrtSetDevice(i);

	send(q, "device", "");
	if (code) {
		send_failure(q, "broken", "aclrtSetDevice", code);
		return;
	}
	const char *soc = t->aclrtGetSocName();

	if (soc)
		send(q, "soc", soc);
	if (t->aclrtGetMemInfo && t->aclrtGetMemInfo(ACL_HBM, &left, &total) == ACL_OK)
		send(q, "memory", fxge_arena_printf(q->arena, "%zu %zu", left, total));
	t->aclrtResetDevice(i);
}

static void
query_version(const query *q)
{
	int32_t v[3] = {0};

	if (q->acl.aclrtGetVersion && q->acl.aclrtGetVersion(&v[0], &v[1], &v[2]) == ACL_OK)
		send(q, "version",
			fxge_arena_printf(q->arena, "%" PRId32 ".%" PRId32 ".%" PRId32, v[0], v[1], v[2]));
}

static void
query_devices(const query *q)
{
	uint32_t n = 0;
	int code = q->acl.aclrtGetDeviceCount(&n);

	if (code || n == 0) {
		send(q, "lack",
			code ? fxge_acl_failure(q->arena, &q->acl, "aclrtGetDeviceCount", code)
				 : "AscendCL finds no device");
		send(q, "fix", fxge_acl_remedy(code ? code : ACL_NO_DEVICE));
		return;
	}
	for (uint32_t i = 0; i < n && i < FXGE_PROBE_DEVICES; i++)
		query_device(q, (int32_t)i);
}

static void
probe_body(void *arg, int out)
{
	query *q = arg;
	const char *lack, *fix;

	q->out = out;
	if (!fxge_acl_open(q->arena, q->cann, &q->acl, &lack, &fix)) {
		send(q, "lack", lack);
		send(q, "fix", fix);
		send(q, "end", "");
		return;
	}
	for (int i = 0; i < q->acl.n; i++)
		send(q, "library", q->acl.path[i]);
	for (int i = 0; q->acl.missing[i]; i++)
		send(q, "missing", q->acl.missing[i]);
	int code = q->acl.aclInit(NULL);

	if (code) {
		send_failure(q, "lack", "aclInit", code);
		send(q, "fix", fxge_acl_remedy(code));
	} else {
		query_version(q);
		query_devices(q);
		q->acl.aclFinalize();
	}
	send(q, "end", "");
}

/* ---- parent ---- */

typedef struct report_parser {
	fxge_arena *arena;
	fxge_probe *out;
	bool ended;
} report_parser;

static const char *
append(fxge_arena *a, const char *all, const char *more)
{
	return all ? fxge_arena_printf(a, "%s, %s", all, more) : more;
}

static void
parse_device(report_parser *h, const char *word, const char *value)
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
parse_line(void *user, const char *line, size_t n)
{
	report_parser *h = user;
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
		parse_device(h, word, value);
}

void
fxge_probe_run(fxge_arena *a, const fxge_cann *c, fxge_probe *out)
{
	query q = {.arena = a, .cann = c};
	report_parser h = {.arena = a, .out = out};
	fxge_child child = {
		.body = probe_body, .arg = &q, .seconds = SECONDS, .line = parse_line, .user = &h};
	fxge_child_end end;

	*out = (fxge_probe){0};
	fxge_child_run(a, &child, &end);
	if (h.ended || out->lack)
		return;
	out->lack = fxge_arena_printf(
		a, "AscendCL crashed or hung during the query: %s", fxge_child_ended(a, &child, &end));
	out->fix = "driver and CANN may be incompatible: see `npu-smi info` and the logs in "
			   "~/ascend/log";
}
