/* SPDX-License-Identifier: Apache-2.0 */
/* Options of quantised programs. */
#include "cli/quantised.h"

#include <string.h>

bool
cli_parse_quant(cli *c, cli_quant_options *q, int opt, const char *value)
{
	switch (opt) {
	case CLI_OPT_QUANT:
		q->lowering = value;
		return true;
	case CLI_OPT_QUANT_PER_TOKEN:
		q->per_token = true;
		return true;
	default: /* --quant-fallback */
		q->floats = strcmp(value, "float") == 0;
		if (q->floats || strcmp(value, "refuse") == 0)
			return true;
		cli_usage(c, "--quant-fallback: expected refuse or float, found '%s'", value);
		return false;
	}
}

void
cli_set_quant(const cli_quant_options *q, fxge_compile_options *o)
{
	o->quant = q->lowering;
	o->quant_float = q->floats;
	o->quant_per_token = q->per_token;
}
