fxge 1
model "npu.batch_norm_reduce.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 3, s53, 4]) {
  %getitem, %getitem_1 = npu.batch_norm_reduce.default(input=%x, eps=1e-05) : f32[3], f32[3] name("batch_norm_reduce")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
