fxge 1
model "npu.scatter_update.axis_2.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 5, 4],
    %y : i64[2],
    %z : f32[2, 3, 2, 4]) {
  %scatter_update = npu.scatter_update.default(self=%x, indices=%y, updates=%z, axis=-2) : f32[2, 3, 5, 4]
  return %scatter_update as "scatter_update"
}
