fxge 1
symbol s0 : int [1, 64]
graph "main"(%x : f64[s0, 4, 8], %w : f64[8], %b : f64[8]) {
  %y, %m, %s = aten.native_layer_norm.default(input=%x, normalized_shape=[8], weight=%w, bias=%b, eps=1e-05) : ?, ?, ?
  return %y as "y", %s as "s"
}
