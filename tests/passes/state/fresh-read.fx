# A result that is read elsewhere, and the parts of an input, are copied.
# passes: convert,state
fxge 1 model "m" stage "fused"
tensor @n : i64[2] = {4, 2}
tensor @d : i64[] = {1}
graph main(%x : bf16[3, 6, 64], %g : bf16[64], %cos : bf16[3, 1, 64], %sin : bf16[3, 1, 64]) {
  %sizes = ge.Const(value=@n) : i64[2]
  %dim = ge.Const(value=@d) : i64[]
  %a, %k = ge.SplitV(x=%x, size_splits=%sizes, split_dim=%dim, num_split=2) : bf16[3, 4, 64], bf16[3, 2, 64]
  %q, %r = ge.RmsNorm(x=%a, gamma=%g) : bf16[3, 4, 64], f32[3, 4, 1]
  %c = ge.TensorMove(x=%q) : bf16[3, 4, 64]
  %d = ge.TensorMove(x=%k) : bf16[3, 2, 64]
  %y, %z = ge.ApplyRotaryPosEmb(query=%c, key=%d, cos=%cos, sin=%sin, layout=4) : bf16[3, 4, 64], bf16[3, 2, 64]
  return %y, %z, %q
}
# ----
# fxge 1
# model "m" stage "ge"
# tensor @n : i64[2] = {4, 2}
# tensor @d : i64[] = {1}
# graph "main"(
#     %x : bf16[3, 6, 64],
#     %g : bf16[64],
#     %cos : bf16[3, 1, 64],
#     %sin : bf16[3, 1, 64]) {
#   %sizes = ge.Const(value=@n) : i64[2]
#   %dim = ge.Const(value=@d) : i64[]
#   %a, %k = ge.SplitV(x=%x, size_splits=%sizes, split_dim=%dim, num_split=2) : bf16[3, 4, 64], bf16[3, 2, 64]
#   %q, %r = ge.RmsNorm(x=%a, gamma=%g) : bf16[3, 4, 64], f32[3, 4, 1]
#   %c = ge.TensorMove(x=%q) : bf16[3, 4, 64]
#   %d = ge.TensorMove(x=%k) : bf16[3, 2, 64]
#   %y, %z = ge.ApplyRotaryPosEmb(query=%c, key=%d, cos=%cos, sin=%sin, layout=4) : bf16[3, 4, 64], bf16[3, 2, 64]
#   return %y, %z, %q
# }
