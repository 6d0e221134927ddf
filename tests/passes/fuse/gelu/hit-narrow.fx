# Computed in f32 for bf16.
fxge 1 model "m" stage "decomposed"
graph main(%x : bf16[4, 16]) {
  %w = aten._to_copy.default(self=%x, dtype=f32)
  %s = aten.gelu.default(self=%w, approximate="tanh")
  %y = aten._to_copy.default(self=%s, dtype=bf16)
  return %y
}
