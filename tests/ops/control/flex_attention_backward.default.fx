fxge 1
model "case" stage "import"
graph "main"(
    %q : bf16[2, 4, 6, 8],
    %k : bf16[1, 2, 6, 8],
    %v : bf16[1, 2, 6, 5],
    %out : bf16[2, 4, 6, 5],
    %sums : f32[2, 4, 6],
    %g : bf16[2, 4, 6, 5]) {
  %gq, %gk, %gv = higher_order.flex_attention_backward(operands=[%q, %k, %v, %out, %sums, %g, None, 6, 6, 0.5]) : ?, ?, ? {
    graph "score"(
        %s : f32[],
        %b : i32[],
        %h : i32[],
        %i : i32[],
        %j : i32[]) {
      %y = aten.mul.Tensor(self=%s, other=%s) : ?
      return %y
    }
    graph "slope"(
        %s : f32[],
        %b : i32[],
        %h : i32[],
        %i : i32[],
        %j : i32[],
        %g : f32[]) {
      %t = aten.mul.Scalar(self=%s, other=2) : ?
      %y = aten.mul.Tensor(self=%g, other=%t) : ?
      return %y, None, None, None, None
    }
    graph "mask"(
        %b : i32[],
        %h : i32[],
        %i : i32[],
        %j : i32[]) {
      %y = aten.ge.Tensor(self=%i, other=%j) : ?
      return %y
    }
  }
  return %gq, %gk, %gv
}
