fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4, 5],
    %w : f32[4],
    %b : f32[4]) {
  %r0, %r1, %r2 = aten.native_group_norm.default(input=%x, weight=%w, bias=%b, N=2, C=4, HxW=3, group=2, eps=1e-05) : ?, ?, ?
  return %r0, %r1, %r2
}
