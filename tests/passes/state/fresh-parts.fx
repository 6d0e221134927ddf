# So are the parts of such a result.
# passes: convert,state
fxge 1 model "m" stage "fused"
tensor @n : i64[2] = {4, 2}
tensor @d : i64[] = {1}
graph main(%x : bf16[3, 6, 64], %g : bf16[64], %cos : bf16[3, 1, 64], %sin : bf16[3, 1, 64]) {
  %sizes = ge.Const(value=@n) : i64[2]
  %dim = ge.Const(value=@d) : i64[]
  %e = ge.Add(x1=%x, x2=%x) : bf16[3, 6, 64]
  %q, %k = ge.SplitV(x=%e, size_splits=%sizes, split_dim=%dim, num_split=2) : bf16[3, 4, 64], bf16[3, 2, 64]
  %c = ge.TensorMove(x=%q) : bf16[3, 4, 64]
  %d = ge.TensorMove(x=%k) : bf16[3, 2, 64]
  %y, %z = ge.ApplyRotaryPosEmb(query=%c, key=%d, cos=%cos, sin=%sin, layout=4) : bf16[3, 4, 64], bf16[3, 2, 64]
  return %y, %z
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
#   %e = ge.Add(x1=%x, x2=%x) : bf16[3, 6, 64]
#   %q, %k = ge.SplitV(x=%e, size_splits=%sizes, split_dim=%dim, num_split=2) : bf16[3, 4, 64], bf16[3, 2, 64]
#   %y, %z = ge.ApplyRotaryPosEmb(query=%q, key=%k, cos=%cos, sin=%sin, layout=4) : bf16[3, 4, 64], bf16[3, 2, 64]
#   return %y, %z
# }
