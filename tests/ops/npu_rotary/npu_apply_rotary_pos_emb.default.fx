fxge 1
model "npu.npu_apply_rotary_pos_emb.BSND.dynamic" stage "import"
symbol s15 : int [0, 9223372036854775807]
symbol s21 : int [0, 9223372036854775807]
guard "L['z'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['z'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['w'].size()[1] == L['x'].size()[1]" sym(1)
guard "L['w'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['w'].size()[1] == L['y'].size()[1]" sym(1)
guard "L['w'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s15, s21, 4, 64],
    %y : f32[s15, s21, 2, 64],
    %z : f32[s15, s21, 1, 64],
    %w : f32[s15, s21, 1, 64]) {
  %getitem, %getitem_1 = npu.npu_apply_rotary_pos_emb.default(query=%x, key=%y, cos=%z, sin=%w) : f32[s15, s21, 4, 64], f32[s15, s21, 2, 64] name("npu_apply_rotary_pos_emb")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
