fxge 1
model "stable" stage "import"
symbol s0 : int [2, 100]
graph "main"(%x : f32[s0, 3], %w : f32[4, 3], %b : f32[4]) {
  %l = my.linear.default(x=%x, weight=%w, bias=%b)
  %m = my.linear.default(x=%x, weight=%w, bias=%b, use_bias=false)
  %n = my.linear.default(x=%x, weight=%w)
  %s = my.swish.default(x=%l, beta=0.5)
  %c = my.scaled.default(x=%m, by=%s, twice=true)
  %d = my.scaled.default(x=%n)
  %e = aten.cat.default(tensors=[%c, %d], dim=1)
  %f = aten.sum.dim_IntList(self=%e, dim=[1], keepdim=true)
  %g = aten.layer_norm.default(input=%e, normalized_shape=[8])
  %h = aten.view.default(self=%g, size=[-1, 2, 4])
  return %f as "sums", %h as "halves"
}
