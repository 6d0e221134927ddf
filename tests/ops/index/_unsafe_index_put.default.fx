fxge 1
model "_unsafe_index_put.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %_unsafe_index_put = aten._unsafe_index_put.default(self=%x, indices=[%y], values=%z) : f32[3, 4]
  return %_unsafe_index_put as "_unsafe_index_put"
}
