# GE's writing form does not take the dtype.
fxge 1
model "dtype" stage "fused"
tensor @a : f64[2] = {1.0, 2.0}
graph "main"(
    %a : f64[2] = state(@a, "a"),
    %i : i64[1],
    %x : f64[1]) {
  %new = ge.ScatterElements(data=%a, indices=%i, updates=%x, axis=0) : f64[2]
  return %new state("a") as "a"
}
