fxge 1
model "npu.npu_rotary_mul_backward.BSND.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s21 : int [0, 9223372036854775807]
guard "L['z'].size()[1] == 1 or L['y'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['z'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['w'].size()[1] == 1 or L['z'].size()[1] == L['w'].size()[1]" sym(1)
guard "L['w'].size()[1] == L['z'].size()[1]" sym(1)
guard "L['w'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s21, 3, 16],
    %y : f32[s17, s21, 3, 16],
    %z : f32[1, s21, 1, 16],
    %w : f32[1, s21, 1, 16]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_rotary_mul_backward.default(grad=%x, self=%y, r1=%z, r2=%w) : f32[s17, s21, 3, 16], f32[1, s21, 1, 16], f32[1, s21, 1, 16] name("npu_rotary_mul_backward")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
