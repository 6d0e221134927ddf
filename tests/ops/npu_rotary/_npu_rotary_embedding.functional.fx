fxge 1
model "atb._npu_rotary_embedding.functional.half.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
graph "main"(
    %x : i64[s17],
    %y : f32[s17, 64],
    %z : f32[s17, 32],
    %w : f32[6, 16]) {
  %getitem, %getitem_1 = atb._npu_rotary_embedding.functional(positions=%x, query=%y, key=%z, head_size=16, cos_sin_cache=%w, is_neox_style=true) : f32[s17, 64], f32[s17, 32] name("_npu_rotary_embedding")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
