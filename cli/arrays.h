/* What run and verify share: loading a program to run, inputs out of .npz files. */
#ifndef FXGE_CLI_ARRAYS_H
#define FXGE_CLI_ARRAYS_H

#include "cli/cli.h"

enum { CLI_MAX_INPUTS = 4096 };

/* The program at stage ge, compiled in memory if it is not there yet; NULL after diagnostics. */
fxge_program *cli_load_compiled(cli *c, const char *path);
/* bf16 stands in .npz as uint16: where the program says bf16, such an array is one. */
void cli_fix_bf16(fxge_tensor_view *v, const char *dtype);

#endif
