fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.repeat_interleave.self_int(self=%x, repeats=2, dim=0) : ?
  return %r
}
