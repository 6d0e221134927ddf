fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f8e4m3[6, 16],
    %x1 : f8e4m3[2, 16, 8],
    %x2 : f32[1],
    %x3 : f32[1]) {
  %r0, %r1, %r2 = npu.npu_alltoallv_quant_gmm.default(gmm_x=%x0, gmm_weight=%x1, gmm_x_scale=%x2, gmm_weight_scale=%x3, hcom="hcom", ep_world_size=2, send_counts=[2, 1, 1, 2], recv_counts=[1, 2, 2, 3], gmm_y_dtype=15, gmm_x_quant_mode=1, gmm_weight_quant_mode=1) : ?, ?, ?
  return %r0, %r1, %r2
}
