fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[6, 2, 3],
    %h : f16[2, 2, 5],
    %c : f16[2, 2, 5],
    %p0 : f16[20, 3],
    %p1 : f16[20, 5],
    %p2 : f16[20],
    %p3 : f16[20],
    %p4 : f16[20, 3],
    %p5 : f16[20, 5],
    %p6 : f16[20],
    %p7 : f16[20]) {
  %r0, %r1, %r2 = aten.lstm.input(input=%x, hx=[%h, %c], params=[%p0, %p1, %p2, %p3, %p4, %p5, %p6, %p7], has_biases=true, num_layers=1, dropout=0.0, train=false, bidirectional=true, batch_first=false) : ?, ?, ?
  return %r0, %r1, %r2
}
