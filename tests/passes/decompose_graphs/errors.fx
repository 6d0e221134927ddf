# What is wrong with a text graph is told where it is used.
# passes: decompose
fxge 1 model "m" stage "functional"
symbol s0 : int [2, 9]
graph main(%x : f32[4, s0], %i : i32[2]) {
  %a = my.no_operator.default(x=%x) : f32[4, s0]
  %b = my.no_input.default(x=%x) : f32[4, s0]
  %c = my.no_capture.default(x=%x) : f32[4, s0]
  %d = my.list_for_one.default(xs=[%x, %x]) : f32[4, s0]
  %e = my.symbol.default(x=%x) : f32[4, s0]
  %s = aten.sym_size.int(self=%x, dim=1) : size(s0)
  %t = my.swish.default(x=%s) : ?
  %u = my.given.default(x=%s) : ?
  %v = my.first.default(xs=[%s, %x]) : ?
  %w = my.number.default(x=%x, k=4) : f32[4, s0]
  %y = my.list_result.default(xs=[%x]) : f32[4, s0]
  %z = my.region.default(x=%x) : f32[4, s0]
  %f = my.results.default(x=%x) : f32[4, s0]
  %g = my.no_value.default(x=%x) : f32[4, s0]
  %h = my.absent.default(x=%x) : f32[4, s0]
  %j = my.syntax.default(x=%x) : f32[4, s0]
  %k = my.argument.default(x=%x) : f32[4, s0]
  %l = my.shapes.default(x=%x, y=%i) : f32[4, s0]
  %m = my.unread.default(x=%x, y=%x) : f32[4, s0]
  %n = my.unread.default(x=%x, k=3) : f32[4, s0]
  %o = my.itself.default(x=%x) : f32[4, s0]
  %p = my.kind.default(x=%x, how="none") : f32[4, s0]
  %q = my.list_for_one.default(xs=[%x]) : f32[4, s0]
  return %x
}
# ----
# error[FXGE-E0310]: my.given.default: argument 'x' is not a tensor
#   node    %u
#   note    in the formula of my.given.default, ops.yaml:199
#
# error[FXGE-E0310]: my.first.default: argument 'xs' is not a tensor
#   node    %v
#   note    in the formula of my.first.default, ops.yaml:201
#
# error[FXGE-E0550]: my.no_operator.default: the composition uses aten.nag.default, which nobody describes
#   node    %a
#   note    while decompose
#
# error[FXGE-E0550]: my.no_input.default: the composition's input 'z' is not a parameter
#   node    %b
#   note    while decompose
#
# error[FXGE-E0550]: my.no_capture.default: the composition's capture 'k' is not a parameter
#   node    %c
#   note    while decompose
#
# error[FXGE-E0550]: my.list_for_one.default: the composition's 'xs' is a list, and 'self' takes one tensor (2 nodes)
#   node    %d
#   also    %q
#   note    while decompose
#
# error[FXGE-E0550]: my.symbol.default: the composition has a size that is not a number
#   node    %e
#   note    while decompose
#
# error[FXGE-E0310]: my.swish.default: argument 'x' is not a tensor
#   node    %t
#   note    while decompose
#
# error[FXGE-E0310]: my.number.default: argument 'k' is not a tensor
#   node    %w
#   note    while decompose
#
# error[FXGE-E0550]: my.list_result.default: result 0 of the composition is not a value
#   node    %y
#   note    while decompose
#
# error[FXGE-E0550]: my.region.default: the composition uses aten.neg.default, which has graphs of its own
#   node    %z
#   note    while decompose
#
# error[FXGE-E0550]: my.results.default: the composition has 2 results, 1 are expected
#   node    %f
#   note    while decompose
#
# error[FXGE-E0550]: my.no_value.default: result 0 of the composition is not a value
#   node    %g
#   note    while decompose
#
# error[FXGE-E0402]: my.absent.default: argument 'other' of aten.mul.Tensor cannot be None
#   node    %h
#   note    while decompose
#
# my.syntax.default:2: error[FXGE-E0150]: %y is not defined before its use
#   note    while decompose
#   hint    share/doc/fxge/doc/text-ir.md describes the text form
#
# my.argument.default:2: error[FXGE-E0150]: aten.neg.default has no argument 'input'
#   note    while decompose
#   hint    share/doc/fxge/doc/text-ir.md describes the text form
#
# error[FXGE-E0315]: aten.mm.default: dims: expected two matrices; self is f32[4, s0], mat2 is i32[2]
#   node    %l
#   note    while decompose
#           in the formula of aten.mm.default, ops/aten/matmul.yaml
#
# error[FXGE-E0405]: my.unread.default: argument 'y' is given and not handled
#   node    %m
#   note    while decompose
#   hint    the converter of this operator, or the text of `decompose`, does not use this argument
#
# error[FXGE-E0405]: my.unread.default: argument 'k' is given and not handled
#   node    %n
#   note    while decompose
#   hint    the converter of this operator, or the text of `decompose`, does not use this argument
#
# error[FXGE-E0304]: my.itself.default: result 0 of my.itself.default is computed as ?, but the file declares f32[4, s0]
#   node    %o
#   note    while decompose
#
# error[FXGE-E0402]: my.kind.default: argument 'other' of aten.mul.Scalar cannot be 'none'
#   node    %p
#   note    while decompose
#
