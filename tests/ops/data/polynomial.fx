fxge 1
model "special_chebyshev_polynomial_t.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[1]" sym(1)
tensor @r0.in.x : f32[3, 4] = {1.5625, 2.5, -1.65625, 1.0625, 2.90625, -1.25, 1.5625, -0.59375, -2.125, -2.53125, 0.3125, -2.75}
tensor @r0.in.y : f32[4] = {0.0, 8.0, 4.0, 2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 138863.5, 39.25428009, 1.2578125, 1.0, 128.0019531, 29.15246582, -0.294921875, 1.0, 154747.87, 0.2950439453, 14.125}
tensor @r0.own.0 : f64[] = {6.799999852091787e-08}
tensor @r1.in.x : f32[5, 6] = {1.5625, 2.5, -1.65625, 1.0625, 2.90625, -1.25, 1.5625, -0.59375, -2.125, -2.53125, 0.3125, -2.75, 1.65625, 0.3125, 1.5, -0.90625, -1.875, 1.75, -1.4375, 0.375, 0.78125, -1.46875, 0.21875, -1.875, -0.5625, -1.03125, 2.5, -1.59375, 0.3125, 2.3125}
tensor @r1.in.y : f32[6] = {7.0, 2.0, 8.0, 1.0, 2.0, 6.0}
tensor @r1.want.0.f32 : f64[5, 6] = {614.7957861, 11.5, 3080.797011, 1.0625, 15.89257812, 32.0078125, 614.7957861, -0.294921875, 32768.00001, -2.53125, -0.8046875, 11230.25781, 1035.02667, -0.8046875, 1103.5, -0.90625, 6.03125, 523.0703125, -280.5812471, -0.71875, 0.6293022559, -1.46875, -0.904296875, 859.4766846, -0.8625319004, 1.126953125, 138863.5, -1.59375, -0.8046875, 3616.316057}
tensor @r1.own.0 : f64[] = {1.4000000270186774e-08}
tensor @r2.in.x : f32[4, 9] = {1.5625, 2.5, -1.65625, 1.0625, 2.90625, -1.25, 1.5625, -0.59375, -2.125, -2.53125, 0.3125, -2.75, 1.65625, 0.3125, 1.5, -0.90625, -1.875, 1.75, -1.4375, 0.375, 0.78125, -1.46875, 0.21875, -1.875, -0.5625, -1.03125, 2.5, -1.59375, 0.3125, 2.3125, 0.09375, 0.3125, -0.71875, 0.75, 2.46875, -1.15625}
tensor @r2.in.y : f32[9] = {4.0, 6.0, 6.0, 1.0, 8.0, 5.0, 2.0, 2.0, 3.0}
tensor @r2.want.0.f32 : f64[4, 9] = {29.15246582, 6049.0, 347.7288335, 1.0625, 508329.571, -16.015625, 3.8828125, -0.294921875, -32.0078125, 278.1626053, 0.3298511505, 11230.25781, 1.65625, -0.8258981407, 61.5, 0.642578125, 6.03125, 16.1875, 18.62902832, 0.6710205078, -0.6191076934, -1.46875, -0.1922650709, -248.3276367, -0.3671875, 1.126953125, 55.0, 32.29407501, 0.3298511505, 3616.316057, 0.09375, -0.8258981407, 0.7633099556, 0.125, 11.18945312, -2.714477539}
tensor @r2.own.0 : f64[] = {4.5000000170603016e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.5, 1.75, 2.75, 1.9375, -0.15625, -2.59375, -0.46875, 2.65625, 0.46875, -1.46875, 0.9375, -0.96875}
tensor @r0.in.y : f32[4] = {6.0, 1.0, 6.0, 5.0}
tensor @r0.want.0.f32 : f64[3, 4] = {161.0, 1.75, 11230.25781, 301.069809, -0.5886914432, -2.59375, 0.9771166146, 1754.2009, 0.9771166146, -1.46875, -0.5326519012, -0.3122096062}
tensor @r0.own.0 : f64[] = {8.399999806840697e-09}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.25, -2.9375, -3.03125, 3.0, -1.53125, -0.75, -2.90625, 2.59375, 2.8125, 0.65625, -1.875, -0.03125}
tensor @r0.in.y : f64[4] = {3.0, 7.0, 7.0, 6.0}
tensor @r0.want.0.f64 : f64[3, 4] = {38.8125, -97690.56751, -123373.7173, 19601.0, -9.767700195, -0.33984375, -90208.70604, 7691.208584, 80.55175781, 0.9557853285, -2974.70993, -0.9824676216}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3, 3, -1, -3, 5, -3, -6, 5, 0, 2, -4, -5}
tensor @r0.in.y : i32[4] = {7, 8, 2, 8}
tensor @r0.want.0.f32 : f64[3, 4] = {-114243.0, 665857.0, 1.0, 665857.0, 4656965.0, 665857.0, 71.0, 46099201.0, -4.286263797e-16, 18817.0, 31.0, 46099201.0}
tensor @r0.own.0 : f64[] = {2.2000000043931323e-08}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3, 0, 4, 4, 2, 5, 2, 1, 4, 4, 3, 3}
tensor @r0.in.y : u8[4] = {0, 2, 2, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -1.0, 31.0, 119071.0, 1.0, 49.0, 7.0, 1.0, 1.0, 31.0, 17.0, 19601.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, true, false, false, false, false, false, false, false, true, false}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.3000000119, -0.6999999881, 2.5, -3.0, 1.0, 1.0, -1.0, -0.8199999857, -0.02000003338, 11.5, 17.0, 1.0, -1.0, 0.0, 0.998880003, 0.6708799381, 1262.5, -3363.0, 1.0, 1.0, 1.0, -0.8704309206, -0.992807654, 73180801.0, 768398401.0}
tensor @r0.own.0 : f64[] = {1.2999999965401798e-09}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.3000000119, -0.6999999881, 2.5, -3.0, 1.0, 1.0, -1.0, -0.8199999857, -0.02000003338, 11.5, 17.0, 1.0, -1.0, 0.0, 0.998880003, 0.6708799381, 1262.5, -3363.0, 1.0, 1.0, 1.0, -0.8704309206, -0.992807654, 73180801.0, 768398401.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.6905976399, -0.1989979549, -0.5, -0.8301690028, 0.9490665131, -0.5, -0.6792349036, -0.3537957028, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {1.6000000186977559e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.6905976399, -0.1989979549, -0.5, -0.8301690028, 0.9490665131, -0.5, -0.6792349036, -0.3537957028, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.0, 7.0, 3.0, 4.0, 4.0, 0.0, 4.0, 0.0, 0.0, 1.0, 2.0, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5, 0.5, -1.0, -0.5, -0.5, 1.0, -0.5, 1.0, 1.0, 0.5, -0.5, -1.0}
tensor @r0.own.0 : f64[] = {3.899999967416079e-07}
tensor @r1.in.x : f32[5, 6] = {2.0, 7.0, 3.0, 4.0, 4.0, 0.0, 4.0, 0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 2.0, 3.0, 8.0, 1.0, 7.0, 1.0, 1.0, 7.0, 8.0, 4.0, 3.0, 1.0, 0.0, 4.0, 6.0, 4.0, 0.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.5, 0.5, -1.0, -0.5, -0.5, 1.0, -0.5, 1.0, 1.0, 0.5, -0.5, -1.0, -0.5, -0.5, -1.0, -0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.5, -0.5, -1.0, 0.5, 1.0, -0.5, 1.0, -0.5, 1.0}
tensor @r1.own.0 : f64[] = {3.899999967416079e-07}
tensor @r2.in.x : f32[4, 9] = {2.0, 7.0, 3.0, 4.0, 4.0, 0.0, 4.0, 0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 2.0, 3.0, 8.0, 1.0, 7.0, 1.0, 1.0, 7.0, 8.0, 4.0, 3.0, 1.0, 0.0, 4.0, 6.0, 4.0, 0.0, 6.0, 0.0, 4.0, 5.0, 8.0, 6.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.5, 0.5, -1.0, -0.5, -0.5, 1.0, -0.5, 1.0, 1.0, 0.5, -0.5, -1.0, -0.5, -0.5, -1.0, -0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.5, -0.5, -1.0, 0.5, 1.0, -0.5, 1.0, -0.5, 1.0, 1.0, 1.0, -0.5, 0.5, -0.5, 1.0}
tensor @r2.own.0 : f64[] = {3.899999967416079e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {5.0, 7.0, 0.0, 8.0, 0.0, 6.0, 0.0, 1.0, 7.0, 5.0, 8.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5, 0.5, 1.0, -0.5, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, -0.5, -0.5}
tensor @r0.own.0 : f64[] = {3.899999967416079e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {1, 5, 0, 8, 7, 5, 3, 4, 4, 2, 5, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5, 0.5, 1.0, -0.5, 0.5, 0.5, -1.0, -0.5, -0.5, -0.5, 0.5, 0.5}
tensor @r0.own.0 : f64[] = {3.899999967416079e-07}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.0, 0.375, 0.5625, 1.25, -1.90625, -0.78125, -3.0, 0.90625, -0.21875, 2.0, 2.40625, -0.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.0, 0.375, 0.5625, 1.25, -1.90625, -0.78125, -3.0, 0.90625, -0.21875, 2.0, 2.40625, -0.90625, 2.875, -1.78125, -0.96875, 0.0, 2.90625, 1.6875, 2.5625, -2.25, -2.5, 1.875, 0.3125, 3.125, -2.25, -2.5625, 0.8125, -1.875, 0.0625, -2.1875}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.0, 0.375, 0.5625, 1.25, -1.90625, -0.78125, -3.0, 0.90625, -0.21875, 2.0, 2.40625, -0.90625, 2.875, -1.78125, -0.96875, 0.0, 2.90625, 1.6875, 2.5625, -2.25, -2.5, 1.875, 0.3125, 3.125, -2.25, -2.5625, 0.8125, -1.875, 0.0625, -2.1875, 1.03125, -1.0625, 0.15625, 0.9375, 1.78125, -1.53125}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125, 0.46875, 2.15625, -1.34375, 1.6875, -3.0, 1.125, -0.3125, 1.5, 0.84375, 3.0, 0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.71875, -2.96875, -1.9375, 2.4375, 1.875, 2.6875, -1.15625, -0.46875, 3.09375, -1.3125, 0.96875, -0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.71875, -2.96875, -1.9375, 2.4375, 1.875, 2.6875, -1.15625, -0.46875, 3.09375, -1.3125, 0.96875, -0.875, 2.21875, 1.53125, 1.28125, -0.90625, -0.34375, -0.34375, -1.1875, 2.5625, -0.53125, 1.125, -1.5625, 0.90625, 2.5, -1.65625, 1.5, 0.90625, -2.9375, 2.875}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.71875, -2.96875, -1.9375, 2.4375, 1.875, 2.6875, -1.15625, -0.46875, 3.09375, -1.3125, 0.96875, -0.875, 2.21875, 1.53125, 1.28125, -0.90625, -0.34375, -0.34375, -1.1875, 2.5625, -0.53125, 1.125, -1.5625, 0.90625, 2.5, -1.65625, 1.5, 0.90625, -2.9375, 2.875, 0.21875, -0.53125, 1.71875, -2.4375, 0.75, -1.9375}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.03125, -2.25, -2.90625, -0.53125, 0.53125, 1.84375, 0.65625, -1.53125, -1.71875, -0.59375, 0.0, 2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.9375, -0.21875, 2.78125, 2.4375, -0.25, -0.96875, -2.46875, -0.125, -2.9375, 2.5, -1.125, -0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.9375, -0.21875, 2.78125, 2.4375, -0.25, -0.96875, -2.46875, -0.125, -2.9375, 2.5, -1.125, -0.46875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.9375, -0.21875, 2.78125, 2.4375, -0.25, -0.96875, -2.46875, -0.125, -2.9375, 2.5, -1.125, -0.46875, 2.28125, 2.1875, 2.5, 0.84375, -1.34375, -0.90625, -0.15625, 1.34375, -2.8125, 0.5, 1.9375, 1.03125, 0.15625, 0.4375, 1.25, -1.40625, -2.375, -1.71875}
tensor @r1.want.0.f32 : f64[5, 6] = {1.9375, -0.21875, 2.78125, 2.4375, -0.25, -0.96875, -2.46875, -0.125, -2.9375, 2.5, -1.125, -0.46875, 2.28125, 2.1875, 2.5, 0.84375, -1.34375, -0.90625, -0.15625, 1.34375, -2.8125, 0.5, 1.9375, 1.03125, 0.15625, 0.4375, 1.25, -1.40625, -2.375, -1.71875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.9375, -0.21875, 2.78125, 2.4375, -0.25, -0.96875, -2.46875, -0.125, -2.9375, 2.5, -1.125, -0.46875, 2.28125, 2.1875, 2.5, 0.84375, -1.34375, -0.90625, -0.15625, 1.34375, -2.8125, 0.5, 1.9375, 1.03125, 0.15625, 0.4375, 1.25, -1.40625, -2.375, -1.71875, -2.4375, 2.75, 1.0625, 2.40625, -2.625, 1.28125}
tensor @r2.want.0.f32 : f64[4, 9] = {1.9375, -0.21875, 2.78125, 2.4375, -0.25, -0.96875, -2.46875, -0.125, -2.9375, 2.5, -1.125, -0.46875, 2.28125, 2.1875, 2.5, 0.84375, -1.34375, -0.90625, -0.15625, 1.34375, -2.8125, 0.5, 1.9375, 1.03125, 0.15625, 0.4375, 1.25, -1.40625, -2.375, -1.71875, -2.4375, 2.75, 1.0625, 2.40625, -2.625, 1.28125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.1875, -0.625, -3.125, -0.125, -2.75, 2.03125, 2.59375, 2.34375, -1.71875, -2.8125, 0.5625, 2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.1875, -0.625, -3.125, -0.125, -2.75, 2.03125, 2.59375, 2.34375, -1.71875, -2.8125, 0.5625, 2.25}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.875, -2.90625, 2.84375, 1.71875, -1.71875, 1.65625, 0.90625, 2.0625, 0.03125, -1.46875, -1.9375, 2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {86.4296875, -89.46936035, 83.45739746, 15.15319824, -15.15319824, 13.20471191, 0.2584228516, 28.90722656, -0.09362792969, -8.267456055, -23.28027344, 50.61621094}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.875, -2.90625, 2.84375, 1.71875, -1.71875, 1.65625, 0.90625, 2.0625, 0.03125, -1.46875, -1.9375, 2.4375, -2.84375, 0.34375, -0.1875, 1.21875, -1.96875, -2.90625, -2.09375, 3.03125, 1.28125, -2.53125, -0.0625, 2.6875, -2.625, 2.03125, -0.90625, 1.40625, 0.875, 2.875}
tensor @r1.want.0.f32 : f64[5, 6] = {86.4296875, -89.46936035, 83.45739746, 15.15319824, -15.15319824, 13.20471191, 0.2584228516, 28.90722656, -0.09362792969, -8.267456055, -23.28027344, 50.61621094, -83.45739746, -0.8687744141, 0.5361328125, 3.584838867, -24.61706543, -89.46936035, -30.4329834, 102.3165283, 4.569458008, -57.27941895, 0.1865234375, 69.58105469, -64.4765625, 27.42980957, -0.2584228516, 6.904907227, 0.0546875, 86.4296875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.875, -2.90625, 2.84375, 1.71875, -1.71875, 1.65625, 0.90625, 2.0625, 0.03125, -1.46875, -1.9375, 2.4375, -2.84375, 0.34375, -0.1875, 1.21875, -1.96875, -2.90625, -2.09375, 3.03125, 1.28125, -2.53125, -0.0625, 2.6875, -2.625, 2.03125, -0.90625, 1.40625, 0.875, 2.875, 1.1875, -0.40625, -2.28125, 2.625, -0.1875, -2.90625}
tensor @r2.want.0.f32 : f64[4, 9] = {86.4296875, -89.46936035, 83.45739746, 15.15319824, -15.15319824, 13.20471191, 0.2584228516, 28.90722656, -0.09362792969, -8.267456055, -23.28027344, 50.61621094, -83.45739746, -0.8687744141, 0.5361328125, 3.584838867, -24.61706543, -89.46936035, -30.4329834, 102.3165283, 4.569458008, -57.27941895, 0.1865234375, 69.58105469, -64.4765625, 27.42980957, -0.2584228516, 6.904907227, 0.0546875, 86.4296875, 3.135742188, 0.9505615234, -40.64367676, 64.4765625, 0.5361328125, -89.46936035}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.71875, -2.3125, -0.3125, 0.5, 2.375, -0.03125, -1.6875, -0.96875, -0.5, 0.78125, 0.09375, -2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.6710205078, -42.52832031, 0.8154296875, -1.0, 46.4609375, 0.09362792969, -14.15917969, -0.7303466797, 1.0, -0.4364013672, -0.2779541016, -26.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.78125, 0.84375, 0.21875, 0.90625, 0.75, 1.125, 1.375, 0.125, 0.125, 1.9375, -0.75, 2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.4246235613, 0.9987009199, -0.6561660328, 0.08865379403, -0.09594726563, 115.7153903, 5208.594719, -0.9815882444, -0.9815882444, 652080.5028, 0.09594726563, 8226556.482}
tensor @r0.own.0 : f64[] = {1.199999957179898e-07}
tensor @r1.in.x : f32[5, 6] = {0.78125, 0.84375, 0.21875, 0.90625, 0.75, 1.125, 1.375, 0.125, 0.125, 1.9375, -0.75, 2.375, 2.8125, -2.0, -2.65625, -1.8125, 2.90625, -0.53125, -0.96875, -2.5625, 0.59375, 2.625, 1.71875, -1.0625, 0.53125, -1.6875, 0.90625, -3.0, 0.71875, 2.40625}
tensor @r1.want.0.f32 : f64[5, 6] = {0.4246235613, 0.9987009199, -0.6561660328, 0.08865379403, -0.09594726563, 115.7153903, 5208.594719, -0.9815882444, -0.9815882444, 652080.5028, 0.09594726563, 8226556.482, 61890935.16, -978122.0, -31492739.57, -273835.8284, 90957002.23, -0.1220518617, 0.9270309632, -20528450.2, -0.6515598327, 27360525.1, 134749.0925, -23.96033753, 0.1220518617, -105009.892, 0.08865379403, -131836323.0, -0.5669078707, 9637649.749}
tensor @r1.own.0 : f64[] = {4.4000000087862645e-08}
tensor @r2.in.x : f32[4, 9] = {0.78125, 0.84375, 0.21875, 0.90625, 0.75, 1.125, 1.375, 0.125, 0.125, 1.9375, -0.75, 2.375, 2.8125, -2.0, -2.65625, -1.8125, 2.90625, -0.53125, -0.96875, -2.5625, 0.59375, 2.625, 1.71875, -1.0625, 0.53125, -1.6875, 0.90625, -3.0, 0.71875, 2.40625, 2.25, -0.6875, -2.84375, 0.15625, 1.40625, 0.6875}
tensor @r2.want.0.f32 : f64[4, 9] = {0.4246235613, 0.9987009199, -0.6561660328, 0.08865379403, -0.09594726563, 115.7153903, 5208.594719, -0.9815882444, -0.9815882444, 652080.5028, 0.09594726563, 8226556.482, 61890935.16, -978122.0, -31492739.57, -273835.8284, 90957002.23, -0.1220518617, 0.9270309632, -20528450.2, -0.6515598327, 27360525.1, 134749.0925, -23.96033753, 0.1220518617, -105009.892, 0.08865379403, -131836323.0, -0.5669078707, 9637649.749, 4253158.628, 0.8849234123, -70479135.18, -0.9880076317, 7434.340339, -0.8849234123}
tensor @r2.own.0 : f64[] = {5.4000000915266355e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.15625, 2.71875, -2.875, -1.84375, -0.96875, -2.90625, -1.15625, -1.9375, -1.25, 1.65625, 0.875, -2.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {216.7334154, 41486931.27, -80129201.73, -342804.4036, 0.9270309632, -90957002.23, -216.7334154, -652080.5028, -1024.000244, 81245.2489, 0.7490166426, -41486931.27}
tensor @r0.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_t = aten.special_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_t as "special_chebyshev_polynomial_t"
}

fxge 1
model "special_chebyshev_polynomial_t.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {5, -1, -4, 3, 3, -7, -1, 4, -4, -7, 5, -6}
tensor @r0.want.0.f32 : f64[3, 4] = {44716177440.0, -1.0, -3601659604.0, 131836323.0, 131836323.0, -1913445294000.0, -1.0, 3601659604.0, -3601659604.0, -1913445294000.0, 44716177440.0, -343904160600.0}
tensor @r0.own.0 : f64[] = {4.099999895146311e-09}
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
tensor @r0.in.x : f32[3, 4] = {-0.1875, 2.3125, 2.0, -1.375, 2.4375, 0.15625, -0.28125, 0.84375, 3.03125, -1.78125, -1.375, -2.4375}
tensor @r0.in.y : f32[4] = {4.0, 6.0, 5.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5979003906, 7627.019077, 780.0, 35.50390625, 494.5080566, -0.4608148932, -1.031899452, 0.5661773682, 1241.587906, 1314.01703, -82.33886719, 494.5080566}
tensor @r0.own.0 : f64[] = {7.899999765470511e-09}
tensor @r1.in.x : f32[5, 6] = {-0.1875, 2.3125, 2.0, -1.375, 2.4375, 0.15625, -0.28125, 0.84375, 3.03125, -1.78125, -1.375, -2.4375, -2.53125, -2.65625, -0.8125, -1.5, -1.375, -2.0, 1.90625, -1.15625, 0.3125, -1.5, 0.03125, 2.6875, -0.9375, -1.25, 2.0, 3.0, -1.375, -2.03125}
tensor @r1.in.y : f32[6] = {6.0, 5.0, 1.0, 8.0, 0.0, 5.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.2523460388, 1734.358063, 4.0, 1026.532974, 1.0, 0.8184099197, 0.4295492768, -0.4749956131, 6.0625, 13924.69231, 1.0, -2304.619354, 13702.68146, -3647.709661, -1.625, 2584.0, 1.0, -780.0, 2100.710714, -23.60323048, 0.625, 2584.0, 1.0, 3881.318207, 1.747440338, -42.65625, 4.0, 1372105.0, 1.0, -850.5383921}
tensor @r1.own.0 : f64[] = {7.600000073715307e-10}
tensor @r2.in.x : f32[4, 9] = {-0.1875, 2.3125, 2.0, -1.375, 2.4375, 0.15625, -0.28125, 0.84375, 3.03125, -1.78125, -1.375, -2.4375, -2.53125, -2.65625, -0.8125, -1.5, -1.375, -2.0, 1.90625, -1.15625, 0.3125, -1.5, 0.03125, 2.6875, -0.9375, -1.25, 2.0, 3.0, -1.375, -2.03125, 2.40625, -2.5, -2.53125, 1.71875, -0.40625, 0.3125}
tensor @r2.in.y : f32[9] = {8.0, 7.0, 7.0, 8.0, 1.0, 2.0, 8.0, 5.0, 1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.1286944747, 33540.60517, 10864.0, 1026.532974, 4.875, -0.90234375, -0.8740806428, -0.4749956131, 6.0625, 13924.69231, -442.7130737, -50055.37321, 323198.4214, -5.3125, 1.640625, 2584.0, -82.33886719, -4.0, 26164.07174, -71.27404695, -0.5935454369, 2584.0, 0.0625, 27.890625, -0.1642798781, -42.65625, 4.0, 1372105.0, -442.7130737, -12277.20698, 208571.9736, -5.0, 24.62890625, 9923.811181, -0.6460847855, 0.625}
tensor @r2.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0625, 0.75, -1.5625, -0.9375, 0.96875, 0.9375, 0.625, -0.5, 3.09375, 1.875, -2.96875, -2.46875}
tensor @r0.in.y : f32[4] = {4.0, 8.0, 7.0, 6.0}
tensor @r0.want.0.f32 : f64[3, 4] = {239.4846191, 0.33203125, -1414.919484, 1.747440338, 3.830093384, -0.1642798781, 0.989074707, 1.0, 1351.89772, 22466.89088, -217944.2657, 11662.75952}
tensor @r0.own.0 : f64[] = {7.100000232185266e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {2.28125, 0.09375, -3.0, -2.0, -1.34375, -1.53125, -2.78125, -0.1875, 2.75, 1.84375, 0.3125, 2.09375}
tensor @r0.in.y : f64[4] = {4.0, 8.0, 1.0, 3.0}
tensor @r0.want.0.f64 : f64[3, 4] = {371.8735504, 0.6666742938, -6.0, -56.0, 31.49879456, 3189.278741, -5.5625, 0.697265625, 825.3125, 19226.0025, 0.625, 65.0534668}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5, 3, -2, -7, -5, 1, -7, 7, -7, 1, -6, 0}
tensor @r0.in.y : i32[4] = {0, 4, 0, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1189.0, 1.0, 7338631.0, 1.0, 5.0, 1.0, 7338631.0, 1.0, 5.0, 1.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {5, 5, 7, 3, 1, 4, 4, 0, 5, 4, 0, 1}
tensor @r0.in.y : u8[4] = {2, 2, 3, 4}
tensor @r0.want.0.f32 : f64[3, 4] = {99.0, 99.0, 2716.0, 1189.0, 3.0, 63.0, 496.0, 1.0, 99.0, 63.0, -0.0, 5.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, false, true, false, false, true, false, true, false, false, false}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -2.0, 0.0, 0.6000000238, -1.399999976, 5.0, -6.0, 3.0, 3.0, -1.0, -0.6399999714, 0.9599999332, 24.0, 35.0, 6.0, -6.0, 0.0, 1.013759984, 1.397759969, 2640.0, -6930.0, 13.0, 13.0, 1.0, -0.7156126896, -1.110157065, 153027601.0, 1583407981.0}
tensor @r0.own.0 : f64[] = {1.2000000104706032e-08}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -2.0, 0.0, 0.6000000238, -1.399999976, 5.0, -6.0, 3.0, 3.0, -1.0, -0.6399999714, 0.9599999332, 24.0, 35.0, 6.0, -6.0, 0.0, 1.013759984, 1.397759969, 2640.0, -6930.0, 13.0, 13.0, 1.0, -0.7156126896, -1.110157065, 153027601.0, 1583407981.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {-0.8027041603, -0.3990396009, -1.0, -1.981286687, 0.8847519357, -1.0, 0.836121984, -0.5447176576, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {8.999999749903509e-07}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {-0.8027041603, -0.3990396009, -1.0, -1.981286687, 0.8847519357, -1.0, 0.836121984, -0.5447176576, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.0, 6.0, 5.0, 3.0, 6.0, 7.0, 3.0, 1.0, 4.0, 1.0, 8.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.0, 6.0, 5.0, 3.0, 6.0, 7.0, 3.0, 1.0, 4.0, 1.0, 8.0, 4.0, 1.0, 1.0, 7.0, 5.0, 2.0, 1.0, 2.0, 8.0, 1.0, 6.0, 0.0, 3.0, 1.0, 3.0, 2.0, 1.0, 2.0, 0.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.0, 6.0, 5.0, 3.0, 6.0, 7.0, 3.0, 1.0, 4.0, 1.0, 8.0, 4.0, 1.0, 1.0, 7.0, 5.0, 2.0, 1.0, 2.0, 8.0, 1.0, 6.0, 0.0, 3.0, 1.0, 3.0, 2.0, 1.0, 2.0, 0.0, 8.0, 8.0, 0.0, 0.0, 6.0, 6.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 0.0, -1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {4.0, 3.0, 0.0, 8.0, 1.0, 6.0, 4.0, 0.0, 0.0, 8.0, 2.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -1.0, 1.0, 0.0, 1.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3, 2, 6, 1, 4, 4, 0, 1, 0, 5, 2, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, 0.0, 1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 0.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.75, -2.125, -0.3125, -3.125, 0.28125, -0.90625, 0.875, -3.03125, 1.90625, 2.53125, 1.8125, -1.125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.75, -2.125, -0.3125, -3.125, 0.28125, -0.90625, 0.875, -3.03125, 1.90625, 2.53125, 1.8125, -1.125, 1.375, -1.1875, -0.65625, 1.8125, -2.34375, -0.71875, 2.25, -1.6875, -2.375, -0.625, 1.65625, -1.125, -2.65625, -1.25, 2.78125, 2.40625, 1.125, 0.71875}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.75, -2.125, -0.3125, -3.125, 0.28125, -0.90625, 0.875, -3.03125, 1.90625, 2.53125, 1.8125, -1.125, 1.375, -1.1875, -0.65625, 1.8125, -2.34375, -0.71875, 2.25, -1.6875, -2.375, -0.625, 1.65625, -1.125, -2.65625, -1.25, 2.78125, 2.40625, 1.125, 0.71875, -3.09375, -1.09375, -1.09375, -0.46875, 2.59375, 1.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.1875, 0.125, -2.34375, -1.5, -2.125, -1.40625, 0.78125, 0.0625, -0.6875, -1.875, 2.8125, 2.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.6875, -1.4375, -0.28125, -2.28125, 0.71875, 0.53125, 3.0, 2.6875, 2.53125, -0.21875, 2.09375, -1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.6875, -1.4375, -0.28125, -2.28125, 0.71875, 0.53125, 3.0, 2.6875, 2.53125, -0.21875, 2.09375, -1.375, -1.46875, -1.96875, 2.21875, 3.125, 0.6875, 3.0, -2.65625, -0.09375, 0.25, -2.09375, -1.125, -1.75, -0.4375, -2.34375, -2.96875, 1.5, 1.84375, -0.375}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.6875, -1.4375, -0.28125, -2.28125, 0.71875, 0.53125, 3.0, 2.6875, 2.53125, -0.21875, 2.09375, -1.375, -1.46875, -1.96875, 2.21875, 3.125, 0.6875, 3.0, -2.65625, -0.09375, 0.25, -2.09375, -1.125, -1.75, -0.4375, -2.34375, -2.96875, 1.5, 1.84375, -0.375, -1.75, -1.84375, -1.75, -1.15625, 1.09375, -0.25}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.5625, -3.09375, -1.625, -2.75, -0.15625, -0.9375, -0.625, -2.65625, -0.71875, 2.625, -2.625, -0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.375, 2.34375, -0.28125, -0.40625, -2.5, -0.96875, 2.9375, 0.375, -0.46875, -1.59375, -2.90625, 2.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {2.75, 4.6875, -0.5625, -0.8125, -5.0, -1.9375, 5.875, 0.75, -0.9375, -3.1875, -5.8125, 4.0625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.375, 2.34375, -0.28125, -0.40625, -2.5, -0.96875, 2.9375, 0.375, -0.46875, -1.59375, -2.90625, 2.03125, 2.875, -1.53125, 2.21875, -2.4375, -1.25, 1.03125, -1.53125, 3.0, -1.65625, 1.40625, 0.8125, -1.21875, -1.78125, 1.84375, 1.25, 2.71875, 0.875, -0.9375}
tensor @r1.want.0.f32 : f64[5, 6] = {2.75, 4.6875, -0.5625, -0.8125, -5.0, -1.9375, 5.875, 0.75, -0.9375, -3.1875, -5.8125, 4.0625, 5.75, -3.0625, 4.4375, -4.875, -2.5, 2.0625, -3.0625, 6.0, -3.3125, 2.8125, 1.625, -2.4375, -3.5625, 3.6875, 2.5, 5.4375, 1.75, -1.875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.375, 2.34375, -0.28125, -0.40625, -2.5, -0.96875, 2.9375, 0.375, -0.46875, -1.59375, -2.90625, 2.03125, 2.875, -1.53125, 2.21875, -2.4375, -1.25, 1.03125, -1.53125, 3.0, -1.65625, 1.40625, 0.8125, -1.21875, -1.78125, 1.84375, 1.25, 2.71875, 0.875, -0.9375, -0.46875, -1.1875, -0.46875, 2.09375, 2.8125, 1.375}
tensor @r2.want.0.f32 : f64[4, 9] = {2.75, 4.6875, -0.5625, -0.8125, -5.0, -1.9375, 5.875, 0.75, -0.9375, -3.1875, -5.8125, 4.0625, 5.75, -3.0625, 4.4375, -4.875, -2.5, 2.0625, -3.0625, 6.0, -3.3125, 2.8125, 1.625, -2.4375, -3.5625, 3.6875, 2.5, 5.4375, 1.75, -1.875, -0.9375, -2.375, -0.9375, 4.1875, 5.625, 2.75}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.75, -1.96875, -0.375, 0.46875, 1.34375, 0.71875, 1.8125, 2.6875, -1.40625, 0.34375, 1.15625, -2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.5, -3.9375, -0.75, 0.9375, 2.6875, 1.4375, 3.625, 5.375, -2.8125, 0.6875, 2.3125, -5.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.6875, -1.25, -2.5625, 0.34375, -0.4375, 1.5, 2.96875, -2.625, 0.6875, -1.34375, -1.65625, 0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-31.69335938, -10.625, -124.3613281, -1.050048828, 1.080078125, 21.0, 197.4450684, -134.203125, -0.150390625, -14.03588867, -29.72192383, -1.080078125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.6875, -1.25, -2.5625, 0.34375, -0.4375, 1.5, 2.96875, -2.625, 0.6875, -1.34375, -1.65625, 0.4375, -2.0, 1.1875, -2.65625, 1.5, 0.09375, -0.5625, 0.46875, -0.9375, 1.125, -1.0, 0.78125, 1.78125, 0.34375, -2.40625, -0.625, 3.0, 2.15625, -2.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {-31.69335938, -10.625, -124.3613281, -1.050048828, 1.080078125, 21.0, 197.4450684, -134.203125, -0.150390625, -14.03588867, -29.72192383, -1.080078125, -56.0, 8.646484375, -139.3078613, 21.0, -0.3684082031, 0.826171875, -1.051025391, -2.841796875, 6.890625, -4.0, 0.6896972656, 38.08813477, -1.050048828, -101.833252, 0.546875, 204.0, 71.57739258, -166.7285156}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.6875, -1.25, -2.5625, 0.34375, -0.4375, 1.5, 2.96875, -2.625, 0.6875, -1.34375, -1.65625, 0.4375, -2.0, 1.1875, -2.65625, 1.5, 0.09375, -0.5625, 0.46875, -0.9375, 1.125, -1.0, 0.78125, 1.78125, 0.34375, -2.40625, -0.625, 3.0, 2.15625, -2.8125, -1.15625, -1.03125, -0.5, 2.125, -2.75, 0.21875}
tensor @r2.want.0.f32 : f64[4, 9] = {-31.69335938, -10.625, -124.3613281, -1.050048828, 1.080078125, 21.0, 197.4450684, -134.203125, -0.150390625, -14.03588867, -29.72192383, -1.080078125, -56.0, 8.646484375, -139.3078613, 21.0, -0.3684082031, 0.826171875, -1.051025391, -2.841796875, 6.890625, -4.0, 0.6896972656, 38.08813477, -1.050048828, -101.833252, 0.546875, 204.0, 71.57739258, -166.7285156, -7.741455078, -4.648681641, 1.0, 68.265625, -155.375, -0.7912597656}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.78125, 2.875, -0.59375, -3.09375, -2.15625, -1.5, 0.4375, 1.15625, -0.78125, -1.03125, -0.25, 2.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {-38.08813477, 178.609375, 0.7004394531, -224.5144043, -71.57739258, -21.0, -1.080078125, 7.741455078, -0.6896972656, -4.648681641, 0.875, 65.0534668}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.625, -2.1875, 0.5625, 0.25, -0.09375, -1.875, 2.03125, 2.625, -2.5625, 1.6875, -2.40625, 2.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {141506.8449, -6385181.369, -0.9365691663, -0.1127929688, 0.9069742641, -931483.0369, 2558060.396, 56952438.53, -42824739.35, 235375.6114, -20233659.72, 128108871.5}
tensor @r0.own.0 : f64[] = {5.900000132896821e-08}
tensor @r1.in.x : f32[5, 6] = {1.625, -2.1875, 0.5625, 0.25, -0.09375, -1.875, 2.03125, 2.625, -2.5625, 1.6875, -2.40625, 2.8125, -0.9375, 1.6875, -0.875, 1.59375, 1.03125, 1.875, -1.875, -2.96875, 0.53125, -1.96875, -0.6875, -0.90625, -0.25, 2.5625, -2.71875, -2.75, 1.5, -0.96875}
tensor @r1.want.0.f32 : f64[5, 6] = {141506.8449, -6385181.369, -0.9365691663, -0.1127929688, 0.9069742641, -931483.0369, 2558060.396, 56952438.53, -42824739.35, 235375.6114, -20233659.72, 128108871.5, 2.590923661, 235375.6114, 0.4484732151, 108480.1407, 39.45324604, 931483.0369, -931483.0369, -240571539.0, -0.5003145528, -1729518.987, 0.4439969711, 2.04664691, 0.1127929687, 42824739.35, -86101401.37, -98463391.04, 46368.0, -0.5375219674}
tensor @r1.own.0 : f64[] = {1.199999957179898e-07}
tensor @r2.in.x : f32[4, 9] = {1.625, -2.1875, 0.5625, 0.25, -0.09375, -1.875, 2.03125, 2.625, -2.5625, 1.6875, -2.40625, 2.8125, -0.9375, 1.6875, -0.875, 1.59375, 1.03125, 1.875, -1.875, -2.96875, 0.53125, -1.96875, -0.6875, -0.90625, -0.25, 2.5625, -2.71875, -2.75, 1.5, -0.96875, 1.84375, -2.5, -0.875, 0.8125, 0.3125, -0.1875}
tensor @r2.want.0.f32 : f64[4, 9] = {141506.8449, -6385181.369, -0.9365691663, -0.1127929688, 0.9069742641, -931483.0369, 2558060.396, 56952438.53, -42824739.35, 235375.6114, -20233659.72, 128108871.5, 2.590923661, 235375.6114, 0.4484732151, 108480.1407, 39.45324604, 931483.0369, -931483.0369, -240571539.0, -0.5003145528, -1729518.987, 0.4439969711, 2.04664691, 0.1127929687, 42824739.35, -86101401.37, -98463391.04, 46368.0, -0.5375219674, 750837.9083, -31938720.0, 0.4484732151, 1.589450678, 0.6556154002, 0.7834836101}
tensor @r2.own.0 : f64[] = {1.199999957179898e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.84375, 1.65625, 0.5, 3.125, -1.0625, 3.0, -0.03125, -1.28125, 2.1875, -1.96875, 1.375, -0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-145766725.5, 183164.1501, 1.485520071e-15, 435800531.2, -94.80486575, 271669860.0, 0.3665083499, -4146.986446, 6385181.369, -1729518.987, 12797.44204, -0.918598687}
tensor @r0.own.0 : f64[] = {4.4000000087862645e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_u = aten.special_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_u as "special_chebyshev_polynomial_u"
}

