fxge 1
model "npu.npu_grouped_matmul.counted.f32" stage "import"
graph "main"(
    %x : f32[6, 16],
    %y : f32[3, 16, 8],
    %z : i64[3]) {
  %getitem = npu.npu_grouped_matmul.default(x=[%x], weight=[%y], group_list=%z, split_item=3, group_type=0, group_list_type=1) : f32[6, 8] name("npu_grouped_matmul")
  return %getitem as "getitem"
}
