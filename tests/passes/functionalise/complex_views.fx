# Parts of complex numbers are written, conjugates, and pairs; what resolve_conj computes is new memory.
fxge 1
model "complex_views" stage "import"
graph "main"(
    %x : c64[3],
    %y : f32[3]) {
  %c = aten.clone.default(self=%x) : c64[3]
  %re = aten.real.default(self=%c) : f32[3]
  %w = aten.add_.Tensor(self=%re, other=%y) : f32[3]
  %h = aten._conj.default(self=%c) : c64[3]
  %im = aten.imag.default(self=%h) : f32[3]
  %v = aten.mul_.Tensor(self=%im, other=%y) : f32[3]
  %n = aten.resolve_conj.default(self=%h) : c64[3]
  %u = aten.neg_.default(self=%n) : c64[3]
  %p = aten.view_as_real.default(self=%c) : f32[3, 2]
  %z = aten.neg_.default(self=%p) : f32[3, 2]
  return %c, %n
}
