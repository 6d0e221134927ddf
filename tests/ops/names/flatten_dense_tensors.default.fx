fxge 1
model "flatten_dense_tensors.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : f32[s17]) {
  %flatten_dense_tensors = aten.flatten_dense_tensors.default(tensors=[%x, %y]) : f32[s17 + s77*s27]
  return %flatten_dense_tensors as "flatten_dense_tensors"
}
