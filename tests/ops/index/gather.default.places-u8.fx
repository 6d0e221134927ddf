fxge 1
model "gather.default.places-u8" stage "import"
graph "main"(
    %x : f32[3],
    %i : u8[2]) {
  %r = aten.gather.default(self=%x, dim=0, index=%i) : ?
  return %r
}
