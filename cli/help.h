/* The texts of --help. */
#ifndef FXGE_CLI_HELP_H
#define FXGE_CLI_HELP_H

extern const char cli_help_main[], cli_help_common[];
extern const char cli_help_compile[], cli_help_dump[], cli_help_run[], cli_help_verify[],
	cli_help_check[], cli_help_ops[], cli_help_explain[];

#endif
