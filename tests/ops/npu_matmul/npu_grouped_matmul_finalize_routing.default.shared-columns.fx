fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[6, 4],
    %x1 : i8[3, 4, 8],
    %x2 : i64[3],
    %x3 : f32[3, 8],
    %x4 : bf16[2, 4]) {
  %r0 = npu.npu_grouped_matmul_finalize_routing.default(x=%x0, w=%x1, group_list=%x2, scale=%x3, shared_input=%x4) : ?
  return %r0
}
