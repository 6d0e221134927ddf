fxge 1
model "_C_ascend.npu_scatter_nd_update_v2.functional.rows.f16" stage "import"
graph "main"(
    %x : f16[6, 4],
    %y : i64[3, 1],
    %z : f16[3, 4]) {
  %npu_scatter_nd_update_v2 = _C_ascend.npu_scatter_nd_update_v2.functional(var=%x, indices=%y, update=%z) : f16[6, 4]
  return %npu_scatter_nd_update_v2 as "npu_scatter_nd_update_v2"
}
