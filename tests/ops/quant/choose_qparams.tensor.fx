fxge 1
model "quantized_decomposed.choose_qparams.tensor.uint8.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1 = quantized_decomposed.choose_qparams.tensor(input=%x, quant_min=0, quant_max=255, eps=0.000244140625, dtype=u8) : f64[1], i64[1] name("choose_qparams")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
