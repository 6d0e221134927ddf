fxge 1
model "dropout.eval.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.96875, -1.9375, 2.34375, -1.28125, -2.78125, 2.3125, 0.75, 1.84375, 2.15625, 1.3125, -0.78125, -1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.96875, -1.9375, 2.34375, -1.28125, -2.78125, 2.3125, 0.75, 1.84375, 2.15625, 1.3125, -0.78125, -1.40625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : f32[3, 4]
  return %dropout as "dropout"
}

fxge 1
model "dropout_.in_place.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.46875, 2.875, -2.125, 2.3125, 1.09375, -0.65625, 2.59375, -3.0625, -1.125, -0.8125, 2.75, 2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0.46875, 2.875, -2.125, 2.3125, 1.09375, -0.65625, 2.59375, -3.0625, -1.125, -0.8125, 2.75, 2.25}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %clone = aten.clone.default(self=%x) : f32[3, 4]
  %dropout_ = aten.dropout_.default(self=%clone, p=0.5, train=false) : f32[3, 4]
  return %dropout_ as "dropout_"
}
