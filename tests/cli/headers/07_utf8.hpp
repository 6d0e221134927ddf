#include "graph/operator_reg.h"
namespace ge {
/**
 * @brief 自定义算子：逐元素相加。
 * x：输入，支持 float16、float32；ünïcode “quotes” — too.
 */
REG_OP(Utf8)  // 算子
    .INPUT(x, TensorType({DT_FLOAT16, DT_FLOAT}))  /* 输入 */
    .OUTPUT(y, TensorType({DT_FLOAT16, DT_FLOAT}))
    .ATTR(label, String, "中文，naïve ☃")
    .OP_END_FACTORY_REG(Utf8)
}
