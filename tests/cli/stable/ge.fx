fxge 1
model "stable" stage "ge"
symbol s0 : int [2, 100]
symbol _d0 : int [2, 100]
symbol _d1 : int [0, 9223372036854775807]
symbol _d2 : int [0, 9223372036854775807]
symbol _d3 : int [0, 9223372036854775807]
symbol _d4 : int [0, 9223372036854775807]
symbol _d5 : int [0, 9223372036854775807]
symbol _d6 : int [0, 9223372036854775807]
symbol _d7 : int [0, 9223372036854775807]
symbol _d8 : int [0, 9223372036854775807]
symbol _d9 : int [0, 9223372036854775807]
symbol _d10 : int [0, 9223372036854775807]
symbol _d11 : int [0, 9223372036854775807]
symbol _d12 : int [0, 9223372036854775807]
symbol _d13 : int [0, 9223372036854775807]
symbol _d14 : int [0, 9223372036854775807]
symbol _d15 : int [0, 9223372036854775807]
tensor @Const : f32[] = {0.5}
tensor @Const_1 : i32[] = {1}
tensor @Const_2 : i64[1] = {1}
tensor @Const_3 : i32[1] = {8}
tensor @Const_4 : i64[] = {0}
tensor @Const_5 : i64[] = {2}
tensor @Const_6 : i64[] = {4}
graph "main"(
    %x : f32[s0, 3],
    %w : f32[4, 3],
    %b : f32[4]) {
  %l = ge.MyLinear(x=%x, weight=%w, bias=%b) : f32[_d1, 4]
  %m = ge.MyLinear(x=%x, weight=%w, bias=%b, use_bias=false) : f32[_d2, 4]
  %n = ge.MyLinear(x=%x, weight=%w) : f32[_d3, 4]
  %Const = ge.Const(value=@Const) : f32[]
  %s = ge.Mul(x1=%l, x2=%Const) : f32[_d4, 4]
  %s_1 = ge.Sigmoid(x=%s) : f32[_d5, 4]
  %s_2 = ge.Mul(x1=%l, x2=%s_1) : f32[_d6, 4]
  %c = ge.Mul(x1=%m, x2=%s_2) : f32[_d7, 4]
  %c_1 = ge.Add(x1=%c, x2=%c) : f32[_d8, 4]
  %d = ge.Neg(x=%n) : f32[_d9, 4]
  %Const_1 = ge.Const(value=@Const_1) : i32[]
  %e = ge.ConcatV2(x=[%c_1, %d], concat_dim=%Const_1, N=2) : f32[_d10, 8]
  %Const_2 = ge.Const(value=@Const_2) : i64[1]
  %f = ge.ReduceSum(x=%e, axes=%Const_2, keep_dims=true) : f32[s0, 1]
  %Const_3 = ge.Const(value=@Const_3) : i32[1]
  %g, %g_1, %g_2 = ge.LayerNormV4(x=%e, normalized_shape=%Const_3) : f32[_d12, 8], f32[_d13, 1], f32[_d14, 1]
  %h = ge.Shape(x=%x, dtype=9) : i64[2]
  %Const_4 = ge.Const(value=@Const_4) : i64[]
  %h_1 = ge.GatherV2(x=%h, indices=%Const_4, axis=%Const_4) : i64[]
  %Const_5 = ge.Const(value=@Const_5) : i64[]
  %Const_6 = ge.Const(value=@Const_6) : i64[]
  %h_2 = ge.Pack(x=[%h_1, %Const_5, %Const_6], N=3) : i64[3]
  %h_3 = ge.Reshape(x=%g, shape=%h_2) : f32[s0, 2, 4]
  return %f as "sums", %h_3 as "halves"
}
