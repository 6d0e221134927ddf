fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3],
    %x1 : f64[2, 3]) {
  %r0 = npu.npu_view_copy.functional(self=%x0, other=%x1, non_blocking=false) : ?
  return %r0
}
