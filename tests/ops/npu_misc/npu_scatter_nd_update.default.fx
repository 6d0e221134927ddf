fxge 1
model "npu.npu_scatter_nd_update.rows.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4],
    %y : i64[3, 1],
    %z : f32[3, 4]) {
  %npu_scatter_nd_update = npu.npu_scatter_nd_update.default(self=%x, indices=%y, updates=%z) : f32[s77, 4]
  return %npu_scatter_nd_update as "npu_scatter_nd_update"
}
