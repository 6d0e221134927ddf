fxge 1
model "_native_batch_norm_legit_no_training.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 4, 4],
    %y : f32[3],
    %z : f32[3],
    %w : f32[3],
    %u : f32[3]) {
  %getitem, %getitem_1, %getitem_2 = aten._native_batch_norm_legit_no_training.default(input=%x, weight=%y, bias=%z, running_mean=%w, running_var=%u, momentum=0.1, eps=1e-05) : f32[2, 3, 4, 4], f32[0], f32[0] name("_native_batch_norm_legit_no_training")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
