fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 4, 16],
    %x1 : i32[1],
    %x2 : i32[1],
    %x3 : i32[1],
    %x4 : i32[1, 4, 2],
    %x5 : i32[1, 8, 2]) {
  npu.npu_attention_to_ffn.default(x=%x0, session_id=%x1, micro_batch_id=%x2, layer_id=%x3, expert_ids=%x4, expert_rank_table=%x5, group="group", world_size=4, ffn_token_info_table_shape=[2, 2, 2], ffn_token_data_shape=[2, 2, 4, 16], attn_token_info_table_shape=[2, 2, 4], moe_expert_num=8)
  return 
}
