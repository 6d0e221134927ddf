fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4],
    %x1 : f32[3, 4],
    %x2 : f32[]) {
  %r0 = aten.cosine_embedding_loss.default(input1=%x0, input2=%x1, target=%x2) : ?
  return %r0
}
