/* Files that describe operators, and folders of installed packages, into one table. */
#ifndef FXGE_DRIVER_PACKAGE_H
#define FXGE_DRIVER_PACKAGE_H

#include "ops/forms/forms.h"

/* fxge_session_describe_ops of files; a folder stands for those in it that describe operators. */
bool fxge_driver_describe(
	fxge_session *s, const char *const *paths, size_t n, fxge_descriptions *all, fxge_op_table *t);

#endif
