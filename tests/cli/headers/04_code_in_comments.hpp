#include "graph/operator_reg.h"
namespace ge {
/**
 * Use:
 * @code
 *   auto op = op::CodeInComments("c").set_input_x(x);
 *   REG_OP(Fake).INPUT(x, TensorType::ALL()).OUTPUT(y, TensorType::ALL()).OP_END_FACTORY_REG(Fake);
 *   m.def("fake(Tensor x) -> Tensor");
 * @endcode
 * It doesn't matter that a quote ' or " stands here, nor #if 0.
 */
REG_OP(CodeInComments)
    .INPUT(x, TensorType({DT_BF16}))
    .OUTPUT(y, TensorType({DT_BF16}))
    .OP_END_FACTORY_REG(CodeInComments)

/// REG_OP(Fake2).OP_END_FACTORY_REG(Fake2)
//! it's another one
REG_OP(CodeInComments2)
    .INPUT(x, TensorType({DT_BF16})) ///< trailing
    .OUTPUT(y, TensorType({DT_BF16})) /*!< trailing */
    .OP_END_FACTORY_REG(CodeInComments2)
}
