fxge 1
model "model" stage "import"
graph "main"(
    %token : token = token("token"),
    %a : f32[3, 3]) {
  %y, %info = aten.linalg_inv_ex.default(A=%a) : f32[3, 3], i32[]
  %next, %none = higher_order.with_effects(operands=[%token, "torch.ops.aten._linalg_check_errors.default", %info, "linalg.inv", true]) : f32[0], none
  %b, %more = aten.linalg_inv_ex.default(A=%y) : f32[3, 3], i32[]
  %last, %nothing = higher_order.with_effects(operands=[%next, "torch.ops.aten._linalg_check_errors.default", %more, "linalg.inv", true]) : f32[0], none
  return %last token as "last", %b as "b"
}
