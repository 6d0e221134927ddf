fxge 1
model "npu.npu_moe_token_permute.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, 8],
    %y : i64[s17, 2]) {
  %getitem, %getitem_1 = npu.npu_moe_token_permute.default(tokens=%x, indices=%y) : f32[2*s17, 8], i32[2*s17] name("npu_moe_token_permute")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
