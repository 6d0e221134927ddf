fxge 1
model "case" stage "import"
graph "main"(%x : u8[3]) {
  %r = aten.new_full.default(self=%x, size=[2], fill_value=-256)
  return %r
}
