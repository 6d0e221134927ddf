fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[6, 16],
    %x1 : f16[2, 16, 8]) {
  %r0, %r1 = npu.npu_gmm_alltoallv.default(gmm_x=%x0, gmm_weight=%x1, hcom="hcom", ep_world_size=2, send_counts=[2, 1, 1, 2], recv_counts=[1, 2, 2, 3]) : ?, ?
  return %r0, %r1
}
