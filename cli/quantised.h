/* SPDX-License-Identifier: Apache-2.0 */
/* Options and tolerances of quantised programs. */
#ifndef FXGE_CLI_QUANTISED_H
#define FXGE_CLI_QUANTISED_H

#include "cli/cli.h"

/* Largest root mean square of the error relative to that of the expected elements: 50 dB where
 * integers are the graph's, 30 dB where kernels round biases and scales. */
#define CLI_EXACT_NOISE 3.2e-3
#define CLI_FUSED_NOISE 3.2e-2

/* Values of --quant, --quant-fallback and --quant-per-token. */
typedef struct cli_quant_options {
	const char *lowering; /* NULL = absent */
	bool floats, per_token;
} cli_quant_options;

/* Sets one of the options; returns false after a message. */
bool cli_parse_quant(cli *c, cli_quant_options *q, int opt, const char *value);
/* Sets the options of a compilation. */
void cli_set_quant(const cli_quant_options *q, fxge_compile_options *o);

typedef struct cli_quantised_verdict {
	bool ok;
	double error, bar; /* integers: steps; floats: relative root mean square */
	const char *why;   /* static, or NULL */
	fxge_difference difference;
} cli_quantised_verdict;

/* Compares a value of a program that was compiled with --quant=exact (`exact`) or npu with that of
 * the quantised graph in PyTorch. Integers may be a step off: one in 1,000 (exact), one in 20.
 * Fills `*out`; returns its `ok`. */
bool cli_quantised_judge(const fxge_tensor_view *got, const fxge_tensor_view *want, bool exact,
	cli_quantised_verdict *out);

#endif