fxge 1
model "special_chebyshev_polynomial_u.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6, -7, 7, -4, 0, 4, 2, 6, 6, 4, -1, -3}
tensor @r0.want.0.f32 : f64[3, 4] = {-692686638100.0, -3846719566000.0, 3846719566000.0, -7321437648.0, -7.347880795e-16, 7321437648.0, 2107560.0, 692686638100.0, 692686638100.0, 7321437648.0, -12.0, -271669860.0}
tensor @r0.own.0 : f64[] = {2.7000000457633178e-08}
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
tensor @r0.in.x : f32[3, 4] = {2.53125, 0.625, -0.53125, -0.40625, -1.5, -0.96875, -1.25, 2.4375, -2.375, -2.65625, -2.4375, 2.6875}
tensor @r0.in.y : f32[4] = {2.0, 8.0, 0.0, 8.0}
tensor @r0.want.0.f32 : f64[3, 4] = {19.56640625, 0.2646026611, 1.0, -0.6654725408, 11.0, 6.778989192, 1.0, 183224.0599, 26.3125, 584262.28, 1.0, 435878.0029}
tensor @r0.own.0 : f64[] = {5.100000066704524e-08}
tensor @r1.in.x : f32[5, 6] = {2.53125, 0.625, -0.53125, -0.40625, -1.5, -0.96875, -1.25, 2.4375, -2.375, -2.65625, -2.4375, 2.6875, 0.6875, -0.25, -3.125, 0.03125, -1.46875, 1.96875, -1.40625, 0.65625, 2.65625, 3.0, 2.84375, 0.03125, 3.0625, 2.40625, -0.90625, -1.9375, 0.53125, -2.15625}
tensor @r1.in.y : f32[6] = {5.0, 1.0, 5.0, 7.0, 1.0, 3.0}
tensor @r1.want.0.f32 : f64[5, 6] = {2240.504762, 0.25, 1.368559837, -1.292576749, -4.0, -6.152099609, -63.96875, 3.875, -2446.006836, -114178.9359, -5.875, 116.6464844, -0.261138916, -1.5, -9988.62207, 0.7290744223, -3.9375, 38.66772461, -135.2680788, 0.3125, 2934.859303, 195025.0, 4.6875, 0.8713378906, 6423.827423, 3.8125, -3.117856026, -10790.54473, 0.0625, -89.17504883}
tensor @r1.own.0 : f64[] = {3.199999909497819e-08}
tensor @r2.in.x : f32[4, 9] = {2.53125, 0.625, -0.53125, -0.40625, -1.5, -0.96875, -1.25, 2.4375, -2.375, -2.65625, -2.4375, 2.6875, 0.6875, -0.25, -3.125, 0.03125, -1.46875, 1.96875, -1.40625, 0.65625, 2.65625, 3.0, 2.84375, 0.03125, 3.0625, 2.40625, -0.90625, -1.9375, 0.53125, -2.15625, 0.96875, -0.09375, -0.25, -2.90625, 2.0625, -1.90625}
tensor @r2.in.y : f32[9] = {4.0, 4.0, 5.0, 1.0, 2.0, 1.0, 8.0, 2.0, 6.0}
tensor @r2.want.0.f32 : f64[4, 9] = {461.3327789, -0.69921875, 1.368559837, -1.8125, 11.0, -2.9375, 511.9960938, 17.890625, 11078.48169, 852.1582184, 600.6154785, 3132.321869, 0.375, -0.25, -7.25, 1.208730277, 10.56640625, 1902.771813, 56.4624176, -0.8364105225, 2934.859303, 5.0, 25.66015625, -0.9375, 1358019.422, 17.34765625, 1.384985507, 231.857666, -0.1867523193, -1474.784307, 0.9375, -0.77734375, -1.5, 1236001.235, 11.890625, 2695.956881}
tensor @r2.own.0 : f64[] = {8.100000314925637e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.59375, 1.6875, 2.3125, -0.46875, -1.25, -2.21875, 0.9375, -0.5625, 1.78125, 1.6875, 1.46875, -0.5}
tensor @r0.in.y : f32[4] = {7.0, 0.0, 0.0, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {63898.66728, 1.0, 1.0, 1.172119141, -255.9921875, 1.0, 1.0, 0.560546875, 2963.515417, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.03125, 2.25, -0.0625, 0.8125, 2.8125, -0.375, 1.9375, -2.46875, 0.4375, -1.5625, 0.6875, 0.09375}
tensor @r0.in.y : f64[4] = {6.0, 3.0, 3.0, 4.0}
tensor @r0.want.0.f64 : f64[3, 4] = {-1.163163126, 62.875, 1.232421875, -0.9899902344, 21923.23761, 1.515625, 36.41992188, 632.6902008, 0.6534156799, -33.03320312, -1.041015625, 1.264175415}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4, -1, -7, 6, 5, -4, 5, -2, -3, -2, -1, -4}
tensor @r0.in.y : i32[4] = {5, 8, 6, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {26839.0, 17.0, 7865521.0, 131.0, 86329.0, 16908641.0, 854569.0, 19.0, -8119.0, 51409.0, 13.0, 71.0}
tensor @r0.own.0 : f64[] = {5.900000132896821e-08}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 5, 1, 7, 6, 5, 1, 0, 6, 2, 0, 5}
tensor @r0.in.y : u8[4] = {4, 4, 1, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 8721.0, 1.0, 489061.0, 18601.0, 8721.0, 1.0, -1.0, 18601.0, 153.0, -1.0, 86329.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, false, false, false, false, true, false, true, true, true, false}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -3.0, -1.0, -0.3999999762, -2.399999976, 4.0, -7.0, 1.0, 5.0, -1.0, -1.239999995, 2.359999909, 19.0, 41.0, 1.0, -11.0, -1.0, 0.9641600492, 2.43616003, 2089.0, -8119.0, 1.0, 25.0, 1.0, -1.231673439, -1.277799084, 121088881.0, 1855077841.0}
tensor @r0.own.0 : f64[] = {4.4000000087862645e-08}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -3.0, -1.0, -0.3999999762, -2.399999976, 4.0, -7.0, 1.0, 5.0, -1.0, -1.239999995, 2.359999909, 19.0, 41.0, 1.0, -11.0, -1.0, 0.9641600492, 2.43616003, 2089.0, -8119.0, 1.0, 25.0, 1.0, -1.231673439, -1.277799084, 121088881.0, 1855077841.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.8565201061, -1.399247816, 4.244445167e-15, -0.7022670039, 0.5631790534, 1.131780571e-14, -0.8476079357, -1.499327417, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {1.6999999843392288e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.8565201061, -1.399247816, 4.244445167e-15, -0.7022670039, 0.5631790534, 1.131780571e-14, -0.8476079357, -1.499327417, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {6.0, 2.0, 5.0, 1.0, 1.0, 7.0, 8.0, 8.0, 7.0, 4.0, 2.0, 6.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -1.0, 1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {6.0, 2.0, 5.0, 1.0, 1.0, 7.0, 8.0, 8.0, 7.0, 4.0, 2.0, 6.0, 4.0, 2.0, 5.0, 8.0, 3.0, 0.0, 2.0, 1.0, 3.0, 0.0, 5.0, 4.0, 5.0, 0.0, 0.0, 4.0, 0.0, 1.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, -1.0, 1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {6.0, 2.0, 5.0, 1.0, 1.0, 7.0, 8.0, 8.0, 7.0, 4.0, 2.0, 6.0, 4.0, 2.0, 5.0, 8.0, 3.0, 0.0, 2.0, 1.0, 3.0, 0.0, 5.0, 4.0, 5.0, 0.0, 0.0, 4.0, 0.0, 1.0, 6.0, 0.0, 0.0, 5.0, 5.0, 7.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, -1.0, 1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, -1.0, 1.0, 0.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 0.0, -1.0, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0, 2.0, 6.0, 8.0, 7.0, 5.0, 2.0, 5.0, 2.0, 5.0, 3.0, 2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, -1.0, 1.0, -1.0, 0.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {0, 1, 1, 1, 5, 7, 4, 3, 5, 0, 4, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, 1.0, 1.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.15625, -1.84375, 0.15625, 0.375, 3.0, 2.3125, -2.0, 0.65625, 0.4375, -0.96875, 3.0625, 2.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.15625, -1.84375, 0.15625, 0.375, 3.0, 2.3125, -2.0, 0.65625, 0.4375, -0.96875, 3.0625, 2.9375, -0.46875, 1.75, -1.0625, -0.875, -1.5, -0.15625, 0.1875, -1.0, -1.6875, 0.59375, -0.15625, -1.0625, 0.25, 1.09375, 1.09375, -0.78125, -0.625, -0.625}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.15625, -1.84375, 0.15625, 0.375, 3.0, 2.3125, -2.0, 0.65625, 0.4375, -0.96875, 3.0625, 2.9375, -0.46875, 1.75, -1.0625, -0.875, -1.5, -0.15625, 0.1875, -1.0, -1.6875, 0.59375, -0.15625, -1.0625, 0.25, 1.09375, 1.09375, -0.78125, -0.625, -0.625, 2.15625, 0.65625, 0.0625, 0.71875, -2.96875, 2.5}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.375, -1.75, -1.3125, -0.28125, -0.90625, 2.3125, -1.40625, 1.46875, -0.59375, 2.59375, -0.21875, 0.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.9375, -2.40625, 1.84375, -1.8125, 1.78125, -1.8125, 1.625, 2.0625, 2.53125, -1.6875, 2.21875, 2.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.9375, -2.40625, 1.84375, -1.8125, 1.78125, -1.8125, 1.625, 2.0625, 2.53125, -1.6875, 2.21875, 2.0625, 2.96875, 0.125, 1.125, 0.34375, 2.625, -0.875, -3.0, 2.71875, 0.25, 2.90625, 0.15625, 1.21875, 0.78125, 2.78125, -2.34375, 3.125, -1.65625, -0.09375}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.9375, -2.40625, 1.84375, -1.8125, 1.78125, -1.8125, 1.625, 2.0625, 2.53125, -1.6875, 2.21875, 2.0625, 2.96875, 0.125, 1.125, 0.34375, 2.625, -0.875, -3.0, 2.71875, 0.25, 2.90625, 0.15625, 1.21875, 0.78125, 2.78125, -2.34375, 3.125, -1.65625, -0.09375, 1.46875, 1.96875, 2.5625, -3.0, 2.5625, 0.28125}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.90625, -2.375, -2.28125, -2.65625, 1.90625, 2.4375, 1.8125, 1.0625, 2.5625, -2.25, 1.0, -0.625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.65625, 0.90625, -2.3125, -3.0625, -0.71875, 2.65625, -3.03125, 2.1875, 2.0625, -2.90625, -1.1875, 0.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {4.3125, 0.8125, -5.625, -7.125, -2.4375, 4.3125, -7.0625, 3.375, 3.125, -6.8125, -3.375, -0.8125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.65625, 0.90625, -2.3125, -3.0625, -0.71875, 2.65625, -3.03125, 2.1875, 2.0625, -2.90625, -1.1875, 0.09375, -1.03125, 0.9375, -2.21875, -3.0, 2.59375, -0.78125, 1.625, 0.03125, 3.03125, 2.21875, 0.875, 2.53125, 1.40625, -2.34375, -0.90625, -2.125, 1.90625, 0.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {4.3125, 0.8125, -5.625, -7.125, -2.4375, 4.3125, -7.0625, 3.375, 3.125, -6.8125, -3.375, -0.8125, -3.0625, 0.875, -5.4375, -7.0, 4.1875, -2.5625, 2.25, -0.9375, 5.0625, 3.4375, 0.75, 4.0625, 1.8125, -5.6875, -2.8125, -5.25, 2.8125, 0.625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.65625, 0.90625, -2.3125, -3.0625, -0.71875, 2.65625, -3.03125, 2.1875, 2.0625, -2.90625, -1.1875, 0.09375, -1.03125, 0.9375, -2.21875, -3.0, 2.59375, -0.78125, 1.625, 0.03125, 3.03125, 2.21875, 0.875, 2.53125, 1.40625, -2.34375, -0.90625, -2.125, 1.90625, 0.8125, -0.5625, 1.1875, -1.40625, -1.8125, -0.03125, -0.78125}
tensor @r2.want.0.f32 : f64[4, 9] = {4.3125, 0.8125, -5.625, -7.125, -2.4375, 4.3125, -7.0625, 3.375, 3.125, -6.8125, -3.375, -0.8125, -3.0625, 0.875, -5.4375, -7.0, 4.1875, -2.5625, 2.25, -0.9375, 5.0625, 3.4375, 0.75, 4.0625, 1.8125, -5.6875, -2.8125, -5.25, 2.8125, 0.625, -2.125, 1.375, -3.8125, -4.625, -1.0625, -2.5625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.96875, -2.09375, -1.25, 2.84375, 0.65625, 2.375, 0.375, 2.40625, -1.625, 2.46875, -0.96875, 0.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.9375, -5.1875, -3.5, 4.6875, 0.3125, 3.75, -0.25, 3.8125, -4.25, 3.9375, -2.9375, 0.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-3.0, -2.15625, 2.78125, -0.90625, 3.0, -1.21875, -1.84375, 1.90625, -0.78125, -2.9375, 2.53125, -1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-239.0, -89.17504883, 131.045166, -4.614501953, 169.0, -14.54858398, -55.36401367, 34.25512695, -2.131103516, -224.5449219, 94.99243164, -37.390625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-3.0, -2.15625, 2.78125, -0.90625, 3.0, -1.21875, -1.84375, 1.90625, -0.78125, -2.9375, 2.53125, -1.625, 1.65625, -1.4375, 1.28125, 0.53125, 1.65625, -1.5, -0.90625, 0.125, 0.125, 1.09375, 1.40625, 0.625, 0.8125, 2.625, -0.03125, -0.1875, 0.96875, 2.15625}
tensor @r1.want.0.f32 : f64[5, 6] = {-239.0, -89.17504883, 131.045166, -4.614501953, 169.0, -14.54858398, -55.36401367, 34.25512695, -2.131103516, -224.5449219, 94.99243164, -37.390625, 19.74926758, -25.27929688, 6.135009766, -1.054443359, 19.74926758, -29.0, -4.614501953, 0.453125, 0.453125, 2.307373047, 9.712158203, -1.109375, -0.599609375, 107.640625, 1.120849609, 1.556640625, 0.6442871094, 53.97973633}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-3.0, -2.15625, 2.78125, -0.90625, 3.0, -1.21875, -1.84375, 1.90625, -0.78125, -2.9375, 2.53125, -1.625, 1.65625, -1.4375, 1.28125, 0.53125, 1.65625, -1.5, -0.90625, 0.125, 0.125, 1.09375, 1.40625, 0.625, 0.8125, 2.625, -0.03125, -0.1875, 0.96875, 2.15625, 2.0, -3.125, -2.4375, -1.46875, 0.75, -2.4375}
tensor @r2.want.0.f32 : f64[4, 9] = {-239.0, -89.17504883, 131.045166, -4.614501953, 169.0, -14.54858398, -55.36401367, 34.25512695, -2.131103516, -224.5449219, 94.99243164, -37.390625, 19.74926758, -25.27929688, 6.135009766, -1.054443359, 19.74926758, -29.0, -4.614501953, 0.453125, 0.453125, 2.307373047, 9.712158203, -1.109375, -0.599609375, 107.640625, 1.120849609, 1.556640625, 0.6442871094, 53.97973633, 41.0, -269.703125, -128.8730469, -27.10131836, -0.875, -128.8730469}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.78125, 0.3125, 2.84375, -1.71875, -2.96875, 1.6875, -0.25, 1.1875, -2.09375, 1.0, 2.875, -2.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {26.39672852, -0.396484375, 141.2546387, -44.56030273, -231.6989746, 21.30273438, 1.625, 4.005859375, -81.58862305, 1.0, 146.546875, -197.3691406}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.9375, -2.46875, -0.5625, 2.65625, 2.25, 1.53125, -2.59375, -1.0, 1.53125, 1.34375, -1.34375, 2.65625}
tensor @r0.want.0.f32 : f64[3, 4] = {4.58735069, -33310659.74, 2.096143361, 52688814.49, 6890855.636, 39047.22207, -59347899.78, -23.0, 39047.22207, 4958.653309, -12947.86094, 52688814.49}
tensor @r0.own.0 : f64[] = {7.100000232185266e-08}
tensor @r1.in.x : f32[5, 6] = {-0.9375, -2.46875, -0.5625, 2.65625, 2.25, 1.53125, -2.59375, -1.0, 1.53125, 1.34375, -1.34375, 2.65625, 0.375, 0.09375, 0.28125, 1.375, -2.40625, -1.40625, -1.84375, -2.1875, -1.34375, -1.40625, 1.59375, 2.875, 0.375, -1.3125, 1.71875, -0.28125, 0.125, 2.34375}
tensor @r1.want.0.f32 : f64[5, 6] = {4.58735069, -33310659.74, 2.096143361, 52688814.49, 6890855.636, 39047.22207, -59347899.78, -23.0, 39047.22207, 4958.653309, -12947.86094, 52688814.49, 0.5713937283, -0.3922623024, -0.7545033732, 7278.280353, -24637196.34, -25527.57107, -972144.216, -7930090.036, -12947.86094, -25527.57107, 70211.93809, 135867743.0, 0.5713937283, -9000.519486, 204032.6438, -1.329591488, -0.813133955, 11444329.4}
tensor @r1.own.0 : f64[] = {3.099999901223782e-08}
tensor @r2.in.x : f32[4, 9] = {-0.9375, -2.46875, -0.5625, 2.65625, 2.25, 1.53125, -2.59375, -1.0, 1.53125, 1.34375, -1.34375, 2.65625, 0.375, 0.09375, 0.28125, 1.375, -2.40625, -1.40625, -1.84375, -2.1875, -1.34375, -1.40625, 1.59375, 2.875, 0.375, -1.3125, 1.71875, -0.28125, 0.125, 2.34375, -0.28125, 2.71875, -1.75, 1.40625, 2.875, 2.5625}
tensor @r2.want.0.f32 : f64[4, 9] = {4.58735069, -33310659.74, 2.096143361, 52688814.49, 6890855.636, 39047.22207, -59347899.78, -23.0, 39047.22207, 4958.653309, -12947.86094, 52688814.49, 0.5713937283, -0.3922623024, -0.7545033732, 7278.280353, -24637196.34, -25527.57107, -972144.216, -7930090.036, -12947.86094, -25527.57107, 70211.93809, 135867743.0, 0.5713937283, -9000.519486, 204032.6438, -1.329591488, -0.813133955, 11444329.4, -1.329591488, 69691481.33, -500611.981, 10489.04163, 135867743.0, 34123748.46}
tensor @r2.own.0 : f64[] = {3.099999901223782e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.46875, 2.375, -1.59375, 2.09375, 2.03125, 2.65625, -1.78125, -2.34375, 3.09375, 2.84375, 0.5, -0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {20780.89219, 13477441.93, -146748.3433, 2779042.438, 1884761.365, 52688814.49, -627915.7131, -18052942.99, 323569244.3, 119291968.5, 1.0, 1.817033052}
tensor @r0.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_v = aten.special_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_v as "special_chebyshev_polynomial_v"
}

