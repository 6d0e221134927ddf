# New results of operators that write come from the formula, what is given back from the argument.
# passes: infer
fxge 1
model "own" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 4],
    %mean : f32[4],
    %n : i64[]) {
  %y = my.tracked.default(x=%x, mean=%mean) : ?
  %z = my.tracked.default(x=%y, mean=%mean, count=%n) : ?
  %b = my.shift_.default(x=%z, by=%mean) : ?
  %s = my.decay.default(xs=[%x, %mean], steps=%n, by=0.5) : ?
  %o = my.negated.out(x=%x, out=%b) : ?
  return %o, %s
}
# ----
# fxge 1
# model "own" stage "import"
# symbol s0 : int [2, 64]
# graph "main"(
#     %x : f32[s0, 4],
#     %mean : f32[4],
#     %n : i64[]) {
#   %y = my.tracked.default(x=%x, mean=%mean) : f32[s0, 4]
#   %z = my.tracked.default(x=%y, mean=%mean, count=%n) : f32[s0, 4]
#   %b = my.shift_.default(x=%z, by=%mean) : f32[s0, 4]
#   %s = my.decay.default(xs=[%x, %mean], steps=%n, by=0.5) : i64[]
#   %o = my.negated.out(x=%x, out=%b) : f32[s0, 4]
#   return %o, %s
# }
