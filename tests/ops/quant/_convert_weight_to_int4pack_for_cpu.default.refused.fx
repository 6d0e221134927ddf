fxge 1
model "case" stage "import"
graph "main"(
    %w : i32[32, 64]) {
  %r = aten._convert_weight_to_int4pack_for_cpu.default(self=%w, innerKTiles=1) : ?
  return %r
}
