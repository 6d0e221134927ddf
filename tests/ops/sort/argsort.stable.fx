fxge 1
model "argsort.stable.ties.f32" stage "import"
graph "main"(
    %x : i64[8]) {
  %argsort = aten.argsort.stable(self=%x, stable=true) : i64[8]
  return %argsort as "argsort"
}
