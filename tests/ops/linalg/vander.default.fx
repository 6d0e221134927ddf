fxge 1
model "vander.plain.c64" stage "import"
graph "main"(
    %x : c64[3]) {
  %vander = aten.vander.default(x=%x) : c64[3, 3]
  return %vander as "vander"
}
