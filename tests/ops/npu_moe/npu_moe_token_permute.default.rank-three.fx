fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : i32[1, 2, 2]) {
  %r0, %r1 = npu.npu_moe_token_permute.default(tokens=%x0, indices=%x1) : ?, ?
  return %r0, %r1
}
