fxge 1
model "npu.npu_moe_finalize_routing.all.f32" stage "import"
graph "main"(
    %x : f32[6, 8],
    %y : f32[3, 8],
    %z : f32[3, 8],
    %w : f32[3, 8],
    %u : f32[3, 2],
    %v : i32[6],
    %x1 : i32[3, 2]) {
  %npu_moe_finalize_routing = npu.npu_moe_finalize_routing.default(expanded_permuted_rows=%x, skip1=%y, skip2=%z, bias=%w, scales=%u, expanded_src_to_dst_row=%v, export_for_source_row=%x1) : f32[3, 8]
  return %npu_moe_finalize_routing as "npu_moe_finalize_routing"
}
