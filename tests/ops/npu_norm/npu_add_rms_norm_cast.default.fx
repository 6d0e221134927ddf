fxge 1
model "npu.npu_add_rms_norm_cast.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
guard "L['y'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f16[s17, s27, 16],
    %y : f16[s17, s27, 16],
    %z : f16[16]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_add_rms_norm_cast.default(x1=%x, x2=%y, gamma=%z) : f32[s17, s27, 16], f16[s17, s27, 16], f32[s17, s27, 1], f16[s17, s27, 16] name("npu_add_rms_norm_cast")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
