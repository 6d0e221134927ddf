fxge 1
model "case" stage "import"
graph "main"(
    %q : f32[2, 4, 6, 8],
    %k : f32[2, 2, 6, 8],
    %v : f32[2, 2, 6, 5],
    %slopes : f32[4],
    %documents : i64[2, 6]) {
  %y, %sums, %largest = higher_order.flex_attention(operands=[%q, %k, %v, 6, 6, 0.5, %slopes, %documents]) : ?, ?, ? {
    graph "score"(
        %s : f32[],
        %b : i32[],
        %h : i32[],
        %i : i32[],
        %j : i32[],
        %slopes : f32[4]) {
      %y = aten.mul.Tensor(self=%s, other=%slopes) : ?
      %z = aten.sum.default(self=%y) : ?
      return %z
    }
    graph "mask"(
        %b : i32[],
        %h : i32[],
        %i : i32[],
        %j : i32[],
        %documents : i64[2, 6]) {
      %at = aten.index.Tensor(self=%documents, indices=[%b]) : ?
      %one = aten.index.Tensor(self=%at, indices=[%i]) : ?
      %other = aten.index.Tensor(self=%documents, indices=[%b, %j]) : ?
      %same = aten.eq.Tensor(self=%one, other=%other) : ?
      return %same
    }
  }
  return %y, %sums
}
