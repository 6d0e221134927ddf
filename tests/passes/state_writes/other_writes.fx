# Sums, masks and dtypes without a kernel stay.
# passes: scopes,infer,functionalise,dce,state_writes,dce
fxge 1
model "other_writes" stage "import"
tensor @c : u8[4, 8] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
tensor @d : f32[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
graph "main"(
    %c : u8[4, 8] = buffer(@c, "c"),
    %d : f32[4, 8] = buffer(@d, "d"),
    %i : i64[2],
    %m : bool[4, 8],
    %x : f32[2, 8],
    %b : u8[4, 2]) {
  %s = aten.slice.Tensor(self=%c, dim=1, start=2, end=4) : u8[4, 2]
  %w = aten.copy_.default(self=%s, src=%b) : u8[4, 2]
  %a = aten.index_put_.default(self=%d, indices=[%i], values=%x, accumulate=true) : f32[4, 8]
  %f = aten.masked_fill_.Scalar(self=%d, mask=%m, value=0.0) : f32[4, 8]
  return 
}
# ----
# fxge 1
# model "other_writes" stage "functional"
# tensor @c : u8[4, 8] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
# tensor @d : f32[4, 8] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}
# graph "main"(
#     %c : u8[4, 8] = state(@c, "c"),
#     %d : f32[4, 8] = state(@d, "d"),
#     %i : i64[2],
#     %m : bool[4, 8],
#     %x : f32[2, 8],
#     %b : u8[4, 2]) {
#   %a = aten.index_put.default(self=%d, indices=[%i], values=%x, accumulate=true) : f32[4, 8]
#   %f = aten.masked_fill.Scalar(self=%a, mask=%m, value=0.0) : f32[4, 8]
#   %slice_scatter = aten.slice_scatter.default(self=%c, src=%b, dim=1, start=2, end=4) : u8[4, 8]
#   return %slice_scatter state("c") as "c", %f state("d") as "d"
# }
