/* SPDX-License-Identifier: Apache-2.0 */
/* Loading, placement and arrays for `fxge run` and `fxge verify`. */
#ifndef FXGE_CLI_ARRAYS_H
#define FXGE_CLI_ARRAYS_H

#include "cli/quantised.h"

enum { CLI_MAX_INPUTS = 4096 };

/* Returns the program at stage ge, compiled in memory if necessary, with the lowering of quantised
 * operators; NULL after diagnostics. */
fxge_program *cli_load_compiled(cli *c, const char *path, const cli_quant_options *quant);
/* Device and rank of a run. */
typedef struct cli_placement {
	const char *device;     /* value of --device; NULL = the CPU */
	const char *rank_table; /* NULL = value of RANK_TABLE_FILE */
	bool ranked;            /* `rank` is set; otherwise RANK_ID applies */
	long long rank;
} cli_placement;

/* Parses --device, --rank-table or --rank; returns false after a message. */
bool cli_parse_placement(cli *c, cli_placement *p, int opt, const char *value);
/* Returns true if the device is a chip. */
bool cli_is_chip(const char *device);
/* Opens the compiled program on its device and joins the program's group of ranks, if any. For a
 * chip, compiles a program of stage ge to an .om in a temporary directory. Returns NULL after a
 * diagnostic. */
/* Returns the .om of an export's directory for a chip, and clears c->model; else `path`. */
const char *cli_place_path(cli *c, const char *path, const cli_placement *place);
fxge_executable *cli_open_on(cli *c, fxge_program *p, const cli_placement *place);
/* Closes the executable and leaves all groups. Returns `status`, or the status of closing if that
 * is 0. */
int cli_close_on(cli *c, fxge_executable *e, int status);
/* Restores the dtype of bf16 and 8-bit float arrays, which .npz files hold as uint16 and uint8, if
 * the program's `dtype` is such a dtype. */
void cli_restore_dtype(fxge_tensor_view *v, const char *dtype);

/* ---- raw files ---- */

/* Returns true for the names of raw files: *.bin and *.raw. */
bool cli_is_raw(const char *path);
/* Reads a raw file as the value of an input; its size gives the input's only symbolic dim. Returns
 * 0, or the status after a message. */
int cli_read_raw(cli *c, const char *path, const fxge_port_info *input, fxge_tensor_view *out);

/* ---- times of repeated runs ---- */

typedef struct cli_times {
	double *ms; /* in the order of the runs */
	size_t n;
} cli_times;

/* Summary of the runs behind the first; milliseconds. */
typedef struct cli_timing {
	size_t n;
	double first, mean, min, p50, p90, p99, max, per_second;
} cli_timing;

/* Allocates room for n times; returns false without memory. */
bool cli_times_start(cli *c, cli_times *t, long long n);
void cli_times_add(cli_times *t, double seconds);
/* Summarises at least two times. */
cli_timing cli_times_sum(cli_times *t);
void cli_show_timing(cli *c, const cli_timing *t);
void cli_json_timing(const cli_timing *t);

#endif
