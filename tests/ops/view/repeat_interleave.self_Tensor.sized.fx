fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 2], %n : i64[3]) {
  %r0 = aten.repeat_interleave.self_Tensor(self=%x, repeats=%n, dim=0, output_size=2) : ?
  return %r0
}
