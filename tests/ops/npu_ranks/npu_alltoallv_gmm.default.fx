fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[6, 16],
    %x1 : f16[2, 16, 8],
    %x2 : f16[4, 16],
    %x3 : f16[16, 8]) {
  %r0, %r1, %r2 = npu.npu_alltoallv_gmm.default(gmm_x=%x0, gmm_weight=%x1, hcom="hcom", ep_world_size=2, send_counts=[2, 1, 1, 2], recv_counts=[1, 2, 2, 3], mm_x=%x2, mm_weight=%x3, permute_out_flag=true) : ?, ?, ?
  return %r0, %r1, %r2
}
