fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[1, 3, 64],
    %w : u8[32, 32],
    %s : bf16[2, 32, 2]) {
  %r = aten._weight_int4pack_mm_for_cpu.default(self=%x, mat2=%w, qGroupSize=32, qScaleAndZeros=%s) : ?
  return %r
}
