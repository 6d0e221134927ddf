fxge 1
model "_pdist_forward.p2.0.f32" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %_pdist_forward = aten._pdist_forward.default(self=%x) : f32[6]
  return %_pdist_forward as "_pdist_forward"
}
