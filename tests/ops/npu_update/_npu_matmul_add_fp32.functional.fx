fxge 1
model "atb._npu_matmul_add_fp32.functional.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f16[s17, 4],
    %y : f16[s17, 3],
    %z : f32[4, 3]) {
  %_npu_matmul_add_fp32 = atb._npu_matmul_add_fp32.functional(x=%x, weight=%y, C=%z) : f32[4, 3]
  return %_npu_matmul_add_fp32 as "_npu_matmul_add_fp32"
}
