fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2]) {
  %r = aten.chain_matmul.default(matrices=[]) : ?
  return %r
}
