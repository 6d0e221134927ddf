fxge 1
model "npu.npu_attention_update.plain.dynamic" stage "import"
symbol s15 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['z'].size()[0]" sym(1)
guard "L['y'].size()[0] == L['w'].size()[0]" sym(1)
graph "main"(
    %x : f32[s15],
    %y : f32[s15],
    %z : f32[s15, 8],
    %w : f32[s15, 8]) {
  %getitem, %getitem_1 = npu.npu_attention_update.default(lse=[%x, %y], local_out=[%z, %w], update_type=1) : f32[s15, 8], f32[s15] name("npu_attention_update")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
