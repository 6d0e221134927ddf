fxge 1
model "npu.npu_grouped_matmul_finalize_routing.plain.f32" stage "import"
graph "main"(
    %x : i8[6, 16],
    %y : i8[3, 16, 8],
    %z : i64[3],
    %w : f32[3, 8],
    %u : f32[6],
    %v : f32[6],
    %x1 : i64[6],
    %y1 : bf16[2, 8]) {
  %npu_grouped_matmul_finalize_routing = npu.npu_grouped_matmul_finalize_routing.default(x=%x, w=%y, group_list=%z, scale=%w, pertoken_scale=%u, shared_input=%y1, logit=%v, row_index=%x1, shared_input_weight=0.5, shared_input_offset=1, output_bs=4) : f32[4, 8]
  return %npu_grouped_matmul_finalize_routing as "npu_grouped_matmul_finalize_routing"
}