fxge 1
model "special_chebyshev_polynomial_v.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {7, 2, 3, 1, 4, 3, -6, -3, 5, -7, -7, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {3570537527000.0, 1542841.0, 225058681.0, 1.0, 6391493137.0, 225058681.0, -750817051000.0, -318281039.0, 81226783440.0, -4122901605000.0, -4122901605000.0, 3570537527000.0}
tensor @r0.own.0 : f64[] = {9.699999736767495e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.28125, 0.59375, -1.96875, 1.25, -2.3125, 2.34375, 0.75, 0.25, -1.0625, 1.28125, 0.8125, -0.84375}
tensor @r0.in.y : f32[4] = {0.0, 3.0, 1.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -0.2902832031, -2.9375, 3.5, 1.0, 114.5944824, 2.5, 1.5, 1.0, 17.26782227, 2.625, -0.6875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.28125, 0.59375, -1.96875, 1.25, -2.3125, 2.34375, 0.75, 0.25, -1.0625, 1.28125, 0.8125, -0.84375, 1.9375, -1.71875, 2.15625, 3.09375, -1.5625, 0.96875, -0.6875, 1.6875, -0.5, -3.0, -0.875, -1.71875, 1.15625, 0.125, -3.125, -2.75, 0.8125, -1.59375}
tensor @r1.in.y : f32[6] = {0.0, 4.0, 5.0, 0.0, 0.0, 0.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, -1.942367554, -519.227828, 1.0, 1.0, 1.0, 1.0, -0.5625, -3.478790283, 1.0, 1.0, 1.0, 1.0, 71.43434143, 1474.784307, 1.0, 1.0, 1.0, 1.0, 128.2678223, -1.0, 1.0, 1.0, 1.0, 1.0, 0.33203125, -7169.239258, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {1.799999971296984e-08}
tensor @r2.in.x : f32[4, 9] = {0.28125, 0.59375, -1.96875, 1.25, -2.3125, 2.34375, 0.75, 0.25, -1.0625, 1.28125, 0.8125, -0.84375, 1.9375, -1.71875, 2.15625, 3.09375, -1.5625, 0.96875, -0.6875, 1.6875, -0.5, -3.0, -0.875, -1.71875, 1.15625, 0.125, -3.125, -2.75, 0.8125, -1.59375, 1.5625, -0.65625, -1.375, -0.5, -1.71875, -3.125}
tensor @r2.in.y : f32[9] = {1.0, 5.0, 7.0, 4.0, 0.0, 2.0, 2.0, 3.0, 3.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.5625, -2.016278267, -6972.936187, 31.9375, 1.0, 25.66015625, 2.75, -1.625, -1.830078125, 3.5625, -0.9070739746, 0.4653204568, 231.857666, 1.0, 21.91015625, 43.47265625, -15.50195312, 6.152099609, -0.375, 390.8199158, 0.0, 985.0, 1.0, 7.37890625, 6.66015625, -1.421875, -193.578125, -4.5, -0.9070739746, -1087.332404, 91.33813477, 1.0, 3.8125, -1.0, -22.92749023, -193.578125}
tensor @r2.own.0 : f64[] = {4.800000041882413e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[s77, s17]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.21875, 1.71875, -0.25, 2.6875, 0.0625, -1.75, 2.25, -2.8125, 0.71875, 3.125, 1.9375, -1.5625}
tensor @r0.in.y : f32[4] = {5.0, 0.0, 4.0, 5.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1054.759971, 1.0, 1.1875, 4630.314545, 1.320587158, 1.0, 432.4375, -4029.105133, -2.360344887, 1.0, 231.857666, -118.2573547}
tensor @r0.own.0 : f64[] = {1.999999987845058e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.59375, 1.96875, 0.5, -1.8125, -2.6875, -2.96875, -2.09375, 2.25, 1.8125, 1.96875, -1.28125, 1.28125}
tensor @r0.in.y : f64[4] = {2.0, 6.0, 2.0, 1.0}
tensor @r0.want.0.f64 : f64[3, 4] = {12.34765625, 3330.94625, 1.0, -2.625, 22.515625, 31251.34263, 12.34765625, 5.5, 15.765625, 3330.94625, 3.00390625, 3.5625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-3, 3, 0, 4, 2, 0, 2, 3, 2, -5, 6, -7}
tensor @r0.in.y : i32[4] = {4, 5, 8, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {985.0, 8119.0, 1.0, 559.0, 265.0, 1.0, 51409.0, 239.0, 265.0, -86329.0, 443745457.0, -2521.0}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {6, 0, 0, 6, 6, 3, 0, 5, 4, 6, 3, 4}
tensor @r0.in.y : u8[4] = {8, 5, 1, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {443745457.0, 1.0, 1.0, 155.0, 443745457.0, 8119.0, 1.0, 109.0, 16908641.0, 262261.0, 7.0, 71.0}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, false, true, false, true, false, true, true, true, false, true}
tensor @r0.in.y : bool[4] = {true, false, true, false}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, -1.0, 1.0, 1.600000024, -0.3999999762, 6.0, -5.0, 5.0, 1.0, -1.0, -0.03999994755, -0.4400000429, 29.0, 29.0, 11.0, -1.0, 1.0, 1.063359919, 0.3593599073, 3191.0, -5741.0, 25.0, 1.0, 1.0, -0.1995519402, -0.9425150462, 184966321.0, 1311738121.0}
tensor @r0.own.0 : f64[] = {6.90000012681935e-09}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[7, 7]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, -1.0, 1.0, 1.600000024, -0.3999999762, 6.0, -5.0, 5.0, 1.0, -1.0, -0.03999994755, -0.4400000429, 29.0, 29.0, 11.0, -1.0, 1.0, 1.063359919, 0.3593599073, 3191.0, -5741.0, 25.0, 1.0, 1.0, -0.1995519402, -0.9425150462, 184966321.0, 1311738121.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[7, 7]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {-2.461928427, 0.6011686145, -2.0, -3.260306371, 1.206324818, -2.0, 2.519851904, 0.4098921021, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {9.999999974752427e-07}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[4, 3]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {-2.461928427, 0.6011686145, -2.0, -3.260306371, 1.206324818, -2.0, 2.519851904, 0.4098921021, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {5.0, 4.0, 2.0, 0.0, 7.0, 3.0, 7.0, 2.0, 1.0, 8.0, 5.0, 2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -2.0, 1.0, 1.0, 2.0, -1.0, 2.0, 1.0, 2.0, 1.0, -1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {5.0, 4.0, 2.0, 0.0, 7.0, 3.0, 7.0, 2.0, 1.0, 8.0, 5.0, 2.0, 6.0, 3.0, 0.0, 3.0, 0.0, 4.0, 8.0, 2.0, 4.0, 5.0, 2.0, 4.0, 5.0, 4.0, 0.0, 2.0, 1.0, 4.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.0, -2.0, 1.0, 1.0, 2.0, -1.0, 2.0, 1.0, 2.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -2.0, 1.0, 1.0, -2.0, -1.0, 1.0, -2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {5.0, 4.0, 2.0, 0.0, 7.0, 3.0, 7.0, 2.0, 1.0, 8.0, 5.0, 2.0, 6.0, 3.0, 0.0, 3.0, 0.0, 4.0, 8.0, 2.0, 4.0, 5.0, 2.0, 4.0, 5.0, 4.0, 0.0, 2.0, 1.0, 4.0, 6.0, 4.0, 2.0, 8.0, 5.0, 4.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.0, -2.0, 1.0, 1.0, 2.0, -1.0, 2.0, 1.0, 2.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -2.0, 1.0, 1.0, -2.0, -1.0, 1.0, -2.0, -1.0, -2.0, 1.0, 1.0, 2.0, -2.0, 1.0, -2.0, 1.0, 1.0, -1.0, -2.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0, 8.0, 2.0, 0.0, 1.0, 1.0, 8.0, 3.0, 8.0, 6.0, 3.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0, -1.0, 1.0, 1.0, -1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6, 3, 2, 8, 5, 1, 1, 1, 7, 1, 6, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -1.0, 1.0, 1.0, -1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 1.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.5, 1.59375, -1.53125, 1.09375, 2.0625, -0.21875, 1.15625, 3.03125, 0.9375, -0.3125, 1.59375, -0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.5, 1.59375, -1.53125, 1.09375, 2.0625, -0.21875, 1.15625, 3.03125, 0.9375, -0.3125, 1.59375, -0.96875, 0.5625, 2.375, 0.03125, -1.125, 2.40625, 0.09375, 1.96875, 2.46875, 2.9375, 1.9375, 3.125, -3.09375, -2.46875, 0.0625, -2.59375, 2.3125, -1.28125, -0.65625}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.5, 1.59375, -1.53125, 1.09375, 2.0625, -0.21875, 1.15625, 3.03125, 0.9375, -0.3125, 1.59375, -0.96875, 0.5625, 2.375, 0.03125, -1.125, 2.40625, 0.09375, 1.96875, 2.46875, 2.9375, 1.9375, 3.125, -3.09375, -2.46875, 0.0625, -2.59375, 2.3125, -1.28125, -0.65625, -2.34375, 1.75, 0.53125, -2.5625, -2.46875, -0.90625}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875, -2.28125, 0.53125, 0.78125, -2.8125, -2.65625, -0.875, 1.09375, 2.875, 2.28125, -2.5625, -1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.34375, 1.03125, 0.25, 1.53125, 2.75, 1.59375, -0.5, 0.9375, 2.53125, -1.21875, -2.1875, -1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.34375, 1.03125, 0.25, 1.53125, 2.75, 1.59375, -0.5, 0.9375, 2.53125, -1.21875, -2.1875, -1.0, 2.84375, -1.09375, 1.40625, -0.28125, 0.09375, -3.0625, 1.9375, -3.03125, 0.8125, 3.03125, -0.625, 1.8125, -0.71875, 2.0, -1.65625, 0.625, 1.90625, -1.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.34375, 1.03125, 0.25, 1.53125, 2.75, 1.59375, -0.5, 0.9375, 2.53125, -1.21875, -2.1875, -1.0, 2.84375, -1.09375, 1.40625, -0.28125, 0.09375, -3.0625, 1.9375, -3.03125, 0.8125, 3.03125, -0.625, 1.8125, -0.71875, 2.0, -1.65625, 0.625, 1.90625, -1.8125, 2.6875, -2.4375, -1.59375, 1.78125, 1.53125, -0.1875}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375, -1.65625, 1.53125, -1.03125, -2.4375, 1.875, -3.0, -1.0625, -2.75, 1.0625, -2.8125, -2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.21875, -1.90625, -0.78125, -2.53125, -2.6875, 2.125, 2.28125, 1.53125, 1.625, -1.09375, 0.6875, 1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.4375, -2.8125, -0.5625, -4.0625, -4.375, 5.25, 5.5625, 4.0625, 4.25, -1.1875, 2.375, 4.25}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.21875, -1.90625, -0.78125, -2.53125, -2.6875, 2.125, 2.28125, 1.53125, 1.625, -1.09375, 0.6875, 1.625, -2.59375, 1.625, 2.75, -1.96875, 2.5625, 1.125, 1.96875, 0.4375, 2.09375, 1.0, 2.53125, -2.3125, 1.46875, 0.65625, 2.53125, -0.3125, -3.03125, 1.09375}
tensor @r1.want.0.f32 : f64[5, 6] = {-3.4375, -2.8125, -0.5625, -4.0625, -4.375, 5.25, 5.5625, 4.0625, 4.25, -1.1875, 2.375, 4.25, -4.1875, 4.25, 6.5, -2.9375, 6.125, 3.25, 4.9375, 1.875, 5.1875, 3.0, 6.0625, -3.625, 3.9375, 2.3125, 6.0625, 0.375, -5.0625, 3.1875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.21875, -1.90625, -0.78125, -2.53125, -2.6875, 2.125, 2.28125, 1.53125, 1.625, -1.09375, 0.6875, 1.625, -2.59375, 1.625, 2.75, -1.96875, 2.5625, 1.125, 1.96875, 0.4375, 2.09375, 1.0, 2.53125, -2.3125, 1.46875, 0.65625, 2.53125, -0.3125, -3.03125, 1.09375, -2.03125, 3.125, 3.125, -3.125, -2.21875, 1.875}
tensor @r2.want.0.f32 : f64[4, 9] = {-3.4375, -2.8125, -0.5625, -4.0625, -4.375, 5.25, 5.5625, 4.0625, 4.25, -1.1875, 2.375, 4.25, -4.1875, 4.25, 6.5, -2.9375, 6.125, 3.25, 4.9375, 1.875, 5.1875, 3.0, 6.0625, -3.625, 3.9375, 2.3125, 6.0625, 0.375, -5.0625, 3.1875, -3.0625, 7.25, 7.25, -5.25, -3.4375, 4.75}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.4375, -1.125, -0.8125, -1.78125, 2.28125, 0.375, 2.28125, 0.53125, 0.09375, 0.46875, 2.5625, 1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.875, -1.25, -0.625, -2.5625, 5.5625, 1.75, 5.5625, 2.0625, 1.1875, 1.9375, 6.125, 3.1875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875, 1.1875, -1.125, 2.53125, -0.875, 3.09375, -2.78125, 0.40625, -0.03125, 2.25, 0.46875, -1.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {3.921875, 13.28710938, -2.828125, 144.2502441, 0.203125, 261.7995605, -131.045166, -1.428466797, -0.8713378906, 101.375, -1.172119141, -1.830078125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.875, 1.1875, -1.125, 2.53125, -0.875, 3.09375, -2.78125, 0.40625, -0.03125, 2.25, 0.46875, -1.0625, 0.03125, 3.0625, 1.84375, 2.875, -1.28125, 2.34375, -0.78125, -3.09375, 0.125, -2.46875, -0.1875, -1.15625, 1.6875, 0.03125, -2.0625, 2.84375, -2.5625, -2.3125}
tensor @r1.want.0.f32 : f64[5, 6] = {3.921875, 13.28710938, -2.828125, 144.2502441, 0.203125, 261.7995605, -131.045166, -1.428466797, -0.8713378906, 101.375, -1.172119141, -1.830078125, -1.120849609, 254.0488281, 55.36401367, 210.671875, -6.135009766, 114.5944824, 0.7517089844, -187.229248, -1.421875, -87.11694336, -0.162109375, -3.393798828, 42.08398438, -1.120849609, -45.92382812, 203.9499512, -99.09570312, -69.29101562}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.875, 1.1875, -1.125, 2.53125, -0.875, 3.09375, -2.78125, 0.40625, -0.03125, 2.25, 0.46875, -1.0625, 0.03125, 3.0625, 1.84375, 2.875, -1.28125, 2.34375, -0.78125, -3.09375, 0.125, -2.46875, -0.1875, -1.15625, 1.6875, 0.03125, -2.0625, 2.84375, -2.5625, -2.3125, 2.625, 2.34375, -2.5625, 1.875, 2.75, 2.3125}
tensor @r2.want.0.f32 : f64[4, 9] = {3.921875, 13.28710938, -2.828125, 144.2502441, 0.203125, 261.7995605, -131.045166, -1.428466797, -0.8713378906, 101.375, -1.172119141, -1.830078125, -1.120849609, 254.0488281, 55.36401367, 210.671875, -6.135009766, 114.5944824, 0.7517089844, -187.229248, -1.421875, -87.11694336, -0.162109375, -3.393798828, 42.08398438, -1.120849609, -45.92382812, 203.9499512, -99.09570312, -69.29101562, 160.765625, 114.5944824, -99.09570312, 58.296875, 184.625, 110.0722656}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.09375, -0.125, -2.6875, 2.28125, -2.8125, 2.625, -0.5625, -0.78125, 2.40625, 2.59375, 1.75, 1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {9.877685547, -0.453125, -116.6464844, 105.6662598, -136.0878906, 160.765625, 1.091796875, 0.7517089844, 123.9934082, 155.1315918, 47.125, 12.08911133}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.59375, 1.4375, -1.5625, 2.3125, -1.46875, 0.4375, 3.0625, -2.59375, 1.96875, -1.59375, 2.1875, -1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {-70211.93809, 35103.7579, -52624.54103, 15396430.64, -20780.89219, 0.5399127192, 402919055.2, -39522237.4, 2201469.36, -70211.93809, 7930090.036, -1365.333496}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r1.in.x : f32[5, 6] = {-1.59375, 1.4375, -1.5625, 2.3125, -1.46875, 0.4375, 3.0625, -2.59375, 1.96875, -1.59375, 2.1875, -1.25, 1.03125, 0.15625, 2.65625, 1.4375, -1.59375, -0.125, -1.90625, -2.28125, 1.375, 2.125, 3.09375, -1.84375, -0.375, -0.71875, -2.25, 2.46875, 3.03125, -2.03125}
tensor @r1.want.0.f32 : f64[5, 6] = {-70211.93809, 35103.7579, -52624.54103, 15396430.64, -20780.89219, 0.5399127192, 402919055.2, -39522237.4, 2201469.36, -70211.93809, 7930090.036, -1365.333496, 70.14916125, -0.8072567257, 78284074.76, 35103.7579, -70211.93809, 0.813133955, -824172.6117, -8184046.867, 18316.60373, 5592405.333, 452444674.8, -529531.6007, -0.5713937283, 0.9001437739, -6890855.636, 33310659.74, 358347260.6, -1884761.365}
tensor @r1.own.0 : f64[] = {7.700000281829489e-08}
tensor @r2.in.x : f32[4, 9] = {-1.59375, 1.4375, -1.5625, 2.3125, -1.46875, 0.4375, 3.0625, -2.59375, 1.96875, -1.59375, 2.1875, -1.25, 1.03125, 0.15625, 2.65625, 1.4375, -1.59375, -0.125, -1.90625, -2.28125, 1.375, 2.125, 3.09375, -1.84375, -0.375, -0.71875, -2.25, 2.46875, 3.03125, -2.03125, 1.34375, 1.40625, -3.03125, -1.40625, 0.65625, 2.71875}
tensor @r2.want.0.f32 : f64[4, 9] = {-70211.93809, 35103.7579, -52624.54103, 15396430.64, -20780.89219, 0.5399127192, 402919055.2, -39522237.4, 2201469.36, -70211.93809, 7930090.036, -1365.333496, 70.14916125, -0.8072567257, 78284074.76, 35103.7579, -70211.93809, 0.813133955, -824172.6117, -8184046.867, 18316.60373, 5592405.333, 452444674.8, -529531.6007, -0.5713937283, 0.9001437739, -6890855.636, 33310659.74, 358347260.6, -1884761.365, 12947.86094, 25527.57107, -254370012.9, -10489.04163, -0.9553772698, 102511321.4}
tensor @r2.own.0 : f64[] = {7.700000281829489e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.3125, 2.03125, 0.25, -0.21875, -0.875, -0.375, 0.5, -1.6875, -0.03125, -1.59375, 0.0, 2.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {15396430.64, 3231359.428, 0.8530273438, 1.260342808, -0.9200866222, -0.5713937283, -1.0, -158121.8518, -0.5754302909, -70211.93809, -1.0, 13096969.89}
tensor @r0.own.0 : f64[] = {1.500000053056283e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_chebyshev_polynomial_w = aten.special_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_chebyshev_polynomial_w as "special_chebyshev_polynomial_w"
}

fxge 1
model "special_chebyshev_polynomial_w.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {4, 7, 3, -3, 7, -4, 0, -3, 1, 7, -1, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {8251382159.0, 4122901605000.0, 318281039.0, -225058681.0, 4122901605000.0, -6391493137.0, -1.0, -225058681.0, 23.0, 4122901605000.0, -1.0, 4122901605000.0}
tensor @r0.own.0 : f64[] = {9.699999736767495e-08}
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
tensor @r0.in.x : f32[3, 4] = {1.59375, 2.6875, -3.125, -2.875, 1.75, -0.15625, -2.6875, -1.90625, -0.0625, 0.90625, 3.03125, 2.09375}
tensor @r0.in.y : f32[4] = {3.0, 7.0, 3.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {35.30761719, 1788620.22, -1502.5625, 1.0, 55.0, -110.6116555, -1017.210938, 1.0, -2.3203125, -0.3483493328, 503.7978516, 1.0}
tensor @r0.own.0 : f64[] = {1.6999999630229468e-08}
tensor @r1.in.x : f32[5, 6] = {1.59375, 2.6875, -3.125, -2.875, 1.75, -0.15625, -2.6875, -1.90625, -0.0625, 0.90625, 3.03125, 2.09375, 0.625, -1.96875, 1.28125, -0.6875, -2.96875, -0.84375, 0.75, 1.25, 0.3125, 2.78125, 2.4375, 0.25, -0.1875, -1.65625, 3.0625, -0.625, -0.21875, -0.15625}
tensor @r1.in.y : f32[6] = {1.0, 2.0, 2.0, 6.0, 2.0, 4.0}
tensor @r1.want.0.f32 : f64[5, 6] = {2.1875, 37.28125, 104.125, 2927896.508, 11.5, 10.95910645, -6.375, 45.3203125, 1.53125, -0.8294811249, 50.2578125, 745.5489502, 0.25, 47.7578125, 3.8828125, 4316.237427, 95.2578125, 360.5528564, 0.5, 3.5, -0.71875, 268221.332, 29.03125, -0.5, -1.375, 36.1953125, 51.53125, 3011.820312, 3.1328125, 10.95910645}
tensor @r1.own.0 : f64[] = {6.700000110271276e-09}
tensor @r2.in.x : f32[4, 9] = {1.59375, 2.6875, -3.125, -2.875, 1.75, -0.15625, -2.6875, -1.90625, -0.0625, 0.90625, 3.03125, 2.09375, 0.625, -1.96875, 1.28125, -0.6875, -2.96875, -0.84375, 0.75, 1.25, 0.3125, 2.78125, 2.4375, 0.25, -0.1875, -1.65625, 3.0625, -0.625, -0.21875, -0.15625, 1.125, -2.3125, -2.875, 1.84375, -1.375, 0.46875}
tensor @r2.in.y : f32[9] = {7.0, 1.0, 6.0, 6.0, 1.0, 2.0, 1.0, 2.0, 3.0}
tensor @r2.want.0.f32 : f64[4, 9] = {10300.6114, 4.375, 4515387.133, 2927896.508, 2.5, 2.4453125, -6.375, 45.3203125, -2.3203125, -0.3483493328, 5.0625, 28789.15709, -0.0546875, -4.9375, 3.8828125, -2.375, 95.2578125, -69.58105469, 0.5, 1.5, 0.6710205078, 268221.332, 3.875, -0.5, -1.375, 36.1953125, 523.0703125, -12847.11328, -1.4375, 51.15156746, 32.0078125, -5.625, 90.125, 2.6875, 27.125, 0.1865234375}
tensor @r2.own.0 : f64[] = {2.900000062311392e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.25, 0.6875, -0.90625, -0.5625, -0.4375, -2.6875, -0.5, 1.46875, -0.75, 0.1875, 2.90625, -1.5}
tensor @r0.in.y : f32[4] = {3.0, 7.0, 6.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -0.4356994629, 12976.17137, 128.0019531, -20.7421875, -26221979.02, 1351.0, 83.70324707, -55.0, -0.9999084473, 372203.1683, 1921.0}
tensor @r0.own.0 : f64[] = {3.699999950868005e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.96875, -0.78125, 2.4375, 1.5625, 0.8125, -3.0625, -1.625, 2.28125, -0.6875, -2.96875, -1.65625, 0.4375}
tensor @r0.in.y : f64[4] = {8.0, 6.0, 0.0, 5.0}
tensor @r0.want.0.f64 : f64[3, 4] = {-0.9558601081, 7107.650972, 1.0, 512.0004883, 0.6355056763, 4063787.678, 1.0, 8294.641983, 88542.22388, 3457211.162, 1.0, -0.5864257812}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1, 7, -5, 7, 1, 1, 2, 0, -4, -4, -1, 4}
tensor @r0.in.y : i32[4] = {8, 5, 2, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {665857.0, 5896813.0, 241.0, 153090001.0, 1.0, 1.0, 17.0, 1.0, 5374978561.0, -930249.0, 17.0, 3650401.0}
tensor @r0.own.0 : f64[] = {1.9000000184288268e-10}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 4, 3, 0, 6, 4, 2, 6, 6, 0, 1, 7}
tensor @r0.in.y : u8[4] = {4, 2, 1, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 97.0, 5.0, 1.0, 116161.0, 97.0, 3.0, 241.0, 116161.0, 1.0, 1.0, 337.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, false, false, true, false, true, true, true, false, false, true, false}
tensor @r0.in.y : bool[4] = {true, false, false, true}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -3.0, -1.0, -0.3999999762, -2.399999976, 4.0, -7.0, 1.0, 17.0, 1.0, -0.6800000381, 10.51999977, 31.0, 97.0, 1.0, -3363.0, -1.0, -0.8838400608, -1009.539785, 15124.0, -262087.0, 1.0, 768398401.0, 1.0, 0.2238986597, 42789576.79, 28355806080.0, 26650854920000.0}
tensor @r0.own.0 : f64[] = {5.900000044078979e-09}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -3.0, -1.0, -0.3999999762, -2.399999976, 4.0, -7.0, 1.0, 17.0, 1.0, -0.6800000381, 10.51999977, 31.0, 97.0, 1.0, -3363.0, -1.0, -0.8838400608, -1009.539785, 15124.0, -262087.0, 1.0, 768398401.0, 1.0, 0.2238986597, 42789576.79, 28355806080.0, 26650854920000.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.8211881743, 576180515400000.0, 1.0, -0.9416249402, 6.273526052e+23, 1.0, -0.7278538189, -1332847830000.0, 2.443103792e-16, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {1.6000000186977559e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.8211881743, 576180515400000.0, 1.0, -0.9416249402, 6.273526052e+23, 1.0, -0.7278538189, -1332847830000.0, 2.443103792e-16, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {0.0, 2.0, 0.0, 7.0, 7.0, 6.0, 7.0, 5.0, 7.0, 3.0, 0.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -1.0, 1.0, -4.286263797e-16, -4.286263797e-16, -1.0, -4.286263797e-16, 0.0, -4.286263797e-16, -0.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {6.600000119760807e-07}
tensor @r1.in.x : f32[5, 6] = {0.0, 2.0, 0.0, 7.0, 7.0, 6.0, 7.0, 5.0, 7.0, 3.0, 0.0, 4.0, 8.0, 3.0, 8.0, 7.0, 6.0, 4.0, 1.0, 0.0, 8.0, 8.0, 1.0, 2.0, 0.0, 0.0, 7.0, 5.0, 7.0, 5.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, -1.0, 1.0, -4.286263797e-16, -4.286263797e-16, -1.0, -4.286263797e-16, 0.0, -4.286263797e-16, -0.0, 1.0, 1.0, 1.0, -0.0, 1.0, -4.286263797e-16, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0, 1.0, 1.0, -4.286263797e-16, 0.0, -4.286263797e-16, 0.0}
tensor @r1.own.0 : f64[] = {6.600000119760807e-07}
tensor @r2.in.x : f32[4, 9] = {0.0, 2.0, 0.0, 7.0, 7.0, 6.0, 7.0, 5.0, 7.0, 3.0, 0.0, 4.0, 8.0, 3.0, 8.0, 7.0, 6.0, 4.0, 1.0, 0.0, 8.0, 8.0, 1.0, 2.0, 0.0, 0.0, 7.0, 5.0, 7.0, 5.0, 2.0, 3.0, 0.0, 3.0, 8.0, 0.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, -1.0, 1.0, -4.286263797e-16, -4.286263797e-16, -1.0, -4.286263797e-16, 0.0, -4.286263797e-16, -0.0, 1.0, 1.0, 1.0, -0.0, 1.0, -4.286263797e-16, -1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, -1.0, 1.0, 1.0, -4.286263797e-16, 0.0, -4.286263797e-16, 0.0, -1.0, -0.0, 1.0, -0.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {6.600000119760807e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {7.0, 1.0, 2.0, 2.0, 3.0, 2.0, 6.0, 0.0, 8.0, 3.0, 8.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.286263797e-16, 0.0, -1.0, -1.0, -0.0, -1.0, -1.0, 1.0, 1.0, -0.0, 1.0, -4.286263797e-16}
tensor @r0.own.0 : f64[] = {6.600000119760807e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6, 4, 6, 4, 3, 1, 6, 8, 2, 8, 2, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, 1.0, -1.0, 1.0, -0.0, 0.0, -1.0, 1.0, -1.0, 1.0, -1.0, -0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.21875, 0.125, 1.34375, 2.3125, -0.28125, -0.96875, -1.8125, -1.96875, -2.65625, -1.28125, -0.15625, -0.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.21875, 0.125, 1.34375, 2.3125, -0.28125, -0.96875, -1.8125, -1.96875, -2.65625, -1.28125, -0.15625, -0.3125, -2.0, -3.125, -2.375, 2.53125, -1.3125, 2.78125, 1.34375, -1.90625, -3.0625, 1.5, 0.53125, -2.5625, 1.125, -0.21875, 0.46875, -2.125, 2.375, -0.78125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.21875, 0.125, 1.34375, 2.3125, -0.28125, -0.96875, -1.8125, -1.96875, -2.65625, -1.28125, -0.15625, -0.3125, -2.0, -3.125, -2.375, 2.53125, -1.3125, 2.78125, 1.34375, -1.90625, -3.0625, 1.5, 0.53125, -2.5625, 1.125, -0.21875, 0.46875, -2.125, 2.375, -0.78125, 1.78125, 0.71875, -1.375, 2.625, -1.0625, 0.625}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.3125, -2.09375, 1.90625, -2.1875, -2.0, -2.9375, -0.21875, -1.8125, -2.5, 2.53125, -2.6875, -2.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.6875, -1.4375, 1.0, 0.25, 1.375, -1.9375, 0.5625, -1.25, 1.6875, 3.0625, -1.28125, 0.78125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.6875, -1.4375, 1.0, 0.25, 1.375, -1.9375, 0.5625, -1.25, 1.6875, 3.0625, -1.28125, 0.78125, 0.25, 2.78125, 1.625, -1.375, -0.09375, -2.75, 1.40625, -1.90625, 0.125, 0.09375, -0.34375, -2.5625, 2.5, -2.9375, -1.0, -0.6875, 1.3125, 2.78125}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.6875, -1.4375, 1.0, 0.25, 1.375, -1.9375, 0.5625, -1.25, 1.6875, 3.0625, -1.28125, 0.78125, 0.25, 2.78125, 1.625, -1.375, -0.09375, -2.75, 1.40625, -1.90625, 0.125, 0.09375, -0.34375, -2.5625, 2.5, -2.9375, -1.0, -0.6875, 1.3125, 2.78125, -1.5625, -3.0, 2.90625, 2.40625, 2.65625, 0.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.21875, -0.65625, -3.0, 2.28125, -2.6875, 2.3125, 2.25, -1.65625, -2.96875, -1.09375, -0.71875, 2.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.25, 2.09375, -1.875, -0.46875, -2.59375, -1.90625, 0.65625, 1.15625, 0.1875, -1.59375, -0.40625, -0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5, 3.1875, -4.75, -1.9375, -6.1875, -4.8125, 0.3125, 1.3125, -0.625, -4.1875, -1.8125, -1.875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.25, 2.09375, -1.875, -0.46875, -2.59375, -1.90625, 0.65625, 1.15625, 0.1875, -1.59375, -0.40625, -0.4375, 0.3125, 1.0, -2.15625, 2.15625, -2.71875, -2.78125, -1.25, -2.6875, -0.75, 1.15625, -1.6875, -0.9375, -2.15625, -2.9375, -0.75, 1.0, -2.375, 1.46875}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.5, 3.1875, -4.75, -1.9375, -6.1875, -4.8125, 0.3125, 1.3125, -0.625, -4.1875, -1.8125, -1.875, -0.375, 1.0, -5.3125, 3.3125, -6.4375, -6.5625, -3.5, -6.375, -2.5, 1.3125, -4.375, -2.875, -5.3125, -6.875, -2.5, 1.0, -5.75, 1.9375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.25, 2.09375, -1.875, -0.46875, -2.59375, -1.90625, 0.65625, 1.15625, 0.1875, -1.59375, -0.40625, -0.4375, 0.3125, 1.0, -2.15625, 2.15625, -2.71875, -2.78125, -1.25, -2.6875, -0.75, 1.15625, -1.6875, -0.9375, -2.15625, -2.9375, -0.75, 1.0, -2.375, 1.46875, 2.125, 0.4375, 3.125, 2.40625, 2.4375, -0.46875}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.5, 3.1875, -4.75, -1.9375, -6.1875, -4.8125, 0.3125, 1.3125, -0.625, -4.1875, -1.8125, -1.875, -0.375, 1.0, -5.3125, 3.3125, -6.4375, -6.5625, -3.5, -6.375, -2.5, 1.3125, -4.375, -2.875, -5.3125, -6.875, -2.5, 1.0, -5.75, 1.9375, 3.25, -0.125, 5.25, 3.8125, 3.875, -1.9375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.09375, -1.875, -1.5, 0.21875, -2.78125, -2.34375, -2.71875, -0.1875, -2.5, -1.46875, 2.59375, -2.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.1875, -4.75, -4.0, -0.5625, -6.5625, -5.6875, -6.4375, -1.375, -6.0, -3.9375, 4.1875, -6.8125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.21875, 2.90625, 1.0, 1.53125, 1.0625, -2.96875, 0.875, 2.46875, -0.875, 2.78125, -0.96875, 1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-626.7568359, 431.3955078, 1.0, 28.90722656, 2.3203125, -1314.764648, -0.5625, 232.3740234, -74.9375, 366.2119141, -92.57714844, 7.569335938}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.21875, 2.90625, 1.0, 1.53125, 1.0625, -2.96875, 0.875, 2.46875, -0.875, 2.78125, -0.96875, 1.21875, 1.5, 2.15625, 0.625, -2.1875, 2.15625, -2.40625, -1.78125, 1.78125, -0.6875, -0.15625, 2.59375, 1.78125, -0.34375, -1.40625, 1.15625, -0.75, 2.03125, -1.46875}
tensor @r1.want.0.f32 : f64[5, 6] = {-626.7568359, 431.3955078, 1.0, 28.90722656, 2.3203125, -1314.764648, -0.5625, 232.3740234, -74.9375, 366.2119141, -92.57714844, 7.569335938, 26.0, 135.4501953, -0.6875, -605.0234375, 135.4501953, -768.0673828, -366.2119141, 59.61816406, -46.4609375, -5.106445312, 281.1513672, 59.61816406, -14.15917969, -210.2236328, 5.106445312, -55.0, 105.7041016, -232.3740234}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.21875, 2.90625, 1.0, 1.53125, 1.0625, -2.96875, 0.875, 2.46875, -0.875, 2.78125, -0.96875, 1.21875, 1.5, 2.15625, 0.625, -2.1875, 2.15625, -2.40625, -1.78125, 1.78125, -0.6875, -0.15625, 2.59375, 1.78125, -0.34375, -1.40625, 1.15625, -0.75, 2.03125, -1.46875, -2.75, 0.90625, 1.0, 1.28125, 2.25, -2.15625}
tensor @r2.want.0.f32 : f64[4, 9] = {-626.7568359, 431.3955078, 1.0, 28.90722656, 2.3203125, -1314.764648, -0.5625, 232.3740234, -74.9375, 366.2119141, -92.57714844, 7.569335938, 26.0, 135.4501953, -0.6875, -605.0234375, 135.4501953, -768.0673828, -366.2119141, 59.61816406, -46.4609375, -5.106445312, 281.1513672, 59.61816406, -14.15917969, -210.2236328, 5.106445312, -55.0, 105.7041016, -232.3740234, -1079.0, -0.2919921875, 1.0, 10.57128906, 161.0, -583.7939453}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.8125, -0.8125, 1.1875, 2.15625, -1.0625, -2.15625, -1.53125, 0.6875, -1.21875, -2.53125, 1.96875, 0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-64.4765625, -64.4765625, 6.2734375, 135.4501953, -112.6953125, -583.7939453, -256.0009766, -0.9140625, -152.1630859, -873.0947266, 92.57714844, -0.7626953125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.375, 0.34375, -0.3125, -2.59375, -1.96875, -1.28125, -1.125, -1.09375, 2.125, 2.25, 2.375, -2.125}
tensor @r0.want.0.f32 : f64[3, 4] = {1727255419.0, -0.3470915722, -62374.35987, -484687822800.0, -38825536360.0, -960706682.4, -333969344.0, -266754284.5, 333969344.0, 784198803.5, 1727255419.0, -77289342900.0}
tensor @r0.own.0 : f64[] = {3.3999999260458935e-08}
tensor @r1.in.x : f32[5, 6] = {2.375, 0.34375, -0.3125, -2.59375, -1.96875, -1.28125, -1.125, -1.09375, 2.125, 2.25, 2.375, -2.125, -2.875, 2.40625, -0.4375, 2.625, -0.8125, -0.78125, -1.96875, -2.0625, -0.09375, 1.65625, -1.6875, -2.9375, -1.53125, -1.6875, 3.125, -2.28125, 2.25, -2.03125}
tensor @r1.want.0.f32 : f64[5, 6] = {1727255419.0, -0.3470915722, -62374.35987, -484687822800.0, -38825536360.0, -960706682.4, -333969344.0, -266754284.5, 333969344.0, 784198803.5, 1727255419.0, -77289342900.0, -1277057600000.0, 2085626877.0, -426861.7528, 7162104516.0, -27360525.1, -20528450.2, -38825536360.0, -58992771060.0, -380.6602063, 5947667.442, -9940375324.0, -1566133496000.0, -4294967296.0, -9940375324.0, 77289342900.0, -147636842900.0, 784198803.5, -51406522650.0}
tensor @r1.own.0 : f64[] = {2.800000054037355e-08}
tensor @r2.in.x : f32[4, 9] = {2.375, 0.34375, -0.3125, -2.59375, -1.96875, -1.28125, -1.125, -1.09375, 2.125, 2.25, 2.375, -2.125, -2.875, 2.40625, -0.4375, 2.625, -0.8125, -0.78125, -1.96875, -2.0625, -0.09375, 1.65625, -1.6875, -2.9375, -1.53125, -1.6875, 3.125, -2.28125, 2.25, -2.03125, -3.03125, 1.21875, 1.625, 2.40625, -1.9375, -1.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {1727255419.0, -0.3470915722, -62374.35987, -484687822800.0, -38825536360.0, -960706682.4, -333969344.0, -266754284.5, 333969344.0, 784198803.5, 1727255419.0, -77289342900.0, -1277057600000.0, 2085626877.0, -426861.7528, 7162104516.0, -27360525.1, -20528450.2, -38825536360.0, -58992771060.0, -380.6602063, 5947667.442, -9940375324.0, -1566133496000.0, -4294967296.0, -9940375324.0, 77289342900.0, -147636842900.0, 784198803.5, -51406522650.0, -2112111252000.0, 10446.34266, 4253158.628, 2085626877.0, -33647677090.0, -167641331.5}
tensor @r2.own.0 : f64[] = {2.099999996119095e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.59375, 0.90625, -0.84375, 1.96875, -2.90625, -1.75, 2.40625, 2.6875, 2.0, -3.03125, -0.46875, 0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {-484687822800.0, 0.8457281509, -36179685.07, 103089429.1, -1414905271000.0, -13662689040.0, 2085626877.0, 9940375324.0, 131836323.0, -2112111252000.0, -652080.5028, -0.09594726563}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_t = aten.special_shifted_chebyshev_polynomial_t.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_t as "special_shifted_chebyshev_polynomial_t"
}

fxge 1
model "special_shifted_chebyshev_polynomial_t.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-3, 6, -2, 2, -1, -6, 0, -1, 5, -7, -1, 4}
tensor @r0.want.0.f32 : f64[3, 4] = {-1913445294000.0, 285573847800000.0, -44716177440.0, 131836323.0, -131836323.0, -1805486216000000.0, -1.0, -131836323.0, 31056625200000.0, -8749573705000000.0, -131836323.0, 1913445294000.0}
tensor @r0.own.0 : f64[] = {6.30000016599297e-08}
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
tensor @r0.in.x : f32[3, 4] = {-0.125, -1.875, -2.125, 2.0625, 2.09375, 1.625, -2.9375, 0.96875, 0.4375, 1.84375, 1.90625, -2.09375}
tensor @r0.in.y : f32[4] = {1.0, 8.0, 6.0, 6.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.5, 61317674.33, 1279980.828, 52208.62524, 6.375, 115974.332, 6580379.133, 1.747440338, -0.25, 540104.5382, 26859.55002, 1189890.871}
tensor @r0.own.0 : f64[] = {3.799999959142042e-08}
tensor @r1.in.x : f32[5, 6] = {-0.125, -1.875, -2.125, 2.0625, 2.09375, 1.625, -2.9375, 0.96875, 0.4375, 1.84375, 1.90625, -2.09375, 2.71875, 0.59375, -0.875, -2.28125, 0.25, 1.0625, 2.9375, 1.21875, 1.09375, 0.71875, 2.03125, -1.65625, 1.5, 1.21875, 2.40625, -2.875, -2.78125, -3.0625}
tensor @r1.in.y : f32[6] = {3.0, 7.0, 6.0, 6.0, 4.0, 6.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-10.625, -6527640.148, 1279980.828, 52208.62524, 1530.738525, 6373.953125, -2572.109375, 0.8443522453, -0.6442871094, 20113.08902, 907.2072754, 1189890.871, 681.2949219, -1.016108036, 23285.82812, 1819985.116, -1.0, 30.97680664, 907.359375, 671.154407, 53.22629166, 1.111637115, 1295.875244, 384450.6399, 56.0, 671.154407, 179980.8136, 5888462.328, 29159.64868, 8168201.547}
tensor @r1.own.0 : f64[] = {6.700000199089118e-08}
tensor @r2.in.x : f32[4, 9] = {-0.125, -1.875, -2.125, 2.0625, 2.09375, 1.625, -2.9375, 0.96875, 0.4375, 1.84375, 1.90625, -2.09375, 2.71875, 0.59375, -0.875, -2.28125, 0.25, 1.0625, 2.9375, 1.21875, 1.09375, 0.71875, 2.03125, -1.65625, 1.5, 1.21875, 2.40625, -2.875, -2.78125, -3.0625, -0.21875, -0.5625, 1.5625, -1.4375, 3.09375, -2.46875}
tensor @r2.in.y : f32[9] = {0.0, 4.0, 5.0, 3.0, 1.0, 3.0, 4.0, 2.0, 7.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 7875.3125, -123029.1562, 231.640625, 6.375, 82.125, 35178.44141, 2.515625, 0.8495483398, 1.0, 907.2072754, -115774.0196, 681.2949219, 0.375, -155.375, 14947.63306, 0.0, 50.84527588, 1.0, 44.52368164, 29.10360718, -1.080078125, 6.125, -624.3691406, 209.0, 7.265625, 1348329.084, 1.0, 29159.64868, -576058.0869, -18.01367188, -4.25, 68.265625, 3428.316406, 106.640625, -31899180.07}
tensor @r2.own.0 : f64[] = {2.099999951710174e-09}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.71875, 0.96875, 1.78125, -0.03125, -2.40625, -1.71875, -1.125, 1.25, 0.84375, -1.0625, -0.09375, 2.78125}
tensor @r0.in.y : f32[4] = {7.0, 5.0, 3.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.5144610405, 2.432098389, 124.3613281, -2.125, -27433153.47, -52291.15549, -261.625, 3.0, 0.2989821434, -8578.930664, -8.646484375, 9.125}
tensor @r0.own.0 : f64[] = {5.4000000915266355e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.875, 1.65625, 1.5625, -2.90625, 2.1875, -0.25, 2.03125, 3.125, 2.4375, 2.75, 0.375, 0.90625}
tensor @r0.in.y : f64[4] = {8.0, 2.0, 6.0, 8.0}
tensor @r0.want.0.f64 : f64[3, 4] = {0.33203125, 20.390625, 4369.06665, 1143391561.0, 3678121.656, 8.0, 45987.30359, 138546099.3, 11550867.44, 80.0, 0.203125, -1.081109941}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4, 1, 5, 3, -2, 3, 5, 1, -7, -3, 7, -7}
tensor @r0.in.y : i32[4] = {2, 6, 5, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {323.0, 7.0, 1866294.0, 9409960.0, 99.0, 950599.0, 1866294.0, 8.0, 899.0, 7338631.0, 11811150.0, -21724469880.0}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3, 4, 1, 0, 4, 1, 2, 0, 1, 5, 7, 3}
tensor @r0.in.y : u8[4] = {3, 8, 1, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {980.0, 1423656585.0, 2.0, 7.0, 2716.0, 9.0, 6.0, 7.0, 4.0, 10783446410.0, 26.0, 950599.0}
tensor @r0.own.0 : f64[] = {3.599999942593968e-08}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, true, false, true, true, true, true, true, false, false, true}
tensor @r0.in.y : bool[4] = {true, true, true, false}
tensor @r0.want.0.f32 : f64[3, 4] = {2.0, -2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 1.0, 2.0, -2.0, -2.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -6.0, -2.0, -0.7999999523, -4.799999952, 8.0, -14.0, 3.0, 35.0, 3.0, -0.3600000763, 22.03999954, 63.0, 195.0, 6.0, -6930.0, -6.0, -0.6796801255, -2120.071566, 30744.0, -526890.0, 13.0, 1583407981.0, 13.0, 0.6492543664, 89859745.76, 57641556670.0, 53577891880000.0}
tensor @r0.own.0 : f64[] = {1.1000000021965661e-08}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -6.0, -2.0, -0.7999999523, -4.799999952, 8.0, -14.0, 3.0, 35.0, 3.0, -0.3600000763, 22.03999954, 63.0, 195.0, 6.0, -6930.0, -6.0, -0.6796801255, -2120.071566, 30744.0, -526890.0, 13.0, 1583407981.0, 13.0, 0.6492543664, 89859745.76, 57641556670.0, 53577891880000.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {1.582064715, 1399466998000000.0, 1.0, -1.390509849, 1.523757301e+24, 1.0, 0.1864557933, -3237312789000.0, -1.47081412e-15, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {1.3000000080864993e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {1.582064715, 1399466998000000.0, 1.0, -1.390509849, 1.523757301e+24, 1.0, 0.1864557933, -3237312789000.0, -1.47081412e-15, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {4.0, 4.0, 1.0, 2.0, 6.0, 8.0, 5.0, 8.0, 1.0, 6.0, 6.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {4.0, 4.0, 1.0, 2.0, 6.0, 8.0, 5.0, 8.0, 1.0, 6.0, 6.0, 1.0, 1.0, 3.0, 7.0, 4.0, 6.0, 2.0, 8.0, 8.0, 6.0, 6.0, 5.0, 5.0, 6.0, 3.0, 2.0, 5.0, 1.0, 4.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -0.0, -4.898587197e-16, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -0.0, -1.0, 0.0, 0.0, 1.0}
tensor @r1.own.0 : f64[] = {3.4999999343199306e-07}
tensor @r2.in.x : f32[4, 9] = {4.0, 4.0, 1.0, 2.0, 6.0, 8.0, 5.0, 8.0, 1.0, 6.0, 6.0, 1.0, 1.0, 3.0, 7.0, 4.0, 6.0, 2.0, 8.0, 8.0, 6.0, 6.0, 5.0, 5.0, 6.0, 3.0, 2.0, 5.0, 1.0, 4.0, 5.0, 6.0, 2.0, 3.0, 3.0, 0.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, -0.0, -4.898587197e-16, 1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 0.0, 0.0, -1.0, -0.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, -0.0, -0.0, 1.0}
tensor @r2.own.0 : f64[] = {3.4999999343199306e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {5.0, 5.0, 3.0, 8.0, 5.0, 7.0, 7.0, 2.0, 8.0, 8.0, 1.0, 5.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, -0.0, 1.0, 0.0, -4.898587197e-16, -4.898587197e-16, -1.0, 1.0, 1.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {5, 7, 3, 5, 3, 6, 2, 6, 0, 6, 1, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, -4.898587197e-16, -0.0, 0.0, -0.0, -1.0, -1.0, -1.0, 1.0, -1.0, 0.0, -4.898587197e-16}
tensor @r0.own.0 : f64[] = {3.4999999343199306e-07}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.75, 2.03125, 0.5625, -2.15625, -2.0625, 2.5, -0.875, -2.21875, 2.8125, 3.125, -0.9375, -0.875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.75, 2.03125, 0.5625, -2.15625, -2.0625, 2.5, -0.875, -2.21875, 2.8125, 3.125, -0.9375, -0.875, -1.6875, -2.3125, -0.59375, 2.34375, -2.0, -0.875, -2.15625, -2.9375, -3.0625, -1.28125, 1.0625, 1.3125, 1.0, -0.6875, 1.96875, -1.3125, -2.1875, -0.78125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.75, 2.03125, 0.5625, -2.15625, -2.0625, 2.5, -0.875, -2.21875, 2.8125, 3.125, -0.9375, -0.875, -1.6875, -2.3125, -0.59375, 2.34375, -2.0, -0.875, -2.15625, -2.9375, -3.0625, -1.28125, 1.0625, 1.3125, 1.0, -0.6875, 1.96875, -1.3125, -2.1875, -0.78125, 0.6875, 1.6875, 2.4375, -0.375, -2.875, 0.3125}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.28125, -2.8125, 2.03125, 0.78125, 0.59375, -1.875, -1.21875, -1.21875, -1.65625, -0.53125, -1.6875, -0.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.59375, 2.84375, -2.59375, -0.53125, -2.5, -2.65625, -0.40625, 1.15625, 0.78125, 2.90625, -2.09375, -2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.59375, 2.84375, -2.59375, -0.53125, -2.5, -2.65625, -0.40625, 1.15625, 0.78125, 2.90625, -2.09375, -2.375, -0.5, -1.21875, 2.875, -2.625, -0.0625, 0.28125, 0.75, 0.34375, -0.4375, 2.09375, -2.4375, 0.1875, 2.75, 0.65625, -0.625, -2.21875, 2.0625, -2.15625}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.59375, 2.84375, -2.59375, -0.53125, -2.5, -2.65625, -0.40625, 1.15625, 0.78125, 2.90625, -2.09375, -2.375, -0.5, -1.21875, 2.875, -2.625, -0.0625, 0.28125, 0.75, 0.34375, -0.4375, 2.09375, -2.4375, 0.1875, 2.75, 0.65625, -0.625, -2.21875, 2.0625, -2.15625, -2.40625, 2.1875, -2.875, -2.25, -0.46875, -1.3125}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-3.0625, 3.0, -0.96875, 2.875, 0.90625, -1.15625, 1.53125, -2.15625, 2.9375, 1.3125, 1.375, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.96875, -2.75, 2.6875, 2.5, -2.46875, 0.15625, -1.46875, 2.5625, -3.125, 1.90625, 0.84375, 0.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-13.875, -13.0, 8.75, 8.0, -11.875, -1.375, -7.875, 8.25, -14.5, 5.625, 1.375, 1.75}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.96875, -2.75, 2.6875, 2.5, -2.46875, 0.15625, -1.46875, 2.5625, -3.125, 1.90625, 0.84375, 0.9375, -1.5, -2.75, 1.0, -1.125, -1.4375, -0.96875, 1.84375, -0.3125, 2.6875, 2.125, -0.25, 2.75, -2.09375, 1.75, 1.21875, -1.90625, -2.59375, -1.6875}
tensor @r1.want.0.f32 : f64[5, 6] = {-13.875, -13.0, 8.75, 8.0, -11.875, -1.375, -7.875, 8.25, -14.5, 5.625, 1.375, 1.75, -8.0, -13.0, 2.0, -6.5, -7.75, -5.875, 5.375, -3.25, 8.75, 6.5, -3.0, 9.0, -10.375, 5.0, 2.875, -9.625, -12.375, -8.75}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.96875, -2.75, 2.6875, 2.5, -2.46875, 0.15625, -1.46875, 2.5625, -3.125, 1.90625, 0.84375, 0.9375, -1.5, -2.75, 1.0, -1.125, -1.4375, -0.96875, 1.84375, -0.3125, 2.6875, 2.125, -0.25, 2.75, -2.09375, 1.75, 1.21875, -1.90625, -2.59375, -1.6875, 1.21875, 1.5625, 1.71875, -2.59375, -2.96875, -0.75}
tensor @r2.want.0.f32 : f64[4, 9] = {-13.875, -13.0, 8.75, 8.0, -11.875, -1.375, -7.875, 8.25, -14.5, 5.625, 1.375, 1.75, -8.0, -13.0, 2.0, -6.5, -7.75, -5.875, 5.375, -3.25, 8.75, 6.5, -3.0, 9.0, -10.375, 5.0, 2.875, -9.625, -12.375, -8.75, 2.875, 4.25, 4.875, -12.375, -13.875, -5.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.3125, -3.0625, -2.84375, 0.65625, -1.875, -1.78125, -1.34375, 2.25, -2.4375, 2.65625, 0.25, -2.59375}
tensor @r0.want.0.f32 : f64[3, 4] = {-3.25, -14.25, -13.375, 0.625, -9.5, -9.125, -7.375, 7.0, -11.75, 8.625, -1.0, -12.375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.875, -0.21875, 2.75, -2.21875, 1.0, -1.5, -1.5625, -2.5, 2.34375, 0.5, 0.0, -1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.375, -18.01367188, 711.0, -1264.388672, 4.0, -496.0, -545.015625, -1704.0, 386.3808594, -0.0, -4.0, -406.875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.875, -0.21875, 2.75, -2.21875, 1.0, -1.5, -1.5625, -2.5, 2.34375, 0.5, 0.0, -1.375, 0.875, -2.5625, 0.53125, -0.46875, 0.9375, -2.3125, -0.21875, 2.125, 2.40625, -0.125, -2.6875, 1.78125, -0.375, 0.75, -2.71875, -0.9375, 1.90625, -3.03125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.375, -18.01367188, 711.0, -1264.388672, 4.0, -496.0, -545.015625, -1704.0, 386.3808594, -0.0, -4.0, -406.875, 0.375, -1813.765625, -0.248046875, -50.43554688, 1.859375, -1401.328125, -18.01367188, 261.625, 428.0722656, -10.625, -2047.171875, 124.3613281, -35.875, -1.0, -2108.482422, -178.609375, 166.7285156, -2789.908203}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.875, -0.21875, 2.75, -2.21875, 1.0, -1.5, -1.5625, -2.5, 2.34375, 0.5, 0.0, -1.375, 0.875, -2.5625, 0.53125, -0.46875, 0.9375, -2.3125, -0.21875, 2.125, 2.40625, -0.125, -2.6875, 1.78125, -0.375, 0.75, -2.71875, -0.9375, 1.90625, -3.03125, -1.5, -2.875, 2.3125, 0.96875, -2.28125, -1.09375}
tensor @r2.want.0.f32 : f64[4, 9] = {0.375, -18.01367188, 711.0, -1264.388672, 4.0, -496.0, -545.015625, -1704.0, 386.3808594, -0.0, -4.0, -406.875, 0.375, -1813.765625, -0.248046875, -50.43554688, 1.859375, -1401.328125, -18.01367188, 261.625, 428.0722656, -10.625, -2047.171875, 124.3613281, -35.875, -1.0, -2108.482422, -178.609375, 166.7285156, -2789.908203, -496.0, -2433.375, 366.578125, 2.841796875, -1354.642578, -246.3339844}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.5, 2.5, -2.59375, 1.28125, 1.0, -0.8125, 2.40625, 1.9375, -1.09375, -3.0, -0.09375, 1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {496.0, 496.0, -1870.365234, 24.26757812, 4.0, -134.203125, 428.0722656, 178.609375, -246.3339844, -2716.0, -8.646484375, 40.38476562}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.125, -1.6875, -1.3125, -0.71875, 0.5, -2.03125, 2.09375, 0.0, -2.625, 2.1875, -0.71875, -0.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.032714844, -20151056530.0, -2392218653.0, -23613137.37, -7.347880795e-16, -103846283300.0, 547692070.8, -12.0, -1091347005000.0, 1056700055.0, -23613137.37, -24987.89524}
tensor @r0.own.0 : f64[] = {1.6999999630229468e-08}
tensor @r1.in.x : f32[5, 6] = {0.125, -1.6875, -1.3125, -0.71875, 0.5, -2.03125, 2.09375, 0.0, -2.625, 2.1875, -0.71875, -0.21875, 0.875, 0.125, 2.40625, -0.5, -2.0625, -0.03125, -3.0, -2.78125, 1.875, 0.375, 1.4375, -2.125, 1.53125, 1.6875, 2.5, -1.625, -0.90625, 3.09375}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.032714844, -20151056530.0, -2392218653.0, -23613137.37, -7.347880795e-16, -103846283300.0, 547692070.8, -12.0, -1091347005000.0, 1056700055.0, -23613137.37, -24987.89524, 1.032714844, -1.032714844, 4246925768.0, -2107560.0, -119141664700.0, -94.80486575, -3846719566000.0, -1877907825000.0, 98463391.04, 0.1127929687, 931483.0369, -156020103100.0, 3093094.71, 17296267.72, 7321437648.0, -14531099350.0, -128108871.5, 136454303100.0}
tensor @r1.own.0 : f64[] = {2.7000000457633178e-08}
tensor @r2.in.x : f32[4, 9] = {0.125, -1.6875, -1.3125, -0.71875, 0.5, -2.03125, 2.09375, 0.0, -2.625, 2.1875, -0.71875, -0.21875, 0.875, 0.125, 2.40625, -0.5, -2.0625, -0.03125, -3.0, -2.78125, 1.875, 0.375, 1.4375, -2.125, 1.53125, 1.6875, 2.5, -1.625, -0.90625, 3.09375, -0.96875, 0.875, -1.6875, -1.03125, 2.125, -2.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.032714844, -20151056530.0, -2392218653.0, -23613137.37, -7.347880795e-16, -103846283300.0, 547692070.8, -12.0, -1091347005000.0, 1056700055.0, -23613137.37, -24987.89524, 1.032714844, -1.032714844, 4246925768.0, -2107560.0, -119141664700.0, -94.80486575, -3846719566000.0, -1877907825000.0, 98463391.04, 0.1127929687, 931483.0369, -156020103100.0, 3093094.71, 17296267.72, 7321437648.0, -14531099350.0, -128108871.5, 136454303100.0, -212727370.0, 1.032714844, -20151056530.0, -345004538.6, 684967019.6, -103846283300.0}
tensor @r2.own.0 : f64[] = {2.7000000457633178e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0, -0.53125, -3.0625, 2.40625, -1.4375, -1.59375, 3.0625, 2.375, -2.0625, 1.3125, -2.75, -1.3125}
tensor @r0.want.0.f32 : f64[3, 4] = {271669860.0, -3093094.71, -4681955511000.0, 4246925768.0, -5108164525.0, -12292526130.0, 119141664700.0, 3519406754.0, -119141664700.0, 141506.8449, -1688353631000.0, -2392218653.0}
tensor @r0.own.0 : f64[] = {5.000000058430487e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_u = aten.special_shifted_chebyshev_polynomial_u.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_u as "special_shifted_chebyshev_polynomial_u"
}

