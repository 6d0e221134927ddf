fxge 1
model "npu.npu_apply_adam.out.in_place.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4],
    %z : f32[3, 4],
    %w : f32[3, 4]) {
  %clone = aten.clone.default(self=%y) : f32[3, 4]
  %clone_1 = aten.clone.default(self=%z) : f32[3, 4]
  %clone_2 = aten.clone.default(self=%w) : f32[3, 4]
  %getitem, %getitem_1, %getitem_2 = npu.npu_apply_adam.out(beta1_power=0.81, beta2_power=0.998, lr=0.1, beta1=0.9, beta2=0.999, epsilon=1e-06, grad=%x, var=%clone, m=%clone_1, v=%clone_2) : f32[3, 4], f32[3, 4], f32[3, 4] name("npu_apply_adam")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
