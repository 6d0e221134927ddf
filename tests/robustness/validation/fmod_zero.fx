fxge 1
model "m" stage "import"
graph "main"(%x : i32[2], %i : i32[2]) {
  %y = aten.fmod.Tensor(self=%x, other=%i)
  return %y as "y"
}
