fxge 1
model "replication_pad1d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5]) {
  %replication_pad1d = aten.replication_pad1d.default(self=%x, padding=[2, 1]) : f32[1, 2, 8]
  return %replication_pad1d as "replication_pad1d"
}
