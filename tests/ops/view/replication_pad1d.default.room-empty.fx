fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 0]) {
  %r = aten.replication_pad1d.default(self=%x, padding=[5, 5]) : ?
  return %r
}