fxge 1
model "special_shifted_chebyshev_polynomial_u.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {0, 0, -6, 6, -4, 7, -4, 6, 0, 6, 7, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {-12.0, -12.0, -3616337931000000.0, 572335117900000.0, -62306751480000.0, 3616337931000000.0, -62306751480000.0, 572335117900000.0, -12.0, 572335117900000.0, 3616337931000000.0, 3616337931000000.0}
tensor @r0.own.0 : f64[] = {4.5000000170603016e-08}
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
tensor @r0.in.x : f32[3, 4] = {0.5625, 2.625, 1.0625, -2.875, -2.65625, 1.375, -1.0, 2.125, 2.75, 1.25, 0.9375, 0.40625}
tensor @r0.in.y : f32[4] = {7.0, 0.0, 8.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.2052612305, 1.0, 32.57978821, -14.5, -53142319.64, 1.0, 1607521.0, 5.5, 3936808.0, 1.0, -0.4181365967, -1.375}
tensor @r0.own.0 : f64[] = {6.700000110271276e-09}
tensor @r1.in.x : f32[5, 6] = {0.5625, 2.625, 1.0625, -2.875, -2.65625, 1.375, -1.0, 2.125, 2.75, 1.25, 0.9375, 0.40625, -3.0, -2.1875, 3.125, 2.53125, -2.53125, 0.03125, -1.78125, -1.9375, 1.65625, -1.875, -0.375, -0.65625, -3.0625, 2.28125, -0.125, 1.71875, -2.75, -0.09375}
tensor @r1.in.y : f32[6] = {2.0, 4.0, 7.0, 4.0, 4.0, 6.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.1875, 4407.1875, 19.86846924, 35102.6875, 26915.2561, 796.234375, 41.0, 1397.6875, 3936808.0, 34.0, -0.66796875, 0.6691322327, 209.0, 14229.80078, 12036788.71, 3640.888916, 22931.86157, 4.179538727, 91.390625, 9660.050781, 25913.58609, 8713.6875, 150.1875, 9361.37714, 216.3125, 2078.396729, -255.9921875, 388.4006348, 30226.0, 82.32989883}
tensor @r1.own.0 : f64[] = {5.900000132896821e-08}
tensor @r2.in.x : f32[4, 9] = {0.5625, 2.625, 1.0625, -2.875, -2.65625, 1.375, -1.0, 2.125, 2.75, 1.25, 0.9375, 0.40625, -3.0, -2.1875, 3.125, 2.53125, -2.53125, 0.03125, -1.78125, -1.9375, 1.65625, -1.875, -0.375, -0.65625, -3.0625, 2.28125, -0.125, 1.71875, -2.75, -0.09375, -2.21875, 1.78125, 0.375, 0.46875, -1.78125, 0.8125}
tensor @r2.in.y : f32[9] = {2.0, 7.0, 6.0, 5.0, 0.0, 4.0, 0.0, 7.0, 5.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.1875, 2594173.242, 12.12426758, -471271.6562, 1.0, 78.4375, 1.0, 356579.5234, 49841.0, 5.0, -0.823059082, 0.6691322327, -564719.0, 1.0, 10688.6875, 1.0, -40043361.69, -5.244842529, 91.390625, -8670941.394, 5892.661015, -81852.40625, 1.0, 484.0686035, 1.0, 707334.796, -63.96875, 17.890625, -65227694.0, 82.32989883, -160627.0254, 1.0, -0.5625, 1.0, -5438907.889, 0.2353515625}
tensor @r2.own.0 : f64[] = {3.4999999343199306e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.40625, -2.53125, -0.34375, -3.09375, -1.46875, -2.46875, -2.5625, -1.34375, -0.6875, -0.96875, -2.84375, 2.625}
tensor @r0.in.y : f32[4] = {1.0, 7.0, 0.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.375, -40043361.69, 1.0, 45023.13501, -8.875, -34604751.15, 1.0, 3182.549072, -5.75, -236955.5921, 1.0, 4407.1875}
tensor @r0.own.0 : f64[] = {7.900000298377563e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.625, 2.78125, 0.0, -1.0625, -0.21875, -0.6875, -0.53125, -1.40625, -2.75, -1.5625, 2.125, 0.375}
tensor @r0.in.y : f64[4] = {0.0, 4.0, 0.0, 5.0}
tensor @r0.want.0.f64 : f64[3, 4] = {1.0, 5942.818604, 1.0, -9988.62207, 1.0, 540.0507812, 1.0, -27231.52994, 1.0, 4974.332031, 1.0, -1.34375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {4, 5, -1, -2, 6, -5, 1, -3, 4, -1, 1, 0}
tensor @r0.in.y : i32[4] = {0, 0, 6, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 47321.0, 109.0, 1.0, 1.0, 1.0, 209.0, 1.0, 1.0, 1.0, 5.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {2, 3, 7, 7, 7, 4, 4, 2, 1, 1, 4, 3}
tensor @r0.in.y : u8[4] = {4, 2, 2, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {985.0, 89.0, 649.0, 11356201.0, 437425.0, 181.0, 181.0, 5741.0, 1.0, 1.0, 181.0, 86329.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {false, true, true, true, false, true, false, true, true, false, false, false}
tensor @r0.in.y : bool[4] = {false, false, true, false}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -3.0, 1.0, 1.0, 1.0, -3.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -7.0, -3.0, -1.799999952, -5.799999952, 7.0, -15.0, 1.0, 41.0, 5.0, 0.439999876, 26.83999949, 55.0, 209.0, 1.0, -8119.0, -11.0, -0.1692802567, -2582.793147, 26839.0, -564719.0, 1.0, 1855077841.0, 25.0, 1.712643697, 109472316.4, 50320119020.0, 57424611450000.0}
tensor @r0.own.0 : f64[] = {1.3000000365082087e-07}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -7.0, -3.0, -1.799999952, -5.799999952, 7.0, -15.0, 1.0, 41.0, 5.0, 0.439999876, 26.83999949, 55.0, 209.0, 1.0, -8119.0, -11.0, -0.1692802567, -2582.793147, 26839.0, -564719.0, 1.0, 1855077841.0, 25.0, 1.712643697, 109472316.4, 50320119020.0, 57424611450000.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.6309689824, 1987528769000000.0, 1.0, -0.8294036795, 2.164046367e+24, 1.0, -0.95643129, -4597644897000.0, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {2.1999999262334313e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.6309689824, 1987528769000000.0, 1.0, -0.8294036795, 2.164046367e+24, 1.0, -0.95643129, -4597644897000.0, -1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {3.0, 4.0, 6.0, 1.0, 5.0, 3.0, 8.0, 7.0, 6.0, 4.0, 0.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {6.600000119760807e-07}
tensor @r1.in.x : f32[5, 6] = {3.0, 4.0, 6.0, 1.0, 5.0, 3.0, 8.0, 7.0, 6.0, 4.0, 0.0, 0.0, 6.0, 7.0, 4.0, 3.0, 1.0, 8.0, 4.0, 3.0, 5.0, 7.0, 2.0, 5.0, 2.0, 1.0, 4.0, 8.0, 6.0, 4.0}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0}
tensor @r1.own.0 : f64[] = {6.600000119760807e-07}
tensor @r2.in.x : f32[4, 9] = {3.0, 4.0, 6.0, 1.0, 5.0, 3.0, 8.0, 7.0, 6.0, 4.0, 0.0, 0.0, 6.0, 7.0, 4.0, 3.0, 1.0, 8.0, 4.0, 3.0, 5.0, 7.0, 2.0, 5.0, 2.0, 1.0, 4.0, 8.0, 6.0, 4.0, 4.0, 8.0, 6.0, 1.0, 1.0, 4.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 1.0}
tensor @r2.own.0 : f64[] = {6.600000119760807e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {7.0, 3.0, 3.0, 7.0, 2.0, 8.0, 4.0, 3.0, 4.0, 5.0, 6.0, 6.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0}
tensor @r0.own.0 : f64[] = {6.600000119760807e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6, 1, 8, 1, 4, 2, 3, 7, 3, 1, 0, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0}
tensor @r0.own.0 : f64[] = {6.600000119760807e-07}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.9375, -0.78125, -0.65625, -2.65625, 1.875, -0.4375, -1.8125, 0.1875, 2.25, -0.5625, -1.71875, 1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.9375, -0.78125, -0.65625, -2.65625, 1.875, -0.4375, -1.8125, 0.1875, 2.25, -0.5625, -1.71875, 1.21875, -2.40625, -1.84375, 2.53125, 0.3125, -1.15625, -1.6875, 1.90625, 2.625, 0.4375, -1.875, 2.28125, 2.9375, 2.96875, 0.9375, 0.25, -0.84375, -2.625, -2.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.9375, -0.78125, -0.65625, -2.65625, 1.875, -0.4375, -1.8125, 0.1875, 2.25, -0.5625, -1.71875, 1.21875, -2.40625, -1.84375, 2.53125, 0.3125, -1.15625, -1.6875, 1.90625, 2.625, 0.4375, -1.875, 2.28125, 2.9375, 2.96875, 0.9375, 0.25, -0.84375, -2.625, -2.8125, -2.65625, -0.375, -2.4375, -0.03125, 0.375, 0.5}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.15625, 0.125, -2.9375, 2.84375, -2.875, -0.6875, -0.125, 1.5625, -1.6875, 0.125, 0.96875, -1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.78125, -0.625, 2.4375, 2.25, 0.71875, -0.1875, -2.9375, -0.5625, -1.0625, 1.875, -2.34375, -1.71875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.78125, -0.625, 2.4375, 2.25, 0.71875, -0.1875, -2.9375, -0.5625, -1.0625, 1.875, -2.34375, -1.71875, 1.9375, 0.1875, -2.65625, 3.0, 2.375, -1.84375, 2.5, -1.25, -1.25, 1.8125, 0.03125, 1.65625, 0.53125, -2.03125, 0.75, -0.28125, -2.625, -0.71875}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.78125, -0.625, 2.4375, 2.25, 0.71875, -0.1875, -2.9375, -0.5625, -1.0625, 1.875, -2.34375, -1.71875, 1.9375, 0.1875, -2.65625, 3.0, 2.375, -1.84375, 2.5, -1.25, -1.25, 1.8125, 0.03125, 1.65625, 0.53125, -2.03125, 0.75, -0.28125, -2.625, -0.71875, 2.78125, 0.53125, -1.0625, 1.75, -1.0, -3.0625}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5, 2.5, 0.125, -2.5625, 1.8125, 2.53125, 1.5625, 2.625, -1.46875, -0.53125, -2.34375, -1.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.65625, -1.375, -0.03125, -3.0625, -1.96875, -2.46875, 1.0625, 1.65625, 1.125, 2.8125, -0.0625, 1.75}
tensor @r0.want.0.f32 : f64[3, 4] = {-9.625, -8.5, -3.125, -15.25, -10.875, -12.875, 1.25, 3.625, 1.5, 8.25, -3.25, 4.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.65625, -1.375, -0.03125, -3.0625, -1.96875, -2.46875, 1.0625, 1.65625, 1.125, 2.8125, -0.0625, 1.75, 1.59375, -0.6875, 2.375, 1.375, 2.0, 1.65625, 2.5, 2.96875, -1.78125, -0.15625, -2.125, 3.0, -3.0625, 3.0625, 2.28125, 0.84375, 2.21875, 0.0625}
tensor @r1.want.0.f32 : f64[5, 6] = {-9.625, -8.5, -3.125, -15.25, -10.875, -12.875, 1.25, 3.625, 1.5, 8.25, -3.25, 4.0, 3.375, -5.75, 6.5, 2.5, 5.0, 3.625, 7.0, 8.875, -10.125, -3.625, -11.5, 9.0, -15.25, 9.25, 6.125, 0.375, 5.875, -2.75}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.65625, -1.375, -0.03125, -3.0625, -1.96875, -2.46875, 1.0625, 1.65625, 1.125, 2.8125, -0.0625, 1.75, 1.59375, -0.6875, 2.375, 1.375, 2.0, 1.65625, 2.5, 2.96875, -1.78125, -0.15625, -2.125, 3.0, -3.0625, 3.0625, 2.28125, 0.84375, 2.21875, 0.0625, 2.71875, 2.21875, -0.6875, -1.71875, 2.40625, -1.78125}
tensor @r2.want.0.f32 : f64[4, 9] = {-9.625, -8.5, -3.125, -15.25, -10.875, -12.875, 1.25, 3.625, 1.5, 8.25, -3.25, 4.0, 3.375, -5.75, 6.5, 2.5, 5.0, 3.625, 7.0, 8.875, -10.125, -3.625, -11.5, 9.0, -15.25, 9.25, 6.125, 0.375, 5.875, -2.75, 7.875, 5.875, -5.75, -9.875, 6.625, -10.125}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.25, 1.59375, 2.15625, 1.1875, -1.125, -2.21875, 2.0625, -1.3125, -1.125, -1.0625, 1.40625, 1.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-12.0, 3.375, 5.625, 1.75, -7.5, -11.875, 5.25, -8.25, -7.5, -7.25, 2.625, 2.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.5625, -2.71875, -0.9375, 1.1875, 0.71875, 0.4375, -1.8125, -0.6875, 2.96875, 0.0625, -0.125, 0.53125}
tensor @r0.want.0.f32 : f64[3, 4] = {51.203125, -2273.248047, -210.671875, 8.734375, -0.845703125, 1.421875, -857.515625, -119.234375, 846.7011719, -3.921875, -15.875, 0.736328125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.5625, -2.71875, -0.9375, 1.1875, 0.71875, 0.4375, -1.8125, -0.6875, 2.96875, 0.0625, -0.125, 0.53125, 2.46875, -3.0, 0.25, -0.9375, -2.3125, 2.8125, -0.96875, 2.4375, 1.0, -0.21875, -0.71875, -1.03125, -1.75, -1.375, 2.125, -2.03125, 0.28125, 1.1875}
tensor @r1.want.0.f32 : f64[5, 6] = {51.203125, -2273.248047, -210.671875, 8.734375, -0.845703125, 1.421875, -857.515625, -119.234375, 846.7011719, -3.921875, -15.875, 0.736328125, 411.6074219, -2911.0, 1.0, -210.671875, -1526.890625, 688.390625, -224.5449219, 390.921875, 1.0, -25.27929688, -128.8730469, -254.0488281, -791.0, -462.125, 220.375, -1119.236328, 1.314453125, 8.734375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.5625, -2.71875, -0.9375, 1.1875, 0.71875, 0.4375, -1.8125, -0.6875, 2.96875, 0.0625, -0.125, 0.53125, 2.46875, -3.0, 0.25, -0.9375, -2.3125, 2.8125, -0.96875, 2.4375, 1.0, -0.21875, -0.71875, -1.03125, -1.75, -1.375, 2.125, -2.03125, 0.28125, 1.1875, -2.375, -0.8125, 1.0625, -2.78125, 1.28125, 1.46875}
tensor @r2.want.0.f32 : f64[4, 9] = {51.203125, -2273.248047, -210.671875, 8.734375, -0.845703125, 1.421875, -857.515625, -119.234375, 846.7011719, -3.921875, -15.875, 0.736328125, 411.6074219, -2911.0, 1.0, -210.671875, -1526.890625, 688.390625, -224.5449219, 390.921875, 1.0, -25.27929688, -128.8730469, -254.0488281, -791.0, -462.125, 220.375, -1119.236328, 1.314453125, 8.734375, -1629.125, -160.765625, 2.828125, -2406.001953, 15.50195312, 36.41992188}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.625, -2.625, -2.15625, 0.0, 3.125, 0.03125, 2.4375, -2.46875, 0.65625, 2.3125, -2.15625, 1.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-101.375, -2083.375, -1290.103516, -7.0, 1027.375, -5.357421875, 390.921875, -1790.826172, -0.396484375, 315.015625, -1290.103516, 116.6464844}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.28125, -2.28125, 0.1875, 0.375, -0.59375, -0.71875, -0.96875, 2.09375, -2.375, -3.0625, -2.0, -0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {52624.54103, -324699904500.0, 1.773109198, -0.8530273438, -7930090.036, -28679869.52, -250050924.3, 459554726.1, -468773385700.0, -5012147943000.0, -99482086440.0, -500611.981}
tensor @r0.own.0 : f64[] = {5.5000000998006726e-08}
tensor @r1.in.x : f32[5, 6] = {1.28125, -2.28125, 0.1875, 0.375, -0.59375, -0.71875, -0.96875, 2.09375, -2.375, -3.0625, -2.0, -0.375, -2.90625, 1.78125, 2.90625, 2.4375, -2.3125, 0.84375, 2.03125, -0.8125, -3.125, -2.09375, -2.625, -2.46875, 2.78125, -1.5, 1.84375, -3.03125, -2.59375, -1.90625}
tensor @r1.want.0.f32 : f64[5, 6] = {52624.54103, -324699904500.0, 1.773109198, -0.8530273438, -7930090.036, -28679869.52, -250050924.3, 459554726.1, -468773385700.0, -5012147943000.0, -99482086440.0, -500611.981, -3055271790000.0, 34123748.46, 52675193150.0, 4437691282.0, -367489758500.0, -1.085344522, 287090022.0, -68225548.4, -6072272015000.0, -149731035900.0, -1179220803000.0, -668679508600.0, 28736663030.0, -8251382159.0, 60654569.99, -4547822369000.0, -1055209280000.0, -65040323630.0}
tensor @r1.own.0 : f64[] = {4.600000025334339e-08}
tensor @r2.in.x : f32[4, 9] = {1.28125, -2.28125, 0.1875, 0.375, -0.59375, -0.71875, -0.96875, 2.09375, -2.375, -3.0625, -2.0, -0.375, -2.90625, 1.78125, 2.90625, 2.4375, -2.3125, 0.84375, 2.03125, -0.8125, -3.125, -2.09375, -2.625, -2.46875, 2.78125, -1.5, 1.84375, -3.03125, -2.59375, -1.90625, -0.125, -1.375, -2.90625, 0.0625, 2.75, 0.1875}
tensor @r2.want.0.f32 : f64[4, 9] = {52624.54103, -324699904500.0, 1.773109198, -0.8530273438, -7930090.036, -28679869.52, -250050924.3, 459554726.1, -468773385700.0, -5012147943000.0, -99482086440.0, -500611.981, -3055271790000.0, 34123748.46, 52675193150.0, 4437691282.0, -367489758500.0, -1.085344522, 287090022.0, -68225548.4, -6072272015000.0, -149731035900.0, -1179220803000.0, -668679508600.0, 28736663030.0, -8251382159.0, 60654569.99, -4547822369000.0, -1055209280000.0, -65040323630.0, -4095.999512, -3997313777.0, -3055271790000.0, 1.817033052, 24561744480.0, 1.773109198}
tensor @r2.own.0 : f64[] = {4.600000025334339e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.59375, -1.90625, -2.0625, -2.96875, 0.5, 1.84375, 0.84375, -2.8125, -1.84375, 2.46875, -0.71875, -1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {4840272.703, -65040323630.0, -130878034200.0, -3734352726000.0, 1.0, 60654569.99, -1.085344522, -2244978808000.0, -48525336360.0, 5334058459.0, -28679869.52, -11647397010.0}
tensor @r0.own.0 : f64[] = {1.3000000365082087e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_v = aten.special_shifted_chebyshev_polynomial_v.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_v as "special_shifted_chebyshev_polynomial_v"
}

fxge 1
model "special_shifted_chebyshev_polynomial_v.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {1, -4, -2, 3, -7, -6, -6, 2, -1, -6, 7, -6}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -65778987740000.0, -99482086440.0, 81226783440.0, -1.810326144e+16, -3755634216000000.0, -3755634216000000.0, 225058681.0, -318281039.0, -3755634216000000.0, 3477041645000000.0, -3755634216000000.0}
tensor @r0.own.0 : f64[] = {1.899999979571021e-08}
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
tensor @r0.in.x : f32[3, 4] = {2.65625, -2.6875, -1.96875, -0.8125, -2.0, 0.125, -1.5625, -0.75, 2.78125, 2.3125, 2.59375, 0.53125}
tensor @r0.in.y : f32[4] = {5.0, 5.0, 6.0, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {50501.64053, -302746.4053, 790260.5932, -107.640625, -86329.0, 0.71875, 256547.8079, -91.0, 66937.67142, 21133.98535, 359770.613, -1.232421875}
tensor @r0.own.0 : f64[] = {3.899999967416079e-08}
tensor @r1.in.x : f32[5, 6] = {2.65625, -2.6875, -1.96875, -0.8125, -2.0, 0.125, -1.5625, -0.75, 2.78125, 2.3125, 2.59375, 0.53125, 0.21875, -2.125, -0.875, -0.3125, 1.78125, 2.875, -1.28125, -0.28125, -1.8125, -0.21875, -1.375, -1.15625, -0.53125, -1.40625, 2.96875, 3.125, -2.96875, 3.0}
tensor @r1.in.y : f32[6] = {2.0, 1.0, 2.0, 8.0, 1.0, 4.0}
tensor @r1.want.0.f32 : f64[5, 6] = {82.015625, -11.75, 86.640625, 354253.3457, -9.0, -1.0625, 58.8125, -4.0, 91.390625, 7593976.518, 9.375, 0.7053222656, -0.859375, -9.5, 23.75, 3782.391068, 6.125, 8713.6875, 42.640625, -2.125, 75.3125, 986.7114454, -6.5, 1518.189697, 11.890625, -6.625, 106.390625, 151862868.9, -12.875, 10681.0}
tensor @r1.own.0 : f64[] = {7.30000024873334e-08}
tensor @r2.in.x : f32[4, 9] = {2.65625, -2.6875, -1.96875, -0.8125, -2.0, 0.125, -1.5625, -0.75, 2.78125, 2.3125, 2.59375, 0.53125, 0.21875, -2.125, -0.875, -0.3125, 1.78125, 2.875, -1.28125, -0.28125, -1.8125, -0.21875, -1.375, -1.15625, -0.53125, -1.40625, 2.96875, 3.125, -2.96875, 3.0, 2.28125, 3.09375, 2.9375, 1.15625, 2.8125, 1.03125}
tensor @r2.in.y : f32[9] = {3.0, 4.0, 6.0, 2.0, 3.0, 3.0, 6.0, 2.0, 7.0}
tensor @r2.want.0.f32 : f64[4, 9] = {697.7597656, 23892.70703, 790260.5932, 21.3125, -881.0, 0.875, 256547.8079, 19.0, 5438907.889, 418.140625, 5280.963135, -0.5402488708, -0.859375, -1027.375, -126.125, 447.9348145, 30.390625, 7222547.227, -297.6894531, 42.80297852, 525725.0715, 4.390625, -351.625, -234.6347656, 2654.061008, 49.515625, 9483644.361, 1245.875, 33842.3147, 1046629.0, 56.890625, 1202.662109, 1001.421875, 190.2722816, 93.8125, 39.3550992}
tensor @r2.own.0 : f64[] = {4.099999983964153e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[s77, s17]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.28125, 0.1875, 1.6875, -2.84375, 2.90625, 2.0, 0.96875, -1.25, -0.46875, 2.875, 0.15625, 2.5}
tensor @r0.in.y : f32[4] = {0.0, 2.0, 2.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, -0.6875, 26.3125, 1.0, 1.0, 41.0, 4.390625, 1.0, 1.0, 98.75, -0.484375, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {-2.40625, 2.90625, 2.1875, 0.84375, 2.53125, -2.3125, 0.3125, 2.46875, -2.96875, -3.125, 0.40625, 2.6875}
tensor @r0.in.y : f64[4] = {6.0, 7.0, 3.0, 2.0}
tensor @r0.want.0.f64 : f64[3, 4] = {2171508.507, 7918495.106, 338.609375, 2.265625, 299593.1429, -19791992.68, 0.640625, 68.890625, 6447312.095, -121874896.9, -0.162109375, 84.3125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-1, 1, 3, -5, -7, 5, -4, -3, 7, -5, 6, 7}
tensor @r0.in.y : i32[4] = {3, 1, 2, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {-169.0, 3.0, 109.0, -4878301.0, -26041.0, 19.0, 305.0, -489061.0, 18199.0, -21.0, 505.0, 12266099.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {3, 1, 3, 2, 3, 2, 3, 3, 7, 5, 2, 3}
tensor @r0.in.y : u8[4] = {3, 1, 6, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {1079.0, 3.0, 1046629.0, 275807.0, 1079.0, 7.0, 1046629.0, 10360559.0, 18199.0, 19.0, 47321.0, 10360559.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, false, false, false, false, true, false, false, false, true, true}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {3.0, 3.0, -1.0, -1.0, -1.0, -1.0, 3.0, -1.0, -1.0, -1.0, 3.0, 3.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, -5.0, -1.0, 0.2000000477, -3.799999952, 9.0, -13.0, 5.0, 29.0, 1.0, -1.160000029, 17.23999959, 71.0, 181.0, 11.0, -5741.0, -1.0, -1.190079994, -1657.349986, 34649.0, -489061.0, 25.0, 1311738121.0, 1.0, -0.4141349637, 70247175.16, 64962994320.0, 49731172320000.0}
tensor @r0.own.0 : f64[] = {1.3000000365082087e-07}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[7, 7]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 3.0, -5.0, -1.0, 0.2000000477, -3.799999952, 9.0, -13.0, 5.0, 29.0, 1.0, -1.160000029, 17.23999959, 71.0, 181.0, 11.0, -5741.0, -1.0, -1.190079994, -1657.349986, 34649.0, -489061.0, 25.0, 1311738121.0, 1.0, -0.4141349637, 70247175.16, 64962994320.0, 49731172320000.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f64[7, 7]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {2.533160448, 811405227300000.0, 1.0, -1.951616019, 8.834682354e+23, 1.0, 1.329342877, -1876980681000.0, 1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {2.300000005561742e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.default(x=%x, n=%y) : f32[4, 3]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {2.533160448, 811405227300000.0, 1.0, -1.951616019, 8.834682354e+23, 1.0, 1.329342877, -1876980681000.0, 1.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {6.0, 0.0, 5.0, 4.0, 4.0, 2.0, 0.0, 0.0, 0.0, 8.0, 3.0, 6.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0}
tensor @r0.own.0 : f64[] = {7.200000027296483e-07}
tensor @r1.in.x : f32[5, 6] = {6.0, 0.0, 5.0, 4.0, 4.0, 2.0, 0.0, 0.0, 0.0, 8.0, 3.0, 6.0, 2.0, 3.0, 8.0, 4.0, 0.0, 7.0, 2.0, 0.0, 7.0, 3.0, 8.0, 4.0, 5.0, 2.0, 0.0, 7.0, 4.0, 2.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0}
tensor @r1.own.0 : f64[] = {7.200000027296483e-07}
tensor @r2.in.x : f32[4, 9] = {6.0, 0.0, 5.0, 4.0, 4.0, 2.0, 0.0, 0.0, 0.0, 8.0, 3.0, 6.0, 2.0, 3.0, 8.0, 4.0, 0.0, 7.0, 2.0, 0.0, 7.0, 3.0, 8.0, 4.0, 5.0, 2.0, 0.0, 7.0, 4.0, 2.0, 6.0, 1.0, 1.0, 1.0, 4.0, 8.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {7.200000027296483e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {6.0, 7.0, 3.0, 2.0, 4.0, 1.0, 4.0, 2.0, 1.0, 8.0, 4.0, 2.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -1.0, -1.0, -1.0, 1.0, 1.0, 1.0, -1.0, 1.0, 1.0, 1.0, -1.0}
tensor @r0.own.0 : f64[] = {7.200000027296483e-07}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2, 2, 0, 2, 4, 4, 5, 8, 6, 4, 7, 8}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, -1.0, 1.0, -1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 1.0}
tensor @r0.own.0 : f64[] = {7.200000027296483e-07}
graph "main"(
    %x : i32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.09375, -0.84375, -2.375, -0.8125, -0.625, -1.4375, 3.03125, -1.375, 2.5625, -0.125, -0.90625, 2.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.09375, -0.84375, -2.375, -0.8125, -0.625, -1.4375, 3.03125, -1.375, 2.5625, -0.125, -0.90625, 2.5625, 0.25, -1.84375, 1.90625, -1.9375, -0.03125, 0.6875, 2.46875, 1.0, 1.6875, 0.1875, -1.875, -1.46875, -0.53125, -1.09375, -2.3125, 0.9375, -0.625, -0.6875}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.09375, -0.84375, -2.375, -0.8125, -0.625, -1.4375, 3.03125, -1.375, 2.5625, -0.125, -0.90625, 2.5625, 0.25, -1.84375, 1.90625, -1.9375, -0.03125, 0.6875, 2.46875, 1.0, 1.6875, 0.1875, -1.875, -1.46875, -0.53125, -1.09375, -2.3125, 0.9375, -0.625, -0.6875, 0.09375, -2.25, 0.0625, 0.65625, -2.25, 2.6875}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.625, 2.125, 0.21875, 1.21875, 2.84375, 2.3125, -2.9375, 2.40625, -0.625, 1.78125, -0.59375, -2.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25, -1.6875, 2.3125, -2.9375, -2.53125, 3.0625, -2.40625, 2.96875, 1.3125, 1.59375, 0.4375, 1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.25, -1.6875, 2.3125, -2.9375, -2.53125, 3.0625, -2.40625, 2.96875, 1.3125, 1.59375, 0.4375, 1.25, 1.375, -0.53125, 3.09375, -0.9375, 1.375, -1.90625, -2.125, -2.65625, -2.0, 1.09375, 3.125, 1.625, 1.5625, -1.03125, 2.90625, -2.59375, -1.15625, -1.875}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.25, -1.6875, 2.3125, -2.9375, -2.53125, 3.0625, -2.40625, 2.96875, 1.3125, 1.59375, 0.4375, 1.25, 1.375, -0.53125, 3.09375, -0.9375, 1.375, -1.90625, -2.125, -2.65625, -2.0, 1.09375, 3.125, 1.625, 1.5625, -1.03125, 2.90625, -2.59375, -1.15625, -1.875, 2.1875, 0.8125, -1.46875, 0.15625, -2.28125, 2.09375}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.875, -2.21875, 1.15625, 2.8125, -0.4375, 0.3125, -3.0, -1.09375, 2.0625, 0.28125, -0.375, 1.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.78125, 2.78125, 1.59375, 0.09375, 0.34375, -0.125, -0.1875, -0.21875, 2.34375, -0.03125, -2.96875, 2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-8.125, 10.125, 5.375, -0.625, 0.375, -1.5, -1.75, -1.875, 8.375, -1.125, -12.875, 7.625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.78125, 2.78125, 1.59375, 0.09375, 0.34375, -0.125, -0.1875, -0.21875, 2.34375, -0.03125, -2.96875, 2.15625, -2.4375, 1.3125, -1.875, 1.0625, -3.0625, -0.34375, -0.5, 1.0625, 1.5, -0.65625, 2.78125, -2.03125, 2.125, 1.28125, -0.625, -0.5625, 2.78125, 0.59375}
tensor @r1.want.0.f32 : f64[5, 6] = {-8.125, 10.125, 5.375, -0.625, 0.375, -1.5, -1.75, -1.875, 8.375, -1.125, -12.875, 7.625, -10.75, 4.25, -8.5, 3.25, -13.25, -2.375, -3.0, 3.25, 5.0, -3.625, 10.125, -9.125, 7.5, 4.125, -3.5, -3.25, 10.125, 1.375}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.78125, 2.78125, 1.59375, 0.09375, 0.34375, -0.125, -0.1875, -0.21875, 2.34375, -0.03125, -2.96875, 2.15625, -2.4375, 1.3125, -1.875, 1.0625, -3.0625, -0.34375, -0.5, 1.0625, 1.5, -0.65625, 2.78125, -2.03125, 2.125, 1.28125, -0.625, -0.5625, 2.78125, 0.59375, 2.3125, 0.25, 0.625, 1.1875, 0.71875, -1.90625}
tensor @r2.want.0.f32 : f64[4, 9] = {-8.125, 10.125, 5.375, -0.625, 0.375, -1.5, -1.75, -1.875, 8.375, -1.125, -12.875, 7.625, -10.75, 4.25, -8.5, 3.25, -13.25, -2.375, -3.0, 3.25, 5.0, -3.625, 10.125, -9.125, 7.5, 4.125, -3.5, -3.25, 10.125, 1.375, 8.25, 0.0, 1.5, 3.75, 1.875, -8.625}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.125, 2.875, 0.9375, 1.3125, -3.0, -2.625, -2.90625, -2.625, -0.375, 0.375, -3.0625, 2.875}
tensor @r0.want.0.f32 : f64[3, 4] = {7.5, 10.5, 2.75, 4.25, -13.0, -11.5, -12.625, -11.5, -2.5, 0.5, -13.25, 10.5}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.125, -0.46875, 2.625, 2.46875, 0.9375, -2.625, -1.03125, -0.375, -0.0625, 2.84375, -3.0, 1.875}
tensor @r0.want.0.f32 : f64[3, 4] = {15.875, -36.41992188, 668.375, 533.6386719, 3.921875, -1772.875, -181.0175781, -24.625, -2.828125, 892.1152344, -2521.0, 184.625}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.125, -0.46875, 2.625, 2.46875, 0.9375, -2.625, -1.03125, -0.375, -0.0625, 2.84375, -3.0, 1.875, -2.90625, -0.625, -1.5625, -0.59375, 1.46875, -1.0, -1.21875, 0.28125, -0.46875, 2.9375, -1.40625, 0.84375, 0.375, 2.375, 2.5, -0.8125, 1.71875, 0.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {15.875, -36.41992188, 668.375, 533.6386719, 3.921875, -1772.875, -181.0175781, -24.625, -2.828125, 892.1152344, -2521.0, 184.625, -2317.462891, -62.875, -477.953125, -56.84960938, 64.45117188, -169.0, -264.9355469, 0.845703125, -36.41992188, 1001.421875, -370.9316406, 0.740234375, 0.125, 462.125, 559.0, -107.640625, 128.8730469, 0.015625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.125, -0.46875, 2.625, 2.46875, 0.9375, -2.625, -1.03125, -0.375, -0.0625, 2.84375, -3.0, 1.875, -2.90625, -0.625, -1.5625, -0.59375, 1.46875, -1.0, -1.21875, 0.28125, -0.46875, 2.9375, -1.40625, 0.84375, 0.375, 2.375, 2.5, -0.8125, 1.71875, 0.8125, 0.9375, 2.3125, -2.34375, 1.03125, -1.625, 1.15625}
tensor @r2.want.0.f32 : f64[4, 9] = {15.875, -36.41992188, 668.375, 533.6386719, 3.921875, -1772.875, -181.0175781, -24.625, -2.828125, 892.1152344, -2521.0, 184.625, -2317.462891, -62.875, -477.953125, -56.84960938, 64.45117188, -169.0, -264.9355469, 0.845703125, -36.41992188, 1001.421875, -370.9316406, 0.740234375, 0.125, 462.125, 559.0, -107.640625, 128.8730469, 0.015625, 3.921875, 418.140625, -1320.677734, 8.861328125, -525.875, 18.72851562}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.21875, -0.53125, -0.0625, 2.8125, -2.625, -2.65625, 3.0, -1.90625, -1.28125, 1.1875, 0.3125, -1.9375}
tensor @r0.want.0.f32 : f64[3, 4] = {-264.9355469, -45.92382812, -2.828125, 857.515625, -1772.875, -1828.666016, 1079.0, -780.7753906, -297.6894531, 21.859375, 0.640625, -813.296875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.46875, -2.875, 2.71875, -1.625, -0.09375, -2.34375, 2.59375, -1.78125, 2.5, -0.5625, -0.15625, 2.6875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1020462.091, -2377059809000.0, 26342004860.0, -12797218210.0, -492.1057187, -347727994000.0, 13781835310.0, -28736663030.0, 8251382159.0, -3355443.2, -3308.656897, 22484926520.0}
tensor @r0.own.0 : f64[] = {6.100000149444895e-08}
tensor @r1.in.x : f32[5, 6] = {-0.46875, -2.875, 2.71875, -1.625, -0.09375, -2.34375, 2.59375, -1.78125, 2.5, -0.5625, -0.15625, 2.6875, 1.5625, -0.34375, -1.0, 0.59375, 2.5625, 1.9375, 2.5, -2.65625, 0.9375, -1.78125, -1.53125, -1.34375, 1.6875, 0.65625, -0.71875, -1.34375, 2.9375, -0.1875}
tensor @r1.want.0.f32 : f64[5, 6] = {-1020462.091, -2377059809000.0, 26342004860.0, -12797218210.0, -492.1057187, -347727994000.0, 13781835310.0, -28736663030.0, 8251382159.0, -3355443.2, -3308.656897, 22484926520.0, 5592405.333, -158121.8518, -225058681.0, -0.2918462824, 11647397010.0, 195322187.1, 8251382159.0, -1121965993000.0, -1.817033052, -28736663030.0, -7635497415.0, -2505025482.0, 21115093.5, 1.64289165, -18546405.22, -2505025482.0, 75078462800.0, -7278.280353}
tensor @r1.own.0 : f64[] = {6.100000149444895e-08}
tensor @r2.in.x : f32[4, 9] = {-0.46875, -2.875, 2.71875, -1.625, -0.09375, -2.34375, 2.59375, -1.78125, 2.5, -0.5625, -0.15625, 2.6875, 1.5625, -0.34375, -1.0, 0.59375, 2.5625, 1.9375, 2.5, -2.65625, 0.9375, -1.78125, -1.53125, -1.34375, 1.6875, 0.65625, -0.71875, -1.34375, 2.9375, -0.1875, 2.625, -0.5625, 2.71875, -2.90625, -1.34375, 2.5}
tensor @r2.want.0.f32 : f64[4, 9] = {-1020462.091, -2377059809000.0, 26342004860.0, -12797218210.0, -492.1057187, -347727994000.0, 13781835310.0, -28736663030.0, 8251382159.0, -3355443.2, -3308.656897, 22484926520.0, 5592405.333, -158121.8518, -225058681.0, -0.2918462824, 11647397010.0, 195322187.1, 8251382159.0, -1121965993000.0, -1.817033052, -28736663030.0, -7635497415.0, -2505025482.0, 21115093.5, 1.64289165, -18546405.22, -2505025482.0, 75078462800.0, -7278.280353, 16264980490.0, -3355443.2, 26342004860.0, -2635337961000.0, -2505025482.0, 8251382159.0}
tensor @r2.own.0 : f64[] = {5.5000000998006726e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.34375, 2.34375, -0.9375, 2.9375, -1.46875, -2.65625, -0.25, 2.84375, -0.21875, -0.53125, -2.40625, 2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2505025482.0, 3308327934.0, -135867743.0, 75078462800.0, -5334058459.0, -1121965993000.0, -28657.0, 48525336360.0, -14872.03258, -2293092.708, -444095894900.0, 5778637769.0}
tensor @r0.own.0 : f64[] = {9.200000050668677e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_shifted_chebyshev_polynomial_w = aten.special_shifted_chebyshev_polynomial_w.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_shifted_chebyshev_polynomial_w as "special_shifted_chebyshev_polynomial_w"
}

fxge 1
model "special_shifted_chebyshev_polynomial_w.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-6, -4, 4, 6, 4, -2, 6, -1, 0, -1, -2, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {-3477041645000000.0, -58834515230000.0, 4122901605000.0, 598404324300000.0, 4122901605000.0, -81226783440.0, 598404324300000.0, -225058681.0, -1.0, -225058681.0, -81226783440.0, 3755634216000000.0}
tensor @r0.own.0 : f64[] = {9.200000050668677e-08}
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
tensor @r0.in.x : f32[3, 4] = {-2.84375, -0.09375, 2.09375, 1.5, -0.90625, -2.5, 1.75, 1.59375, 2.21875, 2.59375, 2.21875, 2.4375}
tensor @r0.in.y : f32[4] = {0.0, 0.0, 6.0, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, -796.3832802, 9.0, 1.0, 1.0, -578.609375, 13.26049805, 1.0, 1.0, -572.7193593, 86.60742188}
tensor @r0.own.0 : f64[] = {5.100000066704524e-08}
tensor @r1.in.x : f32[5, 6] = {-2.84375, -0.09375, 2.09375, 1.5, -0.90625, -2.5, 1.75, 1.59375, 2.21875, 2.59375, 2.21875, 2.4375, 0.71875, -2.28125, 2.78125, 0.34375, -0.9375, 2.1875, 2.53125, -3.125, -0.875, -0.625, 2.1875, -0.46875, 1.25, 0.21875, 1.59375, -2.0, 2.53125, 1.65625}
tensor @r1.in.y : f32[6] = {8.0, 5.0, 4.0, 0.0, 4.0, 2.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-28632.73428, -11.11839581, 109.0598297, 1.0, -16.62962341, 23.0, 6148.378906, -127.4182405, 163.4546051, 1.0, 163.4546051, 21.765625, -2152.185668, -351.288064, 598.0737457, 1.0, -17.82788086, 17.140625, -43957.22282, -5028.930664, -15.37109375, 1.0, 148.6760254, -1.12109375, 1346.503906, 24.59122372, -6.693099976, 1.0, 361.2939606, 8.97265625}
tensor @r1.own.0 : f64[] = {1.8000000068241206e-07}
tensor @r2.in.x : f32[4, 9] = {-2.84375, -0.09375, 2.09375, 1.5, -0.90625, -2.5, 1.75, 1.59375, 2.21875, 2.59375, 2.21875, 2.4375, 0.71875, -2.28125, 2.78125, 0.34375, -0.9375, 2.1875, 2.53125, -3.125, -0.875, -0.625, 2.1875, -0.46875, 1.25, 0.21875, 1.59375, -2.0, 2.53125, 1.65625, 2.0, -1.46875, 2.25, -1.71875, -2.625, -2.125}
tensor @r2.in.y : f32[9] = {0.0, 8.0, 6.0, 1.0, 2.0, 5.0, 3.0, 8.0, 8.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1562.910776, -796.3832802, 3.0, 1.28515625, -925.0, 21.875, 6176.278924, -16001.49884, 1.0, -16001.49884, 636.6067543, 1.4375, 18.81640625, 2216.892632, -3.800048828, -2030.959755, -13360.80971, 1.0, 142614.6104, 178.6057129, -1.25, 17.140625, -40.49470425, 0.625, 1067.258182, 6176.278924, 1.0, -43957.22282, -435.7985587, 4.0, 6.62890625, 292.78125, -19.99389648, -48241.87157, -8520.933578}
tensor @r2.own.0 : f64[] = {1.199999957179898e-07}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[s77, s17]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.3125, 3.125, -3.125, 0.28125, -0.625, -2.09375, 1.46875, -1.53125, -1.40625, -2.1875, 0.4375, 0.65625}
tensor @r0.in.y : f32[4] = {2.0, 2.0, 2.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.609375, 37.0625, 37.0625, 0.5625, -0.4375, 15.53515625, 6.62890625, -3.0625, 5.91015625, 17.140625, -1.234375, 1.3125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.15625, 0.625, -0.625, 0.78125, 1.875, -3.125, 0.375, -2.75, 0.9375, 2.1875, 0.125, 0.375}
tensor @r0.in.y : f64[4] = {7.0, 0.0, 1.0, 5.0}
tensor @r0.want.0.f64 : f64[3, 4] = {827.5348006, 1.0, -1.25, 26.76928043, -1719.374084, 1.0, 0.75, -2035.34375, 301.706779, 1.0, 0.25, 36.79980469}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f64[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7, -4, -5, 6, 4, 3, 2, -6, 3, -3, 5, 7}
tensor @r0.in.y : i32[4] = {2, 2, 8, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {194.0, 62.0, 52065680.0, 214992.0, 62.0, 34.0, -880.0, -214992.0, 34.0, 34.0, 52065680.0, 483784.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {0, 3, 2, 7, 4, 7, 7, 0, 5, 1, 6, 4}
tensor @r0.in.y : u8[4] = {5, 2, 6, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 34.0, -824.0, 2660.0, 23008.0, 194.0, 6412216.0, -0.0, 80600.0, 2.0, 2389704.0, 464.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, false, false, true, false, false, false, true, false, true, true}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {2.0, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, 0.0, 2.0, 2.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -2.0, 0.0, 0.6000000238, -1.399999976, 5.0, -6.0, 2.0, 2.0, -2.0, -1.639999971, -0.04000006676, 23.0, 34.0, -8.0, 8.0, 0.0, 31.75776093, -34.49824092, 925.0, -3816.0, 280768.0, 280768.0, 665280.0, 49478.67476, -802866.3997, 13409905.0, 5517504.0}
tensor @r0.own.0 : f64[] = {1.8000000379103653e-09}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[7, 7]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2.0, -2.0, 0.0, 0.6000000238, -1.399999976, 5.0, -6.0, 2.0, 2.0, -2.0, -1.639999971, -0.04000006676, 23.0, 34.0, -8.0, 8.0, 0.0, 31.75776093, -34.49824092, 925.0, -3816.0, 280768.0, 280768.0, 665280.0, 49478.67476, -802866.3997, 13409905.0, 5517504.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f64[7, 7]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {-1.162981581e+29, -7.771846628e+28, -8.09654813e+28, nan, nan, nan, 1.337048058e+23, -1.032363895e+23, -9.346644488e+22, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {4.400000079840538e-07}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[4, 3]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {-1.162981581e+29, -7.771846628e+28, -8.09654813e+28, -5.113700901e+53, -3.172120476e+53, 4.493358076e+53, 1.337048058e+23, -1.032363895e+23, -9.346644488e+22, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {8.0, 8.0, 2.0, 1.0, 6.0, 6.0, 8.0, 6.0, 7.0, 8.0, 5.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-895.0, -895.0, -1.0, 1.0, 31.0, 31.0, -895.0, 31.0, -461.0, -895.0, 41.0, -461.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {8.0, 8.0, 2.0, 1.0, 6.0, 6.0, 8.0, 6.0, 7.0, 8.0, 5.0, 7.0, 0.0, 8.0, 5.0, 0.0, 0.0, 3.0, 2.0, 4.0, 8.0, 8.0, 2.0, 7.0, 8.0, 1.0, 8.0, 5.0, 3.0, 3.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-895.0, -895.0, -1.0, 1.0, 31.0, 31.0, -895.0, 31.0, -461.0, -895.0, 41.0, -461.0, 1.0, -895.0, 41.0, 1.0, 1.0, -5.0, -1.0, 1.0, -895.0, -895.0, -1.0, -461.0, -895.0, 1.0, -895.0, 41.0, -5.0, -5.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {8.0, 8.0, 2.0, 1.0, 6.0, 6.0, 8.0, 6.0, 7.0, 8.0, 5.0, 7.0, 0.0, 8.0, 5.0, 0.0, 0.0, 3.0, 2.0, 4.0, 8.0, 8.0, 2.0, 7.0, 8.0, 1.0, 8.0, 5.0, 3.0, 3.0, 3.0, 0.0, 1.0, 6.0, 4.0, 3.0}
tensor @r2.want.0.f32 : f64[4, 9] = {-895.0, -895.0, -1.0, 1.0, 31.0, 31.0, -895.0, 31.0, -461.0, -895.0, 41.0, -461.0, 1.0, -895.0, 41.0, 1.0, 1.0, -5.0, -1.0, 1.0, -895.0, -895.0, -1.0, -461.0, -895.0, 1.0, -895.0, 41.0, -5.0, -5.0, -5.0, 1.0, 1.0, 31.0, 1.0, -5.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.0, 1.0, 2.0, 7.0, 3.0, 4.0, 0.0, 2.0, 7.0, 7.0, 5.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.0, 1.0, -1.0, -461.0, -5.0, 1.0, 1.0, -1.0, -461.0, -461.0, 41.0, -461.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7, 7, 0, 4, 7, 2, 4, 7, 0, 0, 1, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {-461.0, -461.0, 1.0, 1.0, -461.0, -1.0, 1.0, -461.0, 1.0, 1.0, 1.0, -1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.0625, -1.6875, -1.71875, 0.6875, -1.21875, -1.5625, 0.03125, -1.625, -1.84375, 0.53125, -0.34375, -0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.0625, -1.6875, -1.71875, 0.6875, -1.21875, -1.5625, 0.03125, -1.625, -1.84375, 0.53125, -0.34375, -0.46875, -1.21875, -1.8125, 0.03125, -2.875, 0.21875, -0.5625, 1.96875, 2.6875, -1.71875, 2.40625, 1.96875, -2.875, -2.375, -1.78125, -2.8125, 2.59375, 2.5625, 2.15625}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.0625, -1.6875, -1.71875, 0.6875, -1.21875, -1.5625, 0.03125, -1.625, -1.84375, 0.53125, -0.34375, -0.46875, -1.21875, -1.8125, 0.03125, -2.875, 0.21875, -0.5625, 1.96875, 2.6875, -1.71875, 2.40625, 1.96875, -2.875, -2.375, -1.78125, -2.8125, 2.59375, 2.5625, 2.15625, -0.09375, 2.28125, -0.15625, 0.03125, 1.1875, 1.625}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.6875, 2.84375, -2.53125, -1.9375, 0.75, -1.46875, -1.03125, -0.71875, 2.3125, 3.03125, -3.03125, -2.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.03125, -2.90625, 1.21875, -3.09375, -3.125, -1.71875, -2.46875, -1.34375, 1.4375, 2.0625, 2.5, -1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.03125, -2.90625, 1.21875, -3.09375, -3.125, -1.71875, -2.46875, -1.34375, 1.4375, 2.0625, 2.5, -1.1875, -2.9375, 1.875, -3.125, -2.5625, -2.6875, -0.625, 1.5, 2.09375, 2.34375, -0.6875, 3.09375, -2.25, 2.0, -2.03125, -2.03125, -0.6875, 1.125, 1.0625}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.03125, -2.90625, 1.21875, -3.09375, -3.125, -1.71875, -2.46875, -1.34375, 1.4375, 2.0625, 2.5, -1.1875, -2.9375, 1.875, -3.125, -2.5625, -2.6875, -0.625, 1.5, 2.09375, 2.34375, -0.6875, 3.09375, -2.25, 2.0, -2.03125, -2.03125, -0.6875, 1.125, 1.0625, -2.9375, 1.46875, -1.3125, 0.6875, -2.28125, -0.28125}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.125, 2.15625, 0.65625, 0.65625, -3.0625, -0.4375, -0.03125, -0.78125, 1.46875, 0.46875, -0.40625, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.53125, -0.8125, -2.5, 0.6875, 0.53125, 0.09375, -0.625, 1.84375, -2.21875, -2.0, -2.65625, -0.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {5.0625, -1.625, -5.0, 1.375, 1.0625, 0.1875, -1.25, 3.6875, -4.4375, -4.0, -5.3125, -0.8125}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.53125, -0.8125, -2.5, 0.6875, 0.53125, 0.09375, -0.625, 1.84375, -2.21875, -2.0, -2.65625, -0.40625, 0.09375, 0.8125, -2.125, -1.25, -3.09375, -3.125, 1.65625, 1.90625, 1.84375, -0.625, 0.65625, 1.78125, 2.84375, -1.34375, 1.9375, 0.59375, -1.25, -1.28125}
tensor @r1.want.0.f32 : f64[5, 6] = {5.0625, -1.625, -5.0, 1.375, 1.0625, 0.1875, -1.25, 3.6875, -4.4375, -4.0, -5.3125, -0.8125, 0.1875, 1.625, -4.25, -2.5, -6.1875, -6.25, 3.3125, 3.8125, 3.6875, -1.25, 1.3125, 3.5625, 5.6875, -2.6875, 3.875, 1.1875, -2.5, -2.5625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.53125, -0.8125, -2.5, 0.6875, 0.53125, 0.09375, -0.625, 1.84375, -2.21875, -2.0, -2.65625, -0.40625, 0.09375, 0.8125, -2.125, -1.25, -3.09375, -3.125, 1.65625, 1.90625, 1.84375, -0.625, 0.65625, 1.78125, 2.84375, -1.34375, 1.9375, 0.59375, -1.25, -1.28125, -2.96875, 1.875, 1.71875, -0.75, -2.0, 0.59375}
tensor @r2.want.0.f32 : f64[4, 9] = {5.0625, -1.625, -5.0, 1.375, 1.0625, 0.1875, -1.25, 3.6875, -4.4375, -4.0, -5.3125, -0.8125, 0.1875, 1.625, -4.25, -2.5, -6.1875, -6.25, 3.3125, 3.8125, 3.6875, -1.25, 1.3125, 3.5625, 5.6875, -2.6875, 3.875, 1.1875, -2.5, -2.5625, -5.9375, 3.75, 3.4375, -1.5, -4.0, 1.1875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.59375, 2.46875, 0.15625, 2.28125, 0.90625, -0.3125, -2.90625, -0.59375, -0.65625, 1.25, 2.8125, -0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.1875, 4.9375, 0.3125, 4.5625, 1.8125, -0.625, -5.8125, -1.1875, -1.3125, 2.5, 5.625, -0.875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.53125, -1.34375, 0.3125, -2.5625, -1.3125, 2.0625, 1.28125, -2.71875, 1.8125, -1.71875, 1.375, 0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-5.175537109, -3.285888672, -3.505859375, -103.8613281, -2.337890625, 45.43945312, 1.451416016, -128.142334, 25.88476562, -19.99389648, 4.296875, -5.319580078}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.53125, -1.34375, 0.3125, -2.5625, -1.3125, 2.0625, 1.28125, -2.71875, 1.8125, -1.71875, 1.375, 0.84375, 1.90625, 2.84375, 0.875, 2.90625, -2.03125, 1.0625, 1.0, -2.15625, 0.625, -2.09375, -0.0625, -2.5, 1.09375, 2.875, 0.15625, -0.21875, 0.625, -1.6875}
tensor @r1.want.0.f32 : f64[5, 6] = {-5.175537109, -3.285888672, -3.505859375, -103.8613281, -2.337890625, 45.43945312, 1.451416016, -128.142334, 25.88476562, -19.99389648, 4.296875, -5.319580078, 32.5402832, 149.8522949, -5.140625, 161.5012207, -42.67211914, -3.154296875, -4.0, -54.32739258, -5.546875, -48.3034668, 0.748046875, -95.0, -2.657470703, 155.609375, -1.844482422, 2.541259766, -5.546875, -18.19335938}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.53125, -1.34375, 0.3125, -2.5625, -1.3125, 2.0625, 1.28125, -2.71875, 1.8125, -1.71875, 1.375, 0.84375, 1.90625, 2.84375, 0.875, 2.90625, -2.03125, 1.0625, 1.0, -2.15625, 0.625, -2.09375, -0.0625, -2.5, 1.09375, 2.875, 0.15625, -0.21875, 0.625, -1.6875, -2.375, -0.1875, 2.84375, 2.78125, -1.21875, -2.1875}
tensor @r2.want.0.f32 : f64[4, 9] = {-5.175537109, -3.285888672, -3.505859375, -103.8613281, -2.337890625, 45.43945312, 1.451416016, -128.142334, 25.88476562, -19.99389648, 4.296875, -5.319580078, 32.5402832, 149.8522949, -5.140625, 161.5012207, -42.67211914, -3.154296875, -4.0, -54.32739258, -5.546875, -48.3034668, 0.748046875, -95.0, -2.657470703, 155.609375, -1.844482422, 2.541259766, -5.546875, -18.19335938, -78.671875, 2.197265625, 149.8522949, 138.7365723, 0.1428222656, -57.49023438}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.28125, 0.875, 0.53125, 2.5625, -2.28125, -2.59375, -2.75, -0.6875, -2.46875, 2.9375, 2.8125, -0.125}
tensor @r0.want.0.f32 : f64[3, 4] = {3.197021484, -5.140625, -5.175537109, 103.8613281, -67.59985352, -108.4714355, -133.375, 5.650390625, -90.74584961, 167.5292969, 144.2285156, 1.484375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.625, 0.375, -0.09375, 2.53125, -2.21875, 2.15625, 2.46875, -0.78125, 2.21875, -2.59375, -0.71875, -1.5625}
tensor @r0.want.0.f32 : f64[3, 4] = {-2790751.375, -145172.0428, 60555.5695, 3130985.874, -1273305.928, 800224.4197, 3004908.359, -105428.1208, 1273305.928, -2989332.404, -52340.33884, 426150.2958}
tensor @r0.own.0 : f64[] = {1.199999957179898e-07}
tensor @r1.in.x : f32[5, 6] = {-2.625, 0.375, -0.09375, 2.53125, -2.21875, 2.15625, 2.46875, -0.78125, 2.21875, -2.59375, -0.71875, -1.5625, 1.6875, -0.84375, -2.15625, -2.15625, 3.03125, 0.125, 0.625, -0.46875, -0.125, -0.09375, -2.0625, 2.375, 1.25, 2.09375, -1.78125, 2.9375, -0.59375, 3.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-2790751.375, -145172.0428, 60555.5695, 3130985.874, -1273305.928, 800224.4197, 3004908.359, -105428.1208, 1273305.928, -2989332.404, -52340.33884, 426150.2958, -593477.4152, -154503.5531, -800224.4197, -800224.4197, -12637904.68, -78882.64935, -25508.37399, 121134.1905, 78882.64935, 60555.5695, -193465.6946, 2486852.692, 106804.8462, 379054.2723, 619331.0575, -6529241.099, 49060.7684, -10425024.0}
tensor @r1.own.0 : f64[] = {1.500000053056283e-07}
tensor @r2.in.x : f32[4, 9] = {-2.625, 0.375, -0.09375, 2.53125, -2.21875, 2.15625, 2.46875, -0.78125, 2.21875, -2.59375, -0.71875, -1.5625, 1.6875, -0.84375, -2.15625, -2.15625, 3.03125, 0.125, 0.625, -0.46875, -0.125, -0.09375, -2.0625, 2.375, 1.25, 2.09375, -1.78125, 2.9375, -0.59375, 3.0, -0.4375, 2.25, 0.3125, 1.1875, -0.03125, 2.375}
tensor @r2.want.0.f32 : f64[4, 9] = {-2790751.375, -145172.0428, 60555.5695, 3130985.874, -1273305.928, 800224.4197, 3004908.359, -105428.1208, 1273305.928, -2989332.404, -52340.33884, 426150.2958, -593477.4152, -154503.5531, -800224.4197, -800224.4197, -12637904.68, -78882.64935, -25508.37399, 121134.1905, 78882.64935, 60555.5695, -193465.6946, 2486852.692, 106804.8462, 379054.2723, 619331.0575, -6529241.099, 49060.7684, -10425024.0, 132271.094, 1521593.266, -145365.4627, 171160.9747, 20722.37708, 2486852.692}
tensor @r2.own.0 : f64[] = {1.500000053056283e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.03125, 3.03125, 2.03125, -1.03125, -0.46875, -2.0, 0.0625, -0.1875, -0.1875, 1.875, 2.375, -1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-234134.9055, -12637904.68, 26432.3075, -234134.9055, 121134.1905, 121216.0, -41040.28376, 110529.0481, 110529.0481, -515103.972, 2486852.692, 523631.9806}
tensor @r0.own.0 : f64[] = {5.3000000832525984e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_h.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {2, 0, -4, 4, 3, -5, 6, 0, 4, 7, 2, -6}
tensor @r0.want.0.f32 : f64[3, 4] = {-121216.0, -0.0, -453313792.0, 453313792.0, -10425024.0, -24329873600.0, 304006255500.0, -0.0, 453313792.0, 2165226517000.0, -121216.0, -304006255500.0}
tensor @r0.own.0 : f64[] = {2.099999996119095e-08}
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
tensor @r0.in.x : f32[3, 4] = {-1.75, 2.5, 2.875, -1.53125, 3.09375, -1.8125, -0.21875, -2.03125, -0.8125, -2.9375, 0.21875, -1.4375}
tensor @r0.in.y : f32[4] = {8.0, 5.0, 3.0, 6.0}
tensor @r0.want.0.f32 : f64[3, 4] = {72.04298401, -21.09375, 15.13867188, 20.93725875, -835.6247601, 12.79500103, 0.6457824707, -14.44697821, -88.61198687, -9.308821678, -0.6457824707, 22.76138598}
tensor @r0.own.0 : f64[] = {6.000000052353016e-09}
tensor @r1.in.x : f32[5, 6] = {-1.75, 2.5, 2.875, -1.53125, 3.09375, -1.8125, -0.21875, -2.03125, -0.8125, -2.9375, 0.21875, -1.4375, -0.8125, -2.59375, -2.65625, -0.6875, -2.5625, -1.59375, -1.1875, 1.5, -3.09375, 1.15625, -2.9375, -0.03125, -0.1875, -0.8125, 0.375, -1.5625, -2.46875, 2.125}
tensor @r1.in.y : f32[6] = {7.0, 4.0, 1.0, 7.0, 3.0, 2.0}
tensor @r1.want.0.f32 : f64[5, 6] = {-84.574646, 4.5625, 2.875, -59.15891977, 20.32992554, 2.28515625, 21.8801541, -4.732176781, -0.8125, 352.7703311, -0.6457824707, 1.06640625, 36.19510804, 7.894547462, -2.65625, 41.22042583, -9.138916016, 1.540039062, -4.882056694, -5.4375, -3.09375, 0.2675239522, -16.53491211, -0.9990234375, 19.00021978, -0.5251312256, 0.375, -63.64033977, -7.640106201, 3.515625}
tensor @r1.own.0 : f64[] = {1.799999971296984e-08}
tensor @r2.in.x : f32[4, 9] = {-1.75, 2.5, 2.875, -1.53125, 3.09375, -1.8125, -0.21875, -2.03125, -0.8125, -2.9375, 0.21875, -1.4375, -0.8125, -2.59375, -2.65625, -0.6875, -2.5625, -1.59375, -1.1875, 1.5, -3.09375, 1.15625, -2.9375, -0.03125, -0.1875, -0.8125, 0.375, -1.5625, -2.46875, 2.125, 0.09375, -0.65625, -1.3125, -0.65625, -1.4375, -2.3125}
tensor @r2.in.y : f32[9] = {0.0, 2.0, 7.0, 3.0, 1.0, 5.0, 7.0, 1.0, 1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 5.25, -307.99577, 1.003387451, 3.09375, 12.79500103, 21.8801541, -2.03125, -0.8125, 1.0, -0.9521484375, -44.74298134, 1.901123047, -2.59375, 15.33783898, 41.22042583, -2.5625, -1.59375, 1.0, 1.25, 454.7626641, -1.922943115, -2.9375, -0.468444854, 19.00021978, -0.8125, 0.375, 1.0, 5.094726562, 70.14601946, -0.2804260254, -0.65625, -0.9725389481, 41.73441546, -1.4375, -2.3125}
tensor @r2.own.0 : f64[] = {4.099999983964153e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[s77, s17]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.09375, -1.21875, 2.84375, 0.03125, -1.28125, 2.125, -0.53125, -2.6875, -0.75, -1.875, -0.40625, -1.5625}
tensor @r0.in.y : f32[4] = {4.0, 3.0, 4.0, 5.0}
tensor @r0.want.0.f32 : f64[3, 4] = {37.18183994, 1.845977783, 19.87669468, 0.468444854, -4.154753685, 3.220703125, 1.386292458, 13.59821033, -0.05859375, -0.966796875, 2.037003517, 5.39624691}
tensor @r0.own.0 : f64[] = {2.6000000374892807e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {0.40625, 2.53125, 0.4375, 1.5625, -1.90625, 0.375, 1.125, -0.4375, -0.625, -1.875, 1.15625, 2.09375}
tensor @r0.in.y : f64[4] = {6.0, 0.0, 3.0, 8.0}
tensor @r0.want.0.f64 : f64[3, 4] = {-7.977315254, 1.0, -1.228759766, -40.61957432, -1.563748754, 1.0, -1.951171875, 32.1080033, 0.3489112854, 1.0, -1.922943115, 309.9362348}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f64[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {7, -3, -4, -1, 7, 4, 0, 1, 2, 6, -3, -7}
tensor @r0.in.y : i32[4] = {7, 7, 3, 3}
tensor @r0.want.0.f32 : f64[3, 4] = {505876.0, 396.0, -52.0, 2.0, 505876.0, 1180.0, -0.0, -2.0, 86.0, 138690.0, -18.0, -322.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {1, 0, 4, 4, 5, 0, 1, 4, 2, 6, 5, 4}
tensor @r0.in.y : u8[4] = {0, 5, 8, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 0.0, -2007.0, 1180.0, 1.0, 0.0, -132.0, 1180.0, 1.0, 5706.0, 73980.0, 1180.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, false, false, true, true, false, true, false, false, true, true}
tensor @r0.in.y : bool[4] = {false, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.3000000119, -0.6999999881, 2.5, -3.0, 0.0, 0.0, -1.0, -0.9099999928, -0.5100000167, 5.25, 8.0, 6.0, -6.0, 0.0, 4.232430147, -7.238069982, -21.09375, -18.0, -12440.0, -12440.0, 10395.0, 5192.69022, -9233.960494, -36823.35327, -67608.0}
tensor @r0.own.0 : f64[] = {3.2999999177718564e-08}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[7, 7]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.3000000119, -0.6999999881, 2.5, -3.0, 0.0, 0.0, -1.0, -0.9099999928, -0.5100000167, 5.25, 8.0, 6.0, -6.0, 0.0, 4.232430147, -7.238069982, -21.09375, -18.0, -12440.0, -12440.0, 10395.0, 5192.69022, -9233.960494, -36823.35327, -67608.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f64[7, 7]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {3.321812201e+23, 9.48573214e+22, -3.403215053e+23, nan, nan, nan, -1.182665981e+18, -1.012123984e+18, 2.864270188e+17, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {1.1000000199601345e-07}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.default(x=%x, n=%y) : f32[4, 3]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {3.321812201e+23, 9.48573214e+22, -3.403215053e+23, 8.101153199e+43, -4.016556141e+42, -7.677386791e+43, -1.182665981e+18, -1.012123984e+18, 2.864270188e+17, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {8.0, 2.0, 2.0, 2.0, 2.0, 7.0, 4.0, 3.0, 6.0, 1.0, 0.0, 1.0}
tensor @r0.want.0.f32 : f64[3, 4] = {12.69140625, -0.75, -0.75, -0.75, -0.75, -40.0234375, 1.5625, -1.375, -4.671875, 0.5, 1.0, 0.5}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {8.0, 2.0, 2.0, 2.0, 2.0, 7.0, 4.0, 3.0, 6.0, 1.0, 0.0, 1.0, 4.0, 3.0, 0.0, 2.0, 8.0, 2.0, 2.0, 4.0, 3.0, 8.0, 0.0, 2.0, 2.0, 5.0, 6.0, 7.0, 0.0, 6.0}
tensor @r1.want.0.f32 : f64[5, 6] = {12.69140625, -0.75, -0.75, -0.75, -0.75, -40.0234375, 1.5625, -1.375, -4.671875, 0.5, 1.0, 0.5, 1.5625, -1.375, 1.0, -0.75, 12.69140625, -0.75, -0.75, 1.5625, -1.375, 12.69140625, 1.0, -0.75, -0.75, 6.28125, -4.671875, -40.0234375, 1.0, -4.671875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {8.0, 2.0, 2.0, 2.0, 2.0, 7.0, 4.0, 3.0, 6.0, 1.0, 0.0, 1.0, 4.0, 3.0, 0.0, 2.0, 8.0, 2.0, 2.0, 4.0, 3.0, 8.0, 0.0, 2.0, 2.0, 5.0, 6.0, 7.0, 0.0, 6.0, 6.0, 3.0, 7.0, 7.0, 5.0, 7.0}
tensor @r2.want.0.f32 : f64[4, 9] = {12.69140625, -0.75, -0.75, -0.75, -0.75, -40.0234375, 1.5625, -1.375, -4.671875, 0.5, 1.0, 0.5, 1.5625, -1.375, 1.0, -0.75, 12.69140625, -0.75, -0.75, 1.5625, -1.375, 12.69140625, 1.0, -0.75, -0.75, 6.28125, -4.671875, -40.0234375, 1.0, -4.671875, -4.671875, -1.375, -40.0234375, -40.0234375, 6.28125, -40.0234375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {6.0, 7.0, 3.0, 3.0, 6.0, 8.0, 6.0, 1.0, 1.0, 1.0, 3.0, 8.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-4.671875, -40.0234375, -1.375, -1.375, -4.671875, 12.69140625, -4.671875, 0.5, 0.5, 0.5, -1.375, 12.69140625}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {2, 5, 7, 2, 1, 5, 0, 8, 5, 6, 2, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.75, 6.28125, -40.0234375, -0.75, 0.5, 6.28125, 1.0, 12.69140625, 6.28125, -4.671875, -0.75, -0.75}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.03125, 0.4375, -2.5625, -2.0, -2.5625, -1.8125, -1.03125, 1.1875, 2.3125, -1.34375, -2.3125, -0.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-1.03125, 0.4375, -2.5625, -2.0, -2.5625, -1.8125, -1.03125, 1.1875, 2.3125, -1.34375, -2.3125, -0.4375, 1.6875, 2.40625, 0.59375, -0.4375, 2.84375, -1.46875, 2.15625, -1.1875, -1.125, -2.78125, -2.28125, -2.90625, 1.65625, 1.15625, -2.46875, 0.5, 2.40625, 1.875}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-1.03125, 0.4375, -2.5625, -2.0, -2.5625, -1.8125, -1.03125, 1.1875, 2.3125, -1.34375, -2.3125, -0.4375, 1.6875, 2.40625, 0.59375, -0.4375, 2.84375, -1.46875, 2.15625, -1.1875, -1.125, -2.78125, -2.28125, -2.90625, 1.65625, 1.15625, -2.46875, 0.5, 2.40625, 1.875, -1.09375, 2.84375, -0.53125, 2.6875, 1.21875, -1.46875}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.5, -2.125, 1.5625, -0.875, 0.71875, -1.84375, -0.3125, -0.125, 0.6875, -2.4375, 2.6875, 1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.90625, -0.59375, -1.53125, -0.4375, -2.40625, -2.84375, -3.0625, 1.28125, 1.9375, 2.4375, -0.8125, -1.90625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.90625, -0.59375, -1.53125, -0.4375, -2.40625, -2.84375, -3.0625, 1.28125, 1.9375, 2.4375, -0.8125, -1.90625, -0.625, -2.59375, -0.375, -2.0, 0.96875, 2.25, -0.4375, -2.625, -2.28125, -2.46875, -3.0625, 1.375, 0.40625, -1.25, -1.8125, -3.0625, 1.09375, 1.4375}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.90625, -0.59375, -1.53125, -0.4375, -2.40625, -2.84375, -3.0625, 1.28125, 1.9375, 2.4375, -0.8125, -1.90625, -0.625, -2.59375, -0.375, -2.0, 0.96875, 2.25, -0.4375, -2.625, -2.28125, -2.46875, -3.0625, 1.375, 0.40625, -1.25, -1.8125, -3.0625, 1.09375, 1.4375, -1.34375, -1.875, -0.96875, -1.5, -0.875, -2.375}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.84375, -2.78125, 0.75, 1.1875, 2.25, -1.59375, 1.9375, -1.375, -3.03125, 1.65625, -2.6875, 0.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25, 1.09375, -2.25, -1.53125, -2.28125, 2.90625, 1.15625, -0.4375, -2.0625, 1.375, -1.65625, -2.375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.25, 1.09375, -2.25, -1.53125, -2.28125, 2.90625, 1.15625, -0.4375, -2.0625, 1.375, -1.65625, -2.375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.25, 1.09375, -2.25, -1.53125, -2.28125, 2.90625, 1.15625, -0.4375, -2.0625, 1.375, -1.65625, -2.375, 2.15625, 0.96875, 0.3125, -1.3125, -2.15625, 0.46875, 0.15625, -2.9375, 0.90625, -2.65625, 1.09375, 2.5625, -0.34375, 1.46875, -0.25, -2.40625, -0.84375, 0.46875}
tensor @r1.want.0.f32 : f64[5, 6] = {1.25, 1.09375, -2.25, -1.53125, -2.28125, 2.90625, 1.15625, -0.4375, -2.0625, 1.375, -1.65625, -2.375, 2.15625, 0.96875, 0.3125, -1.3125, -2.15625, 0.46875, 0.15625, -2.9375, 0.90625, -2.65625, 1.09375, 2.5625, -0.34375, 1.46875, -0.25, -2.40625, -0.84375, 0.46875}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.25, 1.09375, -2.25, -1.53125, -2.28125, 2.90625, 1.15625, -0.4375, -2.0625, 1.375, -1.65625, -2.375, 2.15625, 0.96875, 0.3125, -1.3125, -2.15625, 0.46875, 0.15625, -2.9375, 0.90625, -2.65625, 1.09375, 2.5625, -0.34375, 1.46875, -0.25, -2.40625, -0.84375, 0.46875, -1.21875, 2.09375, -0.03125, -1.0625, -0.84375, 0.84375}
tensor @r2.want.0.f32 : f64[4, 9] = {1.25, 1.09375, -2.25, -1.53125, -2.28125, 2.90625, 1.15625, -0.4375, -2.0625, 1.375, -1.65625, -2.375, 2.15625, 0.96875, 0.3125, -1.3125, -2.15625, 0.46875, 0.15625, -2.9375, 0.90625, -2.65625, 1.09375, 2.5625, -0.34375, 1.46875, -0.25, -2.40625, -0.84375, 0.46875, -1.21875, 2.09375, -0.03125, -1.0625, -0.84375, 0.84375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375, 2.28125, -0.75, 2.0, 0.6875, 0.5625, 3.09375, 2.65625, -0.90625, -0.875, 0.15625, 1.28125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.34375, 2.28125, -0.75, 2.0, 0.6875, 0.5625, 3.09375, 2.65625, -0.90625, -0.875, 0.15625, 1.28125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {0.40625, -3.03125, -2.25, -0.0625, 0.1875, 1.15625, 1.375, -1.09375, 0.78125, 2.40625, 0.4375, 2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.151702881, -18.75881958, -4.640625, 0.1872558594, -0.5559082031, -1.922943115, -1.525390625, 1.972808838, -1.866912842, 6.713531494, -1.228759766, 3.556549072}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {0.40625, -3.03125, -2.25, -0.0625, 0.1875, 1.15625, 1.375, -1.09375, 0.78125, 2.40625, 0.4375, 2.15625, -0.46875, -0.90625, -2.6875, -1.34375, -1.90625, -2.96875, -0.40625, 0.5, -0.28125, -2.0, -0.5, -0.46875, -2.0, -1.25, 1.25, 1.125, 2.71875, -3.03125}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.151702881, -18.75881958, -4.640625, 0.1872558594, -0.5559082031, -1.922943115, -1.525390625, 1.972808838, -1.866912842, 6.713531494, -1.228759766, 3.556549072, 1.303253174, 1.974456787, -11.34838867, 1.604888916, -1.2081604, -17.25875854, 1.151702881, -1.375, 0.8215026855, -2.0, 1.375, 1.303253174, -2.0, 1.796875, -1.796875, -1.951171875, 11.93966675, -18.75881958}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {0.40625, -3.03125, -2.25, -0.0625, 0.1875, 1.15625, 1.375, -1.09375, 0.78125, 2.40625, 0.4375, 2.15625, -0.46875, -0.90625, -2.6875, -1.34375, -1.90625, -2.96875, -0.40625, 0.5, -0.28125, -2.0, -0.5, -0.46875, -2.0, -1.25, 1.25, 1.125, 2.71875, -3.03125, 0.28125, 1.53125, 0.0, -0.4375, 0.90625, 2.9375}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.151702881, -18.75881958, -4.640625, 0.1872558594, -0.5559082031, -1.922943115, -1.525390625, 1.972808838, -1.866912842, 6.713531494, -1.228759766, 3.556549072, 1.303253174, 1.974456787, -11.34838867, 1.604888916, -1.2081604, -17.25875854, 1.151702881, -1.375, 0.8215026855, -2.0, 1.375, 1.303253174, -2.0, 1.796875, -1.796875, -1.951171875, 11.93966675, -18.75881958, -0.8215026855, -1.003387451, -0.0, 1.228759766, -1.974456787, 16.53491211}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.53125, -2.8125, 1.40625, -1.34375, -1.5625, -2.0, 1.6875, -0.46875, 1.15625, 2.65625, -1.4375, -0.0625}
tensor @r0.want.0.f32 : f64[3, 4] = {1.003387451, -13.80981445, -1.437835693, 1.604888916, 0.8728027344, -2.0, -0.2570800781, 1.303253174, -1.922943115, 10.77285767, 1.342041016, 0.1872558594}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.9375, -0.8125, 2.15625, -2.21875, -0.90625, -1.375, -2.34375, 2.15625, -2.0625, -1.9375, -1.78125, 1.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {1590.475929, 1384.035109, -7928.926005, 9657.282217, 287.0801216, -4951.199609, 12461.35308, -7928.926005, 5174.299599, 1590.475929, -2101.333139, 2977.306797}
tensor @r0.own.0 : f64[] = {7.799999934832158e-08}
tensor @r1.in.x : f32[5, 6] = {-1.9375, -0.8125, 2.15625, -2.21875, -0.90625, -1.375, -2.34375, 2.15625, -2.0625, -1.9375, -1.78125, 1.15625, -0.9375, -1.40625, 2.5, 0.59375, 2.15625, 1.46875, 1.1875, 2.3125, 1.0, 3.09375, 2.0, -0.46875, 1.875, 3.0625, -1.09375, -1.75, 0.65625, 1.65625}
tensor @r1.want.0.f32 : f64[5, 6] = {1590.475929, 1384.035109, -7928.926005, 9657.282217, 287.0801216, -4951.199609, 12461.35308, -7928.926005, 5174.299599, 1590.475929, -2101.333139, 2977.306797, -111.2254179, -5076.911482, -13760.63232, -3031.696275, -7928.926005, 5175.112021, 3348.241551, -11871.06358, 936.0, 22815.54265, -3342.0, 3240.206946, 25.40249286, 19171.22496, -2185.134526, -2684.569002, -2718.097499, 4072.938253}
tensor @r1.own.0 : f64[] = {1.0000000116860974e-07}
tensor @r2.in.x : f32[4, 9] = {-1.9375, -0.8125, 2.15625, -2.21875, -0.90625, -1.375, -2.34375, 2.15625, -2.0625, -1.9375, -1.78125, 1.15625, -0.9375, -1.40625, 2.5, 0.59375, 2.15625, 1.46875, 1.1875, 2.3125, 1.0, 3.09375, 2.0, -0.46875, 1.875, 3.0625, -1.09375, -1.75, 0.65625, 1.65625, 2.59375, 2.625, 1.03125, -1.25, 2.59375, -0.96875}
tensor @r2.want.0.f32 : f64[4, 9] = {1590.475929, 1384.035109, -7928.926005, 9657.282217, 287.0801216, -4951.199609, 12461.35308, -7928.926005, 5174.299599, 1590.475929, -2101.333139, 2977.306797, -111.2254179, -5076.911482, -13760.63232, -3031.696275, -7928.926005, 5175.112021, 3348.241551, -11871.06358, 936.0, 22815.54265, -3342.0, 3240.206946, 25.40249286, 19171.22496, -2185.134526, -2684.569002, -2718.097499, 4072.938253, -12792.92494, -12113.95089, 1354.833162, -4018.00645, -12792.92494, -520.1620672}
tensor @r2.own.0 : f64[] = {1.0000000116860974e-07}
graph "main"(
    %x : f32[s77, s27]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.21875, 2.0, -0.96875, 0.90625, 1.0, 0.28125, -1.71875, -1.0625, 2.65625, -1.53125, 0.25, -1.40625}
