fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[6, 3],
    %h : f32[1, 2, 5],
    %p0 : f32[5, 3],
    %p1 : f32[5, 5],
    %p2 : f32[5],
    %p3 : f32[5]) {
  %r0, %r1 = aten.rnn_relu.input(input=%x, hx=%h, params=[%p0, %p1, %p2, %p3], has_biases=true, num_layers=1, dropout=0.0, train=false, bidirectional=false, batch_first=false) : ?, ?
  return %r0, %r1
}
