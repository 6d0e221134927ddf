/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of GE operators, for the generator's choice. */
#include "differential/ge/ge_text.h"

#include "backend/cpu/runtime/isa.h"

#include "fxge_op_ids.h"

const fxge_op *
ge_row(const char *name, size_t n)
{
	for (int i = 0; i < FXGE_OP_LIMIT; i++)
		if (fxge_ops[i].ge && strncmp(fxge_ops[i].name, name, n) == 0 && !fxge_ops[i].name[n])
			return &fxge_ops[i];
	return NULL;
}

const fxge_op *
ge_any_row(choices *c)
{
	static const fxge_op *rows[FXGE_OP_LIMIT];
	static uint32_t n;

	for (int i = 0, first = n == 0; first && i < FXGE_OP_LIMIT; i++)
		if (fxge_ops[i].ge)
			rows[n++] = &fxge_ops[i];
	return rows[choose(c, n)];
}

bool
ge_executes(const fxge_op *op)
{
	static const uint32_t others[] = {GE_Const, GE_Constant, GE_If, GE_StatelessIf, GE_Case,
		GE_StatelessCase, GE_While, GE_StatelessWhile, GE_PartitionedCall};

	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (op->id == others[i])
			return true;
	return fxge_kernels_base[op->id] != NULL;
}
