/* SPDX-License-Identifier: Apache-2.0 */
/* Chips of a session, shared by its programs, and their properties. */
#include "base/diag/commands.h"
#include "base/diag/machine.h"
#include "driver/device/device.h"

#include <stdlib.h>

/* ---- device names ---- */

bool
fxge_device_number(fxge_diags *d, const char *text, int32_t *number)
{
	bool npu = text && strncmp(text, "npu", 3) == 0;
	char *end = NULL;
	long n =
		npu && text[3] == ':' && text[4] >= '0' && text[4] <= '9' ? strtol(text + 4, &end, 10) : 0;

	*number = -1;
	if (!text || strcmp(text, "cpu") == 0)
		return true;
	if (npu && (text[3] == 0 || (end && *end == 0)) && n < 4096) {
		*number = (int32_t)n;
		return true;
	}
	fxge_report(d, NULL, FXGE_D_USAGE, "unknown device '%s'", text);
	fxge_report_hint(d, "devices are cpu, npu:0, npu:1, ...");
	return false;
}

/* ---- the session's chips ---- */

static fxge_chip *
find_open(fxge_api_state *f, int32_t number)
{
	for (size_t i = 0; i < f->chips.len; i++)
		if (f->chips.data[i]->npu.acl && f->chips.data[i]->npu.number == number)
			return f->chips.data[i];
	return NULL;
}

/* Closes a chip without executables, or one that groups kept open. */
static void
release(void *arg)
{
	fxge_chip *c = arg;

	if (c->groups && c->npu.acl && fxge_npu_enter(&c->npu, NULL, NULL))
		fxge_chip_leave_groups(c);
	c->npu.diags = NULL; /* failures are not reported */
	fxge_npu_close(&c->npu);
}

fxge_chip *
fxge_chip_need(fxge_session *s, fxge_arena *a, int32_t number)
{
	fxge_chip *c = find_open(s->api, number);

	if (c)
		return c;
	c = FXGE_NEW(&s->arena, fxge_chip);
	fxge_vec_push(&s->arena, &s->api->chips, c);
	fxge_session_adopt(s, c, release);
	return fxge_npu_open(&c->npu, a, &s->diags, number) ? c : NULL;
}

bool
fxge_chip_wait(fxge_npu *n)
{
	const fxge_chip *c = (const fxge_chip *)((const char *)n - offsetof(fxge_chip, npu));
	bool ok = true;

	for (fxge_device *d = c->devices; d; d = d->next)
		ok = fxge_npu_model_wait(&d->model) && ok;
	return ok;
}

/* ---- properties ---- */

static bool
describe_chip(fxge_arena *a, fxge_session *s, const char *device, fxge_device_info *out)
{
	fxge_device_info info = {0};
	int32_t number;
	fxge_cann cann;

	if (!fxge_device_number(&s->diags, device, &number))
		return false;
	if (number < 0)
		return fxge_report(&s->diags, NULL, FXGE_D_USAGE, "expected a chip, got the CPU");
	fxge_chip *c = fxge_chip_need(s, a, number);

	if (!c)
		return false;
	fxge_cann_find(&s->arena, "", &cann);
	info.cann = cann.version;
	info.soc = fxge_npu_soc();
	if (!info.soc)
		return fxge_report(
			&s->diags, NULL, FXGE_D_DEVICE, "npu:%d: aclrtGetSocName returned NULL", number);
	info.soc = fxge_arena_strndup(&s->arena, info.soc, strlen(info.soc));
	return fxge_copy_out(out, &info, sizeof info);
}

fxge_status
fxge_device_get(fxge_session *s, const char *device, fxge_device_info *out)
{
	fxge_api_guard *g = fxge_api_begin(s);

	if (FXGE_GUARDED(g))
		g->ok = describe_chip(&g->arena, s, device, out);
	return fxge_api_end(g);
}
