fxge 1
model "_histogramdd_bin_edges.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4, 2]) {
  %getitem, %getitem_1 = aten._histogramdd_bin_edges.default(self=%x, bins=[4, 3]) : f32[5], f32[4] name("_histogramdd_bin_edges")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
