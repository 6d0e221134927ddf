/* Every limit on what a file may ask for, by name. A file beyond one is refused with diagnostic
 * FXGE_D_LIMIT (exit code 7), never truncated. */
#ifndef FXGE_BASE_LIMITS_H
#define FXGE_BASE_LIMITS_H

#define FXGE_MAX_RANK              64        /* dims of a tensor (PyTorch's own limit) */
#define FXGE_MAX_NODES             (1 << 24) /* nodes of a program, all graphs together */
#define FXGE_MAX_OPERANDS          (1 << 22) /* operands of a node */
#define FXGE_MAX_DEPTH             64 /* nesting of graphs, protobuf messages, expressions in files */
#define FXGE_MAX_COMPOSED          (1 << 16) /* nodes that compositions make of one node */
#define FXGE_MAX_COMPOSING         64 /* a composition that (indirectly) uses itself would never end */
#define FXGE_MAX_FORMULA           INT16_MAX /* expressions and statements of one formula */
#define FXGE_MAX_FORMULA_FUNCTIONS 256       /* that a formula calls first, by kinds of arguments */
#define FXGE_MAX_FORMULA_STEPS     (1 << 20) /* evaluated for one node, */
#define FXGE_FORMULA_STEPS_EACH    64        /* and so many for each of its operands */
#define FXGE_MAX_FORMULA_DEPTH     500       /* expressions and calls within each other */
#define FXGE_MAX_FORMULA_LIST      (1 << 16) /* elements of a list in a formula */
#define FXGE_MAX_JSON_DEPTH        200       /* nesting of JSON */
#define FXGE_MAX_JSON_BYTES        (1u << 30) /* one JSON document */
#define FXGE_MAX_NAME              (1 << 16)  /* bytes of a name */
#define FXGE_MAX_SYM_NODES         (1 << 20)  /* distinct expressions of a program */
#define FXGE_MAX_EXPR_DEPTH        200        /* nesting of one symbolic expression */
#define FXGE_MAX_EXPR_WEIGHT       (1 << 17)  /* leaves and operators of one, written out */
#define FXGE_MAX_ZIP_ENTRIES       (1 << 20)  /* entries of an archive */
#define FXGE_MAX_INFLATE           1100       /* deflated bytes may grow at most this much */
/* Bytes of memory that reading may ask for, for each byte of the file, and on top: the smallest
 * pieces of a file (an empty JSON list, an operator of .air) become some 50 times their size. What
 * a deflated entry of an archive holds comes on top, too. */
#define FXGE_MAX_READ     256
#define FXGE_MAX_READ_ANY (64u << 20)
#define FXGE_MAX_PICKLE   (1u << 24) /* bytes of a state dict's pickle, without the tensors */
/* elements of a tensor whose values are tracked as sizes: as many as a padding of all dims has */
#define FXGE_MAX_CONST_VALUE (2 * FXGE_MAX_RANK)
#define FXGE_MAX_GEARS       100 /* that atc takes */
#define FXGE_MAX_GEAR_DIMS                                                                         \
	128 /* of all inputs of a program with gears, as AscendCL counts them                          \
		 */
#define FXGE_MAX_PROTO_BYTES 0x7fffffff /* protobuf's own limit of one message */
#define FXGE_MAX_ERRORS      1000       /* diagnostics kept; further ones are counted */

#endif
