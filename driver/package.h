/* SPDX-License-Identifier: Apache-2.0 */
/* Collection of operator descriptions from files and directories of installed packages. */
#ifndef FXGE_DRIVER_PACKAGE_H
#define FXGE_DRIVER_PACKAGE_H

#include "ops/forms/forms.h"

/* Calls fxge_session_describe_ops; a directory stands for its files that describe operators. */
bool fxge_driver_describe(
	fxge_session *s, const char *const *paths, size_t n, fxge_descriptions *all, fxge_op_table *t);

#endif
