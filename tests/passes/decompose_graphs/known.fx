# Text graphs as compositions.
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
