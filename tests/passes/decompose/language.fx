# Each part of the formula language.
# passes: decompose
fxge 1
model "language" stage "functional"
symbol s0 : int [2, 100]
graph "main"(%a : f32[s0, 1, 3], %b : f32[3], %w : f32[3], %i : i32[2, 4], %f : f8e4m3[2]) {
  %y0 = my.arith.default(a=%a, b=%b)
  %y1 = my.reflected.default(a=%a)
  %y2 = my.shapes.default(a=%a)
  %y3 = my.loop.default(a=%a, dims=[-1, 0], n=1)
  %y4 = my.optional.default(a=%a, weight=%w, reduction="sum")
  %y5 = my.optional.default(a=%a, reduction="none")
  %y6, %y7 = my.several.default(a=%b)
  %y8 = my.parts.default(a=%a, k=2)
  %y9 = my.limits.default(a=%i)
  %y10 = my.spread.default(a=%b, n=4)
  %y11 = my.kept.default(a=%b)
  %y12 = my.kept.default(a=%b, flag=true)
  %y13 = my.largest.default(a=%f)
  return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13
}
# ----
# fxge 1
# model "language" stage "decomposed"
# symbol s0 : int [2, 100]
# graph "main"(
#     %a : f32[s0, 1, 3],
#     %b : f32[3],
#     %w : f32[3],
#     %i : i32[2, 4],
#     %f : f8e4m3[2]) {
#   %y0_1 = aten.rsub.Scalar(self=%a, other=1) : f32[s0, 1, 3] name("y0")
#   %y0_2 = aten.mul.Scalar(self=%y0_1, other=2.0) : f32[s0, 1, 3] name("y0")
#   %y0_3 = aten.pow.Tensor_Scalar(self=%a, exponent=2) : f32[s0, 1, 3] name("y0")
#   %y0_4 = aten.div.Tensor(self=%y0_3, other=%b) : f32[s0, 1, 3] name("y0")
#   %y0_5 = aten.add.Tensor(self=%y0_2, other=%y0_4) : f32[s0, 1, 3] name("y0")
#   %y0 = aten.sub.Scalar(self=%y0_5, other=1) : f32[s0, 1, 3]
#   %y1_1 = aten.lt.Scalar(self=%a, other=2) : bool[s0, 1, 3] name("y1")
#   %y1_2 = aten.ge.Scalar(self=%a, other=-1) : bool[s0, 1, 3] name("y1")
#   %y1_3 = aten.logical_and.default(self=%y1_1, other=%y1_2) : bool[s0, 1, 3] name("y1")
#   %y1_4 = aten.neg.default(self=%a) : f32[s0, 1, 3] name("y1")
#   %y1_5 = aten.reciprocal.default(self=%a) : f32[s0, 1, 3] name("y1")
#   %y1 = aten.where.self(condition=%y1_3, self=%y1_4, other=%y1_5) : f32[s0, 1, 3]
#   %y2_1 = aten.view.default(self=%a, size=[s0, 3]) : f32[s0, 3] name("y2")
#   %y2 = aten.view.default(self=%y2_1, size=[s0, 3]) : f32[s0, 3]
#   %y3_1 = aten.sum.dim_IntList(self=%a, dim=[2], keepdim=true) : f32[s0, 1, 1] name("y3")
#   %y3_2 = aten.mul.Scalar(self=%y3_1, other=0) : f32[s0, 1, 1] name("y3")
#   %y3_3 = aten.add.Tensor(self=%a, other=%y3_2) : f32[s0, 1, 3] name("y3")
#   %y3_4 = aten.sum.dim_IntList(self=%y3_3, dim=[0], keepdim=true) : f32[1, 1, 3] name("y3")
#   %y3_5 = aten.mul.Scalar(self=%y3_4, other=1) : f32[1, 1, 3] name("y3")
#   %y3_6 = aten.add.Tensor(self=%y3_3, other=%y3_5) : f32[s0, 1, 3] name("y3")
#   %y3 = aten.add.Tensor(self=%y3_6, other=%y3_6) : f32[s0, 1, 3]
#   %y4_1 = aten.mul.Tensor(self=%a, other=%w) : f32[s0, 1, 3] name("y4")
#   %y4 = aten.sum.default(self=%y4_1) : f32[]
#   %y5 = aten.abs.default(self=%a) : f32[s0, 1, 3]
#   %y6, %y6_1 = fxge.max_places.default(self=%b, dim=0, keepdim=false) : f32[], i64[]
#   %y7 = aten._to_copy.default(self=%y6_1, dtype=i32) : i32[] name("y6")
#   %y8_1, %y8_2 = aten.split_with_sizes.default(self=%a, split_sizes=[2, 1], dim=-1) : f32[s0, 1, 2], f32[s0, 1, 1] name("y8")
#   %y8 = aten.cat.default(tensors=[%y8_2, %y8_1], dim=-1) : f32[s0, 1, 3]
#   %y9_1 = aten.scalar_tensor.default(s=-2147483648, dtype=i32) : i32[] name("y9")
#   %y9_2 = aten.maximum.default(self=%i, other=%y9_1) : i32[2, 4] name("y9")
#   %y9_3 = aten.scalar_tensor.default(s=2147483647, dtype=i32) : i32[] name("y9")
#   %y9_4 = aten.minimum.default(self=%y9_2, other=%y9_3) : i32[2, 4] name("y9")
#   %y9 = aten.mul.Scalar(self=%y9_4, other=1) : i32[2, 4]
#   %y10 = aten.expand.default(self=%b, size=[4, 3]) : f32[4, 3]
#   %y11 = aten.mul.Scalar(self=%b, other=5) : f32[3]
#   %y12 = aten.mul.Scalar(self=%b, other=7) : f32[3]
#   %y13 = aten.full.default(size=[2], fill_value=448.0) : f32[2]
#   return %y0, %y1, %y2, %y3, %y4, %y5, %y6, %y7, %y8, %y9, %y10, %y11, %y12, %y13
# }
