fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %r : i64[3, 4]) {
  %a = aten.repeat_interleave.self_Tensor(self=%x, repeats=%r) : ?
  return %a
}
