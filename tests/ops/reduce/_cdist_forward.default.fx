fxge 1
model "_cdist_forward.p2.0.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27, 3],
    %y : f32[s17, 3]) {
  %_cdist_forward = aten._cdist_forward.default(x1=%x, x2=%y, p=2.0) : f32[2, s27, s17]
  return %_cdist_forward as "_cdist_forward"
}
