fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[6, 2, 3],
    %h : f32[1, 2, 5],
    %c : f32[1, 2, 5],
    %a : f32[20, 3],
    %b : f32[20, 5],
    %d : f32[20],
    %e : f32[20]) {
  %r0, %r1, %r2, %r3 = aten.mkldnn_rnn_layer.default(input=%x, weight0=%a, weight1=%b, weight2=%d, weight3=%e, hx_=%h, cx_=%c, reverse=true, batch_sizes=[], mode=2, hidden_size=5, num_layers=1, has_biases=true, bidirectional=false, batch_first=false, train=false) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
