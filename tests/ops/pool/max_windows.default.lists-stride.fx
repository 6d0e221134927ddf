fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 4]) {
  %y, %places = fxge.max_windows.default(self=%x, kernel_size=[2, 2], stride=[1], padding=[0, 0], ceil_mode=false) : ?, ?
  return %y, %places
}
