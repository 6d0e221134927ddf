fxge 1
model "npu.npu_interleave_rope.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
guard "L['y'].size()[2] == L['x'].size()[2]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[2] == L['y'].size()[2]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f16[s17, 2, s48, 64],
    %y : f16[s17, 1, s48, 64],
    %z : f16[s17, 1, s48, 64]) {
  %npu_interleave_rope = npu.npu_interleave_rope.default(x=%x, cos=%y, sin=%z) : f16[s17, 2, s48, 64]
  return %npu_interleave_rope as "npu_interleave_rope"
}
