fxge 1
model "_segment_reduce_backward.sum_lengths.f32" stage "import"
graph "main"(
    %x : f32[3, 2],
    %y : f32[3, 2],
    %z : f32[7, 2],
    %w : i64[3]) {
  %_segment_reduce_backward = aten._segment_reduce_backward.default(grad=%x, output=%y, data=%z, reduce="sum", lengths=%w) : f32[7, 2]
  return %_segment_reduce_backward as "_segment_reduce_backward"
}
