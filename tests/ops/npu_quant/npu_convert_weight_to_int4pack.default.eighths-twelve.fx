fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[2, 12]) {
  %r0 = npu.npu_convert_weight_to_int4pack.default(weight=%x0) : ?
  return %r0
}
