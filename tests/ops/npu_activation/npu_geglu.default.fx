fxge 1
model "npu.npu_geglu.tanh.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 16]) {
  %getitem, %getitem_1 = npu.npu_geglu.default(self=%x) : f32[s77, s27, 8], f32[s77, s27, 8] name("npu_geglu")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
