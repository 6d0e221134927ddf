/* What run and verify share: loading a program to run, inputs out of .npz files. */
#ifndef FXGE_CLI_ARRAYS_H
#define FXGE_CLI_ARRAYS_H

#include "cli/cli.h"

enum { CLI_MAX_INPUTS = 4096 };

/* The program at stage ge, compiled in memory if it is not there yet; NULL after diagnostics. */
fxge_program *cli_load_compiled(cli *c, const char *path);
/* Where a program runs. */
typedef struct cli_placement {
	const char *device;     /* as --device names it; NULL = the CPU */
	const char *rank_table; /* NULL = as RANK_TABLE_FILE says */
	bool ranked;            /* `rank` is given; else RANK_ID */
	long long rank;
} cli_placement;

/* Takes --device, --rank-table or --rank; false after a message. */
bool cli_parse_placement(cli *c, cli_placement *p, int opt, const char *value);
/* The device is a chip: not NULL, not "cpu". */
bool cli_is_chip(const char *device);
/* The compiled program there; on a chip, unless it is an .om already, by an .om in a temporary
 * folder, and as a rank of its group where it has one. NULL after a diagnostic. */
fxge_executable *cli_open_on(cli *c, fxge_program *p, const cli_placement *place);
/* Gives the chip back; the status, where that of all before is 0. */
int cli_close_on(cli *c, fxge_executable *e, int status);
/* Restores the dtype of a bf16 array, which .npz files hold as uint16, and of floats of 8 bits,
 * held as uint8, where `dtype`, the program's, is that dtype. */
void cli_restore_dtype(fxge_tensor_view *v, const char *dtype);

#endif
