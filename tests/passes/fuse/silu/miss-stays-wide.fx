# Widened and not narrowed: the result stays f32.
fxge 1 model "m" stage "decomposed"
graph main(%b : bf16[4]) {
  %w = aten._to_copy.default(self=%b, dtype=f32)
  %u = aten.sigmoid.default(self=%w)
  %v = aten.mul.Tensor(self=%w, other=%u)
  %n = aten._to_copy.default(self=%v, dtype=f16)
  return %n
}
