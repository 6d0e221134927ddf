fxge 1
model "block_diag.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[],
    %z : f32[2],
    %w : f32[1, 2]) {
  %block_diag = aten.block_diag.default(tensors=[%x, %y, %z, %w]) : f32[5, 8]
  return %block_diag as "block_diag"
}
