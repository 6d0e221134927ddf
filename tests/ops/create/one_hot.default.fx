fxge 1
model "one_hot.plain.f32" stage "import"
graph "main"(
    %x : i64[3]) {
  %one_hot = aten.one_hot.default(self=%x, num_classes=4) : i64[3, 4]
  return %one_hot as "one_hot"
}
