/* Prototypes for GE, made by `fxge op export --to header`. */
#ifndef OP_PROTO_@guard@_H
#define OP_PROTO_@guard@_H

#include "graph/operator_reg.h"

namespace ge {
@#types@

REG_OP(@type@)
@#links@
    .@macro@(@arguments@)
@/links@
    .OP_END_FACTORY_REG(@type@)
@/types@

}  // namespace ge

#endif
