/* SPDX-License-Identifier: Apache-2.0 */
/* Choice of the operators that PyTorch may call for a file, which is not trusted. */
#include "driver/reduce/reduce.h"

#include "ir/optab.h"

#include "fxge_op_limit.h"

#include <ctype.h>

/* Namespaces of PyTorch beyond those of fxge's rows. Their operators load code, share memory
 * between tensors and processes, or resize what others read. */
static const char *const of_pytorch[] = {"_c10d_functional_autograd", "_dtensor", "_native",
	"_quantized", "_test", "c10d", "cuda", "debug_mode_ops", "debugprims", "export", "fsdp",
	"higher_order", "image", "inductor", "inductor_prims", "mkl", "mkldnn", "mkldnn_prepacked",
	"mtia", "nvprims", "onednn", "prepacked", "prim", "profiler", "quantization", "quantized",
	"rngprims", "sparse", "static_runtime", "streams", "symm_mem", "tensorexpr", "vulkan_prepack",
	"xnnpack", "xpu"};

static size_t
length_of_namespace(const char *name)
{
	return strcspn(name, ".");
}

static bool
is_in(const char *name, const char *other)
{
	size_t n = length_of_namespace(name);

	return n == length_of_namespace(other) && memcmp(name, other, n) == 0;
}

/* Returns true if an operator of this namespace may be PyTorch's or fxge's own. */
static bool
has_reserved_namespace(const char *name)
{
	for (size_t i = 0; i < sizeof of_pytorch / sizeof *of_pytorch; i++)
		if (is_in(name, of_pytorch[i]))
			return true;
	for (uint32_t i = 0; i < fxge_op_count; i++)
		if (is_in(name, fxge_ops[fxge_op_order[i]].name))
			return true;
	return false;
}

static bool
is_identifier(const char *name, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!isalpha((unsigned char)name[i]) && name[i] != '_'
			&& !(i && isdigit((unsigned char)name[i])))
			return false;
	return n > 0;
}

/* Returns true if torch.ops.NAME can only be an operator: torch.ops has functions, too, and
 * attributes of Python's begin with two underscores, as do the names of some operators of aten. */
static bool
names_operator(const char *name)
{
	int parts = 0;

	for (const char *part = name;; part++) {
		size_t n = strcspn(part, ".");

		if (!is_identifier(part, n)
			|| (strncmp(part, "__", 2) == 0 && !(parts == 1 && is_in(name, "aten"))))
			return false;
		parts++;
		part += n;
		if (!*part)
			return parts == 3;
	}
}

static bool
parameters_are_identifiers(const fxge_op *op)
{
	for (int i = 0; i < op->n_params; i++)
		if (!is_identifier(op->params[i].name, strlen(op->params[i].name)))
			return false;
	return true;
}

/* Returns true if the operator's row is one of fxge's, whatever rows files have. */
static bool
has_row(const fxge_reducer *r, const fxge_op *op)
{
	return (op->id < FXGE_OP_LIMIT && op == &fxge_ops[op->id])
		   || op == fxge_op_out_form(r->session, op->name, strlen(op->name));
}

/* Returns true if the operator does not compute its results from its arguments alone. The effects
 * of aten's rows are assertions and random numbers. */
static bool
has_effect(const fxge_op *op)
{
	const fxge_op *of = op->functional ? op->functional : op;

	return ((op->flags | of->flags) & FXGE_OP_EFFECT) != 0 && !is_in(op->name, "aten");
}

bool
fxge_reduce_may_call(fxge_reducer *r, const fxge_op *op)
{
	if (op->ge || !names_operator(op->name) || !parameters_are_identifiers(op))
		return false;
	if (has_row(r, op))
		return !has_effect(op);
	return r->o.modules && *r->o.modules && !has_reserved_namespace(op->name);
}
