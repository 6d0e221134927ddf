fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4],
    %w : f32[3],
    %b : f32[3],
    %m : f32[3],
    %v : f32[3]) {
  %n = aten.clone.default(self=%m) : ?
  %u = aten.clone.default(self=%v) : ?
  %r, %s, %t, %q = aten._batch_norm_with_update.default(input=%x, weight=%w, bias=%b, running_mean=%n, running_var=%u, momentum=0.1, eps=1e-05) : ?, ?, ?, ?
  return %r, %n, %u
}
