# Of a GE operator that nobody knows, nobody knows what its nested graphs take.
# passes: infer
fxge 1
model "unknown" stage "import"
graph "main"(
    %p : bool[],
    %x : f32[3]) {
  %y = ge.Strange(in=[%p, %x]) : f32[3] {
    graph "one"(
        %a : f32[3]) {
      return %a
    }
    graph "none"() {
      return
    }
  }
  return %y
}
# ----
# fxge 1
# model "unknown" stage "import"
# graph "main"(
#     %p : bool[],
#     %x : f32[3]) {
#   %y = ge.Strange(in=[%p, %x]) : f32[3] {
#     graph "one"(
#         %a : f32[3]) {
#       return %a
#     }
#     graph "none"() {
#       return
#     }
#   }
#   return %y
# }
