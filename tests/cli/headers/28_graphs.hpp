#include "graph/operator_reg.h"
namespace ge {
REG_OP(Graphs)
    .INPUT(cond, TensorType::ALL())
    .DYNAMIC_INPUT(input, TensorType::ALL())
    .DYNAMIC_OUTPUT(output, TensorType::ALL())
    .GRAPH(then_branch)
    .GRAPH(else_branch)
    .DYNAMIC_GRAPH(branches)
    .ATTR(parallel_iterations, Int, 10)
    .OP_END_FACTORY_REG(Graphs)
}
