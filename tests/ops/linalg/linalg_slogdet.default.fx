fxge 1
model "linalg_slogdet.free.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
guard "L['x'].size()[2] == L['x'].size()[1]" sym(1)
graph "main"(
    %x : f32[2, s27, s27]) {
  %getitem, %getitem_1 = aten.linalg_slogdet.default(A=%x) : f32[2], f32[2] name("linalg_slogdet")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
