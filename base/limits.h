/* SPDX-License-Identifier: Apache-2.0 */
/* Limits on the demands of an input file. A file beyond a limit is rejected with FXGE_D_LIMIT (exit
 * code 7), never truncated. */
#ifndef FXGE_BASE_LIMITS_H
#define FXGE_BASE_LIMITS_H

#define FXGE_MAX_RANK              64        /* dims of a tensor (PyTorch's own limit) */
#define FXGE_MAX_NODES             (1 << 24) /* nodes of a program, all graphs together */
#define FXGE_MAX_OPERANDS          (1 << 22) /* operands of a node */
#define FXGE_MAX_DEPTH             64 /* nesting of graphs, protobuf messages, expressions in files */
#define FXGE_MAX_COMPOSED          (1 << 16) /* nodes made of one node by compositions */
#define FXGE_MAX_COMPOSING         64 /* nesting of compositions; one that uses itself would not end */
#define FXGE_MAX_FORMULA           INT16_MAX /* expressions and statements of one formula */
#define FXGE_MAX_FORMULA_FUNCTIONS 256 /* functions that a formula calls, by kinds of arguments */
#define FXGE_MAX_FORMULA_STEPS     (1 << 20)  /* evaluation steps for one node, */
#define FXGE_FORMULA_STEPS_EACH    64         /* plus this many for each of its operands */
#define FXGE_MAX_FORMULA_DEPTH     500        /* nesting of expressions and calls */
#define FXGE_MAX_FORMULA_LIST      (1 << 16)  /* elements of a list in a formula */
#define FXGE_MAX_JSON_DEPTH        200        /* nesting of JSON */
#define FXGE_MAX_JSON_BYTES        (1u << 30) /* bytes of one JSON document */
#define FXGE_MAX_TABLE_BYTES       (1u << 28) /* bytes of a file of operators or rules */
#define FXGE_MAX_NAME              (1 << 16)  /* bytes of a name */
#define FXGE_MAX_SYM_NODES         (1 << 20)  /* distinct expressions of a program */
#define FXGE_MAX_EXPR_DEPTH        200        /* nesting of one symbolic expression */
#define FXGE_MAX_EXPR_WEIGHT       (1 << 17) /* leaves and operators of an expression, written out */
#define FXGE_MAX_ZIP_ENTRIES       (1 << 20) /* entries of an archive */
#define FXGE_MAX_INFLATE           1100      /* growth factor of deflated data */
/* Memory for reading: FXGE_MAX_READ bytes for each byte of the file, plus FXGE_MAX_READ_ANY, plus
 * the inflated size of an archive's entries. The smallest elements of a file (an empty JSON list,
 * an operator of .air) occupy about 50 times their size in memory. */
#define FXGE_MAX_READ     256
#define FXGE_MAX_READ_ANY (64u << 20)
#define FXGE_MAX_PICKLE   (1u << 24) /* bytes of a state dict's pickle, without its tensors */
/* Elements of a tensor whose values are tracked as sizes: enough for a padding of all dims. */
#define FXGE_MAX_CONST_VALUE (2 * FXGE_MAX_RANK)
#define FXGE_MAX_GEARS       256        /* gears of a program, the largest limit of atc */
#define FXGE_MAX_GEAR_DIMS   128        /* dims with gears of all inputs, as AscendCL counts */
#define FXGE_MAX_AIPP_BYTES  (1u << 20) /* bytes of a description of AIPP */
#define FXGE_MAX_LIST_BYTES  (1u << 24) /* bytes of a list of nodes for atc */
#define FXGE_MAX_PROTO_BYTES 0x7fffffff /* bytes of one message, protobuf's own limit */
#define FXGE_MAX_ERRORS      1000       /* diagnostics stored; further ones are only counted */

#endif
