fxge 1
model "_C_ascend.npu_add_rms_norm_bias.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, s27, 16],
    %y : f32[s17, s27, 16],
    %z : f32[16]) {
  %getitem, %getitem_1, %getitem_2 = _C_ascend.npu_add_rms_norm_bias.default(x1=%x, x2=%y, gamma=%z) : f32[s17, s27, 16], f32[s17, s27, 1], f32[s17, s27, 16] name("npu_add_rms_norm_bias")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
