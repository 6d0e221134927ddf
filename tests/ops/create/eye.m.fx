fxge 1
model "eye.m.plain.f32" stage "import"
graph "main"() {
  %eye = aten.eye.m(n=3, m=4, dtype=i64) : i64[3, 4]
  return %eye as "eye"
}