tensor @r0.want.0.f32 : f64[3, 4] = {-9657.282217, -3342.0, -520.1620672, -287.0801216, 936.0, -2550.217217, -3208.719989, -1772.604746, -11241.40875, -5050.541007, -2334.754238, -5076.911482}
tensor @r0.own.0 : f64[] = {8.600000001024455e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-5, 2, 6, -7, -6, 0, -3, 4, 0, -1, -2, 5}
tensor @r0.want.0.f32 : f64[3, 4] = {792600.0, -3342.0, 35452566.0, -462583128.0, -35452566.0, -0.0, -12312.0, -32556.0, -0.0, -936.0, 3342.0, -792600.0}
tensor @r0.own.0 : f64[] = {1.6999999630229468e-08}
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
tensor @r0.in.x : f32[3, 4] = {-1.84375, -0.3125, -2.25, -0.90625, 2.5625, 1.375, -0.9375, -1.71875, 0.0, -1.25, 0.84375, 0.9375}
tensor @r0.in.y : f32[4] = {2.0, 8.0, 5.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {6.387207031, 5.181261187, 62.36677246, 21.40512376, -0.841796875, 0.5860094939, 11.62228978, 89.27798167, 1.0, 59.80515455, -0.5582845874, -0.1342350605}
tensor @r0.own.0 : f64[] = {1.500000053056283e-07}
tensor @r1.in.x : f32[5, 6] = {-1.84375, -0.3125, -2.25, -0.90625, 2.5625, 1.375, -0.9375, -1.71875, 0.0, -1.25, 0.84375, 0.9375, -0.4375, -0.625, 1.0625, -3.09375, -1.78125, 0.46875, -0.25, -1.125, 3.125, -2.53125, 1.5, 0.21875, -0.8125, -2.21875, 0.34375, 2.71875, 0.25, 0.75}
tensor @r1.in.y : f32[6] = {5.0, 1.0, 4.0, 4.0, 2.0, 4.0}
tensor @r1.want.0.f32 : f64[5, 6] = {40.24699314, 1.3125, 33.84912109, 7.613167485, -0.841796875, -0.4122619629, 11.62228978, 2.71875, 1.0, 12.09130859, -0.3315429688, -0.6304111481, 4.291864451, 1.625, -0.6098219554, 65.64671648, 6.148925781, -0.2824732065, 2.589363607, 2.125, 1.425465902, 42.86939752, -0.875, 0.2616717418, 9.350986584, 3.21875, -0.04700529575, 1.179017425, 0.53125, -0.5805664062}
tensor @r1.own.0 : f64[] = {7.199999885187935e-08}
tensor @r2.in.x : f32[4, 9] = {-1.84375, -0.3125, -2.25, -0.90625, 2.5625, 1.375, -0.9375, -1.71875, 0.0, -1.25, 0.84375, 0.9375, -0.4375, -0.625, 1.0625, -3.09375, -1.78125, 0.46875, -0.25, -1.125, 3.125, -2.53125, 1.5, 0.21875, -0.8125, -2.21875, 0.34375, 2.71875, 0.25, 0.75, -0.34375, 1.96875, -2.25, 2.34375, 2.46875, 2.8125}
tensor @r2.in.y : f32[9] = {1.0, 8.0, 6.0, 3.0, 8.0, 8.0, 8.0, 6.0, 6.0}
tensor @r2.want.0.f32 : f64[4, 9] = {2.84375, 5.181261187, 109.5190216, 5.074732463, -0.5134614383, 0.5860094939, 31.11355921, 56.63275661, 1.0, 2.25, -0.09730285131, -0.3322543912, 2.613566081, 14.23932632, 0.2484452679, 874.1875192, 61.55551338, -0.4788155069, 1.25, 46.60321973, -0.2360857593, 20.90763855, 0.6383588518, -0.1713260878, 23.19628134, 105.643228, -0.30317683, -1.71875, -0.2598864355, -0.5013641357, 2.21526591, 0.3958055942, 303.3741895, -0.1504509363, 0.6887491205, 0.2884986289}
tensor @r2.own.0 : f64[] = {9.200000050668677e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[s77, s17]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.25, 0.9375, -1.8125, -1.03125, 0.6875, -2.375, -2.375, 1.625, -1.125, 2.84375, -2.78125, 1.1875}
tensor @r0.in.y : f32[4] = {8.0, 5.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {303.3741895, -0.511362195, 2.8125, 1.0, -0.3317783224, 70.66377233, 3.375, 1.0, 46.60321973, 0.9620372427, 3.78125, 1.0}
tensor @r0.own.0 : f64[] = {5.60000010807471e-08}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.40625, 2.75, 2.53125, 2.53125, 2.375, -2.21875, 1.8125, 1.0625, -1.0625, 0.0625, -1.03125, 0.46875}
tensor @r0.in.y : f64[4] = {8.0, 4.0, 5.0, 8.0}
tensor @r0.want.0.f64 : f64[3, 4] = {0.6039330727, 1.205891927, 1.036058525, -0.4622417129, -0.2022203305, 32.9350421, 0.5247495254, 0.2484452679, 40.9070811, 0.7615566254, 13.54682387, -0.5044723492}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f64[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {-4, -7, -2, -5, 0, -5, -4, 5, 5, -6, 3, -3}
tensor @r0.in.y : i32[4] = {5, 2, 3, 4}
tensor @r0.want.0.f32 : f64[3, 4] = {269.5333333, 39.5, 14.33333333, 205.375, 1.0, 23.5, 47.66666667, -1.291666667, -3.166666667, 31.0, 1.0, 61.375}
tensor @r0.own.0 : f64[] = {8.300000331473711e-08}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4, 4, 3, 3, 0, 5, 3, 2, 2, 0, 3, 6}
tensor @r0.in.y : u8[4] = {5, 4, 2, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8666666667, 1.0, -0.5, -0.5, 1.0, -1.291666667, -0.5, -1.0, 0.7333333333, 1.0, -0.5, 7.0}
tensor @r0.own.0 : f64[] = {8.499999815114734e-09}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, true, true, false, true, true, true, false, true, false, false, false}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 1.0, 0.6999999881, 1.699999988, -1.5, 4.0, -0.5, 3.5, 1.0, 0.4449999797, 2.644999968, -0.875, 11.5, -0.4666666667, 12.88333333, 1.0, -0.09333277894, 7.573087908, 1.032552083, 124.9, 0.4962122235, 111.3450444, 1.0, -0.4680735249, 44.37264637, -0.5458447452, 5971.255793}
tensor @r0.own.0 : f64[] = {1.1000000021965661e-08}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[7, 7]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 2.0, 1.0, 0.6999999881, 1.699999988, -1.5, 4.0, -0.5, 3.5, 1.0, 0.4449999797, 2.644999968, -0.875, 11.5, -0.4666666667, 12.88333333, 1.0, -0.09333277894, 7.573087908, 1.032552083, 124.9, 0.4962122235, 111.3450444, 1.0, -0.4680735249, 44.37264637, -0.5458447452, 5971.255793}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f64[7, 7]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.09698979239, 46.01452156, -0.1146253502, -0.09434965541, 180.929091, -0.1288603182, -0.2770781097, 28.90580242, 0.1634956725, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {7.60000011723605e-06}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.default(x=%x, n=%y) : f32[4, 3]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.09698979239, 46.01452156, -0.1146253502, -0.09434965541, 180.929091, -0.1288603182, -0.2770781097, 28.90580242, 0.1634956725, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {2.0, 7.0, 8.0, 0.0, 8.0, 0.0, 5.0, 4.0, 2.0, 0.0, 1.0, 0.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.125, -0.5183392237, -0.4983629984, 1.0, -0.4983629984, 1.0, -0.4455729167, -0.3307291667, 0.125, 1.0, 0.5, 1.0}
tensor @r0.own.0 : f64[] = {9.99999993922529e-09}
tensor @r1.in.x : f32[5, 6] = {2.0, 7.0, 8.0, 0.0, 8.0, 0.0, 5.0, 4.0, 2.0, 0.0, 1.0, 0.0, 1.0, 0.0, 6.0, 7.0, 4.0, 6.0, 7.0, 7.0, 2.0, 4.0, 6.0, 6.0, 5.0, 1.0, 8.0, 5.0, 6.0, 2.0}
tensor @r1.want.0.f32 : f64[5, 6] = {0.125, -0.5183392237, -0.4983629984, 1.0, -0.4983629984, 1.0, -0.4455729167, -0.3307291667, 0.125, 1.0, 0.5, 1.0, 0.5, 1.0, -0.5041449653, -0.5183392237, -0.3307291667, -0.5041449653, -0.5183392237, -0.5183392237, 0.125, -0.3307291667, -0.5041449653, -0.5041449653, -0.4455729167, 0.5, -0.4983629984, -0.4455729167, -0.5041449653, 0.125}
tensor @r1.own.0 : f64[] = {9.99999993922529e-09}
tensor @r2.in.x : f32[4, 9] = {2.0, 7.0, 8.0, 0.0, 8.0, 0.0, 5.0, 4.0, 2.0, 0.0, 1.0, 0.0, 1.0, 0.0, 6.0, 7.0, 4.0, 6.0, 7.0, 7.0, 2.0, 4.0, 6.0, 6.0, 5.0, 1.0, 8.0, 5.0, 6.0, 2.0, 5.0, 7.0, 4.0, 7.0, 2.0, 7.0}
tensor @r2.want.0.f32 : f64[4, 9] = {0.125, -0.5183392237, -0.4983629984, 1.0, -0.4983629984, 1.0, -0.4455729167, -0.3307291667, 0.125, 1.0, 0.5, 1.0, 0.5, 1.0, -0.5041449653, -0.5183392237, -0.3307291667, -0.5041449653, -0.5183392237, -0.5183392237, 0.125, -0.3307291667, -0.5041449653, -0.5041449653, -0.4455729167, 0.5, -0.4983629984, -0.4455729167, -0.5041449653, 0.125, -0.4455729167, -0.5183392237, -0.3307291667, -0.5183392237, 0.125, -0.5183392237}
tensor @r2.own.0 : f64[] = {9.99999993922529e-09}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {7.0, 1.0, 1.0, 4.0, 5.0, 1.0, 8.0, 2.0, 7.0, 3.0, 0.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5183392237, 0.5, 0.5, -0.3307291667, -0.4455729167, 0.5, -0.4983629984, 0.125, -0.5183392237, -0.1458333333, 1.0, -0.5183392237}
tensor @r0.own.0 : f64[] = {9.99999993922529e-09}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {6, 6, 3, 4, 6, 1, 0, 8, 1, 5, 1, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.5041449653, -0.5041449653, -0.1458333333, -0.3307291667, -0.5041449653, 0.5, 1.0, -0.4983629984, 0.5, -0.4455729167, 0.5, -0.5041449653}
tensor @r0.own.0 : f64[] = {9.99999993922529e-09}
graph "main"(
    %x : i32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.0625, 1.03125, 1.5625, -1.625, 2.40625, -1.71875, -1.21875, -1.65625, -2.09375, -0.84375, -0.8125, 1.09375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {3.0625, 1.03125, 1.5625, -1.625, 2.40625, -1.71875, -1.21875, -1.65625, -2.09375, -0.84375, -0.8125, 1.09375, -2.59375, -3.125, 2.8125, -2.90625, 0.78125, 2.34375, -2.125, -2.34375, 0.375, 0.0625, -1.1875, 1.0625, 1.5625, -2.5625, 1.75, 2.5, -1.9375, 2.09375}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {3.0625, 1.03125, 1.5625, -1.625, 2.40625, -1.71875, -1.21875, -1.65625, -2.09375, -0.84375, -0.8125, 1.09375, -2.59375, -3.125, 2.8125, -2.90625, 0.78125, 2.34375, -2.125, -2.34375, 0.375, 0.0625, -1.1875, 1.0625, 1.5625, -2.5625, 1.75, 2.5, -1.9375, 2.09375, -1.21875, -0.28125, 0.75, 1.96875, 1.4375, -2.25}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.96875, -2.21875, 1.65625, 0.84375, -2.53125, -0.96875, 0.5625, -0.34375, -1.625, 1.40625, 1.1875, 3.03125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.53125, -2.84375, 0.9375, 0.6875, 2.6875, -2.0625, 0.15625, 0.03125, 2.9375, -1.1875, -1.5, -1.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.53125, -2.84375, 0.9375, 0.6875, 2.6875, -2.0625, 0.15625, 0.03125, 2.9375, -1.1875, -1.5, -1.46875, 0.8125, -1.25, -1.46875, -2.8125, 0.28125, -3.03125, -2.46875, 1.8125, -0.78125, 2.3125, 2.90625, -1.09375, -0.03125, -2.4375, -1.46875, 1.65625, -1.28125, -2.53125}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.53125, -2.84375, 0.9375, 0.6875, 2.6875, -2.0625, 0.15625, 0.03125, 2.9375, -1.1875, -1.5, -1.46875, 0.8125, -1.25, -1.46875, -2.8125, 0.28125, -3.03125, -2.46875, 1.8125, -0.78125, 2.3125, 2.90625, -1.09375, -0.03125, -2.4375, -1.46875, 1.65625, -1.28125, -2.53125, -1.84375, 1.59375, 1.59375, -0.59375, -1.90625, -0.90625}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.8125, 2.53125, -1.9375, 1.21875, -0.3125, -0.0625, 1.28125, -2.3125, -2.84375, 2.46875, -0.4375, -1.34375}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.875, -0.25, -2.375, -0.78125, -3.03125, -1.9375, 2.9375, -2.5, 3.0625, -0.65625, -2.59375, 1.21875}
