#include "graph/operator_reg.h"
namespace ge {
REG_OP(Classes)
    .INPUT(all, TensorType::ALL())
    .INPUT(quantified, TensorType::QuantifiedType())
    .INPUT(ordinary, TensorType::OrdinaryType())
    .INPUT(basic, TensorType::BasicType())
    .INPUT(number, TensorType::NumberType())
    .INPUT(real, TensorType::RealNumberType())
    .INPUT(complex, TensorType::ComplexDataType())
    .INPUT(integer, TensorType::IntegerDataType())
    .INPUT(is_signed, TensorType::SignedDataType())
    .INPUT(is_unsigned, TensorType::UnsignedDataType())
    .INPUT(floating, TensorType::FloatingDataType())
    .INPUT(index, TensorType::IndexNumberType())
    .INPUT(unary, TensorType::UnaryDataType())
    .OUTPUT(y, TensorType::FLOAT())
    .OP_END_FACTORY_REG(Classes)
}
