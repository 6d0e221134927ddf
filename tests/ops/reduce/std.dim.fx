fxge 1
model "std.dim.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 4]) {
  %std = aten.std.dim(self=%x, dim=[1]) : f32[s77]
  return %std as "std"
}
