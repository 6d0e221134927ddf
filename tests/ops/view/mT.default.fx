fxge 1
model "mT.plain.dynamic" stage "import"
symbol s27 : int [0, 9223372036854775807]
symbol s53 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[2, s27, s53]) {
  %m_t = aten.mT.default(self=%x) : f32[2, s53, s27]{s27*s53, 1, s53}
  return %m_t as "m_t"
}
