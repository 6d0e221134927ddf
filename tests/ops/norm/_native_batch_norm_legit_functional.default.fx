fxge 1
model "_native_batch_norm_legit_functional.train.f32" stage "import"
graph "main"(
    %x : f32[4, 3, 2],
    %y : f32[3],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3, %getitem_4 = aten._native_batch_norm_legit_functional.default(input=%x, weight=%y, bias=%z, running_mean=%w, running_var=%u, training=true, momentum=0.1, eps=1e-05) : f32[4, 3, 2], f32[3], f32[3], f32[3], f32[3] name("_native_batch_norm_legit_functional")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3", %getitem_4 as "getitem_4"
}
