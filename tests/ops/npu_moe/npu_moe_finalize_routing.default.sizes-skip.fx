fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[6, 4],
    %x1 : f32[2, 4],
    %x2 : i32[3]) {
  %r0 = npu.npu_moe_finalize_routing.default(expanded_permuted_rows=%x0, skip1=%x1, expanded_src_to_dst_row=%x2) : ?
  return %r0
}
