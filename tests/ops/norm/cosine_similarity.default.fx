fxge 1
model "cosine_similarity.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['x'].size()[0] == L['y'].size()[0]" sym(1)
graph "main"(
    %x : f32[s17, 4],
    %y : f32[s17, 4]) {
  %cosine_similarity = aten.cosine_similarity.default(x1=%x, x2=%y) : f32[s17]
  return %cosine_similarity as "cosine_similarity"
}
