fxge 1
model "index_reduce.prod_True.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
symbol s32 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27],
    %y : i64[4],
    %z : f32[4, s32]) {
  %index_reduce = aten.index_reduce.default(self=%x, dim=0, index=%y, source=%z, reduce="prod") : f32[s77, s27]
  return %index_reduce as "index_reduce"
}
