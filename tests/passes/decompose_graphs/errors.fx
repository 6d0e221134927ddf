# What is wrong with a text graph is told where it is used.
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