tensor @r0.want.0.f32 : f64[3, 4] = {-1.875, 1.25, 3.375, 1.78125, 4.03125, 2.9375, -1.9375, 3.5, -2.0625, 1.65625, 3.59375, -0.21875}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {2.875, -0.25, -2.375, -0.78125, -3.03125, -1.9375, 2.9375, -2.5, 3.0625, -0.65625, -2.59375, 1.21875, -0.75, 1.0625, 0.125, 0.84375, 0.78125, -1.03125, -0.53125, 1.1875, -0.78125, 3.125, -2.15625, 2.875, 1.71875, -1.34375, 1.65625, -2.40625, -0.8125, 2.15625}
tensor @r1.want.0.f32 : f64[5, 6] = {-1.875, 1.25, 3.375, 1.78125, 4.03125, 2.9375, -1.9375, 3.5, -2.0625, 1.65625, 3.59375, -0.21875, 1.75, -0.0625, 0.875, 0.15625, 0.21875, 2.03125, 1.53125, -0.1875, 1.78125, -2.125, 3.15625, -1.875, -0.71875, 2.34375, -0.65625, 3.40625, 1.8125, -1.15625}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {2.875, -0.25, -2.375, -0.78125, -3.03125, -1.9375, 2.9375, -2.5, 3.0625, -0.65625, -2.59375, 1.21875, -0.75, 1.0625, 0.125, 0.84375, 0.78125, -1.03125, -0.53125, 1.1875, -0.78125, 3.125, -2.15625, 2.875, 1.71875, -1.34375, 1.65625, -2.40625, -0.8125, 2.15625, 0.71875, 1.1875, -1.1875, 2.15625, 3.0, 0.03125}
tensor @r2.want.0.f32 : f64[4, 9] = {-1.875, 1.25, 3.375, 1.78125, 4.03125, 2.9375, -1.9375, 3.5, -2.0625, 1.65625, 3.59375, -0.21875, 1.75, -0.0625, 0.875, 0.15625, 0.21875, 2.03125, 1.53125, -0.1875, 1.78125, -2.125, 3.15625, -1.875, -0.71875, 2.34375, -0.65625, 3.40625, 1.8125, -1.15625, 0.28125, -0.1875, 2.1875, -1.15625, -2.0, 0.96875}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {1.0625, 1.6875, -2.59375, 0.75, -0.125, -0.46875, -2.03125, -0.53125, 0.875, 2.78125, 0.71875, -0.84375}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.0625, -0.6875, 3.59375, 0.25, 1.125, 1.46875, 3.03125, 1.53125, 0.125, -1.78125, 0.28125, 1.84375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {2.53125, -2.375, -2.625, -1.21875, 2.78125, -2.15625, -1.1875, 1.5625, 0.3125, 0.40625, 0.0625, -1.375}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3140411377, 18.8186849, 22.22558594, 7.18598938, 0.6736195882, 16.11375427, 6.956827799, -0.6611735026, 0.203898112, 0.01763407389, 0.8183186849, 8.394205729}
tensor @r0.own.0 : f64[] = {2.900000062311392e-08}
tensor @r1.in.x : f32[5, 6] = {2.53125, -2.375, -2.625, -1.21875, 2.78125, -2.15625, -1.1875, 1.5625, 0.3125, 0.40625, 0.0625, -1.375, 1.34375, -2.0625, 1.25, 1.28125, -0.375, -2.125, -0.5, 0.90625, 1.4375, -0.75, -0.5625, -1.5625, 2.78125, -0.78125, 2.625, -1.15625, -3.09375, -1.84375}
tensor @r1.want.0.f32 : f64[5, 6] = {0.3140411377, 18.8186849, 22.22558594, 7.18598938, 0.6736195882, 16.11375427, 6.956827799, -0.6611735026, 0.203898112, 0.01763407389, 0.8183186849, 8.394205729, -0.7271474202, 15.03063965, -0.7317708333, -0.7318979899, 2.344726562, 15.74772135, 2.895833333, -0.6108652751, -0.7079671224, 4.1640625, 3.191772461, 9.985392253, 0.6736195882, 4.338750203, 0.4462890625, 6.731755575, 29.57337952, 12.67498271}
tensor @r1.own.0 : f64[] = {2.099999996119095e-08}
tensor @r2.in.x : f32[4, 9] = {2.53125, -2.375, -2.625, -1.21875, 2.78125, -2.15625, -1.1875, 1.5625, 0.3125, 0.40625, 0.0625, -1.375, 1.34375, -2.0625, 1.25, 1.28125, -0.375, -2.125, -0.5, 0.90625, 1.4375, -0.75, -0.5625, -1.5625, 2.78125, -0.78125, 2.625, -1.15625, -3.09375, -1.84375, 2.90625, 0.09375, -1.6875, -0.78125, -2.75, -3.0}
tensor @r2.want.0.f32 : f64[4, 9] = {0.3140411377, 18.8186849, 22.22558594, 7.18598938, 0.6736195882, 16.11375427, 6.956827799, -0.6611735026, 0.203898112, 0.01763407389, 0.8183186849, 8.394205729, -0.7271474202, 15.03063965, -0.7317708333, -0.7318979899, 2.344726562, 15.74772135, 2.895833333, -0.6108652751, -0.7079671224, 4.1640625, 3.191772461, 9.985392253, 0.6736195882, 4.338750203, 0.4462890625, 6.731755575, 29.57337952, 12.67498271, 0.8595123291, 0.7317962646, 11.1348877, 4.338750203, 24.05989583, 28.0}
tensor @r2.own.0 : f64[] = {2.099999996119095e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.53125, 2.90625, 3.0, 0.0625, 0.09375, -1.71875, 2.5625, -0.65625, -1.4375, 2.6875, -2.9375, 2.15625}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.1953989665, 0.8595123291, 1.0, 0.8183186849, 0.7317962646, 11.43362935, 0.3577067057, 3.661849976, 8.907185872, 0.536336263, 26.98042806, -0.165512085}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-1.09375, 0.96875, -1.71875, 2.9375, 2.1875, 1.21875, -2.40625, -0.90625, -1.65625, -3.125, 0.71875, 2.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {108.8452427, 0.4565312838, 438.2854186, -0.2957861627, -0.7332291281, 0.5027354985, 1501.533118, 66.04054391, 386.780017, 4431.816966, 0.1026637789, -0.802186205}
tensor @r0.own.0 : f64[] = {1.899999979571021e-08}
tensor @r1.in.x : f32[5, 6] = {-1.09375, 0.96875, -1.71875, 2.9375, 2.1875, 1.21875, -2.40625, -0.90625, -1.65625, -3.125, 0.71875, 2.46875, -0.25, -0.34375, 2.84375, 0.0, -0.0625, 2.6875, 0.3125, 0.1875, -0.0625, 1.28125, -0.90625, -1.65625, 0.34375, 1.65625, 1.59375, 1.40625, -2.5, -1.65625}
tensor @r1.want.0.f32 : f64[5, 6] = {108.8452427, 0.4565312838, 438.2854186, -0.2957861627, -0.7332291281, 0.5027354985, 1501.533118, 66.04054391, 386.780017, 4431.816966, 0.1026637789, -0.802186205, 5.956068919, 9.359344572, -0.4512171428, 1.0, 1.801849261, -0.655121472, -0.4709512886, -0.2608479184, 1.801849261, 0.4664109146, 66.04054391, 386.780017, -0.4742266676, -0.01472017574, 0.08508076157, 0.3471210745, 1746.620811, 386.780017}
tensor @r1.own.0 : f64[] = {1.899999979571021e-08}
tensor @r2.in.x : f32[4, 9] = {-1.09375, 0.96875, -1.71875, 2.9375, 2.1875, 1.21875, -2.40625, -0.90625, -1.65625, -3.125, 0.71875, 2.46875, -0.25, -0.34375, 2.84375, 0.0, -0.0625, 2.6875, 0.3125, 0.1875, -0.0625, 1.28125, -0.90625, -1.65625, 0.34375, 1.65625, 1.59375, 1.40625, -2.5, -1.65625, -2.625, -0.4375, 2.8125, 1.46875, 0.53125, 0.1875}
tensor @r2.want.0.f32 : f64[4, 9] = {108.8452427, 0.4565312838, 438.2854186, -0.2957861627, -0.7332291281, 0.5027354985, 1501.533118, 66.04054391, 386.780017, 4431.816966, 0.1026637789, -0.802186205, 5.956068919, 9.359344572, -0.4512171428, 1.0, 1.801849261, -0.655121472, -0.4709512886, -0.2608479184, 1.801849261, 0.4664109146, 66.04054391, 386.780017, -0.4742266676, -0.01472017574, 0.08508076157, 0.3471210745, 1746.620811, 386.780017, 2125.834538, 13.94919362, -0.4978687464, 0.2684731258, -0.259705317, -0.2608479184}
tensor @r2.own.0 : f64[] = {1.899999979571021e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-0.5, -1.28125, 1.8125, 1.40625, 1.34375, 2.90625, -2.375, -1.0625, 2.3125, -3.125, 1.0625, 3.125}
tensor @r0.want.0.f32 : f64[3, 4] = {17.80274136, 171.6670286, -0.2684012547, 0.3471210745, 0.4138540616, -0.3500281279, 1426.637801, 100.4844426, -0.7992420221, 4431.816966, 0.5118577168, 0.07036175264}
tensor @r0.own.0 : f64[] = {2.4000000209412065e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_laguerre_polynomial_l = aten.special_laguerre_polynomial_l.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_laguerre_polynomial_l as "special_laguerre_polynomial_l"
}

