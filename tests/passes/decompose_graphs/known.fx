# Text graphs as compositions.
# passes: decompose
fxge 1 model "m" stage "functional"
symbol s0 : int [2, 9]
graph main(%x : f32[4, s0], %h : f16[4], %i : i32[4], %n : f32[2, 4], %b4 : f32[4]) {
  %a = my.swish.default(x=%x) : f32[4, s0]
  %b = my.swish.default(x=%a, beta=0.5) : f32[4, s0]
  %c, %d = my.join.default(xs=[%a, %b], y=%x, dim=1) : f32[4, 4*s0], f32[8, s0]
  %g, %j = my.sizes.default(x=%x, size=[s0, 4], k=5) : f32[s0, 4], f32[5, 3, 5]
  %k0, %l0 = my.sizes.default(x=%x, size=[4*s0]) : f32[4*s0], f32[2, 3, 2]
  %k, %l = my.sizes.default(x=%x, size=[2, 2, s0], k=s0, fill=3) : f32[2, 2, s0], f32[s0, 3, s0]
  %o = my.maybe.default(x=%n, w=%n, twice=true) : f32[2, 4]
  %p = my.maybe.default(x=%n, w=%n) : f32[2, 4]
  %q = my.maybe.default(x=%n) : f32[]
  %r = my.maybe.default(x=%n, dtype=f64) : f64[]
  %t = my.norm.default(x=%n) : f32[2, 3]
  %u = my.norm.default(x=%n, w=%b4, eps=0.5) : f32[2, 3]
  %v = my.mixed.default(x=%h, y=%i, z=%x) : f32[4]
  %w = my.exact.default(x=%h, y=%i) : f16[4]
  %y = my.exact.default(x=%h) : f16[4]
  %z, %aa, %ab, %ac, %ad = my.constants.default(x=%x) : f32[2, 1], f64[], f32[4, s0], f32[4, s0], f32[4, s0]
  %ae = my.input.default(x=%x) : f32[4, s0]
  %af = my.unfolded.default(x=%x, size=[4, s0]) : f32[1, 4, s0]
  %ag = my.large.default(x=%i) : i64[4]
  %ai = my.swish.default(x=%x, beta=2) : f32[4, s0]
  %ah = my.mixed_formula.default(x=%h, y=%i, z=%x) : f32[4]
  return %b, %c, %d, %g, %j, %k, %l, %o, %p, %q, %r, %t, %u, %v, %w, %y, %z, %aa, %ab, %ac, %ad, %ae, %k0, %l0, %af, %ag, %ah, %ai
}
# ----
# fxge 1
# model "m" stage "decomposed"
# symbol s0 : int [2, 9]
# graph "main"(
#     %x : f32[4, s0],
#     %h : f16[4],
#     %i : i32[4],
#     %n : f32[2, 4],
#     %b4 : f32[4]) {
#   %a_1 = aten.mul.Scalar(self=%x, other=1.0) : f32[4, s0] name("a")
#   %a_2 = aten.sigmoid.default(self=%a_1) : f32[4, s0] name("a")
#   %a = aten.mul.Tensor(self=%x, other=%a_2) : f32[4, s0]
#   %b_1 = aten.mul.Scalar(self=%a, other=0.5) : f32[4, s0] name("b")
#   %b_2 = aten.sigmoid.default(self=%b_1) : f32[4, s0] name("b")
#   %b = aten.mul.Tensor(self=%a, other=%b_2) : f32[4, s0]
#   %c = aten.cat.default(tensors=[%x, %a, %b, %x], dim=1) : f32[4, 4*s0]
#   %d = aten.cat.default(tensors=[%a, %b]) : f32[8, s0] name("c")
#   %g = aten.view.default(self=%x, size=[s0, 4]) : f32[s0, 4]
#   %j = aten.full.default(size=[5, 3, 5], fill_value=1.5, dtype=f32) : f32[5, 3, 5] name("g")
#   %k0 = aten.view.default(self=%x, size=[4*s0]) : f32[4*s0]
#   %l0 = aten.full.default(size=[2, 3, 2], fill_value=1.5, dtype=f32) : f32[2, 3, 2] name("k0")
#   %k = aten.view.default(self=%x, size=[2, 2, s0]) : f32[2, 2, s0]
#   %l = aten.full.default(size=[s0, 3, s0], fill_value=3, dtype=f32) : f32[s0, 3, s0] name("k")
#   %o_1 = aten.mul.Tensor(self=%n, other=%n) : f32[2, 4] name("o")
#   %o = aten.add.Tensor(self=%o_1, other=%o_1) : f32[2, 4]
#   %p = aten.mul.Tensor(self=%n, other=%n) : f32[2, 4]
#   %q = aten.sum.default(self=%n) : f32[]
#   %r = aten.sum.default(self=%n, dtype=f64) : f64[]
#   %t_1, %t_2, %t_3 = aten.native_layer_norm.default(input=%n, normalized_shape=[4], eps=1e-05) : f32[2, 4], f32[2, 1], f32[2, 1] name("t")
#   %t_4, %t = aten.split_with_sizes.default(self=%t_1, split_sizes=[1, 3], dim=-1) : f32[2, 1], f32[2, 3] name("t")
#   %u_1, %u_2, %u_3 = aten.native_layer_norm.default(input=%n, normalized_shape=[4], weight=%b4, eps=0.5) : f32[2, 4], f32[2, 1], f32[2, 1] name("u")
#   %u_4, %u = aten.split_with_sizes.default(self=%u_1, split_sizes=[1, 3], dim=-1) : f32[2, 1], f32[2, 3] name("u")
#   %v_1 = aten._to_copy.default(self=%i, dtype=f32) : f32[4] name("v")
#   %v_2 = aten._to_copy.default(self=%h, dtype=f32) : f32[4] name("v")
#   %v = aten.sub.Tensor(self=%v_2, other=%v_1) : f32[4]
#   %w_1 = aten._to_copy.default(self=%h, dtype=f32) : f32[4] name("w")
#   %w_2 = aten.exp.default(self=%w_1) : f32[4] name("w")
#   %w_3 = aten.log.default(self=%w_2) : f32[4] name("w")
#   %w = aten._to_copy.default(self=%w_3, dtype=f16) : f16[4]
#   %y_1 = aten._to_copy.default(self=%h, dtype=f32) : f32[4] name("y")
#   %y_2 = aten.exp.default(self=%y_1) : f32[4] name("y")
#   %y_3 = aten.log.default(self=%y_2) : f32[4] name("y")
#   %y = aten._to_copy.default(self=%y_3, dtype=f16) : f16[4]
#   %z = aten.full.default(size=[2, 1], fill_value=-inf, dtype=f32, layout=layout(7), device="cpu", pin_memory=false) : f32[2, 1]
#   %aa = aten.full.default(size=[], fill_value=nan, dtype=f64) : f64[] name("z")
#   %z_1 = aten.scalar_tensor.default(s=-2, dtype=f32) : f32[] name("z")
#   %ac = aten.minimum.default(self=%x, other=%z_1) : f32[4, s0] name("z")
#   %ad = aten.gelu.default(self=%x, approximate="tanh") : f32[4, s0] name("z")
#   %af = aten.view.default(self=%x, size=[1, 4, s0]) : f32[1, 4, s0]
#   %ag_1 = aten._to_copy.default(self=%i, dtype=i64) : i64[4] name("ag")
#   %ag_2 = aten.scalar_tensor.default(s=9223372036854775807, dtype=i64) : i64[] name("ag")
#   %ag = prims.bitwise_and.default(self=%ag_1, other=%ag_2) : i64[4]
#   %ai_1 = aten.mul.Scalar(self=%x, other=2.0) : f32[4, s0] name("ai")
#   %ai_2 = aten.sigmoid.default(self=%ai_1) : f32[4, s0] name("ai")
#   %ai = aten.mul.Tensor(self=%x, other=%ai_2) : f32[4, s0]
#   %ah_1 = aten._to_copy.default(self=%h, dtype=f32) : f32[4] name("ah")
#   %ah_2 = aten._to_copy.default(self=%i, dtype=f32) : f32[4] name("ah")
#   %ah = aten.sub.Tensor(self=%ah_1, other=%ah_2) : f32[4]
#   return %b, %c, %d, %g, %j, %k, %l, %o, %p, %q, %r, %t, %u, %v, %w, %y, %z, %aa, %x, %ac, %ad, %x, %k0, %l0, %af, %ag, %ah, %ai
# }
