/* SPDX-License-Identifier: Apache-2.0 */
/* Meta functions of data-dependent numbers, whose symbols the program declares, and of operators
 * without results. */
#include "infer/metas.h"

#include "fxge_aten_sym.h"

/* (Tensor self) -> Scalar */
bool
meta_number(fxge_call *c)
{
	return fxge_arg_tensor(c, ATEN_item__self) != NULL;
}

bool
meta_nothing(fxge_call *c)
{
	return !c->failed;
}
