fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i64[3],
    %x1 : i64[3]) {
  %r0 = aten.hinge_embedding_loss.default(self=%x0, target=%x1, margin=inf, reduction=0) : ?
  return %r0
}
