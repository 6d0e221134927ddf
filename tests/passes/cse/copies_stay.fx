# A copy that something writes is not another's, too.
# passes: cse
fxge 1
model "copies" stage "ge"
graph "main"(
    %x : i8[2]) {
  %a = ge.TensorMove(x=%x) : i8[2]
  %b = ge.TensorMove(x=%x) : i8[2]
  %c = ge.AttentionWorkerScheduler(schedule_context=%a) : i8[2]
  %d = ge.FfnWorkerScheduler(schedule_context=%b) : i8[2]
  return %c, %d
}
# ----
# fxge 1
# model "copies" stage "ge"
# graph "main"(
#     %x : i8[2]) {
#   %a = ge.TensorMove(x=%x) : i8[2]
#   %b = ge.TensorMove(x=%x) : i8[2]
#   %c = ge.AttentionWorkerScheduler(schedule_context=%a) : i8[2]
#   %d = ge.FfnWorkerScheduler(schedule_context=%b) : i8[2]
#   return %c, %d
# }
