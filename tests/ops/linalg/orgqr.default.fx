fxge 1
model "orgqr.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 5, 3]{15, 1, 5},
    %y : f32[2, 3]) {
  %orgqr = aten.orgqr.default(self=%x, input2=%y) : f32[2, 5, 3]{15, 1, 5}
  return %orgqr as "orgqr"
}
