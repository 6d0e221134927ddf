fxge 1
model "_dim_arange.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %_dim_arange = aten._dim_arange.default(like=%x, dim=1) : i64[4]
  return %_dim_arange as "_dim_arange"
}
