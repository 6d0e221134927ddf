fxge 1
model "npu.npu_top_k_top_p.k.f32" stage "import"
graph "main"(
    %x : f32[3, 8],
    %y : i32[3]) {
  %npu_top_k_top_p = npu.npu_top_k_top_p.default(logits=%x, k=%y) : f32[3, 8]
  return %npu_top_k_top_p as "npu_top_k_top_p"
}
