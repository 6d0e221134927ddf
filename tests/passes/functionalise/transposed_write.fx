# Permutations and squeezes have inverses.
fxge 1
model "transposed_write" stage "import"
graph "main"(
    %x : f32[2, 3, 1]) {
  %c = aten.add.Tensor(self=%x, other=%x) : f32[2, 3, 1]
  %p = aten.permute.default(self=%c, dims=[2, 0, 1]) : f32[1, 2, 3]
  %s = aten.squeeze.dim(self=%p, dim=0) : f32[2, 3]
  %t = aten.t.default(self=%s) : f32[3, 2]{1, 3}
  %w = aten.neg_.default(self=%t) : f32[3, 2]{1, 3}
  return %c
}
