/* SPDX-License-Identifier: Apache-2.0 */
/* Chips by name, and the families that share kernels (ops/chips/models.def). */
#ifndef FXGE_OPS_CHIPS_CHIPS_H
#define FXGE_OPS_CHIPS_CHIPS_H

#include "base/diag.h"

/* Figures of one chip; 0 = unknown. */
typedef struct fxge_chip_model {
	const char *name;   /* as atc spells it: "Ascend910B1" */
	const char *family; /* "ascend910b" */
	int cores, vectors; /* matrix cores, vector units */
	double hz;          /* clock rate */
	uint64_t memory;    /* bytes */
	double bandwidth;   /* bytes of memory per second */
} fxge_chip_model;

/* Returns the chip of a name of atc, in any case and with a part ("Ascend310P3Vir02"), or the usual
 * chip of a family. A chip of the 950 series that no table lists is its usual chip. NULL = unknown.
 * Only the exact name "Ascend910B" is the older chip: "ascend910b" is a family. */
const fxge_chip_model *fxge_chip_of(const char *name);
/* Returns the chip of a name; of a name that only the installed CANN describes (platform_config in
 * ASCEND_HOME_PATH), the usual chip of its family. NULL after a diagnostic with the nearest name.
 */
const fxge_chip_model *fxge_chip_find(fxge_diags *d, const char *name);
/* Returns true if the name is that of a family: "ascend310p". */
bool fxge_chip_is_family(const char *name);
/* Returns the i-th chip, NULL at the end. */
const fxge_chip_model *fxge_chip_at(size_t i);
/* Returns true if products and convolutions of the family have no f32 kernel. atc then needs
 * `--precision_mode=allow_fp32_to_fp16`: with `origin` f32 convolutions fail. */
bool fxge_chip_lowers_f32(const fxge_chip_model *chip);
/* Returns the largest number of gears that atc accepts for the chip. NULL = any chip. */
int fxge_chip_max_gears(const fxge_chip_model *chip);

#endif
