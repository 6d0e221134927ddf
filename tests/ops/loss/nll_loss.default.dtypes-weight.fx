fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 5],
    %y : i64[3],
    %w : bf16[5]) {
  %r = aten.nll_loss.default(self=%x, target=%y, weight=%w) : ?
  return %r
}
