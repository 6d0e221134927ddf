fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 4],
    %x1 : i32[4]) {
  %r0 = npu.npu_moe_finalize_routing.default(expanded_permuted_rows=%x0, expanded_src_to_dst_row=%x1, drop_pad_mode=4) : ?
  return %r0
}
