# copy_ of what is no tensor.
# passes: scopes,functionalise
fxge 1
model "source" stage "import"
graph "main"(
    %x : f32[4],
    %n : ?) {
  %c = aten.copy_.default(self=%x, src=%n) : f32[4]
  return %c
}
# ----
# error[FXGE-E0501]: aten.copy_.default: copies a value that is not known to be a tensor
#   node    %c
#   note    while functionalise
#   hint    declare the dtype and shape of `src`
#
