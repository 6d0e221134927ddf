fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.diag_embed.default(self=%x, dim1=0, dim2=0)
  return %r
}
