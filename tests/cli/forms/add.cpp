#include <torch/extension.h>
/* TORCH_LIBRARY(not, m) */
TORCH_LIBRARY_FRAGMENT(myops, m) {
  m.def("add_custom(Tensor self, Tensor other) -> "
        "Tensor");
  m.def("linear_custom", &f);
}
REG_OP(AddCustom).INPUT(x1, "T").INPUT(x2, "T").OUTPUT(y, "T").DATATYPE(T, TensorType({DT_FLOAT16, DT_FLOAT})).OP_END_FACTORY_REG(AddCustom)
