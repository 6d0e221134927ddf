fxge 1
model "quantile.scalar.nan_linear.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %quantile = aten.quantile.scalar(self=%x, q=0.4, dim=-1, keepdim=true) : f32[3, 1]
  return %quantile as "quantile"
}
