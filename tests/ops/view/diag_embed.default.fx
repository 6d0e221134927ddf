fxge 1
model "diag_embed.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %diag_embed = aten.diag_embed.default(self=%x) : f32[2, 3, 3]
  return %diag_embed as "diag_embed"
}
