/* The old place of infer/metas.h, while meta functions move. */
#include "infer/metas.h"
