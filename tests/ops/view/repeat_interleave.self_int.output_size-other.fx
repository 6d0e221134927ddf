fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.repeat_interleave.self_int(self=%x, repeats=2, dim=0, output_size=7) : ?
  return %r
}
