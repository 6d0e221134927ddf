fxge 1
model "replication_pad2d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 4]) {
  %replication_pad2d = aten.replication_pad2d.default(self=%x, padding=[2, 1, 1, 2]) : f32[1, 2, 8, 7]
  return %replication_pad2d as "replication_pad2d"
}
