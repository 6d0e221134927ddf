fxge 1
graph "main"(%x : f32[7]) {
  %r = aten.bucketize.Scalar(self=2, boundaries=%x, out_int32=true) : ?
  return %r as "r"
}
