fxge 1
model "special_chebyshev_polynomial_t.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.5625,2.5,-1.65625,1.0625,2.90625,-1.25,1.5625,-0.59375,-2.125,-2.53125,0.3125,-2.75}
tensor @r0.in.y : f32[4] = {0,8,4,2}
tensor @r0.want.0.f32 : f64[3, 4] = {1,138863.5,39.25428,1.257812,1,128.002,29.15247,-0.2949219,1,154747.9,0.2950439,14.125}
tensor @r1.in.x : f32[4, 6] = {1.5625,2.5,-1.65625,1.0625,2.90625,-1.25,1.5625,-0.59375,-2.125,-2.53125,0.3125,-2.75,1.65625,0.3125,1.5,-0.90625,-1.875,1.75,-1.4375,0.375,0.78125,-1.46875,0.21875,-1.875}
tensor @r1.in.y : f32[6] = {7,1,0,7,8,6}
tensor @r1.want.0.f32 : f64[4, 6] = {614.7958,2.5,1,5.907696,508329.6,32.00781,614.7958,-0.59375,1,-31863.45,-0.8258981,11230.26,1035.027,0.3125,1,0.9962777,10295.69,523.0703,-280.5812,0.375,1,-345.2882,-0.1922651,859.4767}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.25,-2.9375,-3.03125,3,-1.53125,-0.75,-2.90625,2.59375,2.8125,0.65625,-1.875,-0.03125}
tensor @r0.in.y : f64[4] = {3,7,7,6}
tensor @r0.want.0.f64 : f64[3, 4] = {38.8125,-97690.568,-123373.72,19601,-9.7677002,-0.33984375,-90208.706,7691.2086,80.551758,0.95578533,-2974.7099,-0.98246762}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,3,-1,-3,5,-3,-6,5,0,2,-4,-5}
tensor @r0.in.y : i32[4] = {7,8,2,8}
tensor @r0.want.0.f32 : f64[3, 4] = {-114243,665857,1,665857,4656965,665857,71,46099200,-4.286264e-16,18817,31,46099200}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,0,4,4,2,5,2,1,4,4,3,3}
tensor @r0.in.y : u8[4] = {0,2,2,6}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-1,31,119071,1,49,7,1,1,31,17,19601}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,false,false,false,false,false,false,true,false}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,1,0,0,0,0,0,0,0,1,0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1,0,0.3,-0.7,2.5,-3,1,1,-1,-0.82,-0.02000003,11.5,17,1,-1,0,0.99888,0.6708799,1262.5,-3363,1,1,1,-0.8704309,-0.9928077,73180800,768398400}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1,0,0.30000001,-0.69999999,2.5,-3,1,1,-1,-0.81999999,-0.020000033,11.5,17,1,-1,0,0.99888,0.67087994,1262.5,-3363,1,1,1,-0.87043092,-0.99280765,73180801,768398400}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.6905976,-0.198998,-0.5,-0.830169,0.9490665,-0.5,-0.6792349,-0.3537957,-1,0,0,0}
tensor @r0.own.0 : f64[] = {1.6e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.69059764,-0.19899795,-0.5,-0.830169,0.94906651,-0.5,-0.6792349,-0.3537957,-1,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[4, 3]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2,7,3,4,4,0,4,0,0,1,2,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,0.5,-1,-0.5,-0.5,1,-0.5,1,1,0.5,-0.5,-1}
tensor @r1.in.x : f32[4, 6] = {2,7,3,4,4,0,4,0,0,1,2,3,4,2,3,8,1,7,1,1,7,8,4,3}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.5,0.5,-1,-0.5,-0.5,1,-0.5,1,1,0.5,-0.5,-1,-0.5,-0.5,-1,-0.5,0.5,0.5,0.5,0.5,0.5,-0.5,-0.5,-1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1,5,0,8,7,5,3,4,4,2,5,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5,0.5,1,-0.5,0.5,0.5,-1,-0.5,-0.5,-0.5,0.5,0.5}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2,0.375,0.5625,1.25,-1.90625,-0.78125,-3,0.90625,-0.21875,2,2.40625,-0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2,0.375,0.5625,1.25,-1.90625,-0.78125,-3,0.90625,-0.21875,2,2.40625,-0.90625,2.875,-1.78125,-0.96875,0,2.90625,1.6875,2.5625,-2.25,-2.5,1.875,0.3125,3.125}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125,0.46875,2.15625,-1.34375,1.6875,-3,1.125,-0.3125,1.5,0.84375,3,0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.71875,-2.96875,-1.9375,2.4375,1.875,2.6875,-1.15625,-0.46875,3.09375,-1.3125,0.96875,-0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-0.71875,-2.96875,-1.9375,2.4375,1.875,2.6875,-1.15625,-0.46875,3.09375,-1.3125,0.96875,-0.875,2.21875,1.53125,1.28125,-0.90625,-0.34375,-0.34375,-1.1875,2.5625,-0.53125,1.125,-1.5625,0.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.03125,-2.25,-2.90625,-0.53125,0.53125,1.84375,0.65625,-1.53125,-1.71875,-0.59375,0,2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.9375,-0.21875,2.78125,2.4375,-0.25,-0.96875,-2.46875,-0.125,-2.9375,2.5,-1.125,-0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.9375,-0.21875,2.78125,2.4375,-0.25,-0.96875,-2.46875,-0.125,-2.9375,2.5,-1.125,-0.46875}
tensor @r1.in.x : f32[4, 6] = {1.9375,-0.21875,2.78125,2.4375,-0.25,-0.96875,-2.46875,-0.125,-2.9375,2.5,-1.125,-0.46875,2.28125,2.1875,2.5,0.84375,-1.34375,-0.90625,-0.15625,1.34375,-2.8125,0.5,1.9375,1.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {1.9375,-0.21875,2.78125,2.4375,-0.25,-0.96875,-2.46875,-0.125,-2.9375,2.5,-1.125,-0.46875,2.28125,2.1875,2.5,0.84375,-1.34375,-0.90625,-0.15625,1.34375,-2.8125,0.5,1.9375,1.03125}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.1875,-0.625,-3.125,-0.125,-2.75,2.03125,2.59375,2.34375,-1.71875,-2.8125,0.5625,2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.1875,-0.625,-3.125,-0.125,-2.75,2.03125,2.59375,2.34375,-1.71875,-2.8125,0.5625,2.25}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.875,-2.90625,2.84375,1.71875,-1.71875,1.65625,0.90625,2.0625,0.03125,-1.46875,-1.9375,2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {86.42969,-89.46936,83.4574,15.1532,-15.1532,13.20471,0.2584229,28.90723,-0.09362793,-8.267456,-23.28027,50.61621}
tensor @r1.in.x : f32[4, 6] = {2.875,-2.90625,2.84375,1.71875,-1.71875,1.65625,0.90625,2.0625,0.03125,-1.46875,-1.9375,2.4375,-2.84375,0.34375,-0.1875,1.21875,-1.96875,-2.90625,-2.09375,3.03125,1.28125,-2.53125,-0.0625,2.6875}
tensor @r1.want.0.f32 : f64[4, 6] = {86.42969,-89.46936,83.4574,15.1532,-15.1532,13.20471,0.2584229,28.90723,-0.09362793,-8.267456,-23.28027,50.61621,-83.4574,-0.8687744,0.5361328,3.584839,-24.61707,-89.46936,-30.43298,102.3165,4.569458,-57.27942,0.1865234,69.58105}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.71875,-2.3125,-0.3125,0.5,2.375,-0.03125,-1.6875,-0.96875,-0.5,0.78125,0.09375,-2}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6710205,-42.52832,0.8154297,-1,46.46094,0.09362793,-14.15918,-0.7303467,1,-0.4364014,-0.2779541,-26}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.78125,0.84375,0.21875,0.90625,0.75,1.125,1.375,0.125,0.125,1.9375,-0.75,2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4246236,0.9987009,-0.656166,0.08865379,-0.09594727,115.7154,5208.595,-0.9815882,-0.9815882,652080.5,0.09594727,8226556}
tensor @r1.in.x : f32[4, 6] = {0.78125,0.84375,0.21875,0.90625,0.75,1.125,1.375,0.125,0.125,1.9375,-0.75,2.375,2.8125,-2,-2.65625,-1.8125,2.90625,-0.53125,-0.96875,-2.5625,0.59375,2.625,1.71875,-1.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.4246236,0.9987009,-0.656166,0.08865379,-0.09594727,115.7154,5208.595,-0.9815882,-0.9815882,652080.5,0.09594727,8226556,61890940,-978122,-31492740,-273835.8,90957000,-0.1220519,0.927031,-20528450,-0.6515598,27360530,134749.1,-23.96034}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5,-1,-4,3,3,-7,-1,4,-4,-7,5,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {44716180000,-1,-3601660000,131836300,131836300,-1913445000000,-1,3601660000,-3601660000,-1913445000000,44716180000,-343904200000}
graph "main"(
    %x : i64[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.1875,2.3125,2,-1.375,2.4375,0.15625,-0.28125,0.84375,3.03125,-1.78125,-1.375,-2.4375}
tensor @r0.in.y : f32[4] = {4,6,5,4}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5979004,7627.019,780,35.50391,494.5081,-0.4608149,-1.031899,0.5661774,1241.588,1314.017,-82.33887,494.5081}
tensor @r1.in.x : f32[4, 6] = {-0.1875,2.3125,2,-1.375,2.4375,0.15625,-0.28125,0.84375,3.03125,-1.78125,-1.375,-2.4375,-2.53125,-2.65625,-0.8125,-1.5,-1.375,-2,1.90625,-1.15625,0.3125,-1.5,0.03125,2.6875}
tensor @r1.in.y : f32[6] = {7,3,8,4,5,5}
tensor @r1.want.0.f32 : f64[4, 6] = {1.016108,89.68164,40545,35.50391,2304.619,0.8184099,0.790278,1.43042,1497148,123.9976,-82.33887,-2304.619,-66548.37,-139.3079,-1.08111,55,-82.33887,-780,7413.713,-7.741455,-1.011381,55,0.1865244,3881.318}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.28125,0.09375,-3,-2,-1.34375,-1.53125,-2.78125,-0.1875,2.75,1.84375,0.3125,2.09375}
tensor @r0.in.y : f64[4] = {4,8,1,3}
tensor @r0.want.0.f64 : f64[3, 4] = {371.87355,0.66667429,-6,-56,31.498795,3189.2787,-5.5625,0.69726562,825.3125,19226.002,0.625,65.053467}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,3,-2,-7,-5,1,-7,7,-7,1,-6,0}
tensor @r0.in.y : i32[4] = {0,4,0,6}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1189,1,7338631,1,5,1,7338631,1,5,1,-1}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5,5,7,3,1,4,4,0,5,4,0,1}
tensor @r0.in.y : u8[4] = {2,2,3,4}
tensor @r0.want.0.f32 : f64[3, 4] = {99,99,2716,1189,3,63,496,1,99,63,-0.0,5}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,false,true,false,true,false,false,false}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0,2,0,2,0,0,2,0,2,0,0,0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,-2,0,0.6,-1.4,5,-6,3,3,-1,-0.64,0.9599999,24,35,6,-6,0,1.01376,1.39776,2640,-6930,13,13,1,-0.7156127,-1.110157,153027600,1583408000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,-2,0,0.60000002,-1.4,5,-6,3,3,-1,-0.63999997,0.95999993,24,35,6,-6,0,1.01376,1.39776,2640,-6930,13,13,1,-0.71561269,-1.1101571,153027600,1583408000}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.8027042,-0.3990396,-1,-1.981287,0.8847519,-1,0.836122,-0.5447177,-1,0,0,0}
tensor @r0.own.0 : f64[] = {9e-07}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {-0.80270416,-0.3990396,-1,-1.9812867,0.88475194,-1,0.83612198,-0.54471766,-1,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[4, 3]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,6,5,3,6,7,3,1,4,1,8,4}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,0,-1,1,1,-1,1,-1,1,0,-1}
tensor @r1.in.x : f32[4, 6] = {0,6,5,3,6,7,3,1,4,1,8,4,1,1,7,5,2,1,2,8,1,6,0,3}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,0,-1,1,1,-1,1,-1,1,0,-1,1,1,1,0,0,1,0,0,1,1,1,-1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,2,6,1,4,4,0,1,0,5,2,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,0,1,1,-1,-1,1,1,1,0,0,-1}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.75,-2.125,-0.3125,-3.125,0.28125,-0.90625,0.875,-3.03125,1.90625,2.53125,1.8125,-1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-0.75,-2.125,-0.3125,-3.125,0.28125,-0.90625,0.875,-3.03125,1.90625,2.53125,1.8125,-1.125,1.375,-1.1875,-0.65625,1.8125,-2.34375,-0.71875,2.25,-1.6875,-2.375,-0.625,1.65625,-1.125}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.1875,0.125,-2.34375,-1.5,-2.125,-1.40625,0.78125,0.0625,-0.6875,-1.875,2.8125,2.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.6875,-1.4375,-0.28125,-2.28125,0.71875,0.53125,3,2.6875,2.53125,-0.21875,2.09375,-1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1.6875,-1.4375,-0.28125,-2.28125,0.71875,0.53125,3,2.6875,2.53125,-0.21875,2.09375,-1.375,-1.46875,-1.96875,2.21875,3.125,0.6875,3,-2.65625,-0.09375,0.25,-2.09375,-1.125,-1.75}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625,-3.09375,-1.625,-2.75,-0.15625,-0.9375,-0.625,-2.65625,-0.71875,2.625,-2.625,-0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.375,2.34375,-0.28125,-0.40625,-2.5,-0.96875,2.9375,0.375,-0.46875,-1.59375,-2.90625,2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.75,4.6875,-0.5625,-0.8125,-5,-1.9375,5.875,0.75,-0.9375,-3.1875,-5.8125,4.0625}
tensor @r1.in.x : f32[4, 6] = {1.375,2.34375,-0.28125,-0.40625,-2.5,-0.96875,2.9375,0.375,-0.46875,-1.59375,-2.90625,2.03125,2.875,-1.53125,2.21875,-2.4375,-1.25,1.03125,-1.53125,3,-1.65625,1.40625,0.8125,-1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {2.75,4.6875,-0.5625,-0.8125,-5,-1.9375,5.875,0.75,-0.9375,-3.1875,-5.8125,4.0625,5.75,-3.0625,4.4375,-4.875,-2.5,2.0625,-3.0625,6,-3.3125,2.8125,1.625,-2.4375}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.75,-1.96875,-0.375,0.46875,1.34375,0.71875,1.8125,2.6875,-1.40625,0.34375,1.15625,-2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5,-3.9375,-0.75,0.9375,2.6875,1.4375,3.625,5.375,-2.8125,0.6875,2.3125,-5.125}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.6875,-1.25,-2.5625,0.34375,-0.4375,1.5,2.96875,-2.625,0.6875,-1.34375,-1.65625,0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-31.69336,-10.625,-124.3613,-1.050049,1.080078,21,197.4451,-134.2031,-0.1503906,-14.03589,-29.72192,-1.080078}
tensor @r1.in.x : f32[4, 6] = {-1.6875,-1.25,-2.5625,0.34375,-0.4375,1.5,2.96875,-2.625,0.6875,-1.34375,-1.65625,0.4375,-2,1.1875,-2.65625,1.5,0.09375,-0.5625,0.46875,-0.9375,1.125,-1,0.78125,1.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {-31.69336,-10.625,-124.3613,-1.050049,1.080078,21,197.4451,-134.2031,-0.1503906,-14.03589,-29.72192,-1.080078,-56,8.646484,-139.3079,21,-0.3684082,0.8261719,-1.051025,-2.841797,6.890625,-4,0.6896973,38.08813}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.78125,2.875,-0.59375,-3.09375,-2.15625,-1.5,0.4375,1.15625,-0.78125,-1.03125,-0.25,2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-38.08813,178.6094,0.7004395,-224.5144,-71.57739,-21,-1.080078,7.741455,-0.6896973,-4.648682,0.875,65.05347}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.625,-2.1875,0.5625,0.25,-0.09375,-1.875,2.03125,2.625,-2.5625,1.6875,-2.40625,2.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {141506.8,-6385181,-0.9365692,-0.112793,0.9069743,-931483,2558060,56952440,-42824740,235375.6,-20233660,128108900}
tensor @r1.in.x : f32[4, 6] = {1.625,-2.1875,0.5625,0.25,-0.09375,-1.875,2.03125,2.625,-2.5625,1.6875,-2.40625,2.8125,-0.9375,1.6875,-0.875,1.59375,1.03125,1.875,-1.875,-2.96875,0.53125,-1.96875,-0.6875,-0.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {141506.8,-6385181,-0.9365692,-0.112793,0.9069743,-931483,2558060,56952440,-42824740,235375.6,-20233660,128108900,2.590924,235375.6,0.4484732,108480.1,39.45325,931483,-931483,-240571500,-0.5003146,-1729519,0.443997,2.046647}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-7,7,-4,0,4,2,6,6,4,-1,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-692686600000,-3846720000000,3846720000000,-7321438000,-7.347881e-16,7321438000,2107560,692686600000,692686600000,7321438000,-12,-271669900}
graph "main"(
    %x : i64[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.53125,0.625,-0.53125,-0.40625,-1.5,-0.96875,-1.25,2.4375,-2.375,-2.65625,-2.4375,2.6875}
tensor @r0.in.y : f32[4] = {2,8,0,8}
tensor @r0.want.0.f32 : f64[3, 4] = {19.56641,0.2646027,1,-0.6654725,11,6.778989,1,183224.1,26.3125,584262.3,1,435878}
tensor @r1.in.x : f32[4, 6] = {2.53125,0.625,-0.53125,-0.40625,-1.5,-0.96875,-1.25,2.4375,-2.375,-2.65625,-2.4375,2.6875,0.6875,-0.25,-3.125,0.03125,-1.46875,1.96875,-1.40625,0.65625,2.65625,3,2.84375,0.03125}
tensor @r1.in.y : f32[6] = {6,6,8,5,0,1}
tensor @r1.want.0.f32 : f64[4, 6] = {10881.22,0.9934082,1.529341,-0.1014223,1,-2.9375,127.9844,8435.892,227261.2,-4360.56,1,4.375,0.5879555,1.234375,2251297,-0.8017721,1,2.9375,323.9791,0.821817,393235.6,5741,1,-0.9375}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.03125,2.25,-0.0625,0.8125,2.8125,-0.375,1.9375,-2.46875,0.4375,-1.5625,0.6875,0.09375}
tensor @r0.in.y : f64[4] = {6,3,3,4}
tensor @r0.want.0.f64 : f64[3, 4] = {-1.1631631,62.875,1.2324219,-0.98999023,21923.238,1.515625,36.419922,632.6902,0.65341568,-33.033203,-1.0410156,1.2641754}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,-1,-7,6,5,-4,5,-2,-3,-2,-1,-4}
tensor @r0.in.y : i32[4] = {5,8,6,2}
tensor @r0.want.0.f32 : f64[3, 4] = {26839,17,7865521,131,86329,16908640,854569,19,-8119,51409,13,71}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,5,1,7,6,5,1,0,6,2,0,5}
tensor @r0.in.y : u8[4] = {4,4,1,5}
tensor @r0.want.0.f32 : f64[3, 4] = {1,8721,1,489061,18601,8721,1,-1,18601,153,-1,86329}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,false,false,false,true,false,true,true,true,false}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,1,-1,-1,-1,-1,1,-1,1,1,1,-1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-3,-1,-0.4,-2.4,4,-7,1,5,-1,-1.24,2.36,19,41,1,-11,-1,0.96416,2.43616,2089,-8119,1,25,1,-1.231673,-1.277799,121088900,1855078000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-3,-1,-0.39999998,-2.4,4,-7,1,5,-1,-1.24,2.3599999,19,41,1,-11,-1,0.96416005,2.43616,2089,-8119,1,25,1,-1.2316734,-1.2777991,121088880,1855077800}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.8565201,-1.399248,4.244445e-15,-0.702267,0.5631791,1.131781e-14,-0.8476079,-1.499327,-1,0,0,0}
tensor @r0.own.0 : f64[] = {1.7e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.85652011,-1.3992478,4.2444452e-15,-0.702267,0.56317905,1.1317806e-14,-0.84760794,-1.4993274,-1,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[4, 3]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {6,2,5,1,1,7,8,8,7,4,2,6}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-1,1,0,0,0,-1,-1,0,0,-1,1}
tensor @r1.in.x : f32[4, 6] = {6,2,5,1,1,7,8,8,7,4,2,6,4,2,5,8,3,0,2,1,3,0,5,4}
tensor @r1.want.0.f32 : f64[4, 6] = {1,-1,1,0,0,0,-1,-1,0,0,-1,1,0,-1,1,-1,-1,1,-1,0,-1,1,1,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0,1,1,1,5,7,4,3,5,0,4,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,0,0,1,0,0,-1,1,1,0,0}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.15625,-1.84375,0.15625,0.375,3,2.3125,-2,0.65625,0.4375,-0.96875,3.0625,2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2.15625,-1.84375,0.15625,0.375,3,2.3125,-2,0.65625,0.4375,-0.96875,3.0625,2.9375,-0.46875,1.75,-1.0625,-0.875,-1.5,-0.15625,0.1875,-1,-1.6875,0.59375,-0.15625,-1.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.375,-1.75,-1.3125,-0.28125,-0.90625,2.3125,-1.40625,1.46875,-0.59375,2.59375,-0.21875,0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.9375,-2.40625,1.84375,-1.8125,1.78125,-1.8125,1.625,2.0625,2.53125,-1.6875,2.21875,2.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1.9375,-2.40625,1.84375,-1.8125,1.78125,-1.8125,1.625,2.0625,2.53125,-1.6875,2.21875,2.0625,2.96875,0.125,1.125,0.34375,2.625,-0.875,-3,2.71875,0.25,2.90625,0.15625,1.21875}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625,-2.375,-2.28125,-2.65625,1.90625,2.4375,1.8125,1.0625,2.5625,-2.25,1,-0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.65625,0.90625,-2.3125,-3.0625,-0.71875,2.65625,-3.03125,2.1875,2.0625,-2.90625,-1.1875,0.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {4.3125,0.8125,-5.625,-7.125,-2.4375,4.3125,-7.0625,3.375,3.125,-6.8125,-3.375,-0.8125}
tensor @r1.in.x : f32[4, 6] = {2.65625,0.90625,-2.3125,-3.0625,-0.71875,2.65625,-3.03125,2.1875,2.0625,-2.90625,-1.1875,0.09375,-1.03125,0.9375,-2.21875,-3,2.59375,-0.78125,1.625,0.03125,3.03125,2.21875,0.875,2.53125}
tensor @r1.want.0.f32 : f64[4, 6] = {4.3125,0.8125,-5.625,-7.125,-2.4375,4.3125,-7.0625,3.375,3.125,-6.8125,-3.375,-0.8125,-3.0625,0.875,-5.4375,-7,4.1875,-2.5625,2.25,-0.9375,5.0625,3.4375,0.75,4.0625}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.96875,-2.09375,-1.25,2.84375,0.65625,2.375,0.375,2.40625,-1.625,2.46875,-0.96875,0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.9375,-5.1875,-3.5,4.6875,0.3125,3.75,-0.25,3.8125,-4.25,3.9375,-2.9375,0.5}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-3,-2.15625,2.78125,-0.90625,3,-1.21875,-1.84375,1.90625,-0.78125,-2.9375,2.53125,-1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-239,-89.17505,131.0452,-4.614502,169,-14.54858,-55.36401,34.25513,-2.131104,-224.5449,94.99243,-37.39062}
tensor @r1.in.x : f32[4, 6] = {-3,-2.15625,2.78125,-0.90625,3,-1.21875,-1.84375,1.90625,-0.78125,-2.9375,2.53125,-1.625,1.65625,-1.4375,1.28125,0.53125,1.65625,-1.5,-0.90625,0.125,0.125,1.09375,1.40625,0.625}
tensor @r1.want.0.f32 : f64[4, 6] = {-239,-89.17505,131.0452,-4.614502,169,-14.54858,-55.36401,34.25513,-2.131104,-224.5449,94.99243,-37.39062,19.74927,-25.2793,6.13501,-1.054443,19.74927,-29,-4.614502,0.453125,0.453125,2.307373,9.712158,-1.109375}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125,0.3125,2.84375,-1.71875,-2.96875,1.6875,-0.25,1.1875,-2.09375,1,2.875,-2.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {26.39673,-0.3964844,141.2546,-44.5603,-231.699,21.30273,1.625,4.005859,-81.58862,1,146.5469,-197.3691}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.9375,-2.46875,-0.5625,2.65625,2.25,1.53125,-2.59375,-1,1.53125,1.34375,-1.34375,2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {4.587351,-33310660,2.096143,52688810,6890856,39047.22,-59347900,-23,39047.22,4958.653,-12947.86,52688810}
tensor @r1.in.x : f32[4, 6] = {-0.9375,-2.46875,-0.5625,2.65625,2.25,1.53125,-2.59375,-1,1.53125,1.34375,-1.34375,2.65625,0.375,0.09375,0.28125,1.375,-2.40625,-1.40625,-1.84375,-2.1875,-1.34375,-1.40625,1.59375,2.875}
tensor @r1.want.0.f32 : f64[4, 6] = {4.587351,-33310660,2.096143,52688810,6890856,39047.22,-59347900,-23,39047.22,4958.653,-12947.86,52688810,0.5713937,-0.3922623,-0.7545034,7278.28,-24637200,-25527.57,-972144.2,-7930090,-12947.86,-25527.57,70211.94,135867700}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7,2,3,1,4,3,-6,-3,5,-7,-7,7}
tensor @r0.want.0.f32 : f64[3, 4] = {3570538000000,1542841,225058700,1,6391493000,225058700,-750817100000,-318281000,81226780000,-4122902000000,-4122902000000,3570538000000}
graph "main"(
    %x : i64[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.28125,0.59375,-1.96875,1.25,-2.3125,2.34375,0.75,0.25,-1.0625,1.28125,0.8125,-0.84375}
tensor @r0.in.y : f32[4] = {0,3,1,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-0.2902832,-2.9375,3.5,1,114.5945,2.5,1.5,1,17.26782,2.625,-0.6875}
tensor @r1.in.x : f32[4, 6] = {0.28125,0.59375,-1.96875,1.25,-2.3125,2.34375,0.75,0.25,-1.0625,1.28125,0.8125,-0.84375,1.9375,-1.71875,2.15625,3.09375,-1.5625,0.96875,-0.6875,1.6875,-0.5,-3,-0.875,-1.71875}
tensor @r1.in.y : f32[6] = {8,8,3,3,6,4}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.664359,2.208955,-38.66772,15.875,5892.661,511.5015,-0.3945312,-1.597656,-1.830078,17.26782,-2.566036,-0.8642426,38813.48,6739.675,89.17505,261.7996,326.7513,7.228287,0.8827139,11053.61,1,-169,-1.022217,71.43434}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.59375,1.96875,0.5,-1.8125,-2.6875,-2.96875,-2.09375,2.25,1.8125,1.96875,-1.28125,1.28125}
tensor @r0.in.y : f64[4] = {2,6,2,1}
tensor @r0.want.0.f64 : f64[3, 4] = {12.347656,3330.9463,1,-2.625,22.515625,31251.343,12.347656,5.5,15.765625,3330.9463,3.0039062,3.5625}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3,3,0,4,2,0,2,3,2,-5,6,-7}
tensor @r0.in.y : i32[4] = {4,5,8,3}
tensor @r0.want.0.f32 : f64[3, 4] = {985,8119,1,559,265,1,51409,239,265,-86329,443745500,-2521}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6,0,0,6,6,3,0,5,4,6,3,4}
tensor @r0.in.y : u8[4] = {8,5,1,2}
tensor @r0.want.0.f32 : f64[3, 4] = {443745500,1,1,155,443745500,8119,1,109,16908640,262261,7,71}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,false,true,false,true,false,true,true,true,false,true}
tensor @r0.in.y : bool[4] = {true,false,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,3,1,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,-1,1,1.6,-0.4,6,-5,5,1,-1,-0.03999995,-0.44,29,29,11,-1,1,1.06336,0.3593599,3191,-5741,25,1,1,-0.1995519,-0.942515,184966300,1311738000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,-1,1,1.6,-0.39999998,6,-5,5,1,-1,-0.039999948,-0.44000004,29,29,11,-1,1,1.0633599,0.35935991,3191,-5741,25,1,1,-0.19955194,-0.94251505,184966320,1311738100}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {-2.461928,0.6011686,-2,-3.260306,1.206325,-2,2.519852,0.4098921,-1,0,0,0}
tensor @r0.own.0 : f64[] = {1e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {-2.4619284,0.60116861,-2,-3.2603064,1.2063248,-2,2.5198519,0.4098921,-1,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[4, 3]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {5,4,2,0,7,3,7,2,1,8,5,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-2,1,1,2,-1,2,1,2,1,-1,1}
tensor @r1.in.x : f32[4, 6] = {5,4,2,0,7,3,7,2,1,8,5,2,6,3,0,3,0,4,8,2,4,5,2,4}
tensor @r1.want.0.f32 : f64[4, 6] = {-1,-2,1,1,2,-1,2,1,2,1,-1,1,1,-1,1,-1,1,-2,1,1,-2,-1,1,-2}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,3,2,8,5,1,1,1,7,1,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-1,1,1,-1,2,2,2,2,2,1,2}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.5,1.59375,-1.53125,1.09375,2.0625,-0.21875,1.15625,3.03125,0.9375,-0.3125,1.59375,-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {0.5,1.59375,-1.53125,1.09375,2.0625,-0.21875,1.15625,3.03125,0.9375,-0.3125,1.59375,-0.96875,0.5625,2.375,0.03125,-1.125,2.40625,0.09375,1.96875,2.46875,2.9375,1.9375,3.125,-3.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,-2.28125,0.53125,0.78125,-2.8125,-2.65625,-0.875,1.09375,2.875,2.28125,-2.5625,-1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.34375,1.03125,0.25,1.53125,2.75,1.59375,-0.5,0.9375,2.53125,-1.21875,-2.1875,-1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-1.34375,1.03125,0.25,1.53125,2.75,1.59375,-0.5,0.9375,2.53125,-1.21875,-2.1875,-1,2.84375,-1.09375,1.40625,-0.28125,0.09375,-3.0625,1.9375,-3.03125,0.8125,3.03125,-0.625,1.8125}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375,-1.65625,1.53125,-1.03125,-2.4375,1.875,-3,-1.0625,-2.75,1.0625,-2.8125,-2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.21875,-1.90625,-0.78125,-2.53125,-2.6875,2.125,2.28125,1.53125,1.625,-1.09375,0.6875,1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.4375,-2.8125,-0.5625,-4.0625,-4.375,5.25,5.5625,4.0625,4.25,-1.1875,2.375,4.25}
tensor @r1.in.x : f32[4, 6] = {-2.21875,-1.90625,-0.78125,-2.53125,-2.6875,2.125,2.28125,1.53125,1.625,-1.09375,0.6875,1.625,-2.59375,1.625,2.75,-1.96875,2.5625,1.125,1.96875,0.4375,2.09375,1,2.53125,-2.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {-3.4375,-2.8125,-0.5625,-4.0625,-4.375,5.25,5.5625,4.0625,4.25,-1.1875,2.375,4.25,-4.1875,4.25,6.5,-2.9375,6.125,3.25,4.9375,1.875,5.1875,3,6.0625,-3.625}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.4375,-1.125,-0.8125,-1.78125,2.28125,0.375,2.28125,0.53125,0.09375,0.46875,2.5625,1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.875,-1.25,-0.625,-2.5625,5.5625,1.75,5.5625,2.0625,1.1875,1.9375,6.125,3.1875}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875,1.1875,-1.125,2.53125,-0.875,3.09375,-2.78125,0.40625,-0.03125,2.25,0.46875,-1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {3.921875,13.28711,-2.828125,144.2502,0.203125,261.7996,-131.0452,-1.428467,-0.8713379,101.375,-1.172119,-1.830078}
tensor @r1.in.x : f32[4, 6] = {0.875,1.1875,-1.125,2.53125,-0.875,3.09375,-2.78125,0.40625,-0.03125,2.25,0.46875,-1.0625,0.03125,3.0625,1.84375,2.875,-1.28125,2.34375,-0.78125,-3.09375,0.125,-2.46875,-0.1875,-1.15625}
tensor @r1.want.0.f32 : f64[4, 6] = {3.921875,13.28711,-2.828125,144.2502,0.203125,261.7996,-131.0452,-1.428467,-0.8713379,101.375,-1.172119,-1.830078,-1.12085,254.0488,55.36401,210.6719,-6.13501,114.5945,0.751709,-187.2292,-1.421875,-87.11694,-0.1621094,-3.393799}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375,-0.125,-2.6875,2.28125,-2.8125,2.625,-0.5625,-0.78125,2.40625,2.59375,1.75,1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {9.877686,-0.453125,-116.6465,105.6663,-136.0879,160.7656,1.091797,0.751709,123.9934,155.1316,47.125,12.08911}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.59375,1.4375,-1.5625,2.3125,-1.46875,0.4375,3.0625,-2.59375,1.96875,-1.59375,2.1875,-1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-70211.94,35103.76,-52624.54,15396430,-20780.89,0.5399127,402919100,-39522240,2201469,-70211.94,7930090,-1365.333}
tensor @r1.in.x : f32[4, 6] = {-1.59375,1.4375,-1.5625,2.3125,-1.46875,0.4375,3.0625,-2.59375,1.96875,-1.59375,2.1875,-1.25,1.03125,0.15625,2.65625,1.4375,-1.59375,-0.125,-1.90625,-2.28125,1.375,2.125,3.09375,-1.84375}
tensor @r1.want.0.f32 : f64[4, 6] = {-70211.94,35103.76,-52624.54,15396430,-20780.89,0.5399127,402919100,-39522240,2201469,-70211.94,7930090,-1365.333,70.14916,-0.8072567,78284070,35103.76,-70211.94,0.813134,-824172.6,-8184047,18316.6,5592405,452444700,-529531.6}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4,7,3,-3,7,-4,0,-3,1,7,-1,7}
tensor @r0.want.0.f32 : f64[3, 4] = {8251382000,4122902000000,318281000,-225058700,4122902000000,-6391493000,-1,-225058700,23,4122902000000,-1,4122902000000}
graph "main"(
    %x : i64[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.59375,2.6875,-3.125,-2.875,1.75,-0.15625,-2.6875,-1.90625,-0.0625,0.90625,3.03125,2.09375}
tensor @r0.in.y : f32[4] = {3,7,3,0}
tensor @r0.want.0.f32 : f64[3, 4] = {35.30762,1788620,-1502.562,1,55,-110.6117,-1017.211,1,-2.320312,-0.3483493,503.7979,1}
tensor @r1.in.x : f32[4, 6] = {1.59375,2.6875,-3.125,-2.875,1.75,-0.15625,-2.6875,-1.90625,-0.0625,0.90625,3.03125,2.09375,0.625,-1.96875,1.28125,-0.6875,-2.96875,-0.84375,0.75,1.25,0.3125,2.78125,2.4375,0.25}
tensor @r1.in.y : f32[6] = {1,2,0,5,3,5}
tensor @r1.want.0.f32 : f64[4, 6] = {2.1875,37.28125,1,-218084.5,55,-23.66121,-6.375,45.32031,1,-0.9995575,503.7979,4632.895,0.25,47.75781,1,-952.978,-1314.765,-1868.391,0.5,3.5,1,29755.88,221.1172,-0.5}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.96875,-0.78125,2.4375,1.5625,0.8125,-3.0625,-1.625,2.28125,-0.6875,-2.96875,-1.65625,0.4375}
tensor @r0.in.y : f64[4] = {8,6,0,5}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.95586011,7107.651,1,512.00049,0.63550568,4063787.7,1,8294.642,88542.224,3457211.2,1,-0.58642578}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,7,-5,7,1,1,2,0,-4,-4,-1,4}
tensor @r0.in.y : i32[4] = {8,5,2,6}
tensor @r0.want.0.f32 : f64[3, 4] = {665857,5896813,241,153090000,1,1,17,1,5374979000,-930249,17,3650401}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,4,3,0,6,4,2,6,6,0,1,7}
tensor @r0.in.y : u8[4] = {4,2,1,2}
tensor @r0.want.0.f32 : f64[3, 4] = {1,97,5,1,116161,97,3,241,116161,1,1,337}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,false,false,true,false,true,true,true,false,false,true,false}
tensor @r0.in.y : bool[4] = {true,false,false,true}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,1,1,1,-1,1,1,1,-1,1,1,-1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-3,-1,-0.4,-2.4,4,-7,1,17,1,-0.68,10.52,31,97,1,-3363,-1,-0.8838401,-1009.54,15124,-262087,1,768398400,1,0.2238987,42789580,28355810000,26650850000000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-3,-1,-0.39999998,-2.4,4,-7,1,17,1,-0.68000004,10.52,31,97,1,-3363,-1,-0.88384006,-1009.5398,15124,-262087,1,768398400,1,0.22389866,42789577,28355806000,26650855000000}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.8211882,576180500000000,1,-0.9416249,6.273526e+23,1,-0.7278538,-1332848000000,2.443104e-16,0,0,0}
tensor @r0.own.0 : f64[] = {1.6e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.82118817,576180520000000,1,-0.94162494,6.2735261e+23,1,-0.72785382,-1332847800000,2.4431038e-16,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[4, 3]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0,2,0,7,7,6,7,5,7,3,0,4}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-1,1,-4.286264e-16,-4.286264e-16,-1,-4.286264e-16,0,-4.286264e-16,-0.0,1,1}
tensor @r1.in.x : f32[4, 6] = {0,2,0,7,7,6,7,5,7,3,0,4,8,3,8,7,6,4,1,0,8,8,1,2}
tensor @r1.want.0.f32 : f64[4, 6] = {1,-1,1,-4.286264e-16,-4.286264e-16,-1,-4.286264e-16,0,-4.286264e-16,-0.0,1,1,1,-0.0,1,-4.286264e-16,-1,1,0,1,1,1,0,-1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,4,6,4,3,1,6,8,2,8,2,3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,1,-1,1,-0.0,0,-1,1,-1,1,-1,-0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.21875,0.125,1.34375,2.3125,-0.28125,-0.96875,-1.8125,-1.96875,-2.65625,-1.28125,-0.15625,-0.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2.21875,0.125,1.34375,2.3125,-0.28125,-0.96875,-1.8125,-1.96875,-2.65625,-1.28125,-0.15625,-0.3125,-2,-3.125,-2.375,2.53125,-1.3125,2.78125,1.34375,-1.90625,-3.0625,1.5,0.53125,-2.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.3125,-2.09375,1.90625,-2.1875,-2,-2.9375,-0.21875,-1.8125,-2.5,2.53125,-2.6875,-2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.6875,-1.4375,1,0.25,1.375,-1.9375,0.5625,-1.25,1.6875,3.0625,-1.28125,0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {2.6875,-1.4375,1,0.25,1.375,-1.9375,0.5625,-1.25,1.6875,3.0625,-1.28125,0.78125,0.25,2.78125,1.625,-1.375,-0.09375,-2.75,1.40625,-1.90625,0.125,0.09375,-0.34375,-2.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.21875,-0.65625,-3,2.28125,-2.6875,2.3125,2.25,-1.65625,-2.96875,-1.09375,-0.71875,2.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.25,2.09375,-1.875,-0.46875,-2.59375,-1.90625,0.65625,1.15625,0.1875,-1.59375,-0.40625,-0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5,3.1875,-4.75,-1.9375,-6.1875,-4.8125,0.3125,1.3125,-0.625,-4.1875,-1.8125,-1.875}
tensor @r1.in.x : f32[4, 6] = {0.25,2.09375,-1.875,-0.46875,-2.59375,-1.90625,0.65625,1.15625,0.1875,-1.59375,-0.40625,-0.4375,0.3125,1,-2.15625,2.15625,-2.71875,-2.78125,-1.25,-2.6875,-0.75,1.15625,-1.6875,-0.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.5,3.1875,-4.75,-1.9375,-6.1875,-4.8125,0.3125,1.3125,-0.625,-4.1875,-1.8125,-1.875,-0.375,1,-5.3125,3.3125,-6.4375,-6.5625,-3.5,-6.375,-2.5,1.3125,-4.375,-2.875}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.09375,-1.875,-1.5,0.21875,-2.78125,-2.34375,-2.71875,-0.1875,-2.5,-1.46875,2.59375,-2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.1875,-4.75,-4,-0.5625,-6.5625,-5.6875,-6.4375,-1.375,-6,-3.9375,4.1875,-6.8125}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.21875,2.90625,1,1.53125,1.0625,-2.96875,0.875,2.46875,-0.875,2.78125,-0.96875,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-626.7568,431.3955,1,28.90723,2.320312,-1314.765,-0.5625,232.374,-74.9375,366.2119,-92.57715,7.569336}
tensor @r1.in.x : f32[4, 6] = {-2.21875,2.90625,1,1.53125,1.0625,-2.96875,0.875,2.46875,-0.875,2.78125,-0.96875,1.21875,1.5,2.15625,0.625,-2.1875,2.15625,-2.40625,-1.78125,1.78125,-0.6875,-0.15625,2.59375,1.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {-626.7568,431.3955,1,28.90723,2.320312,-1314.765,-0.5625,232.374,-74.9375,366.2119,-92.57715,7.569336,26,135.4502,-0.6875,-605.0234,135.4502,-768.0674,-366.2119,59.61816,-46.46094,-5.106445,281.1514,59.61816}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.8125,-0.8125,1.1875,2.15625,-1.0625,-2.15625,-1.53125,0.6875,-1.21875,-2.53125,1.96875,0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-64.47656,-64.47656,6.273438,135.4502,-112.6953,-583.7939,-256.001,-0.9140625,-152.1631,-873.0947,92.57715,-0.7626953}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.375,0.34375,-0.3125,-2.59375,-1.96875,-1.28125,-1.125,-1.09375,2.125,2.25,2.375,-2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {1727255000,-0.3470916,-62374.36,-484687800000,-38825540000,-960706700,-333969300,-266754300,333969300,784198800,1727255000,-77289340000}
tensor @r1.in.x : f32[4, 6] = {2.375,0.34375,-0.3125,-2.59375,-1.96875,-1.28125,-1.125,-1.09375,2.125,2.25,2.375,-2.125,-2.875,2.40625,-0.4375,2.625,-0.8125,-0.78125,-1.96875,-2.0625,-0.09375,1.65625,-1.6875,-2.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {1727255000,-0.3470916,-62374.36,-484687800000,-38825540000,-960706700,-333969300,-266754300,333969300,784198800,1727255000,-77289340000,-1277058000000,2085627000,-426861.8,7162105000,-27360530,-20528450,-38825540000,-58992770000,-380.6602,5947667,-9940375000,-1566133000000}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3,6,-2,2,-1,-6,0,-1,5,-7,-1,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-1913445000000,285573800000000,-44716180000,131836300,-131836300,-1805486000000000,-1,-131836300,31056630000000,-8749574000000000,-131836300,1913445000000}
graph "main"(
    %x : i64[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-0.125,-1.875,-2.125,2.0625,2.09375,1.625,-2.9375,0.96875,0.4375,1.84375,1.90625,-2.09375}
tensor @r0.in.y : f32[4] = {1,8,6,6}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5,61317670,1279981,52208.63,6.375,115974.3,6580379,1.74744,-0.25,540104.5,26859.55,1189891}
tensor @r1.in.x : f32[4, 6] = {-0.125,-1.875,-2.125,2.0625,2.09375,1.625,-2.9375,0.96875,0.4375,1.84375,1.90625,-2.09375,2.71875,0.59375,-0.875,-2.28125,0.25,1.0625,2.9375,1.21875,1.09375,0.71875,2.03125,-1.65625}
tensor @r1.in.y : f32[6] = {7,1,3,8,8,5}
tensor @r1.want.0.f32 : f64[4, 6] = {-170.6641,-9.5,-1136.625,1933572,2282480,1494.281,-89999080,1.875,0.484375,540104.5,795226.6,-115774,4013482,0.375,-155.375,221596700,3.25386e-15,18.85254,7856488,2.875,8.646484,-0.6614837,1631972,-45189.85}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.875,1.65625,1.5625,-2.90625,2.1875,-0.25,2.03125,3.125,2.4375,2.75,0.375,0.90625}
tensor @r0.in.y : f64[4] = {8,2,6,8}
tensor @r0.want.0.f64 : f64[3, 4] = {0.33203125,20.390625,4369.0667,1143391600,3678121.7,8,45987.304,138546100,11550867,80,0.203125,-1.0811099}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,1,5,3,-2,3,5,1,-7,-3,7,-7}
tensor @r0.in.y : i32[4] = {2,6,5,7}
tensor @r0.want.0.f32 : f64[3, 4] = {323,7,1866294,9409960,99,950599,1866294,8,899,7338631,11811150,-21724470000}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,4,1,0,4,1,2,0,1,5,7,3}
tensor @r0.in.y : u8[4] = {3,8,1,6}
tensor @r0.want.0.f32 : f64[3, 4] = {980,1423657000,2,7,2716,9,6,7,4,10783450000,26,950599}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,true,false,true,true,true,true,true,false,false,true}
tensor @r0.in.y : bool[4] = {true,true,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {2,-2,2,1,2,2,2,1,2,-2,-2,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,-6,-2,-0.8,-4.8,8,-14,3,35,3,-0.3600001,22.04,63,195,6,-6930,-6,-0.6796801,-2120.072,30744,-526890,13,1583408000,13,0.6492544,89859750,57641560000,53577890000000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,-6,-2,-0.79999995,-4.8,8,-14,3,35,3,-0.36000008,22.04,63,195,6,-6930,-6,-0.67968013,-2120.0716,30744,-526890,13,1583408000,13,0.64925437,89859746,57641557000,53577892000000}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {1.582065,1399467000000000,1,-1.39051,1.523757e+24,1,0.1864558,-3237313000000,-1.470814e-15,0,0,0}
tensor @r0.own.0 : f64[] = {1.3e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {1.5820647,1399467000000000,1,-1.3905098,1.5237573e+24,1,0.18645579,-3237312800000,-1.4708141e-15,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[4, 3]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {4,4,1,2,6,8,5,8,1,6,6,1}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,0,-1,-1,1,0,1,0,-1,-1,0}
tensor @r1.in.x : f32[4, 6] = {4,4,1,2,6,8,5,8,1,6,6,1,1,3,7,4,6,2,8,8,6,6,5,5}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,0,-1,-1,1,0,1,0,-1,-1,0,0,-0.0,-4.898587e-16,1,-1,-1,1,1,-1,-1,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5,7,3,5,3,6,2,6,0,6,1,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0,-4.898587e-16,-0.0,0,-0.0,-1,-1,-1,1,-1,0,-4.898587e-16}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.75,2.03125,0.5625,-2.15625,-2.0625,2.5,-0.875,-2.21875,2.8125,3.125,-0.9375,-0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {2.75,2.03125,0.5625,-2.15625,-2.0625,2.5,-0.875,-2.21875,2.8125,3.125,-0.9375,-0.875,-1.6875,-2.3125,-0.59375,2.34375,-2,-0.875,-2.15625,-2.9375,-3.0625,-1.28125,1.0625,1.3125}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.28125,-2.8125,2.03125,0.78125,0.59375,-1.875,-1.21875,-1.21875,-1.65625,-0.53125,-1.6875,-0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.59375,2.84375,-2.59375,-0.53125,-2.5,-2.65625,-0.40625,1.15625,0.78125,2.90625,-2.09375,-2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1.59375,2.84375,-2.59375,-0.53125,-2.5,-2.65625,-0.40625,1.15625,0.78125,2.90625,-2.09375,-2.375,-0.5,-1.21875,2.875,-2.625,-0.0625,0.28125,0.75,0.34375,-0.4375,2.09375,-2.4375,0.1875}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.0625,3,-0.96875,2.875,0.90625,-1.15625,1.53125,-2.15625,2.9375,1.3125,1.375,3}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.96875,-2.75,2.6875,2.5,-2.46875,0.15625,-1.46875,2.5625,-3.125,1.90625,0.84375,0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-13.875,-13,8.75,8,-11.875,-1.375,-7.875,8.25,-14.5,5.625,1.375,1.75}
tensor @r1.in.x : f32[4, 6] = {-2.96875,-2.75,2.6875,2.5,-2.46875,0.15625,-1.46875,2.5625,-3.125,1.90625,0.84375,0.9375,-1.5,-2.75,1,-1.125,-1.4375,-0.96875,1.84375,-0.3125,2.6875,2.125,-0.25,2.75}
tensor @r1.want.0.f32 : f64[4, 6] = {-13.875,-13,8.75,8,-11.875,-1.375,-7.875,8.25,-14.5,5.625,1.375,1.75,-8,-13,2,-6.5,-7.75,-5.875,5.375,-3.25,8.75,6.5,-3,9}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.3125,-3.0625,-2.84375,0.65625,-1.875,-1.78125,-1.34375,2.25,-2.4375,2.65625,0.25,-2.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.25,-14.25,-13.375,0.625,-9.5,-9.125,-7.375,7,-11.75,8.625,-1,-12.375}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875,-0.21875,2.75,-2.21875,1,-1.5,-1.5625,-2.5,2.34375,0.5,0,-1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.375,-18.01367,711,-1264.389,4,-496,-545.0156,-1704,386.3809,-0.0,-4,-406.875}
tensor @r1.in.x : f32[4, 6] = {0.875,-0.21875,2.75,-2.21875,1,-1.5,-1.5625,-2.5,2.34375,0.5,0,-1.375,0.875,-2.5625,0.53125,-0.46875,0.9375,-2.3125,-0.21875,2.125,2.40625,-0.125,-2.6875,1.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {0.375,-18.01367,711,-1264.389,4,-496,-545.0156,-1704,386.3809,-0.0,-4,-406.875,0.375,-1813.766,-0.2480469,-50.43555,1.859375,-1401.328,-18.01367,261.625,428.0723,-10.625,-2047.172,124.3613}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.5,2.5,-2.59375,1.28125,1,-0.8125,2.40625,1.9375,-1.09375,-3,-0.09375,1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {496,496,-1870.365,24.26758,4,-134.2031,428.0723,178.6094,-246.334,-2716,-8.646484,40.38477}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.125,-1.6875,-1.3125,-0.71875,0.5,-2.03125,2.09375,0,-2.625,2.1875,-0.71875,-0.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.032715,-20151060000,-2392219000,-23613140,-7.347881e-16,-103846300000,547692100,-12,-1091347000000,1056700000,-23613140,-24987.9}
tensor @r1.in.x : f32[4, 6] = {0.125,-1.6875,-1.3125,-0.71875,0.5,-2.03125,2.09375,0,-2.625,2.1875,-0.71875,-0.21875,0.875,0.125,2.40625,-0.5,-2.0625,-0.03125,-3,-2.78125,1.875,0.375,1.4375,-2.125}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.032715,-20151060000,-2392219000,-23613140,-7.347881e-16,-103846300000,547692100,-12,-1091347000000,1056700000,-23613140,-24987.9,1.032715,-1.032715,4246926000,-2107560,-119141700000,-94.80487,-3846720000000,-1877908000000,98463390,0.112793,931483,-156020100000}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0,0,-6,6,-4,7,-4,6,0,6,7,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-12,-12,-3616338000000000,572335100000000,-62306750000000,3616338000000000,-62306750000000,572335100000000,-12,572335100000000,3616338000000000,3616338000000000}
graph "main"(
    %x : i64[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {0.5625,2.625,1.0625,-2.875,-2.65625,1.375,-1,2.125,2.75,1.25,0.9375,0.40625}
tensor @r0.in.y : f32[4] = {7,0,8,1}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2052612,1,32.57979,-14.5,-53142320,1,1607521,5.5,3936808,1,-0.4181366,-1.375}
tensor @r1.in.x : f32[4, 6] = {0.5625,2.625,1.0625,-2.875,-2.65625,1.375,-1,2.125,2.75,1.25,0.9375,0.40625,-3,-2.1875,3.125,2.53125,-2.53125,0.03125,-1.78125,-1.9375,1.65625,-1.875,-0.375,-0.65625}
tensor @r1.in.y : f32[6] = {2,8,3,5,6,7}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.1875,21740930,2.828125,-471271.7,4236038,2536.914,41,2261545,631,89,-1.022217,1.268454,209,183485300,1027.375,29127.11,3325320,-2.591793,91.39062,83642790,69.29102,-81852.41,1524.672,-41167.62}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.625,2.78125,0,-1.0625,-0.21875,-0.6875,-0.53125,-1.40625,-2.75,-1.5625,2.125,0.375}
tensor @r0.in.y : f64[4] = {0,4,0,5}
tensor @r0.want.0.f64 : f64[3, 4] = {1,5942.8186,1,-9988.6221,1,540.05078,1,-27231.53,1,4974.332,1,-1.34375}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4,5,-1,-2,6,-5,1,-3,4,-1,1,0}
tensor @r0.in.y : i32[4] = {0,0,6,2}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,47321,109,1,1,1,209,1,1,1,5}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2,3,7,7,7,4,4,2,1,1,4,3}
tensor @r0.in.y : u8[4] = {4,2,2,5}
tensor @r0.want.0.f32 : f64[3, 4] = {985,89,649,11356200,437425,181,181,5741,1,1,181,86329}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false,true,true,true,false,true,false,true,true,false,false,false}
tensor @r0.in.y : bool[4] = {false,false,true,false}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,-3,1,1,1,-3,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-7,-3,-1.8,-5.8,7,-15,1,41,5,0.4399999,26.84,55,209,1,-8119,-11,-0.1692803,-2582.793,26839,-564719,1,1855078000,25,1.712644,109472300,50320120000,57424610000000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-7,-3,-1.8,-5.8,7,-15,1,41,5,0.43999988,26.839999,55,209,1,-8119,-11,-0.16928026,-2582.7931,26839,-564719,1,1855077800,25,1.7126437,109472320,50320119000,57424611000000}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.630969,1987529000000000,1,-0.8294037,2.164046e+24,1,-0.9564313,-4597645000000,-1,0,0,0}
tensor @r0.own.0 : f64[] = {2.2e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.63096898,1987528800000000,1,-0.82940368,2.1640464e+24,1,-0.95643129,-4597644900000,-1,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[4, 3]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3,4,6,1,5,3,8,7,6,4,0,0}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,-1,-1,-1,1,1,1,-1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {3,4,6,1,5,3,8,7,6,4,0,0,6,7,4,3,1,8,4,3,5,7,2,5}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,-1,-1,-1,1,1,1,-1,1,1,1,-1,1,1,1,-1,1,1,1,-1,1,-1,-1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,1,8,1,4,2,3,7,3,1,0,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-1,1,-1,1,-1,1,1,1,-1,1,-1}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.9375,-0.78125,-0.65625,-2.65625,1.875,-0.4375,-1.8125,0.1875,2.25,-0.5625,-1.71875,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-0.9375,-0.78125,-0.65625,-2.65625,1.875,-0.4375,-1.8125,0.1875,2.25,-0.5625,-1.71875,1.21875,-2.40625,-1.84375,2.53125,0.3125,-1.15625,-1.6875,1.90625,2.625,0.4375,-1.875,2.28125,2.9375}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.15625,0.125,-2.9375,2.84375,-2.875,-0.6875,-0.125,1.5625,-1.6875,0.125,0.96875,-1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.78125,-0.625,2.4375,2.25,0.71875,-0.1875,-2.9375,-0.5625,-1.0625,1.875,-2.34375,-1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {0.78125,-0.625,2.4375,2.25,0.71875,-0.1875,-2.9375,-0.5625,-1.0625,1.875,-2.34375,-1.71875,1.9375,0.1875,-2.65625,3,2.375,-1.84375,2.5,-1.25,-1.25,1.8125,0.03125,1.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5,2.5,0.125,-2.5625,1.8125,2.53125,1.5625,2.625,-1.46875,-0.53125,-2.34375,-1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.65625,-1.375,-0.03125,-3.0625,-1.96875,-2.46875,1.0625,1.65625,1.125,2.8125,-0.0625,1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-9.625,-8.5,-3.125,-15.25,-10.875,-12.875,1.25,3.625,1.5,8.25,-3.25,4}
tensor @r1.in.x : f32[4, 6] = {-1.65625,-1.375,-0.03125,-3.0625,-1.96875,-2.46875,1.0625,1.65625,1.125,2.8125,-0.0625,1.75,1.59375,-0.6875,2.375,1.375,2,1.65625,2.5,2.96875,-1.78125,-0.15625,-2.125,3}
tensor @r1.want.0.f32 : f64[4, 6] = {-9.625,-8.5,-3.125,-15.25,-10.875,-12.875,1.25,3.625,1.5,8.25,-3.25,4,3.375,-5.75,6.5,2.5,5,3.625,7,8.875,-10.125,-3.625,-11.5,9}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.25,1.59375,2.15625,1.1875,-1.125,-2.21875,2.0625,-1.3125,-1.125,-1.0625,1.40625,1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-12,3.375,5.625,1.75,-7.5,-11.875,5.25,-8.25,-7.5,-7.25,2.625,2.75}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.5625,-2.71875,-0.9375,1.1875,0.71875,0.4375,-1.8125,-0.6875,2.96875,0.0625,-0.125,0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {51.20312,-2273.248,-210.6719,8.734375,-0.8457031,1.421875,-857.5156,-119.2344,846.7012,-3.921875,-15.875,0.7363281}
tensor @r1.in.x : f32[4, 6] = {1.5625,-2.71875,-0.9375,1.1875,0.71875,0.4375,-1.8125,-0.6875,2.96875,0.0625,-0.125,0.53125,2.46875,-3,0.25,-0.9375,-2.3125,2.8125,-0.96875,2.4375,1,-0.21875,-0.71875,-1.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {51.20312,-2273.248,-210.6719,8.734375,-0.8457031,1.421875,-857.5156,-119.2344,846.7012,-3.921875,-15.875,0.7363281,411.6074,-2911,1,-210.6719,-1526.891,688.3906,-224.5449,390.9219,1,-25.2793,-128.873,-254.0488}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.625,-2.625,-2.15625,0,3.125,0.03125,2.4375,-2.46875,0.65625,2.3125,-2.15625,1.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-101.375,-2083.375,-1290.104,-7,1027.375,-5.357422,390.9219,-1790.826,-0.3964844,315.0156,-1290.104,116.6465}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.28125,-2.28125,0.1875,0.375,-0.59375,-0.71875,-0.96875,2.09375,-2.375,-3.0625,-2,-0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {52624.54,-324699900000,1.773109,-0.8530273,-7930090,-28679870,-250050900,459554700,-468773400000,-5012148000000,-99482090000,-500612}
tensor @r1.in.x : f32[4, 6] = {1.28125,-2.28125,0.1875,0.375,-0.59375,-0.71875,-0.96875,2.09375,-2.375,-3.0625,-2,-0.375,-2.90625,1.78125,2.90625,2.4375,-2.3125,0.84375,2.03125,-0.8125,-3.125,-2.09375,-2.625,-2.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {52624.54,-324699900000,1.773109,-0.8530273,-7930090,-28679870,-250050900,459554700,-468773400000,-5012148000000,-99482090000,-500612,-3055272000000,34123750,52675190000,4437691000,-367489800000,-1.085345,287090000,-68225550,-6072272000000,-149731000000,-1179221000000,-668679500000}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1,-4,-2,3,-7,-6,-6,2,-1,-6,7,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {1,-65778990000000,-99482090000,81226780000,-1.810326e+16,-3755634000000000,-3755634000000000,225058700,-318281000,-3755634000000000,3477042000000000,-3755634000000000}
graph "main"(
    %x : i64[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {2.65625,-2.6875,-1.96875,-0.8125,-2,0.125,-1.5625,-0.75,2.78125,2.3125,2.59375,0.53125}
tensor @r0.in.y : f32[4] = {5,5,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {50501.64,-302746.4,790260.6,-107.6406,-86329,0.71875,256547.8,-91,66937.67,21133.99,359770.6,-1.232422}
tensor @r1.in.x : f32[4, 6] = {2.65625,-2.6875,-1.96875,-0.8125,-2,0.125,-1.5625,-0.75,2.78125,2.3125,2.59375,0.53125,0.21875,-2.125,-0.875,-0.3125,1.78125,2.875,-1.28125,-0.28125,-1.8125,-0.21875,-1.375,-1.15625}
tensor @r1.in.y : f32[6] = {2,7,0,8,5,7}
tensor @r1.want.0.f32 : f64[4, 6] = {82.01562,-48607830,1,354253.3,-86329,-0.6953125,58.8125,-47956,1,7593977,43588.25,-1.388118,-0.859375,-12036790,1,3782.391,3624.667,7222547,42.64062,-902.8403,1,986.7114,-19069.16,-411272.6}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.40625,2.90625,2.1875,0.84375,2.53125,-2.3125,0.3125,2.46875,-2.96875,-3.125,0.40625,2.6875}
tensor @r0.in.y : f64[4] = {6,7,3,2}
tensor @r0.want.0.f64 : f64[3, 4] = {2171508.5,7918495.1,338.60938,2.265625,299593.14,-19791993,0.640625,68.890625,6447312.1,-121874900,-0.16210938,84.3125}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1,1,3,-5,-7,5,-4,-3,7,-5,6,7}
tensor @r0.in.y : i32[4] = {3,1,2,5}
tensor @r0.want.0.f32 : f64[3, 4] = {-169,3,109,-4878301,-26041,19,305,-489061,18199,-21,505,12266100}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3,1,3,2,3,2,3,3,7,5,2,3}
tensor @r0.in.y : u8[4] = {3,1,6,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1079,3,1046629,275807,1079,7,1046629,10360560,18199,19,47321,10360560}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,false,false,true,false,false,false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {3,3,-1,-1,-1,-1,3,-1,-1,-1,3,3}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,-5,-1,0.2,-3.8,9,-13,5,29,1,-1.16,17.24,71,181,11,-5741,-1,-1.19008,-1657.35,34649,-489061,25,1311738000,1,-0.414135,70247180,64962990000,49731170000000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,3,-5,-1,0.20000005,-3.8,9,-13,5,29,1,-1.16,17.24,71,181,11,-5741,-1,-1.19008,-1657.35,34649,-489061,25,1311738100,1,-0.41413496,70247175,64962994000,49731172000000}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {2.53316,811405200000000,1,-1.951616,8.834682e+23,1,1.329343,-1876981000000,1,0,0,0}
tensor @r0.own.0 : f64[] = {2.3e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {2.5331604,811405230000000,1,-1.951616,8.8346824e+23,1,1.3293429,-1876980700000,1,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[4, 3]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {6,0,5,4,4,2,0,0,0,8,3,6}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,1,1,1,1,-1,1,1,1,1,-1,-1}
tensor @r0.own.0 : f64[] = {7.2e-07}
tensor @r1.in.x : f32[4, 6] = {6,0,5,4,4,2,0,0,0,8,3,6,2,3,8,4,0,7,2,0,7,3,8,4}
tensor @r1.want.0.f32 : f64[4, 6] = {-1,1,1,1,1,-1,1,1,1,1,-1,-1,-1,-1,1,1,1,-1,-1,1,-1,-1,1,1}
tensor @r1.own.0 : f64[] = {7.2e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,2,0,2,4,4,5,8,6,4,7,8}
tensor @r0.want.0.f32 : f64[3, 4] = {-1,-1,1,-1,1,1,1,1,-1,1,-1,1}
tensor @r0.own.0 : f64[] = {7.2e-07}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.09375,-0.84375,-2.375,-0.8125,-0.625,-1.4375,3.03125,-1.375,2.5625,-0.125,-0.90625,2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {1.09375,-0.84375,-2.375,-0.8125,-0.625,-1.4375,3.03125,-1.375,2.5625,-0.125,-0.90625,2.5625,0.25,-1.84375,1.90625,-1.9375,-0.03125,0.6875,2.46875,1,1.6875,0.1875,-1.875,-1.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625,2.125,0.21875,1.21875,2.84375,2.3125,-2.9375,2.40625,-0.625,1.78125,-0.59375,-2.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25,-1.6875,2.3125,-2.9375,-2.53125,3.0625,-2.40625,2.96875,1.3125,1.59375,0.4375,1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1.25,-1.6875,2.3125,-2.9375,-2.53125,3.0625,-2.40625,2.96875,1.3125,1.59375,0.4375,1.25,1.375,-0.53125,3.09375,-0.9375,1.375,-1.90625,-2.125,-2.65625,-2,1.09375,3.125,1.625}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.875,-2.21875,1.15625,2.8125,-0.4375,0.3125,-3,-1.09375,2.0625,0.28125,-0.375,1.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.78125,2.78125,1.59375,0.09375,0.34375,-0.125,-0.1875,-0.21875,2.34375,-0.03125,-2.96875,2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-8.125,10.125,5.375,-0.625,0.375,-1.5,-1.75,-1.875,8.375,-1.125,-12.875,7.625}
tensor @r1.in.x : f32[4, 6] = {-1.78125,2.78125,1.59375,0.09375,0.34375,-0.125,-0.1875,-0.21875,2.34375,-0.03125,-2.96875,2.15625,-2.4375,1.3125,-1.875,1.0625,-3.0625,-0.34375,-0.5,1.0625,1.5,-0.65625,2.78125,-2.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {-8.125,10.125,5.375,-0.625,0.375,-1.5,-1.75,-1.875,8.375,-1.125,-12.875,7.625,-10.75,4.25,-8.5,3.25,-13.25,-2.375,-3,3.25,5,-3.625,10.125,-9.125}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.125,2.875,0.9375,1.3125,-3,-2.625,-2.90625,-2.625,-0.375,0.375,-3.0625,2.875}
tensor @r0.want.0.f32 : f64[3, 4] = {7.5,10.5,2.75,4.25,-13,-11.5,-12.625,-11.5,-2.5,0.5,-13.25,10.5}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.125,-0.46875,2.625,2.46875,0.9375,-2.625,-1.03125,-0.375,-0.0625,2.84375,-3,1.875}
tensor @r0.want.0.f32 : f64[3, 4] = {15.875,-36.41992,668.375,533.6387,3.921875,-1772.875,-181.0176,-24.625,-2.828125,892.1152,-2521,184.625}
tensor @r1.in.x : f32[4, 6] = {1.125,-0.46875,2.625,2.46875,0.9375,-2.625,-1.03125,-0.375,-0.0625,2.84375,-3,1.875,-2.90625,-0.625,-1.5625,-0.59375,1.46875,-1,-1.21875,0.28125,-0.46875,2.9375,-1.40625,0.84375}
tensor @r1.want.0.f32 : f64[4, 6] = {15.875,-36.41992,668.375,533.6387,3.921875,-1772.875,-181.0176,-24.625,-2.828125,892.1152,-2521,184.625,-2317.463,-62.875,-477.9531,-56.84961,64.45117,-169,-264.9355,0.8457031,-36.41992,1001.422,-370.9316,0.7402344}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875,-0.53125,-0.0625,2.8125,-2.625,-2.65625,3,-1.90625,-1.28125,1.1875,0.3125,-1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-264.9355,-45.92383,-2.828125,857.5156,-1772.875,-1828.666,1079,-780.7754,-297.6895,21.85938,0.640625,-813.2969}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.46875,-2.875,2.71875,-1.625,-0.09375,-2.34375,2.59375,-1.78125,2.5,-0.5625,-0.15625,2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1020462,-2377060000000,26342000000,-12797220000,-492.1057,-347728000000,13781840000,-28736660000,8251382000,-3355443,-3308.657,22484930000}
tensor @r1.in.x : f32[4, 6] = {-0.46875,-2.875,2.71875,-1.625,-0.09375,-2.34375,2.59375,-1.78125,2.5,-0.5625,-0.15625,2.6875,1.5625,-0.34375,-1,0.59375,2.5625,1.9375,2.5,-2.65625,0.9375,-1.78125,-1.53125,-1.34375}
tensor @r1.want.0.f32 : f64[4, 6] = {-1020462,-2377060000000,26342000000,-12797220000,-492.1057,-347728000000,13781840000,-28736660000,8251382000,-3355443,-3308.657,22484930000,5592405,-158121.9,-225058700,-0.2918463,11647400000,195322200,8251382000,-1121966000000,-1.817033,-28736660000,-7635497000,-2505025000}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6,-4,4,6,4,-2,6,-1,0,-1,-2,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-3477042000000000,-58834520000000,4122902000000,598404300000000,4122902000000,-81226780000,598404300000000,-225058700,-1,-225058700,-81226780000,3755634000000000}
graph "main"(
    %x : i64[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_hermite_polynomial_h.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.84375,-0.09375,2.09375,1.5,-0.90625,-2.5,1.75,1.59375,2.21875,2.59375,2.21875,2.4375}
tensor @r0.in.y : f32[4] = {0,0,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,-796.3833,9,1,1,-578.6094,13.2605,1,1,-572.7194,86.60742}
tensor @r1.in.x : f32[4, 6] = {-2.84375,-0.09375,2.09375,1.5,-0.90625,-2.5,1.75,1.59375,2.21875,2.59375,2.21875,2.4375,0.71875,-2.28125,2.78125,0.34375,-0.9375,2.1875,2.53125,-3.125,-0.875,-0.625,2.1875,-0.46875}
tensor @r1.in.y : f32[6] = {8,5,7,6,1,3}
tensor @r1.want.0.f32 : f64[4, 6] = {-28632.73,-11.1184,-4177.979,-201,-1.8125,-95,6148.379,-127.4182,-5412.861,2486.298,4.4375,86.60742,-2152.186,-351.2881,8723.212,-41.5184,-1.875,57.49023,-43957.22,-5028.931,-141.853,91.82251,4.375,4.801025}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[s77, s17]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.15625,0.625,-0.625,0.78125,1.875,-3.125,0.375,-2.75,0.9375,2.1875,0.125,0.375}
tensor @r0.in.y : f64[4] = {7,0,1,5}
tensor @r0.want.0.f64 : f64[3, 4] = {827.5348,1,-1.25,26.76928,-1719.3741,1,0.75,-2035.3438,301.70678,1,0.25,36.799805}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f64[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,-4,-5,6,4,3,2,-6,3,-3,5,7}
tensor @r0.in.y : i32[4] = {2,2,8,5}
tensor @r0.want.0.f32 : f64[3, 4] = {194,62,52065680,214992,62,34,-880,-214992,34,34,52065680,483784}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0,3,2,7,4,7,7,0,5,1,6,4}
tensor @r0.in.y : u8[4] = {5,2,6,3}
tensor @r0.want.0.f32 : f64[3, 4] = {0,34,-824,2660,23008,194,6412216,-0.0,80600,2,2389704,464}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,false,false,false,true,false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {2,2,0,0,2,0,0,0,2,0,2,2}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,-2,0,0.6,-1.4,5,-6,2,2,-2,-1.64,-0.04000007,23,34,-8,8,0,31.75776,-34.49824,925,-3816,280768,280768,665280,49478.67,-802866.4,13409900,5517504}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[7, 7]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,-2,0,0.60000002,-1.4,5,-6,2,2,-2,-1.64,-0.040000067,23,34,-8,8,0,31.757761,-34.498241,925,-3816,280768,280768,665280,49478.675,-802866.4,13409905,5517504}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f64[7, 7]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.162982e+29,-7.771847e+28,-8.096548e+28,nan,nan,nan,1.337048e+23,-1.032364e+23,-9.346644e+22,0,0,0}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[4, 3]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {-1.1629816e+29,-7.7718466e+28,-8.0965481e+28,-5.1137009e+53,-3.1721205e+53,4.4933581e+53,1.3370481e+23,-1.0323639e+23,-9.3466445e+22,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f64[4, 3]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {8,8,2,1,6,6,8,6,7,8,5,7}
tensor @r0.want.0.f32 : f64[3, 4] = {-895,-895,-1,1,31,31,-895,31,-461,-895,41,-461}
tensor @r1.in.x : f32[4, 6] = {8,8,2,1,6,6,8,6,7,8,5,7,0,8,5,0,0,3,2,4,8,8,2,7}
tensor @r1.want.0.f32 : f64[4, 6] = {-895,-895,-1,1,31,31,-895,31,-461,-895,41,-461,1,-895,41,1,1,-5,-1,1,-895,-895,-1,-461}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,7,0,4,7,2,4,7,0,0,1,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-461,-461,1,1,-461,-1,1,-461,1,1,1,-1}
graph "main"(
    %x : i32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.0625,-1.6875,-1.71875,0.6875,-1.21875,-1.5625,0.03125,-1.625,-1.84375,0.53125,-0.34375,-0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {0.0625,-1.6875,-1.71875,0.6875,-1.21875,-1.5625,0.03125,-1.625,-1.84375,0.53125,-0.34375,-0.46875,-1.21875,-1.8125,0.03125,-2.875,0.21875,-0.5625,1.96875,2.6875,-1.71875,2.40625,1.96875,-2.875}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875,2.84375,-2.53125,-1.9375,0.75,-1.46875,-1.03125,-0.71875,2.3125,3.03125,-3.03125,-2.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.03125,-2.90625,1.21875,-3.09375,-3.125,-1.71875,-2.46875,-1.34375,1.4375,2.0625,2.5,-1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-2.03125,-2.90625,1.21875,-3.09375,-3.125,-1.71875,-2.46875,-1.34375,1.4375,2.0625,2.5,-1.1875,-2.9375,1.875,-3.125,-2.5625,-2.6875,-0.625,1.5,2.09375,2.34375,-0.6875,3.09375,-2.25}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125,2.15625,0.65625,0.65625,-3.0625,-0.4375,-0.03125,-0.78125,1.46875,0.46875,-0.40625,3}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.53125,-0.8125,-2.5,0.6875,0.53125,0.09375,-0.625,1.84375,-2.21875,-2,-2.65625,-0.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {5.0625,-1.625,-5,1.375,1.0625,0.1875,-1.25,3.6875,-4.4375,-4,-5.3125,-0.8125}
