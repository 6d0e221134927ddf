fxge 1
model "npu.npu_rms_norm_backward.plain.dynamic" stage "import"
symbol s15 : int [0, 9223372036854775807]
symbol s21 : int [0, 9223372036854775807]
guard "L['w'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['w'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['w'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['w'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s15, s21, 16],
    %y : f32[s15, s21, 16],
    %z : f32[16],
    %w : f32[s15, s21, 1]) {
  %getitem, %getitem_1 = npu.npu_rms_norm_backward.default(dy=%x, self=%y, gamma=%z, rstd=%w) : f32[s15, s21, 16], f32[16] name("npu_rms_norm_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
