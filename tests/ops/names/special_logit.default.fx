fxge 1
model "special_logit.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %special_logit = aten.special_logit.default(self=%x, eps=0.125) : f32[s77, s27]
  return %special_logit as "special_logit"
}