tensor @r1.in.x : f32[4, 6] = {2.53125,-0.8125,-2.5,0.6875,0.53125,0.09375,-0.625,1.84375,-2.21875,-2,-2.65625,-0.40625,0.09375,0.8125,-2.125,-1.25,-3.09375,-3.125,1.65625,1.90625,1.84375,-0.625,0.65625,1.78125}
tensor @r1.want.0.f32 : f64[4, 6] = {5.0625,-1.625,-5,1.375,1.0625,0.1875,-1.25,3.6875,-4.4375,-4,-5.3125,-0.8125,0.1875,1.625,-4.25,-2.5,-6.1875,-6.25,3.3125,3.8125,3.6875,-1.25,1.3125,3.5625}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.59375,2.46875,0.15625,2.28125,0.90625,-0.3125,-2.90625,-0.59375,-0.65625,1.25,2.8125,-0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.1875,4.9375,0.3125,4.5625,1.8125,-0.625,-5.8125,-1.1875,-1.3125,2.5,5.625,-0.875}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.53125,-1.34375,0.3125,-2.5625,-1.3125,2.0625,1.28125,-2.71875,1.8125,-1.71875,1.375,0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.175537,-3.285889,-3.505859,-103.8613,-2.337891,45.43945,1.451416,-128.1423,25.88477,-19.9939,4.296875,-5.31958}
tensor @r1.in.x : f32[4, 6] = {0.53125,-1.34375,0.3125,-2.5625,-1.3125,2.0625,1.28125,-2.71875,1.8125,-1.71875,1.375,0.84375,1.90625,2.84375,0.875,2.90625,-2.03125,1.0625,1,-2.15625,0.625,-2.09375,-0.0625,-2.5}
tensor @r1.want.0.f32 : f64[4, 6] = {-5.175537,-3.285889,-3.505859,-103.8613,-2.337891,45.43945,1.451416,-128.1423,25.88477,-19.9939,4.296875,-5.31958,32.54028,149.8523,-5.140625,161.5012,-42.67212,-3.154297,-4,-54.32739,-5.546875,-48.30347,0.7480469,-95}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.28125,0.875,0.53125,2.5625,-2.28125,-2.59375,-2.75,-0.6875,-2.46875,2.9375,2.8125,-0.125}
tensor @r0.want.0.f32 : f64[3, 4] = {3.197021,-5.140625,-5.175537,103.8613,-67.59985,-108.4714,-133.375,5.650391,-90.74585,167.5293,144.2285,1.484375}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.625,0.375,-0.09375,2.53125,-2.21875,2.15625,2.46875,-0.78125,2.21875,-2.59375,-0.71875,-1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2790751,-145172,60555.57,3130986,-1273306,800224.4,3004908,-105428.1,1273306,-2989332,-52340.34,426150.3}
tensor @r1.in.x : f32[4, 6] = {-2.625,0.375,-0.09375,2.53125,-2.21875,2.15625,2.46875,-0.78125,2.21875,-2.59375,-0.71875,-1.5625,1.6875,-0.84375,-2.15625,-2.15625,3.03125,0.125,0.625,-0.46875,-0.125,-0.09375,-2.0625,2.375}
tensor @r1.want.0.f32 : f64[4, 6] = {-2790751,-145172,60555.57,3130986,-1273306,800224.4,3004908,-105428.1,1273306,-2989332,-52340.34,426150.3,-593477.4,-154503.6,-800224.4,-800224.4,-12637900,-78882.65,-25508.37,121134.2,78882.65,60555.57,-193465.7,2486853}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2,0,-4,4,3,-5,6,0,4,7,2,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-121216,-0.0,-453313800,453313800,-10425020,-24329870000,304006300000,-0.0,453313800,2165227000000,-121216,-304006300000}
graph "main"(
    %x : i64[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_he.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.75,2.5,2.875,-1.53125,3.09375,-1.8125,-0.21875,-2.03125,-0.8125,-2.9375,0.21875,-1.4375}
tensor @r0.in.y : f32[4] = {8,5,3,6}
tensor @r0.want.0.f32 : f64[3, 4] = {72.04298,-21.09375,15.13867,20.93726,-835.6248,12.795,0.6457825,-14.44698,-88.61199,-9.308822,-0.6457825,22.76139}
tensor @r1.in.x : f32[4, 6] = {-1.75,2.5,2.875,-1.53125,3.09375,-1.8125,-0.21875,-2.03125,-0.8125,-2.9375,0.21875,-1.4375,-0.8125,-2.59375,-2.65625,-0.6875,-2.5625,-1.59375,-1.1875,1.5,-3.09375,1.15625,-2.9375,-0.03125}
tensor @r1.in.y : f32[6] = {7,2,1,5,0,6}
tensor @r1.want.0.f32 : f64[4, 6] = {-84.57465,5.25,2.875,4.516457,1,6.40249,21.88015,3.125977,-0.8125,-9.308822,1,22.76139,36.19511,5.727539,-2.65625,-7.216578,1,18.9126,-4.882057,1.25,-3.09375,3.952292,1,-14.95607}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[s77, s17]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.40625,2.53125,0.4375,1.5625,-1.90625,0.375,1.125,-0.4375,-0.625,-1.875,1.15625,2.09375}
tensor @r0.in.y : f64[4] = {6,0,3,8}
tensor @r0.want.0.f64 : f64[3, 4] = {-7.9773153,1,-1.2287598,-40.619574,-1.5637488,1,-1.9511719,32.108003,0.34891129,1,-1.9229431,309.93623}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f64[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7,-3,-4,-1,7,4,0,1,2,6,-3,-7}
tensor @r0.in.y : i32[4] = {7,7,3,3}
tensor @r0.want.0.f32 : f64[3, 4] = {505876,396,-52,2,505876,1180,-0.0,-2,86,138690,-18,-322}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1,0,4,4,5,0,1,4,2,6,5,4}
tensor @r0.in.y : u8[4] = {0,5,8,7}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,-2007,1180,1,0,-132,1180,1,5706,73980,1180}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,false,false,true,true,false,true,false,false,true,true}
tensor @r0.in.y : bool[4] = {false,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,0,0,1,1,0,1,1,0,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1,0,0.3,-0.7,2.5,-3,0,0,-1,-0.91,-0.51,5.25,8,6,-6,0,4.23243,-7.23807,-21.09375,-18,-12440,-12440,10395,5192.69,-9233.96,-36823.35,-67608}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[7, 7]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1,0,0.30000001,-0.69999999,2.5,-3,0,0,-1,-0.90999999,-0.51000002,5.25,8,6,-6,0,4.2324301,-7.23807,-21.09375,-18,-12440,-12440,10395,5192.6902,-9233.9605,-36823.353,-67608}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f64[7, 7]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {3.321812e+23,9.485732e+22,-3.403215e+23,nan,nan,nan,-1.182666e+18,-1.012124e+18,2.86427e+17,0,0,0}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[4, 3]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {3.3218122e+23,9.4857321e+22,-3.4032151e+23,8.1011532e+43,-4.0165561e+42,-7.6773868e+43,-1.182666e+18,-1.012124e+18,2.8642702e+17,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f64[4, 3]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {8,2,2,2,2,7,4,3,6,1,0,1}
tensor @r0.want.0.f32 : f64[3, 4] = {12.69141,-0.75,-0.75,-0.75,-0.75,-40.02344,1.5625,-1.375,-4.671875,0.5,1,0.5}
tensor @r1.in.x : f32[4, 6] = {8,2,2,2,2,7,4,3,6,1,0,1,4,3,0,2,8,2,2,4,3,8,0,2}
tensor @r1.want.0.f32 : f64[4, 6] = {12.69141,-0.75,-0.75,-0.75,-0.75,-40.02344,1.5625,-1.375,-4.671875,0.5,1,0.5,1.5625,-1.375,1,-0.75,12.69141,-0.75,-0.75,1.5625,-1.375,12.69141,1,-0.75}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2,5,7,2,1,5,0,8,5,6,2,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.75,6.28125,-40.02344,-0.75,0.5,6.28125,1,12.69141,6.28125,-4.671875,-0.75,-0.75}
graph "main"(
    %x : i32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.03125,0.4375,-2.5625,-2,-2.5625,-1.8125,-1.03125,1.1875,2.3125,-1.34375,-2.3125,-0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {-1.03125,0.4375,-2.5625,-2,-2.5625,-1.8125,-1.03125,1.1875,2.3125,-1.34375,-2.3125,-0.4375,1.6875,2.40625,0.59375,-0.4375,2.84375,-1.46875,2.15625,-1.1875,-1.125,-2.78125,-2.28125,-2.90625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5,-2.125,1.5625,-0.875,0.71875,-1.84375,-0.3125,-0.125,0.6875,-2.4375,2.6875,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.90625,-0.59375,-1.53125,-0.4375,-2.40625,-2.84375,-3.0625,1.28125,1.9375,2.4375,-0.8125,-1.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-0.90625,-0.59375,-1.53125,-0.4375,-2.40625,-2.84375,-3.0625,1.28125,1.9375,2.4375,-0.8125,-1.90625,-0.625,-2.59375,-0.375,-2,0.96875,2.25,-0.4375,-2.625,-2.28125,-2.46875,-3.0625,1.375}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.84375,-2.78125,0.75,1.1875,2.25,-1.59375,1.9375,-1.375,-3.03125,1.65625,-2.6875,0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25,1.09375,-2.25,-1.53125,-2.28125,2.90625,1.15625,-0.4375,-2.0625,1.375,-1.65625,-2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.25,1.09375,-2.25,-1.53125,-2.28125,2.90625,1.15625,-0.4375,-2.0625,1.375,-1.65625,-2.375}
