fxge 1
model "ormqr.False_False.f32" stage "import"
graph "main"(
    %x : f32[4, 3]{1, 4},
    %y : f32[3],
    %z : f32[4, 4]) {
  %ormqr = aten.ormqr.default(self=%x, input2=%y, input3=%z, left=false) : f32[4, 4]{1, 4}
  return %ormqr as "ormqr"
}
