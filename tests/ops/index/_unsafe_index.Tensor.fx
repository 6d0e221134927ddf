fxge 1
model "_unsafe_index.Tensor.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : i64[5]) {
  %_unsafe_index = aten._unsafe_index.Tensor(self=%x, indices=[%y]) : f32[5, s27]
  return %_unsafe_index as "_unsafe_index"
}
