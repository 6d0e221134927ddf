fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 16],
    %x1 : i32[4],
    %x2 : i32[4],
    %x3 : i32[4],
    %x4 : i32[4],
    %x5 : i64[1]) {
  npu.npu_ffn_to_attention.default(x=%x0, session_ids=%x1, micro_batch_ids=%x2, token_ids=%x3, expert_offsets=%x4, actual_token_num=%x5, group="group", world_size=4, token_info_table_shape=[2, 2, 4], token_data_shape=[2, 2, 4, 16])
  return 
}
