fxge 1
model "npu.npu_rms_norm.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 16],
    %y : f32[16]) {
  %getitem, %getitem_1 = npu.npu_rms_norm.default(self=%x, gamma=%y) : f32[s77, s27, 16], f32[s77, s27, 1] name("npu_rms_norm")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
