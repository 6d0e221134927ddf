# What no views say of sizes that are not known is refused, once.
fxge 1
model "g" stage "import"
symbol s0 : int [2, 64]
symbol s1 : int [2, 64]
graph "main"(%c : f32[s0, s1], %row : f32[s0]) {
  %v = aten.as_strided.default(self=%c, size=[s0, 3], stride=[s1, 1], storage_offset=1) : f32[s0, 3]
  %w = aten.relu_.default(self=%v) : f32[s0, 3]
  %s = aten.add.Tensor(self=%c, other=%c) : f32[s0, s1]
  return %s
}
