/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of atc's options and of its work, before atc starts. */
#ifndef FXGE_DRIVER_DEVICE_ATC_OPTIONS_H
#define FXGE_DRIVER_DEVICE_ATC_OPTIONS_H

#include "driver/api.h"

#include "formats/json.h"
#include "ops/chips/chips.h"

typedef struct fxge_atc_request {
	fxge_session *session;
	fxge_program *program; /* NULL: operators of a file are compiled */
	const fxge_om_options *options;
	const fxge_chip_model *chip; /* NULL = unknown */
	fxge_arena *arena;
} fxge_atc_request;

/* Checks names, values and combinations of the options. Returns them as atc receives them, with
 * absolute paths: atc runs in another directory. Returns NULL after diagnostics. */
const char *const *fxge_atc_options_check(const fxge_atc_request *r);
/* Checks the names of inputs, operators and types in the options against the .air and its
 * interface. Returns false after diagnostics. */
bool fxge_atc_names_check(const fxge_atc_request *r, const char *air, yyjson_val *interface);
/* Warns if the program needs much time of atc or more memory than the chip has. */
void fxge_atc_work_check(const fxge_atc_request *r);

#endif
