fxge 1
model "npu.npu_convert_weight_to_int4pack.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : i32[s77, 16]) {
  %npu_convert_weight_to_int4pack = npu.npu_convert_weight_to_int4pack.default(weight=%x) : i32[s77, 2]
  return %npu_convert_weight_to_int4pack as "npu_convert_weight_to_int4pack"
}
