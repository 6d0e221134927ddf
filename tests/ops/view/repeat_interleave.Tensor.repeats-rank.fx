fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4]) {
  %a = aten.repeat_interleave.Tensor(repeats=%x) : ?
  return %a
}
