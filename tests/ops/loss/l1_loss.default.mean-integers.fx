fxge 1
model "l1_loss" stage "import"
graph "main"(
    %x : i32[3],
    %y : i32[3]) {
  %r = aten.l1_loss.default(self=%x, target=%y)
  return %r as "r"
}
