fxge 1
model "_native_batch_norm_legit.no_stats.plain.f32" stage "import"
graph "main"(
    %x : f32[4, 3, 2],
    %y : f32[3],
    %z : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten._native_batch_norm_legit.no_stats(input=%x, weight=%y, bias=%z, training=true, momentum=0.1, eps=1e-05) : f32[4, 3, 2], f32[3], f32[3] name("_native_batch_norm_legit")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
