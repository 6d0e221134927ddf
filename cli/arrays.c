/* What run and verify share. */
#include "cli/arrays.h"

#include <string.h>

fxge_program *
cli_load_compiled(cli *c, const char *path)
{
	fxge_program *p = cli_load(c, path);

	if (!p || fxge_compile(p, NULL) == FXGE_OK)
		return p;
	fxge_program_close(p);
	return NULL;
}

void
cli_fix_bf16(fxge_tensor_view *v, const char *dtype)
{
	if (dtype && strcmp(dtype, "bf16") == 0 && strcmp(v->dtype, "u16") == 0)
		v->dtype = "bf16";
}
