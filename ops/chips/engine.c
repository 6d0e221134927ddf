/* SPDX-License-Identifier: Apache-2.0 */
/* Names of engines. */
#include "ops/chips/engine.h"

#include <string.h>

static const char *const engines[] = {"ge", "hccl", "aicore", "dsa", "rewritten", "aicpu", "none"};

const char *
fxge_engine_name(fxge_engine e)
{
	return engines[e];
}

fxge_engine
fxge_engine_of(const char *name)
{
	fxge_engine e = 0;

	while (e < FXGE_ENGINE_COUNT && strcmp(engines[e], name) != 0)
		e++;
	return e;
}
