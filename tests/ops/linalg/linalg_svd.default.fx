fxge 1
model "linalg_svd.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %getitem, %getitem_1, %getitem_2 = aten.linalg_svd.default(A=%x) : f32[3, 3]{1, 3}, f32[3], f32[4, 4]{1, 4} name("linalg_svd")
  %alias = aten.alias.default(self=%getitem) : f32[3, 3]{1, 3}
  %unsqueeze = aten.unsqueeze.default(self=%getitem_1, dim=-2) : f32[1, 3]
  %mul = aten.mul.Tensor(self=%alias, other=%unsqueeze) : f32[3, 3]{1, 3}
  %slice_1 = aten.slice.Tensor(self=%getitem_2, start=0, end=3) : f32[3, 4]{1, 4}
  %matmul = aten.matmul.default(self=%mul, other=%slice_1) : f32[3, 4]
  %m_h = aten.mH.default(self=%getitem) : f32[3, 3]
  %matmul_1 = aten.matmul.default(self=%m_h, other=%getitem) : f32[3, 3]
  %m_h_1 = aten.mH.default(self=%getitem_2) : f32[4, 4]
  %matmul_2 = aten.matmul.default(self=%getitem_2, other=%m_h_1) : f32[4, 4]
  return %matmul as "matmul", %getitem_1 as "getitem_1", %matmul_1 as "matmul_1", %matmul_2 as "matmul_2"
}
