/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers FXGE_D_<NAME> of diagnostics 04xx: conversion to GE. */
#ifndef FXGE_BASE_DIAG_CONVERT_H
#define FXGE_BASE_DIAG_CONVERT_H

#include "base/diag/id.h"

enum {
#include "base/diag/convert.def"
};

#endif
