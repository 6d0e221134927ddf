fxge 1
model "case" stage "import"
graph "main"(%x : f32[2]) {
  aten._assert_async.msg(self=%x, assert_msg="x holds")
  return %x
}
