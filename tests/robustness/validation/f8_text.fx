fxge 1
model "m" stage "ge"
tensor @w : f8e4m3[6] = {1.0, 448, -1e9, 0.001953125, 0.0009765625, 17}
graph "main"(
    %w : f8e4m3[6] = parameter(@w, "w")) {
  %y = ge.Cast(x=%w, dst_type=0) : f32[6]
  return %y as "out"
}
