fxge 1
model "npu.npu_scatter_list.rows.f16" stage "import"
graph "main"(
    %x : f16[2, 5, 3],
    %y : f16[2, 5, 3],
    %z : i32[2],
    %w : f16[2, 2, 2, 3],
    %u : u8[2]) {
  %getitem, %getitem_1 = npu.npu_scatter_list.default(self=[%x, %y], indices=%z, updates=%w, mask=%u) : f16[2, 5, 3], f16[2, 5, 3] name("npu_scatter_list")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
