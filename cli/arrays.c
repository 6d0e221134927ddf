/* SPDX-License-Identifier: Apache-2.0 */
/* Loading, placement and arrays for `fxge run` and `fxge verify`. */
#include "cli/arrays.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

fxge_program *
cli_load_compiled(cli *c, const char *path, const cli_quant_options *quant)
{
	fxge_program *p = cli_load(c, path);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	o.cann = c->cann;
	cli_set_quant(quant, &o);
	if (!p || fxge_compile(p, &o) == FXGE_OK)
		return p;
	fxge_program_close(p);
	return NULL;
}

static fxge_program *
as_om(cli *c, fxge_program *p)
{
	const char *directory = fxge_temp_directory(c->session);
	fxge_om_options o = FXGE_OPTIONS(fxge_om_options);
	char path[PATH_MAX];

	if (!directory)
		return NULL;
	snprintf(path, sizeof path, "%s/model.om", directory);
	cli_note(c, "compiling for the chip with atc");
	if (fxge_write_om(p, path, &o) != FXGE_OK)
		return NULL;
	return fxge_load(c->session, path, NULL);
}

bool
cli_is_chip(const char *device)
{
	return device && strncmp(device, "npu", 3) == 0;
}

bool
cli_parse_placement(cli *c, cli_placement *p, int opt, const char *value)
{
	switch (opt) {
	case CLI_OPT_RANK_TABLE:
		p->rank_table = value;
		break;
	case CLI_OPT_RANK:
		p->ranked = true;
		return cli_number(c, "--rank", value, 0, INT_MAX, &p->rank);
	case CLI_OPT_DEVICE:
		p->device = value;
		break;
	}
	return true;
}

const char *
cli_place_path(cli *c, const char *path, const cli_placement *place)
{
	const char *om =
		cli_is_chip(place->device) ? fxge_program_om(c->session, path, c->model) : NULL;

	if (!om)
		return path;
	c->model = NULL; /* the name of the program, not of a model within its file */
	return om;
}

/* Joins the program's group by the options or the environment variables of a launcher. Without
 * either, opening the executable reports the missing group. */
static bool
join(cli *c, fxge_program *p, cli_placement place)
{
	const char *group = fxge_program_group(p, 0), *id = getenv("RANK_ID");
	fxge_group_options o = FXGE_OPTIONS(fxge_group_options);

	if (!place.rank_table)
		place.rank_table = getenv("RANK_TABLE_FILE");
	if (!group || !place.rank_table)
		return true;
	if (!place.ranked && !(id && cli_number(c, "RANK_ID", id, 0, INT_MAX, &place.rank)))
		return id ? false : !cli_usage(c, "--rank-table needs --rank, or RANK_ID");
	if (fxge_program_group(p, 1))
		return !cli_fail(c, FXGE_UNSUPPORTED,
			"the program has groups '%s' and '%s': a rank table defines only one", group,
			fxge_program_group(p, 1));
	o.device = place.device;
	o.name = group;
	o.rank = (int)place.rank;
	o.rank_table = place.rank_table;
	return fxge_group_join(c->session, &o) == FXGE_OK;
}

/* Prints the notes about parts of the result that are assumed. */
static void
say_assumed(cli *c)
{
	fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);

	for (size_t i = 0; !c->verbose && !c->json && fxge_diag_get(c->session, i, &d); i++)
		if (strcmp(d.id, "FXGE-N0976") == 0)
			cli_note(c, "%s", d.message);
}

static fxge_executable *
open_on(cli *c, fxge_program *p, const cli_placement *place)
{
	if (!cli_is_chip(place->device) && place->rank_table) {
		cli_usage(c, "--rank-table needs --device npu:N: ranks exchange tensors by HCCL");
		return NULL;
	}
	if (!cli_is_chip(place->device))
		return fxge_executable_open_on(p, place->device);
	if (strcmp(fxge_program_stage(p), "ge") == 0)
		p = as_om(c, p);
	return p && join(c, p, *place) ? fxge_executable_open_on(p, place->device) : NULL;
}

fxge_executable *
cli_open_on(cli *c, fxge_program *p, const cli_placement *place)
{
	fxge_executable *e = open_on(c, p, place);

	if (e)
		say_assumed(c);
	return e;
}

int
cli_close_on(cli *c, fxge_executable *e, int status)
{
	fxge_executable_close(e);
	if (status == 0)
		status = (int)fxge_last_status(c->session);
	fxge_status left = fxge_group_leave_all(c->session);

	return status ? status : (int)left;
}

void
cli_restore_dtype(fxge_tensor_view *v, const char *dtype)
{
	const char *bits = !dtype                         ? NULL
					   : strcmp(dtype, "bf16") == 0   ? "u16"
					   : strncmp(dtype, "f8", 2) == 0 ? "u8"
													  : NULL;

	if (bits && strcmp(v->dtype, bits) == 0)
		v->dtype = dtype;
}
