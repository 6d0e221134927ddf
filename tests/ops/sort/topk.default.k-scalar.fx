fxge 1
model "case" stage "import"
graph "main"(%x : f32[]) {
  %r0, %r1 = aten.topk.default(self=%x, k=2, dim=0)
  return %r0, %r1
}
