/* What run and verify share. */
#include "cli/arrays.h"

#include <limits.h>
#include <string.h>

fxge_program *
cli_load_compiled(cli *c, const char *path)
{
	fxge_program *p = cli_load(c, path);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	o.cann = c->cann;
	if (!p || fxge_compile(p, &o) == FXGE_OK)
		return p;
	fxge_program_close(p);
	return NULL;
}

static fxge_program *
as_om(cli *c, fxge_program *p)
{
	const char *folder = fxge_temp_folder(c->session);
	fxge_om_options o = FXGE_OPTIONS(fxge_om_options);
	char path[PATH_MAX];

	if (!folder)
		return NULL;
	snprintf(path, sizeof path, "%s/model.om", folder);
	cli_say(c, "compiling for the chip, by atc");
	if (fxge_write_om(p, path, &o) != FXGE_OK)
		return NULL;
	return fxge_load(c->session, path, NULL);
}

bool
cli_is_chip(const char *device)
{
	return device && strncmp(device, "npu", 3) == 0;
}

fxge_executable *
cli_open_on(cli *c, fxge_program *p, const char *device)
{
	if (cli_is_chip(device) && strcmp(fxge_program_stage(p), "ge") == 0)
		p = as_om(c, p);
	return p ? fxge_executable_open_on(p, device) : NULL;
}

int
cli_close_on(cli *c, fxge_executable *e, int status)
{
	fxge_executable_close(e);
	return status ? status : (int)fxge_last_status(c->session);
}

void
cli_fix_bf16(fxge_tensor_view *v, const char *dtype)
{
	if (dtype && strcmp(dtype, "bf16") == 0 && strcmp(v->dtype, "u16") == 0)
		v->dtype = "bf16";
}
