/* Prints a finished op table as C; only the build's generator includes this. */
#ifndef FXGE_OPS_PRINT_H
#define FXGE_OPS_PRINT_H

#include "ops/table.h"

/* `ATEN_add_Tensor`, `ATEN_relu` (overload default), `GE_Add`. */
const char *fxge_op_ident(fxge_arena *a, const fxge_op *op);
/* Reports two operators, or an operator and a parameter, that would get one C name. */
bool fxge_print_check(const fxge_op_table *t, fxge_diags *d);
void fxge_print_ids(fxge_sbuf *b, const fxge_op_table *t); /* fxge_op_ids.h */
/* fxge_aten_<family>.h, fxge_ge_<family>.h: parameters of a file's operators. Apart from the ids,
 * which every new row moves: who includes the families that he uses is not compiled again for
 * others. `name`: aten_<family>. */
void fxge_print_params(fxge_sbuf *b, const fxge_op_table *t, const char *name, const char *file);
/* fxge_op_functions.h: parameters by the C function that serves several operators. */
void fxge_print_functions(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_rows(fxge_sbuf *b, const fxge_op_table *t); /* fxge_op_rows.c */
/* The rows' formulas, to whose functions the rows refer by index. */
void fxge_print_formulas(fxge_sbuf *b, const fxge_op_table *t);
/* A constant, braces and all. */
void fxge_print_lit(fxge_sbuf *b, const fxge_lit *l);
void fxge_print_string(fxge_sbuf *b, const char *s);
/* fxge_op_meta.inc, _conv.inc, _decomp.inc, _kernel.inc: which C function serves which operator. */
void fxge_print_meta(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_conv(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_decomp(fxge_sbuf *b, const fxge_op_table *t);
void fxge_print_kernel(fxge_sbuf *b, const fxge_op_table *t);
/* fxge_op_soc_<chip>.inc of the chip's table `text`; false after diagnostics. */
bool fxge_print_soc(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n);
/* fxge_op_<name>.inc of a table of what is known from elsewhere; false after diagnostics. */
bool fxge_print_record(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n);

#endif
