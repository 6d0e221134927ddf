fxge 1
model "stable" stage "decomposed"
symbol s0 : int [2, 100]
graph "main"(
    %x : f32[s0, 3],
    %w : f32[4, 3],
    %b : f32[4]) {
  %l = my.linear.default(x=%x, weight=%w, bias=%b) : f32[s0, 4]
  %m = my.linear.default(x=%x, weight=%w, bias=%b, use_bias=false) : f32[s0, 4]
  %n = my.linear.default(x=%x, weight=%w) : f32[s0, 4]
  %s_1 = aten.mul.Scalar(self=%l, other=0.5) : f32[s0, 4] name("s")
  %s_2 = aten.sigmoid.default(self=%s_1) : f32[s0, 4] name("s")
  %s = aten.mul.Tensor(self=%l, other=%s_2) : f32[s0, 4]
  %c_1 = aten.mul.Tensor(self=%m, other=%s) : f32[s0, 4] name("c")
  %c = aten.add.Tensor(self=%c_1, other=%c_1) : f32[s0, 4]
  %d = aten.neg.default(self=%n) : f32[s0, 4]
  %e = aten.cat.default(tensors=[%c, %d], dim=1) : f32[s0, 8]
  %f = aten.sum.dim_IntList(self=%e, dim=[1], keepdim=true) : f32[s0, 1]
  %g, %g_1, %g_2 = aten.native_layer_norm.default(input=%e, normalized_shape=[8], eps=1e-05) : f32[s0, 8], f32[s0, 1], f32[s0, 1]
  %h = aten.view.default(self=%g, size=[-1, 2, 4]) : f32[s0, 2, 4]
  return %f as "sums", %h as "halves"
}
