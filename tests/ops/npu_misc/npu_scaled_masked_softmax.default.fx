fxge 1
model "npu.npu_scaled_masked_softmax.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s48 : int [0, 9223372036854775807]
guard "L['x'].size()[2] == L['y'].size()[2]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 2, s48, 8],
    %y : bool[s17, 1, s48, 8]) {
  %npu_scaled_masked_softmax = npu.npu_scaled_masked_softmax.default(x=%x, mask=%y, scale=0.5) : f32[s17, 2, s48, 8]
  return %npu_scaled_masked_softmax as "npu_scaled_masked_softmax"
}
