fxge 1
model "npu.npu_grouped_matmul.List.split.f32" stage "import"
graph "main"(
    %x : f32[6, 16],
    %y : f32[16, 8],
    %z : f32[16, 8],
    %w : f32[16, 8]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_grouped_matmul.List(x=[%x], weight=[%y, %z, %w], group_list=[2, 2, 6]) : f32[2, 8], f32[0, 8], f32[4, 8] name("npu_grouped_matmul")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