fxge 1
model "special_laguerre_polynomial_l.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-1, 2, 3, 6, -4, 5, 4, -6, -5, 2, 1, 7}
tensor @r0.want.0.f32 : f64[3, 4] = {85.31138974, -0.5412153279, -0.180799513, -3.94025974, 13719.6346, 0.1075436909, 1.63679333, 111614.5803, 41872.76058, -0.5412153279, 0.4801341791, -3.61344732}
tensor @r0.own.0 : f64[] = {8.899999670575198e-08}
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
tensor @r0.in.x : f32[3, 4] = {-2.90625, -0.3125, -2.1875, -2.96875, -0.21875, -2.40625, -2.625, 0.0625, 0.0625, -1.0, -2.4375, 2.09375}
tensor @r0.in.y : f32[4] = {1.0, 1.0, 7.0, 4.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.90625, -0.3125, -4458.313368, 307.1629528, -0.21875, -2.40625, -17979.29923, 0.3604183197, 0.0625, -1.0, -10260.21275, 68.01281965}
tensor @r0.own.0 : f64[] = {4.700000033608376e-08}
tensor @r1.in.x : f32[5, 6] = {-2.90625, -0.3125, -2.1875, -2.96875, -0.21875, -2.40625, -2.625, 0.0625, 0.0625, -1.0, -2.4375, 2.09375, 1.59375, -2.8125, -1.875, 3.0, 2.0625, -1.28125, -2.0, 2.3125, -1.46875, -0.09375, -2.875, -2.34375, -1.59375, 0.75, -2.375, -1.21875, -2.09375, -0.34375}
tensor @r1.in.y : f32[6] = {8.0, 1.0, 6.0, 1.0, 6.0, 7.0}
tensor @r1.want.0.f32 : f64[5, 6] = {203093.3134, -0.3125, 1162.196105, -2.96875, -0.04197210312, -9298.483928, 85137.39919, 0.0625, -0.2871647812, -1.0, 2371.730161, 3162.818441, 879.3470223, -2.8125, 406.7639482, 3.0, 782.7068092, -41.03313021, 7691.148438, 2.3125, 67.16303113, -0.09375, 6861.900663, -7601.549601, 879.3470223, 0.75, 2001.351192, -1.21875, 866.41015, 0.1449485944}
tensor @r1.own.0 : f64[] = {1.500000053056283e-07}
tensor @r2.in.x : f32[4, 9] = {-2.90625, -0.3125, -2.1875, -2.96875, -0.21875, -2.40625, -2.625, 0.0625, 0.0625, -1.0, -2.4375, 2.09375, 1.59375, -2.8125, -1.875, 3.0, 2.0625, -1.28125, -2.0, 2.3125, -1.46875, -0.09375, -2.875, -2.34375, -1.59375, 0.75, -2.375, -1.21875, -2.09375, -0.34375, -1.9375, -2.53125, -2.375, 1.40625, 3.0625, -2.4375}
tensor @r2.in.y : f32[9] = {6.0, 1.0, 8.0, 4.0, 8.0, 0.0, 0.0, 6.0, 1.0}
tensor @r2.want.0.f32 : f64[4, 9] = {7350.024365, -0.3125, 17269.12933, 307.1629528, -0.08365042466, 1.0, 1.0, -0.2871647812, 0.0625, 1.0, -2.4375, 11658.42445, 19.07647169, 153687.0626, 1.0, 1.0, 782.7068092, -1.28125, 634.9375, 2.3125, 377.631548, 0.342378974, 185284.3719, 1.0, 1.0, -0.2807769775, -2.375, 13.31211538, -2.09375, -0.2788193015, 47.94952965, 62202.23947, 1.0, 1.0, 10240.45742, -2.4375}
tensor @r2.own.0 : f64[] = {1.6999999630229468e-08}
graph "main"(
    %x : f32[s77, s17],
    %y : f32[s17]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[s77, s17]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-2.125, -0.96875, 0.21875, 0.625, 1.40625, 2.625, 0.96875, 1.5625, -1.71875, 2.65625, -2.28125, -2.5}
