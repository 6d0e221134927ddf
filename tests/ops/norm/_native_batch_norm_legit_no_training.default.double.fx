fxge 1
graph "main"(%x : f64[2, 3, 4], %w : f64[3], %b : f64[3], %m : f64[3], %v : f64[3]) {
  %y, %s, %t = aten._native_batch_norm_legit_no_training.default(input=%x, weight=%w, bias=%b, running_mean=%m, running_var=%v, momentum=0.1, eps=1e-05) : ?, ?, ?
  return %y as "y"
}
