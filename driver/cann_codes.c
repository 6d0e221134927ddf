/* SPDX-License-Identifier: Apache-2.0 */
/* Codes of atc, GE and the run time: their meaning, and remedies. */
#include "driver/command/command.h"

#include <string.h>

static const fxge_cann_code codes[] = {
#define FXGE_CANN_CODE(code, meaning, remedy) {code, meaning, remedy},
#include "driver/cann_codes.def"
#undef FXGE_CANN_CODE
};

const fxge_cann_code *
fxge_cann_code_find(const char *text, size_t n)
{
	for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
		size_t len = strcspn(codes[i].code, "*");
		bool begins = codes[i].code[len] == '*';

		if ((begins ? n >= len : n == len) && memcmp(codes[i].code, text, len) == 0)
			return &codes[i];
	}
	return NULL;
}

const fxge_cann_code *
fxge_cann_code_at(size_t i)
{
	return i < sizeof codes / sizeof *codes ? &codes[i] : NULL;
}
