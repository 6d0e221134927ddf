fxge 1
model "npu.npu_geglu_grad.tanh.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27, 8],
    %y : f32[s17, s27, 16],
    %z : f32[s17, s27, 8]) {
  %npu_geglu_grad = npu.npu_geglu_grad.default(grad_output=%x, self=%y, gelu=%z) : f32[s17, s27, 16]
  return %npu_geglu_grad as "npu_geglu_grad"
}
