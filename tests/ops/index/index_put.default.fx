fxge 1
model "index_put.set.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : i64[2],
    %z : f32[2, s32]) {
  %index_put = aten.index_put.default(self=%x, indices=[%y], values=%z) : f32[s77, s27]
  return %index_put as "index_put"
}
