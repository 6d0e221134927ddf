# An operator that writes and has no functional form.
fxge 1
model "unknown_writer" stage "import"
graph "main"(
    %x : f32[3]) {
  %s = aten.as_strided.default(self=%x, size=[2], stride=[2], storage_offset=0) : f32[2]
  %w = aten.relu_.default(self=%s) : f32[2]
  return %x
}
