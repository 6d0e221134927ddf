// What an extension registers.
#include <torch/library.h>

at::Tensor gelu(const at::Tensor &x);
const char *text = "m.def(\"not::this(Tensor x) -> Tensor\")";

TORCH_LIBRARY(my, library) {
    library.def("gelu_custom(Tensor x) -> Tensor");
    library.def(TORCH_SELECTIVE_SCHEMA("my::twice(Tensor x, *, float by=2.0) -> Tensor"), {at::Tag::pt2_compliant_tag});
    library.def(R"(scale(Tensor x, int[] axes=[]) -> Tensor)");
    library.def("inferred", &gelu);
}

REG_OP(GeluCustom).INPUT(x, TensorType::FLOAT()).OUTPUT(y, TensorType::FLOAT()).OP_END_FACTORY_REG(GeluCustom)
REG_OP(Twice).INPUT(x, "T").OUTPUT(y, "T").ATTR(by, Float, 2).DATATYPE(T, TensorType::FLOAT()).OP_END_FACTORY_REG(Twice)
REG_OP(Scale).INPUT(x, "T").OUTPUT(y, "T").ATTR(axes, ListInt, {}).DATATYPE(T, TensorType::FLOAT()).OP_END_FACTORY_REG(Scale)
