fxge 1
model "npu.npu_moe_gating_top_k_softmax.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 8]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_moe_gating_top_k_softmax.default(x=%x, k=3) : f32[s77, 3]{8, 1}, i32[s77, 3], i32[s77, 3] name("npu_moe_gating_top_k_softmax")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