tensor @r0.in.y : f32[4] = {5.0, 1.0, 2.0, 5.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-261.2504234, -0.96875, -0.4282226562, -0.2133369446, 21.6112311, 2.625, 0.9077148438, 42.89273918, -76.91320339, 2.65625, 7.306152344, -637.0117188}
tensor @r0.own.0 : f64[] = {6.000000052353016e-09}
graph "main"(
    %x : f32[3, 4],
    %y : f32[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.f64" stage "import"
tensor @r0.in.x : f64[3, 4] = {1.6875, -0.1875, 3.0625, 0.625, 1.25, 1.71875, 2.59375, 0.71875, 1.46875, 1.5625, 2.9375, -0.21875}
tensor @r0.in.y : f64[4] = {6.0, 2.0, 6.0, 3.0}
tensor @r0.want.0.f64 : f64[3, 4] = {192.1180552, -0.447265625, 10240.45742, -0.3271484375, 16.95091248, 3.931152344, 3548.815365, -0.1498565674, 67.16303113, 3.162109375, 7866.390521, 0.3019561768}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[3, 4],
    %y : f64[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f64[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3, -1, -3, 2, -3, -3, -3, 6, -6, 7, 3, -7}
tensor @r0.in.y : i32[4] = {6, 4, 4, 6}
tensor @r0.want.0.f32 : f64[3, 4] = {8989.0, 1.0, 321.0, 634.9375, 8989.0, 321.0, 321.0, 648316.9375, 648316.9375, 10321.0, 321.0, 1651609.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4],
    %y : i32[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.u8" stage "import"
tensor @r0.in.x : u8[3, 4] = {4, 4, 1, 4, 1, 2, 4, 5, 0, 4, 4, 7}
tensor @r0.in.y : u8[4] = {1, 6, 7, 0}
tensor @r0.want.0.f32 : f64[3, 4] = {4.0, 54200.6875, 1.0, 1.0, 1.0, 634.9375, 396195.25, 1.0, 0.0, 54200.6875, 396195.25, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : u8[3, 4],
    %y : u8[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.plain.bool" stage "import"
tensor @r0.in.x : bool[3, 4] = {true, false, false, true, true, false, false, false, true, false, true, true}
tensor @r0.in.y : bool[4] = {true, true, true, true}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : bool[3, 4],
    %y : bool[4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.ends.f32" stage "import"
tensor @r0.in.x : f32[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f32[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f32 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.3000000119, -0.6999999881, 2.5, -3.0, 1.0, 1.0, -0.5, -0.3649999893, 0.234999975, 8.875, 13.0, 1.0, -1.0, 0.0, 0.345386248, 0.3651987317, 637.0117188, -1683.0, 1.0, 1.0, 0.2255859375, -0.1810021576, -0.2566401073, 24145833.92, 251595969.0}
tensor @r0.own.0 : f64[] = {3.999999886872274e-09}
graph "main"(
    %x : f32[7],
    %y : f32[7, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[7, 7]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.ends.f64" stage "import"
tensor @r0.in.x : f64[7] = {1.0, -1.0, 0.0, 0.30000001192092896, -0.699999988079071, 2.5, -3.0}
tensor @r0.in.y : f64[7, 1] = {-2.0, -0.5, 0.0, 1.0, 2.9000000953674316, 5.0, 12.0}
tensor @r0.want.0.f64 : f64[7, 7] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, 0.0, 0.3000000119, -0.6999999881, 2.5, -3.0, 1.0, 1.0, -0.5, -0.3649999893, 0.234999975, 8.875, 13.0, 1.0, -1.0, 0.0, 0.345386248, 0.3651987317, 637.0117188, -1683.0, 1.0, 1.0, 0.2255859375, -0.1810021576, -0.2566401073, 24145833.92, 251595969.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f64[7],
    %y : f64[7, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f64[7, 7]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.high.f32" stage "import"
tensor @r0.in.x : f32[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f32[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f32 : f64[4, 3] = {0.03698782903, -0.03762843862, -0.09542943523, -0.1504087975, 0.09157682071, -0.0755712307, -0.0371957076, -0.06220631461, -0.1429921833, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {4.4999998749517545e-07}
graph "main"(
    %x : f32[3],
    %y : f32[4, 1]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.default(x=%x, n=%y) : f32[4, 3]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.high.f64" stage "import"
tensor @r0.in.x : f64[3] = {0.8999999761581421, -0.20000000298023224, 0.5}
tensor @r0.in.y : f64[4, 1] = {40.0, 64.0, 33.0, nan}
tensor @r0.want.0.f64 : f64[4, 3] = {0.03698782903, -0.03762843862, -0.09542943523, -0.1504087975, 0.09157682071, -0.0755712307, -0.0371957076, -0.06220631461, -0.1429921833, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
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
tensor @r0.in.x : f32[3, 4] = {6.0, 1.0, 8.0, 8.0, 8.0, 7.0, 1.0, 5.0, 2.0, 2.0, 7.0, 7.0}
tensor @r0.want.0.f32 : f64[3, 4] = {0.3232421875, 0.5, -0.07363891602, -0.07363891602, -0.07363891602, 0.2231445312, 0.5, 0.08984375, -0.125, -0.125, 0.2231445312, 0.2231445312}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {6.0, 1.0, 8.0, 8.0, 8.0, 7.0, 1.0, 5.0, 2.0, 2.0, 7.0, 7.0, 7.0, 0.0, 4.0, 2.0, 8.0, 7.0, 1.0, 5.0, 5.0, 5.0, 1.0, 2.0, 6.0, 1.0, 5.0, 8.0, 4.0, 1.0}
tensor @r1.want.0.f32 : f64[5, 6] = {0.3232421875, 0.5, -0.07363891602, -0.07363891602, -0.07363891602, 0.2231445312, 0.5, 0.08984375, -0.125, -0.125, 0.2231445312, 0.2231445312, 0.2231445312, 1.0, -0.2890625, -0.125, -0.07363891602, 0.2231445312, 0.5, 0.08984375, 0.08984375, 0.08984375, 0.5, -0.125, 0.3232421875, 0.5, 0.08984375, -0.07363891602, -0.2890625, 0.5}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {6.0, 1.0, 8.0, 8.0, 8.0, 7.0, 1.0, 5.0, 2.0, 2.0, 7.0, 7.0, 7.0, 0.0, 4.0, 2.0, 8.0, 7.0, 1.0, 5.0, 5.0, 5.0, 1.0, 2.0, 6.0, 1.0, 5.0, 8.0, 4.0, 1.0, 0.0, 3.0, 5.0, 1.0, 6.0, 8.0}
tensor @r2.want.0.f32 : f64[4, 9] = {0.3232421875, 0.5, -0.07363891602, -0.07363891602, -0.07363891602, 0.2231445312, 0.5, 0.08984375, -0.125, -0.125, 0.2231445312, 0.2231445312, 0.2231445312, 1.0, -0.2890625, -0.125, -0.07363891602, 0.2231445312, 0.5, 0.08984375, 0.08984375, 0.08984375, 0.5, -0.125, 0.3232421875, 0.5, 0.08984375, -0.07363891602, -0.2890625, 0.5, 1.0, -0.4375, 0.08984375, 0.5, 0.3232421875, -0.07363891602}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.x_scalar(x=0.5, n=%x) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.x_scalar.plain.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {3.0, 7.0, 8.0, 4.0, 8.0, 0.0, 7.0, 8.0, 6.0, 4.0, 8.0, 3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4375, 0.2231445312, -0.07363891602, -0.2890625, -0.07363891602, 1.0, 0.2231445312, -0.07363891602, 0.3232421875, -0.2890625, -0.07363891602, -0.4375}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.x_scalar.plain.i32" stage "import"
tensor @r0.in.x : i32[3, 4] = {3, 7, 7, 0, 2, 8, 6, 2, 3, 6, 3, 2}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.4375, 0.2231445312, 0.2231445312, 1.0, -0.125, -0.07363891602, 0.3232421875, -0.125, -0.4375, 0.3232421875, -0.4375, -0.125}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : i32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.x_scalar(x=0.5, n=%x) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n-1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.25, 3.09375, -0.53125, 0.96875, 2.375, 2.875, -1.9375, 1.15625, 0.28125, 2.1875, 1.09375, 1.25}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.25, 3.09375, -0.53125, 0.96875, 2.375, 2.875, -1.9375, 1.15625, 0.28125, 2.1875, 1.09375, 1.25, 1.0625, 1.0, -1.125, 2.5, -1.65625, 0.96875, -1.875, 0.875, 2.3125, -2.3125, -0.875, -1.96875, -0.5, -2.5625, 0.3125, 1.09375, 0.90625, 2.78125}
tensor @r1.want.0.f32 : f64[5, 6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.25, 3.09375, -0.53125, 0.96875, 2.375, 2.875, -1.9375, 1.15625, 0.28125, 2.1875, 1.09375, 1.25, 1.0625, 1.0, -1.125, 2.5, -1.65625, 0.96875, -1.875, 0.875, 2.3125, -2.3125, -0.875, -1.96875, -0.5, -2.5625, 0.3125, 1.09375, 0.90625, 2.78125, -1.4375, 0.5, -3.0, 1.8125, 1.40625, 1.75}
tensor @r2.want.0.f32 : f64[4, 9] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=-1) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n-1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.25, 0.71875, 1.84375, 0.6875, -0.9375, 1.0, 2.125, 0.46875, -1.78125, 2.25, 1.1875, -0.8125}
tensor @r0.want.0.f32 : f64[3, 4] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=-1) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n0.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {1.75, -2.46875, 0.3125, -1.1875, 1.125, 1.40625, 0.4375, -0.25, -2.21875, 2.59375, -2.75, -0.46875}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {1.75, -2.46875, 0.3125, -1.1875, 1.125, 1.40625, 0.4375, -0.25, -2.21875, 2.59375, -2.75, -0.46875, 2.0, 3.03125, -1.71875, 1.46875, -2.0, -2.90625, 0.34375, 1.21875, -1.34375, 1.5625, -1.59375, -0.03125, -1.5, 1.3125, 2.59375, -1.78125, 0.375, -0.53125}
tensor @r1.want.0.f32 : f64[5, 6] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {1.75, -2.46875, 0.3125, -1.1875, 1.125, 1.40625, 0.4375, -0.25, -2.21875, 2.59375, -2.75, -0.46875, 2.0, 3.03125, -1.71875, 1.46875, -2.0, -2.90625, 0.34375, 1.21875, -1.34375, 1.5625, -1.59375, -0.03125, -1.5, 1.3125, 2.59375, -1.78125, 0.375, -0.53125, 2.09375, 2.34375, 1.03125, 0.40625, -0.9375, 2.71875}
tensor @r2.want.0.f32 : f64[4, 9] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=0) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n0.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {0.34375, -0.59375, 0.40625, -0.5, -0.34375, 0.15625, -1.5, 0.1875, 3.09375, -2.5, -1.625, -2.75}
tensor @r0.want.0.f32 : f64[3, 4] = {1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=0) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n1.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-2.40625, -0.3125, 0.75, 1.65625, 0.34375, 1.84375, -0.4375, 2.875, -2.65625, 1.625, 0.03125, 2.4375}
tensor @r0.want.0.f32 : f64[3, 4] = {-2.40625, -0.3125, 0.75, 1.65625, 0.34375, 1.84375, -0.4375, 2.875, -2.65625, 1.625, 0.03125, 2.4375}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-2.40625, -0.3125, 0.75, 1.65625, 0.34375, 1.84375, -0.4375, 2.875, -2.65625, 1.625, 0.03125, 2.4375, 1.1875, 2.15625, -2.59375, -1.3125, 0.0, 1.59375, 0.875, 0.0, -2.71875, -0.3125, -2.5, 0.6875, -2.03125, -2.375, 0.65625, -1.71875, -2.40625, 1.8125}
tensor @r1.want.0.f32 : f64[5, 6] = {-2.40625, -0.3125, 0.75, 1.65625, 0.34375, 1.84375, -0.4375, 2.875, -2.65625, 1.625, 0.03125, 2.4375, 1.1875, 2.15625, -2.59375, -1.3125, 0.0, 1.59375, 0.875, 0.0, -2.71875, -0.3125, -2.5, 0.6875, -2.03125, -2.375, 0.65625, -1.71875, -2.40625, 1.8125}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-2.40625, -0.3125, 0.75, 1.65625, 0.34375, 1.84375, -0.4375, 2.875, -2.65625, 1.625, 0.03125, 2.4375, 1.1875, 2.15625, -2.59375, -1.3125, 0.0, 1.59375, 0.875, 0.0, -2.71875, -0.3125, -2.5, 0.6875, -2.03125, -2.375, 0.65625, -1.71875, -2.40625, 1.8125, -0.4375, 1.3125, -0.15625, -1.375, -2.65625, -1.09375}
tensor @r2.want.0.f32 : f64[4, 9] = {-2.40625, -0.3125, 0.75, 1.65625, 0.34375, 1.84375, -0.4375, 2.875, -2.65625, 1.625, 0.03125, 2.4375, 1.1875, 2.15625, -2.59375, -1.3125, 0.0, 1.59375, 0.875, 0.0, -2.71875, -0.3125, -2.5, 0.6875, -2.03125, -2.375, 0.65625, -1.71875, -2.40625, 1.8125, -0.4375, 1.3125, -0.15625, -1.375, -2.65625, -1.09375}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=1) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n1.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {2.8125, -1.46875, 1.125, 0.28125, 2.84375, 2.5, 2.46875, -0.09375, -1.6875, 0.9375, -2.125, -0.96875}
tensor @r0.want.0.f32 : f64[3, 4] = {2.8125, -1.46875, 1.125, 0.28125, 2.84375, 2.5, 2.46875, -0.09375, -1.6875, 0.9375, -2.125, -0.96875}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=1) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n3.5.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {-0.96875, 1.84375, -1.90625, 2.65625, -2.34375, 1.5, 0.25, -2.34375, 0.8125, -1.40625, -1.5625, -3.0}
tensor @r0.want.0.f32 : f64[3, 4] = {-0.8197479248, 12.90354919, -14.457901, 42.86964417, -28.67088318, 6.1875, -0.3359375, -28.67088318, 0.1221923828, -4.842910767, -7.192993164, -63.0}
tensor @r0.own.0 : f64[] = {0.0}
tensor @r1.in.x : f32[5, 6] = {-0.96875, 1.84375, -1.90625, 2.65625, -2.34375, 1.5, 0.25, -2.34375, 0.8125, -1.40625, -1.5625, -3.0, 2.90625, 1.4375, -2.65625, -2.96875, 0.34375, 1.28125, 1.53125, 1.15625, 0.5625, -0.28125, -2.84375, -1.34375, -2.28125, -2.75, 2.125, -2.375, 2.4375, -1.15625}
tensor @r1.want.0.f32 : f64[5, 6] = {-0.8197479248, 12.90354919, -14.457901, 42.86964417, -28.67088318, 6.1875, -0.3359375, -28.67088318, 0.1221923828, -4.842910767, -7.192993164, -63.0, 57.00819397, 5.269897461, -42.86964417, -60.95939636, -0.4140777588, 3.336380005, 6.679031372, 2.130142212, -0.3988037109, 0.3662567139, -53.22727966, -4.05027771, -26.25776672, -47.8671875, 20.80175781, -29.92871094, 32.54919434, -2.130142212}
tensor @r1.own.0 : f64[] = {0.0}
tensor @r2.in.x : f32[4, 9] = {-0.96875, 1.84375, -1.90625, 2.65625, -2.34375, 1.5, 0.25, -2.34375, 0.8125, -1.40625, -1.5625, -3.0, 2.90625, 1.4375, -2.65625, -2.96875, 0.34375, 1.28125, 1.53125, 1.15625, 0.5625, -0.28125, -2.84375, -1.34375, -2.28125, -2.75, 2.125, -2.375, 2.4375, -1.15625, -1.59375, 2.8125, 2.15625, -0.21875, -0.78125, 2.84375}
tensor @r2.want.0.f32 : f64[4, 9] = {-0.8197479248, 12.90354919, -14.457901, 42.86964417, -28.67088318, 6.1875, -0.3359375, -28.67088318, 0.1221923828, -4.842910767, -7.192993164, -63.0, 57.00819397, 5.269897461, -42.86964417, -60.95939636, -0.4140777588, 3.336380005, 6.679031372, 2.130142212, -0.3988037109, 0.3662567139, -53.22727966, -4.05027771, -26.25776672, -47.8671875, 20.80175781, -29.92871094, 32.54919434, -2.130142212, -7.72984314, 51.39953613, 21.82887268, 0.3019561768, -0.02021789551, 53.22727966}
tensor @r2.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=3.5) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n3.5.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.9375, 3.09375, -2.28125, 1.5625, -2.34375, 0.1875, 0.03125, 3.03125, -1.0, 1.1875, -0.9375, -1.1875}
tensor @r0.want.0.f32 : f64[3, 4] = {-15.2767334, 69.38731384, -26.25776672, 7.192993164, -28.67088318, -0.2647705078, -0.04679870605, 65.08454895, -1.0, 2.405151367, -0.6536865234, -2.405151367}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=3.5) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n11.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 4] = {3.0625, 0.125, -0.71875, -0.3125, -1.9375, -0.15625, 2.125, 1.46875, -3.125, 0.3125, 0.8125, -2.625}
tensor @r0.want.0.f32 : f64[3, 4] = {57241890.23, -0.2341622654, 0.05340591834, -0.1192460079, -228806.2154, 0.2301136144, 729732.7757, 5318.27506, -72348074.95, 0.1192460079, 0.3069046236, -9398361.146}
tensor @r0.own.0 : f64[] = {8.600000001024455e-08}
tensor @r1.in.x : f32[5, 6] = {3.0625, 0.125, -0.71875, -0.3125, -1.9375, -0.15625, 2.125, 1.46875, -3.125, 0.3125, 0.8125, -2.625, 2.1875, -2.0625, 2.3125, -1.21875, -1.625, -0.46875, -2.59375, -2.78125, -0.15625, -0.15625, -0.59375, 1.46875, 2.40625, -1.6875, 2.40625, 0.78125, -1.78125, 2.0}
tensor @r1.want.0.f32 : f64[5, 6] = {57241890.23, -0.2341622654, 0.05340591834, -0.1192460079, -228806.2154, 0.2301136144, 729732.7757, 5318.27506, -72348074.95, 0.1192460079, 0.3069046236, -9398361.146, 1043557.84, -503385.5331, 2057161.203, -253.4274031, -22418.76443, -0.1547520128, -8153683.301, -18591452.08, 0.2301136144, 0.2301136144, 0.2254358875, 5318.27506, 3325446.115, -37503.43468, 3325446.115, 0.2330616307, -77076.82854, 342139.5547}
tensor @r1.own.0 : f64[] = {8.600000001024455e-08}
tensor @r2.in.x : f32[4, 9] = {3.0625, 0.125, -0.71875, -0.3125, -1.9375, -0.15625, 2.125, 1.46875, -3.125, 0.3125, 0.8125, -2.625, 2.1875, -2.0625, 2.3125, -1.21875, -1.625, -0.46875, -2.59375, -2.78125, -0.15625, -0.15625, -0.59375, 1.46875, 2.40625, -1.6875, 2.40625, 0.78125, -1.78125, 2.0, -2.625, 0.4375, -2.15625, 0.125, -1.21875, -1.5}
tensor @r2.want.0.f32 : f64[4, 9] = {57241890.23, -0.2341622654, 0.05340591834, -0.1192460079, -228806.2154, 0.2301136144, 729732.7757, 5318.27506, -72348074.95, 0.1192460079, 0.3069046236, -9398361.146, 1043557.84, -503385.5331, 2057161.203, -253.4274031, -22418.76443, -0.1547520128, -8153683.301, -18591452.08, 0.2301136144, 0.2301136144, 0.2254358875, 5318.27506, 3325446.115, -37503.43468, 3325446.115, 0.2330616307, -77076.82854, 342139.5547, -9398361.146, 0.2175865636, -874075.5324, -0.2341622654, -253.4274031, -7237.164225}
tensor @r2.own.0 : f64[] = {8.600000001024455e-08}
graph "main"(
    %x : f32[s77, s27]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=11) : f32[s77, s27]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n11.f32" stage "import"
tensor @r0.in.x : f32[3, 4] = {-1.84375, 0.46875, -1.125, -0.875, -1.53125, 0.1875, -0.71875, 0.90625, 1.59375, -2.0, 0.65625, 1.625}
tensor @r0.want.0.f32 : f64[3, 4] = {-120948.515, 0.1547520128, -49.85171653, -0.09797025729, -9740.489881, -0.195789518, 0.05340591834, -0.173443941, 17130.89746, -342139.5547, -0.2505701613, 22418.76443}
tensor @r0.own.0 : f64[] = {6.900000215637192e-08}
graph "main"(
    %x : f32[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_legendre_polynomial_p.n_scalar.n11.i64" stage "import"
tensor @r0.in.x : i64[3, 4] = {-7, -4, 3, 4, 1, -6, 4, -3, 1, 6, -3, -6}
tensor @r0.want.0.f32 : f64[3, 4] = {-645382441700.0, -1221882999.0, 45046719.0, 1221882999.0, 1.0, -116110304700.0, 1221882999.0, -45046719.0, 1.0, 116110304700.0, -45046719.0, -116110304700.0}
tensor @r0.own.0 : f64[] = {4.600000025334339e-08}
graph "main"(
    %x : i64[3, 4]) {
  %special_legendre_polynomial_p = aten.special_legendre_polynomial_p.n_scalar(x=%x, n=11) : f32[3, 4]
  return %special_legendre_polynomial_p as "special_legendre_polynomial_p"
}

fxge 1
model "special_hermite_polynomial_h.beyond.f32" stage "import"
tensor @r0.in.x : f32[3] = {-0.21875, -0.03125, 0.625}
tensor @r0.in.y : f32[2, 1] = {129.0, 1000.0}
tensor @r0.want.0.f32 : f64[2, 3] = {nan, nan, nan, nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3],
    %y : f32[2, 1]) {
  %special_hermite_polynomial_h = aten.special_hermite_polynomial_h.default(x=%x, n=%y) : f32[2, 3]
  return %special_hermite_polynomial_h as "special_hermite_polynomial_h"
}

fxge 1
model "special_hermite_polynomial_he.n_scalar.beyond.f32" stage "import"
tensor @r0.in.x : f32[3] = {1.5, -0.59375, -1.0}
tensor @r0.want.0.f32 : f64[3] = {nan, nan, nan}
tensor @r0.own.0 : f64[] = {0.0}
graph "main"(
    %x : f32[3]) {
  %special_hermite_polynomial_he = aten.special_hermite_polynomial_he.n_scalar(x=%x, n=129) : f32[3]
  return %special_hermite_polynomial_he as "special_hermite_polynomial_he"
}
