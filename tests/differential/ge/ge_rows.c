/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of GE operators, for the generator's choice. */
#include "differential/ge/ge_text.h"

#include "backend/cpu/runtime/isa.h"

#include <stdlib.h>
#include <string.h>

#include "fxge_op_ids.h"

static int
by_name(const void *a, const void *b)
{
	return strcmp((*(const fxge_op *const *)a)->name, (*(const fxge_op *const *)b)->name);
}

const fxge_op *
ge_row(const char *name, size_t n)
{
	static const fxge_op *rows[FXGE_OP_LIMIT]; /* sorted by name */
	static size_t n_rows;

	if (n_rows == 0) {
		for (int i = 0; i < FXGE_OP_LIMIT; i++)
			if (fxge_ops[i].ge)
				rows[n_rows++] = &fxge_ops[i];
		qsort(rows, n_rows, sizeof rows[0], by_name);
	}
	for (size_t low = 0, high = n_rows; low < high;) {
		size_t middle = low + (high - low) / 2;
		int order = strncmp(rows[middle]->name, name, n);

		if (order == 0 && rows[middle]->name[n])
			order = 1;
		if (order == 0)
			return rows[middle];
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
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
