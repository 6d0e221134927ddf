fxge 1
model "nanquantile.scalar.nan_linear.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %nanquantile = aten.nanquantile.scalar(self=%x, q=0.4, dim=-1, keepdim=true) : f32[3, 1]
  return %nanquantile as "nanquantile"
}
