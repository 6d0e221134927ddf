fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %b : f32[5]) {
  %r = aten.bucketize.Tensor(self=%x, boundaries=%b, out_int32=true)
  return %r
}
