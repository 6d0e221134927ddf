fxge 1
model "m" stage "ge"
symbol s0 : int [2, 64]
symbol s1 : int
tensor @c : i64[2] = {2, -1}
graph "main"(
    %x : f16[s0, 3],
    %n : f32[s1, s0],
    %b : i32[3],
    %p : bool[],
    %i : f16[1, 3, 8, 8],
    %w : f16[2, 3, 3, 3]) {
  %c = ge.Const(value=@c) : i64[2]
  %r = ge.Reshape(x=%n, shape=%c) : f32[2, (s0*s1)//2]
  %y = ge.MySum(x=%x, bias=%b, more=[%x, %x], axis=-2, eps=0.1, on=false, mode="b\"c", to=f16, sizes=[2, -1], scales=[0.5, 3.0], flags=[true, false], names=["p", "q"]) : f16[s0, 3]
  %y1 = ge.MySum(x=%x, bias=%b, more=[%x, %x], axis=-2, eps=0.1, on=false, mode="b\"c", to=f16, sizes=[2, -1], scales=[0.5, 3.0], flags=[true, false], names=["p", "q"]) : f16[s0, 3]
  %y2 = ge.MySum(x=%x) : f16[s0, 3]
  %y3 = ge.MySum(x=%n) : f32[s1, s0]
  %d = ge.Conv2D(x=%i, filter=%w, strides=[1, 1, 1, 1], pads=[1, 1, 1, 1], data_format="NCHW") : f16[1, 2, 8, 8]
  %f = ge.If(cond=%p, input=[%b]) : i32[3] {
    graph "then"(
        %a : i32[3]) {
      %g = ge.Neg(x=%a) : i32[3]
      return %g
    }
    graph "else"(
        %e : i32[3]) {
      return %e
    }
  }
  return %y as "y", %y1 as "y1", %y2 as "y2", %y3 as "y3", %r as "r", %d as "d", %f as "f"
}
