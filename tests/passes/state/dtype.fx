# GE's writing form does not take the dtype.
# passes: state
fxge 1
model "dtype" stage "ge"
tensor @a : f64[2] = {1.0, 2.0}
graph "main"(
    %a : f64[2] = state(@a, "a"),
    %i : i64[1],
    %x : f64[1]) {
  %new = ge.ScatterElements(data=%a, indices=%i, updates=%x, axis=0) : f64[2]
  return %new state("a") as "a"
}
# ----
# fxge 1
# model "dtype" stage "ge"
# tensor @a : f64[2] = {1.0, 2.0}
# graph "main"(
#     %a : f64[2] = state(@a, "a"),
#     %i : i64[1],
#     %x : f64[1]) {
#   %new = ge.ScatterElements(data=%a, indices=%i, updates=%x) : f64[2]
#   %Assign = ge.Assign(ref=%a, value=%new) : f64[2]
#   return
# }
