fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4]) {
  %r0 = aten.randperm.default(n=s0, dtype=f32) : ?
  return %r0
}
