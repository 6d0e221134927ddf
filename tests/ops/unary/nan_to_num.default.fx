fxge 1
model "nan_to_num.special.f32" stage "import"
graph "main"(
    %x : f32[5]) {
  %nan_to_num = aten.nan_to_num.default(self=%x) : f32[5]
  return %nan_to_num as "nan_to_num"
}