tensor @r1.in.x : f32[4, 6] = {1.25,1.09375,-2.25,-1.53125,-2.28125,2.90625,1.15625,-0.4375,-2.0625,1.375,-1.65625,-2.375,2.15625,0.96875,0.3125,-1.3125,-2.15625,0.46875,0.15625,-2.9375,0.90625,-2.65625,1.09375,2.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {1.25,1.09375,-2.25,-1.53125,-2.28125,2.90625,1.15625,-0.4375,-2.0625,1.375,-1.65625,-2.375,2.15625,0.96875,0.3125,-1.3125,-2.15625,0.46875,0.15625,-2.9375,0.90625,-2.65625,1.09375,2.5625}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375,2.28125,-0.75,2,0.6875,0.5625,3.09375,2.65625,-0.90625,-0.875,0.15625,1.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.34375,2.28125,-0.75,2,0.6875,0.5625,3.09375,2.65625,-0.90625,-0.875,0.15625,1.28125}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.40625,-3.03125,-2.25,-0.0625,0.1875,1.15625,1.375,-1.09375,0.78125,2.40625,0.4375,2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.151703,-18.75882,-4.640625,0.1872559,-0.5559082,-1.922943,-1.525391,1.972809,-1.866913,6.713531,-1.22876,3.556549}
tensor @r1.in.x : f32[4, 6] = {0.40625,-3.03125,-2.25,-0.0625,0.1875,1.15625,1.375,-1.09375,0.78125,2.40625,0.4375,2.15625,-0.46875,-0.90625,-2.6875,-1.34375,-1.90625,-2.96875,-0.40625,0.5,-0.28125,-2,-0.5,-0.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.151703,-18.75882,-4.640625,0.1872559,-0.5559082,-1.922943,-1.525391,1.972809,-1.866913,6.713531,-1.22876,3.556549,1.303253,1.974457,-11.34839,1.604889,-1.20816,-17.25876,1.151703,-1.375,0.8215027,-2,1.375,1.303253}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.53125,-2.8125,1.40625,-1.34375,-1.5625,-2,1.6875,-0.46875,1.15625,2.65625,-1.4375,-0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.003387,-13.80981,-1.437836,1.604889,0.8728027,-2,-0.2570801,1.303253,-1.922943,10.77286,1.342041,0.1872559}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375,-0.8125,2.15625,-2.21875,-0.90625,-1.375,-2.34375,2.15625,-2.0625,-1.9375,-1.78125,1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {1590.476,1384.035,-7928.926,9657.282,287.0801,-4951.2,12461.35,-7928.926,5174.3,1590.476,-2101.333,2977.307}
tensor @r1.in.x : f32[4, 6] = {-1.9375,-0.8125,2.15625,-2.21875,-0.90625,-1.375,-2.34375,2.15625,-2.0625,-1.9375,-1.78125,1.15625,-0.9375,-1.40625,2.5,0.59375,2.15625,1.46875,1.1875,2.3125,1,3.09375,2,-0.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {1590.476,1384.035,-7928.926,9657.282,287.0801,-4951.2,12461.35,-7928.926,5174.3,1590.476,-2101.333,2977.307,-111.2254,-5076.911,-13760.63,-3031.696,-7928.926,5175.112,3348.242,-11871.06,936,22815.54,-3342,3240.207}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5,2,6,-7,-6,0,-3,4,0,-1,-2,5}
tensor @r0.want.0.f32 : f64[3, 4] = {792600,-3342,35452570,-462583100,-35452570,-0.0,-12312,-32556,-0.0,-936,3342,-792600}
graph "main"(
    %x : i64[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_laguerre_polynomial_l.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-1.84375,-0.3125,-2.25,-0.90625,2.5625,1.375,-0.9375,-1.71875,0,-1.25,0.84375,0.9375}
tensor @r0.in.y : f32[4] = {2,8,5,7}
tensor @r0.want.0.f32 : f64[3, 4] = {6.387207,5.181261,62.36677,21.40512,-0.8417969,0.5860095,11.62229,89.27798,1,59.80515,-0.5582846,-0.1342351}
tensor @r1.in.x : f32[4, 6] = {-1.84375,-0.3125,-2.25,-0.90625,2.5625,1.375,-0.9375,-1.71875,0,-1.25,0.84375,0.9375,-0.4375,-0.625,1.0625,-3.09375,-1.78125,0.46875,-0.25,-1.125,3.125,-2.53125,1.5,0.21875}
tensor @r1.in.y : f32[6] = {5,5,6,7,0,1}
tensor @r1.want.0.f32 : f64[4, 6] = {40.24699,3.103656,109.519,21.40512,1,-0.375,11.62229,34.76959,1,41.68195,1,0.0625,4.291864,6.51761,-0.1756003,488.1448,1,0.53125,2.589364,15.6749,-0.2360858,261.344,1,0.78125}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[s77, s17]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.40625,2.75,2.53125,2.53125,2.375,-2.21875,1.8125,1.0625,-1.0625,0.0625,-1.03125,0.46875}
tensor @r0.in.y : f64[4] = {8,4,5,8}
tensor @r0.want.0.f64 : f64[3, 4] = {0.60393307,1.2058919,1.0360585,-0.46224171,-0.20222033,32.935042,0.52474953,0.24844527,40.907081,0.76155663,13.546824,-0.50447235}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f64[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4,-7,-2,-5,0,-5,-4,5,5,-6,3,-3}
tensor @r0.in.y : i32[4] = {5,2,3,4}
tensor @r0.want.0.f32 : f64[3, 4] = {269.5333,39.5,14.33333,205.375,1,23.5,47.66667,-1.291667,-3.166667,31,1,61.375}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,4,3,3,0,5,3,2,2,0,3,6}
tensor @r0.in.y : u8[4] = {5,4,2,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8666667,1,-0.5,-0.5,1,-1.291667,-0.5,-1,0.7333333,1,-0.5,7}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,true,true,false,true,true,true,false,true,false,false,false}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,1,0,0,0,1,0,1,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,2,1,0.7,1.7,-1.5,4,-0.5,3.5,1,0.445,2.645,-0.875,11.5,-0.4666667,12.88333,1,-0.09333278,7.573088,1.032552,124.9,0.4962122,111.345,1,-0.4680735,44.37265,-0.5458447,5971.256}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[7, 7]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,2,1,0.69999999,1.7,-1.5,4,-0.5,3.5,1,0.44499998,2.645,-0.875,11.5,-0.46666667,12.883333,1,-0.093332779,7.5730879,1.0325521,124.9,0.49621222,111.34504,1,-0.46807352,44.372646,-0.54584475,5971.2558}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f64[7, 7]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.09698979,46.01452,-0.1146254,-0.09434966,180.9291,-0.1288603,-0.2770781,28.9058,0.1634957,0,0,0}
tensor @r0.own.0 : f64[] = {7.6e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[4, 3]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.096989792,46.014522,-0.11462535,-0.094349655,180.92909,-0.12886032,-0.27707811,28.905802,0.16349567,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f64[4, 3]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2,7,8,0,8,0,5,4,2,0,1,0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.125,-0.5183392,-0.498363,1,-0.498363,1,-0.4455729,-0.3307292,0.125,1,0.5,1}
tensor @r1.in.x : f32[4, 6] = {2,7,8,0,8,0,5,4,2,0,1,0,1,0,6,7,4,6,7,7,2,4,6,6}
tensor @r1.want.0.f32 : f64[4, 6] = {0.125,-0.5183392,-0.498363,1,-0.498363,1,-0.4455729,-0.3307292,0.125,1,0.5,1,0.5,1,-0.504145,-0.5183392,-0.3307292,-0.504145,-0.5183392,-0.5183392,0.125,-0.3307292,-0.504145,-0.504145}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6,6,3,4,6,1,0,8,1,5,1,6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.504145,-0.504145,-0.1458333,-0.3307292,-0.504145,0.5,1,-0.498363,0.5,-0.4455729,0.5,-0.504145}
graph "main"(
    %x : i32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.0625,1.03125,1.5625,-1.625,2.40625,-1.71875,-1.21875,-1.65625,-2.09375,-0.84375,-0.8125,1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {3.0625,1.03125,1.5625,-1.625,2.40625,-1.71875,-1.21875,-1.65625,-2.09375,-0.84375,-0.8125,1.09375,-2.59375,-3.125,2.8125,-2.90625,0.78125,2.34375,-2.125,-2.34375,0.375,0.0625,-1.1875,1.0625}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.96875,-2.21875,1.65625,0.84375,-2.53125,-0.96875,0.5625,-0.34375,-1.625,1.40625,1.1875,3.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.53125,-2.84375,0.9375,0.6875,2.6875,-2.0625,0.15625,0.03125,2.9375,-1.1875,-1.5,-1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {-0.53125,-2.84375,0.9375,0.6875,2.6875,-2.0625,0.15625,0.03125,2.9375,-1.1875,-1.5,-1.46875,0.8125,-1.25,-1.46875,-2.8125,0.28125,-3.03125,-2.46875,1.8125,-0.78125,2.3125,2.90625,-1.09375}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.8125,2.53125,-1.9375,1.21875,-0.3125,-0.0625,1.28125,-2.3125,-2.84375,2.46875,-0.4375,-1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.875,-0.25,-2.375,-0.78125,-3.03125,-1.9375,2.9375,-2.5,3.0625,-0.65625,-2.59375,1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.875,1.25,3.375,1.78125,4.03125,2.9375,-1.9375,3.5,-2.0625,1.65625,3.59375,-0.21875}
