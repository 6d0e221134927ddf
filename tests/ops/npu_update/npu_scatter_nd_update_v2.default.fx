fxge 1
model "_C_ascend.npu_scatter_nd_update_v2.in_place.f16" stage "import"
graph "main"(
    %x : f16[6, 4],
    %y : i64[3, 1],
    %z : f16[3, 4]) {
  %clone = aten.clone.default(self=%x) : f16[6, 4]
  _C_ascend.npu_scatter_nd_update_v2.default(var=%clone, indices=%y, update=%z) name("npu_scatter_nd_update_v2")
  return %clone as "clone"
}
