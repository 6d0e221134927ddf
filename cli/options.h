/* SPDX-License-Identifier: Apache-2.0 */
/* Options of the commands themselves; those of every command are in table.h. */
#ifndef FXGE_CLI_OPTIONS_H
#define FXGE_CLI_OPTIONS_H

#include "cli/table.h"

extern const cli_option cli_compile_options[], cli_dump_options[], cli_run_options[],
	cli_verify_options[], cli_keep_precision_options[], cli_cache_options[], cli_check_options[],
	cli_no_options[], cli_cost_options[], cli_why_options[], cli_reduce_options[],
	cli_view_options[], cli_match_options[], cli_report_options[], cli_diff_options[],
	cli_quant_options[], cli_ops_options[], cli_op_options[], cli_explain_options[],
	cli_chips_options[];

#endif