tensor @r1.in.x : f32[4, 6] = {2.875,-0.25,-2.375,-0.78125,-3.03125,-1.9375,2.9375,-2.5,3.0625,-0.65625,-2.59375,1.21875,-0.75,1.0625,0.125,0.84375,0.78125,-1.03125,-0.53125,1.1875,-0.78125,3.125,-2.15625,2.875}
tensor @r1.want.0.f32 : f64[4, 6] = {-1.875,1.25,3.375,1.78125,4.03125,2.9375,-1.9375,3.5,-2.0625,1.65625,3.59375,-0.21875,1.75,-0.0625,0.875,0.15625,0.21875,2.03125,1.53125,-0.1875,1.78125,-2.125,3.15625,-1.875}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0625,1.6875,-2.59375,0.75,-0.125,-0.46875,-2.03125,-0.53125,0.875,2.78125,0.71875,-0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0625,-0.6875,3.59375,0.25,1.125,1.46875,3.03125,1.53125,0.125,-1.78125,0.28125,1.84375}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.53125,-2.375,-2.625,-1.21875,2.78125,-2.15625,-1.1875,1.5625,0.3125,0.40625,0.0625,-1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3140411,18.81868,22.22559,7.185989,0.6736196,16.11375,6.956828,-0.6611735,0.2038981,0.01763407,0.8183187,8.394206}
tensor @r1.in.x : f32[4, 6] = {2.53125,-2.375,-2.625,-1.21875,2.78125,-2.15625,-1.1875,1.5625,0.3125,0.40625,0.0625,-1.375,1.34375,-2.0625,1.25,1.28125,-0.375,-2.125,-0.5,0.90625,1.4375,-0.75,-0.5625,-1.5625}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3140411,18.81868,22.22559,7.185989,0.6736196,16.11375,6.956828,-0.6611735,0.2038981,0.01763407,0.8183187,8.394206,-0.7271474,15.03064,-0.7317708,-0.731898,2.344727,15.74772,2.895833,-0.6108653,-0.7079671,4.164062,3.191772,9.985392}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125,2.90625,3,0.0625,0.09375,-1.71875,2.5625,-0.65625,-1.4375,2.6875,-2.9375,2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.195399,0.8595123,1,0.8183187,0.7317963,11.43363,0.3577067,3.66185,8.907186,0.5363363,26.98043,-0.1655121}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.09375,0.96875,-1.71875,2.9375,2.1875,1.21875,-2.40625,-0.90625,-1.65625,-3.125,0.71875,2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {108.8452,0.4565313,438.2854,-0.2957862,-0.7332291,0.5027355,1501.533,66.04054,386.78,4431.817,0.1026638,-0.8021862}
tensor @r1.in.x : f32[4, 6] = {-1.09375,0.96875,-1.71875,2.9375,2.1875,1.21875,-2.40625,-0.90625,-1.65625,-3.125,0.71875,2.46875,-0.25,-0.34375,2.84375,0,-0.0625,2.6875,0.3125,0.1875,-0.0625,1.28125,-0.90625,-1.65625}
tensor @r1.want.0.f32 : f64[4, 6] = {108.8452,0.4565313,438.2854,-0.2957862,-0.7332291,0.5027355,1501.533,66.04054,386.78,4431.817,0.1026638,-0.8021862,5.956069,9.359345,-0.4512171,1,1.801849,-0.6551215,-0.4709513,-0.2608479,1.801849,0.4664109,66.04054,386.78}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1,2,3,6,-4,5,4,-6,-5,2,1,7}
tensor @r0.want.0.f32 : f64[3, 4] = {85.31139,-0.5412153,-0.1807995,-3.94026,13719.63,0.1075437,1.636793,111614.6,41872.76,-0.5412153,0.4801342,-3.613447}
graph "main"(
    %x : i64[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_legendre_polynomial_p.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {-2.90625,-0.3125,-2.1875,-2.96875,-0.21875,-2.40625,-2.625,0.0625,0.0625,-1,-2.4375,2.09375}
tensor @r0.in.y : f32[4] = {1,1,7,4}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.90625,-0.3125,-4458.313,307.163,-0.21875,-2.40625,-17979.3,0.3604183,0.0625,-1,-10260.21,68.01282}
tensor @r1.in.x : f32[4, 6] = {-2.90625,-0.3125,-2.1875,-2.96875,-0.21875,-2.40625,-2.625,0.0625,0.0625,-1,-2.4375,2.09375,1.59375,-2.8125,-1.875,3,2.0625,-1.28125,-2,2.3125,-1.46875,-0.09375,-2.875,-2.34375}
tensor @r1.in.y : f32[6] = {1,7,6,1,0,2}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.90625,0.2040568,1162.196,-2.96875,1,8.185059,-2.625,-0.1319534,-0.2871648,-1,1,6.075684,1.59375,-30133.45,406.7639,3,1,1.962402,-2,6856.292,67.16303,-0.09375,1,7.739746}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[s77, s17]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.6875,-0.1875,3.0625,0.625,1.25,1.71875,2.59375,0.71875,1.46875,1.5625,2.9375,-0.21875}
tensor @r0.in.y : f64[4] = {6,2,6,3}
tensor @r0.want.0.f64 : f64[3, 4] = {192.11806,-0.44726562,10240.457,-0.32714844,16.950912,3.9311523,3548.8154,-0.14985657,67.163031,3.1621094,7866.3905,0.30195618}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f64[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,-1,-3,2,-3,-3,-3,6,-6,7,3,-7}
tensor @r0.in.y : i32[4] = {6,4,4,6}
tensor @r0.want.0.f32 : f64[3, 4] = {8989,1,321,634.9375,8989,321,321,648316.9,648316.9,10321,321,1651609}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4,4,1,4,1,2,4,5,0,4,4,7}
tensor @r0.in.y : u8[4] = {1,6,7,0}
tensor @r0.want.0.f32 : f64[3, 4] = {4,54200.69,1,1,1,634.9375,396195.2,1,0,54200.69,396195.2,1}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true,false,false,true,true,false,false,false,true,false,true,true}
tensor @r0.in.y : bool[4] = {true,true,true,true}
tensor @r0.want.0.f32 : f64[3, 4] = {1,0,0,1,1,0,0,0,1,0,1,1}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1,-1,0,0.3,-0.7,2.5,-3}
tensor @r0.in.y : f32[7, 1] = {-2,-0.5,0,1,2.9,5,12}
tensor @r0.want.0.f32 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1,0,0.3,-0.7,2.5,-3,1,1,-0.5,-0.365,0.235,8.875,13,1,-1,0,0.3453862,0.3651987,637.0117,-1683,1,1,0.2255859,-0.1810022,-0.2566401,24145830,251596000}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[7, 7]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1,-1,0,0.30000001192092896,-0.699999988079071,2.5,-3}
tensor @r0.in.y : f64[7, 1] = {-2,-0.5,0,1,2.9000000953674316,5,12}
tensor @r0.want.0.f64 : f64[7, 7] = {0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,-1,0,0.30000001,-0.69999999,2.5,-3,1,1,-0.5,-0.36499999,0.23499997,8.875,13,1,-1,0,0.34538625,0.36519873,637.01172,-1683,1,1,0.22558594,-0.18100216,-0.25664011,24145834,251595970}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f64[7, 7]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.9,-0.2,0.5}
tensor @r0.in.y : f32[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.03698783,-0.03762844,-0.09542944,-0.1504088,0.09157682,-0.07557123,-0.03719571,-0.06220631,-0.1429922,0,0,0}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[4, 3]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421,-0.20000000298023224,0.5}
tensor @r0.in.y : f64[4, 1] = {40,64,33,nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.036987829,-0.037628439,-0.095429435,-0.1504088,0.091576821,-0.075571231,-0.037195708,-0.062206315,-0.14299218,0,0,0}
graph "main"(
    %x : f64[3],
    %y : f64[4, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f64[4, 3]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.x_scalar.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {6,1,8,8,8,7,1,5,2,2,7,7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3232422,0.5,-0.07363892,-0.07363892,-0.07363892,0.2231445,0.5,0.08984375,-0.125,-0.125,0.2231445,0.2231445}
tensor @r1.in.x : f32[4, 6] = {6,1,8,8,8,7,1,5,2,2,7,7,7,0,4,2,8,7,1,5,5,5,1,2}
tensor @r1.want.0.f32 : f64[4, 6] = {0.3232422,0.5,-0.07363892,-0.07363892,-0.07363892,0.2231445,0.5,0.08984375,-0.125,-0.125,0.2231445,0.2231445,0.2231445,1,-0.2890625,-0.125,-0.07363892,0.2231445,0.5,0.08984375,0.08984375,0.08984375,0.5,-0.125}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3,7,7,0,2,8,6,2,3,6,3,2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4375,0.2231445,0.2231445,1,-0.125,-0.07363892,0.3232422,-0.125,-0.4375,0.3232422,-0.4375,-0.125}
graph "main"(
    %x : i32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25,3.09375,-0.53125,0.96875,2.375,2.875,-1.9375,1.15625,0.28125,2.1875,1.09375,1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r1.in.x : f32[4, 6] = {1.25,3.09375,-0.53125,0.96875,2.375,2.875,-1.9375,1.15625,0.28125,2.1875,1.09375,1.25,1.0625,1,-1.125,2.5,-1.65625,0.96875,-1.875,0.875,2.3125,-2.3125,-0.875,-1.96875}
tensor @r1.want.0.f32 : f64[4, 6] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25,0.71875,1.84375,0.6875,-0.9375,1,2.125,0.46875,-1.78125,2.25,1.1875,-0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0,0,0,0,0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.75,-2.46875,0.3125,-1.1875,1.125,1.40625,0.4375,-0.25,-2.21875,2.59375,-2.75,-0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
tensor @r1.in.x : f32[4, 6] = {1.75,-2.46875,0.3125,-1.1875,1.125,1.40625,0.4375,-0.25,-2.21875,2.59375,-2.75,-0.46875,2,3.03125,-1.71875,1.46875,-2,-2.90625,0.34375,1.21875,-1.34375,1.5625,-1.59375,-0.03125}
tensor @r1.want.0.f32 : f64[4, 6] = {1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375,-0.59375,0.40625,-0.5,-0.34375,0.15625,-1.5,0.1875,3.09375,-2.5,-1.625,-2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {1,1,1,1,1,1,1,1,1,1,1,1}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.40625,-0.3125,0.75,1.65625,0.34375,1.84375,-0.4375,2.875,-2.65625,1.625,0.03125,2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.40625,-0.3125,0.75,1.65625,0.34375,1.84375,-0.4375,2.875,-2.65625,1.625,0.03125,2.4375}
tensor @r1.in.x : f32[4, 6] = {-2.40625,-0.3125,0.75,1.65625,0.34375,1.84375,-0.4375,2.875,-2.65625,1.625,0.03125,2.4375,1.1875,2.15625,-2.59375,-1.3125,0,1.59375,0.875,0,-2.71875,-0.3125,-2.5,0.6875}
tensor @r1.want.0.f32 : f64[4, 6] = {-2.40625,-0.3125,0.75,1.65625,0.34375,1.84375,-0.4375,2.875,-2.65625,1.625,0.03125,2.4375,1.1875,2.15625,-2.59375,-1.3125,0,1.59375,0.875,0,-2.71875,-0.3125,-2.5,0.6875}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.8125,-1.46875,1.125,0.28125,2.84375,2.5,2.46875,-0.09375,-1.6875,0.9375,-2.125,-0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.8125,-1.46875,1.125,0.28125,2.84375,2.5,2.46875,-0.09375,-1.6875,0.9375,-2.125,-0.96875}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.96875,1.84375,-1.90625,2.65625,-2.34375,1.5,0.25,-2.34375,0.8125,-1.40625,-1.5625,-3}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8197479,12.90355,-14.4579,42.86964,-28.67088,6.1875,-0.3359375,-28.67088,0.1221924,-4.842911,-7.192993,-63}
tensor @r1.in.x : f32[4, 6] = {-0.96875,1.84375,-1.90625,2.65625,-2.34375,1.5,0.25,-2.34375,0.8125,-1.40625,-1.5625,-3,2.90625,1.4375,-2.65625,-2.96875,0.34375,1.28125,1.53125,1.15625,0.5625,-0.28125,-2.84375,-1.34375}
tensor @r1.want.0.f32 : f64[4, 6] = {-0.8197479,12.90355,-14.4579,42.86964,-28.67088,6.1875,-0.3359375,-28.67088,0.1221924,-4.842911,-7.192993,-63,57.00819,5.269897,-42.86964,-60.9594,-0.4140778,3.33638,6.679031,2.130142,-0.3988037,0.3662567,-53.22728,-4.050278}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375,3.09375,-2.28125,1.5625,-2.34375,0.1875,0.03125,3.03125,-1,1.1875,-0.9375,-1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-15.27673,69.38731,-26.25777,7.192993,-28.67088,-0.2647705,-0.04679871,65.08455,-1,2.405151,-0.6536865,-2.405151}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.0625,0.125,-0.71875,-0.3125,-1.9375,-0.15625,2.125,1.46875,-3.125,0.3125,0.8125,-2.625}
tensor @r0.want.0.f32 : f64[3, 4] = {57241890,-0.2341623,0.05340592,-0.119246,-228806.2,0.2301136,729732.8,5318.275,-72348070,0.119246,0.3069046,-9398361}
tensor @r1.in.x : f32[4, 6] = {3.0625,0.125,-0.71875,-0.3125,-1.9375,-0.15625,2.125,1.46875,-3.125,0.3125,0.8125,-2.625,2.1875,-2.0625,2.3125,-1.21875,-1.625,-0.46875,-2.59375,-2.78125,-0.15625,-0.15625,-0.59375,1.46875}
tensor @r1.want.0.f32 : f64[4, 6] = {57241890,-0.2341623,0.05340592,-0.119246,-228806.2,0.2301136,729732.8,5318.275,-72348070,0.119246,0.3069046,-9398361,1043558,-503385.5,2057161,-253.4274,-22418.76,-0.154752,-8153683,-18591450,0.2301136,0.2301136,0.2254359,5318.275}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7,-4,3,4,1,-6,4,-3,1,6,-3,-6}
tensor @r0.want.0.f32 : f64[3, 4] = {-645382400000,-1221883000,45046720,1221883000,1,-116110300000,1221883000,-45046720,1,116110300000,-45046720,-116110300000}
graph "main"(
    %x : i64[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_hermite_polynomial_h.beyond.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.21875,-0.03125,0.625}
tensor @r0.in.y : f32[2, 1] = {129,1000}
tensor @r0.want.0.f32 : f64[2, 3] = {nan,nan,nan,nan,nan,nan}
graph "main"(
    %x : f32[3],
    %y : f32[2, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[2, 3]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.beyond.f32" stage "import"
tensor @r0.in.x : f32[3] = {1.5,-0.59375,-1}
tensor @r0.want.0.f32 : f64[3] = {nan,nan,nan}
graph "main"(
    %x : f32[3]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=129) : f32[3]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}
