# A mask of numbers that all floating types have is made in the type that it is used in.
# passes: canonicalise
fxge 1 model "m" stage "decomposed"
graph main(%keep : bool[1, 1, 8, 8]) {
  %zero = aten.scalar_tensor.default(s=0.0, dtype=bf16)
  %inf = aten.scalar_tensor.default(s=-inf, dtype=bf16)
  %m = aten.where.self(condition=%keep, self=%zero, other=%inf)
  %wide = aten._to_copy.default(self=%m, dtype=f32)
  %ints = aten._to_copy.default(self=%m, dtype=i32)
  %low = aten.scalar_tensor.default(s=-3.0e38, dtype=f32)
  %z = aten.scalar_tensor.default(s=0.0, dtype=f32)
  %n = aten.where.self(condition=%keep, self=%z, other=%low)
  %narrow = aten._to_copy.default(self=%n, dtype=bf16)
  return %wide, %ints, %narrow
}
# ----
# fxge 1
# model "m" stage "decomposed"
# graph "main"(
#     %keep : bool[1, 1, 8, 8]) {
#   %zero = aten.scalar_tensor.default(s=0.0, dtype=bf16) : bf16[]
#   %inf = aten.scalar_tensor.default(s=-inf, dtype=bf16) : bf16[]
#   %m = aten.where.self(condition=%keep, self=%zero, other=%inf) : bf16[1, 1, 8, 8]
#   %wide_1 = aten.scalar_tensor.default(s=0.0, dtype=f32) : f32[] name("wide")
#   %wide_2 = aten.scalar_tensor.default(s=-inf, dtype=f32) : f32[] name("wide")
#   %wide = aten.where.self(condition=%keep, self=%wide_1, other=%wide_2) : f32[1, 1, 8, 8]
#   %ints = aten._to_copy.default(self=%m, dtype=i32) : i32[1, 1, 8, 8]
#   %low = aten.scalar_tensor.default(s=-3e+38, dtype=f32) : f32[]
#   %z = aten.scalar_tensor.default(s=0.0, dtype=f32) : f32[]
#   %n = aten.where.self(condition=%keep, self=%z, other=%low) : f32[1, 1, 8, 8]
#   %narrow = aten._to_copy.default(self=%n, dtype=bf16) : bf16[1, 1, 8, 8]
#   return %wide, %ints, %narrow
# }
