#include <string>
#include <vector>
#include "graph/operator_reg.h"
namespace ge {
template <typename T>
struct Helper {
  static constexpr char kText[] = "REG_OP(Fake).OP_END_FACTORY_REG(Fake)";
  T value = T{};
  bool less(T other) const { return value < other && value >> 1 != other << 1; }
};
static inline std::string Describe(const std::vector<int> &sizes)
{
  std::string text = "[";
  for (auto size : sizes) {
    text += std::to_string(size) + (size > 1'000 ? "!" : ",");
  }
  return text + ']' + '"' + '\'' + '\\';
}
enum class Reg_op { INPUT, OUTPUT };

REG_OP  (  Other  )
    . INPUT  (  x  ,  TensorType  (  {  DT_FLOAT  }  )  )
    .
    OUTPUT
    (
        y
        ,
        TensorType
        (
            {
                DT_FLOAT
            }
        )
    )
    . OP_END_FACTORY_REG  (  Other  )  ;  ;

static const int after = Helper<int>{}.less(2) ? 1 : 0;
REG_OP(NoPorts).OP_END_FACTORY_REG(NoPorts)
REG_OP(OnlyAttrs).ATTR(a, Int, 1).REQUIRED_ATTR(b, ListInt).OP_END_FACTORY_REG(OnlyAttrs)
REG_OP(lower_case_2).INPUT(x, TensorType({DT_FLOAT})).OUTPUT(y, TensorType({DT_FLOAT})).OP_END_FACTORY_REG(lower_case_2)
}
