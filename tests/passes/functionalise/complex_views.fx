# Parts of complex numbers are written, conjugates, and pairs; what resolve_conj computes is new memory.
# passes: scopes,functionalise
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
# ----
# fxge 1
# model "complex_views" stage "import"
# graph "main"(
#     %x : c64[3],
#     %y : f32[3]) {
#   %c = aten.clone.default(self=%x) : c64[3]
#   %re = aten.real.default(self=%c) : f32[3]
#   %w = aten.add.Tensor(self=%re, other=%y) : f32[3]
#   %imag = aten.imag.default(self=%c) : f32[3]
#   %complex = aten.complex.default(real=%w, imag=%imag) : c64[3]
#   %h = aten._conj.default(self=%complex) : c64[3]
#   %im = aten.imag.default(self=%h) : f32[3]
#   %v = aten.mul.Tensor(self=%im, other=%y) : f32[3]
#   %real = aten.real.default(self=%h) : f32[3]
#   %complex_1 = aten.complex.default(real=%real, imag=%v) : c64[3]
#   %_conj = aten._conj.default(self=%complex_1) : c64[3]
#   %n = aten.resolve_conj.default(self=%complex_1) : c64[3]
#   %u = aten.neg.default(self=%n) : c64[3]
#   %p = aten.view_as_real.default(self=%_conj) : f32[3, 2]
#   %z = aten.neg.default(self=%p) : f32[3, 2]
#   %view_as_complex = aten.view_as_complex.default(self=%z) : c64[3]
#   return %view_as_complex, %u
# }
