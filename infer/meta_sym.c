/* The meta function of numbers that depend on data: which number it is, the program says. */
#include "infer/metas.h"

#include "fxge_aten_sym.h"

/* (Tensor self) -> Scalar */
bool
meta_number(fxge_call *c)
{
	return fxge_arg_tensor(c, ATEN_item__self) != NULL;
}

/* Operators without results. */
bool
meta_nothing(fxge_call *c)
{
	return !c->failed;
}
