fxge 1
model "embedding.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[6, s27],
    %y : i64[s17, 2]) {
  %embedding = aten.embedding.default(weight=%x, indices=%y) : f32[s17, 2, s27]
  return %embedding as "embedding"
}
