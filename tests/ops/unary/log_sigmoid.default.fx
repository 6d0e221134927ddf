fxge 1
model "log_sigmoid.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27]) {
  %log_sigmoid = aten.log_sigmoid.default(self=%x) : f32[s77, s27]
  return %log_sigmoid as "log_sigmoid"
}
