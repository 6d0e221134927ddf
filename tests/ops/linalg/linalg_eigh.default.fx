fxge 1
model "linalg_eigh.L.f32" stage "import"
graph "main"(
    %x : f32[30, 30]) {
  %getitem, %getitem_1 = aten.linalg_eigh.default(self=%x) : f32[30], f32[30, 30]{1, 30} name("linalg_eigh")
  %unsqueeze = aten.unsqueeze.default(self=%getitem, dim=-2) : f32[1, 30]
  %mul = aten.mul.Tensor(self=%getitem_1, other=%unsqueeze) : f32[30, 30]{1, 30}
  %m_h = aten.mH.default(self=%getitem_1) : f32[30, 30]
  %matmul = aten.matmul.default(self=%mul, other=%m_h) : f32[30, 30]
  %m_h_1 = aten.mH.default(self=%getitem_1) : f32[30, 30]
  %matmul_1 = aten.matmul.default(self=%m_h_1, other=%getitem_1) : f32[30, 30]
  return %matmul as "matmul", %getitem as "getitem", %matmul_1 as "matmul_1"
}
