fxge 1
model "m" stage "ge"
tensor @c : i32[] = {1}
tensor @five : i32[] = {5}
tensor @i : i64[2, 1] = {1, 0}
tensor @u : f32[2] = {1.0, 2.0}
graph "main"(%v : f32[2]) {
  %c = ge.Const(value=@c) : i32[]
  %five = ge.Const(value=@five) : i32[]
  %i = ge.Const(value=@i) : i64[2, 1]
  %u = ge.Const(value=@u) : f32[2]
  %zero = ge.Sub(x2=%v, x1=%v) : f32[2]
  %s = ge.ScatterNdAdd(use_locking=false, updates=%u, indices=%i, var=%zero) : f32[2]
  %y = ge.If(input=[%five, %c], cond=%c) : i32[] {
    graph "then"(%a : i32[], %a1 : i32[]) {
      %n = ge.Sub(x2=%a, x1=%a1) : i32[]
      return %n
    }
    graph "else"(%b : i32[], %b1 : i32[]) {
      return %b
    }
  }
  return %y as "y", %s as "s"
}
