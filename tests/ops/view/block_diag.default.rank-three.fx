fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 3]) {
  %a = aten.block_diag.default(tensors=[%x]) : ?
  return %a
}
