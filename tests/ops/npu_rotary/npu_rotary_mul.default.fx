fxge 1
model "npu.npu_rotary_mul.BSND.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[s77, s27, 3, 16],
    %y : f32[1, s27, 1, 16],
    %z : f32[1, s27, 1, 16]) {
  %npu_rotary_mul = npu.npu_rotary_mul.default(self=%x, r1=%y, r2=%z) : f32[s77, s27, 3, 16]
  return %npu_rotary_mul as "npu_rotary_mul"
}
