fxge 1
model "_prelu_kernel_backward.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['z'].size()[0] == L['x'].size()[1]" sym(1)
guard "L['x'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27],
    %y : f32[s17, s27],
    %z : f32[s27]) {
  %getitem, %getitem_1 = aten._prelu_kernel_backward.default(grad_output=%x, self=%y, weight=%z) : f32[s17, s27], f32[s17, s27] name("_prelu_kernel_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
