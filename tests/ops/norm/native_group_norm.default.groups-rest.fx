fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 6, 5]) {
  %a, %b, %c = aten.native_group_norm.default(input=%x, N=2, C=6, HxW=5, group=4, eps=1e-05)
  return %a, %b, %c
}
