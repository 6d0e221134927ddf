fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_tensor.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-2.375,-3.03125,-1.375,-1.78125,2.375,-0.65625,1.1875,1.3125,-2.25,-0.5,1.34375,2,0.59375,-1.09375,-1.125,-1.875,-1.375,-1.78125,0.75,1.03125,-1.5625,-0.4375,0.03125,1.4375,-0.875,-2.25,-2.09375,-0.625,-2,2.09375,-0.03125,0.90625}
tensor @r0.want.0.f32 : f64[] = {0.02377451}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_tensor.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {1.71875,-1.375,-1,-0.5,-2.3125,-2.28125,-2.78125,-0.34375,0,2.65625,-2.3125,-0.875,1.96875,-2.09375,-0.90625,0.75,2.40625,-0.6875,-2.71875,-0.75,2.875,-0.53125,0.40625,-1.59375,2.71875,1.125,3,0.65625,0.53125,1.5625,1.875,-0.71875}
tensor @r0.want.0.f32 : f64[] = {0.02352941}
tensor @r0.own.0 : f64[] = {0.0013}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_tensor.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0.875,-2.344,-1.4375,-0.7188,2.75,-0.0625,3,1.031,-2.969,2.062,-0.4688,-0.6875,-2.5,-2.844,0.375,1.0625,1.781,-1.156,-2.469,-0.09375,-0.9688,-3.094,-0.5938,1.406,-1.906,-2.688,-3.125,0.9062,-2.625,-2.625,-1.906,1.344}
tensor @r0.want.0.f32 : f64[] = {0.0245098}
tensor @r0.own.0 : f64[] = {0.00017}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_rows.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {2.15625,1.21875,-1.4375,-0.75,-0.09375,-0.28125,-0.375,-1.1875,-3.125,-2,2.25,-0.09375,-2.65625,2.5625,1.03125,0.6875,1.53125,0.1875,0.09375,2.65625,-2.65625,-3.125,-2.375,2.59375,-1.28125,-0.5625,-2.625,0.25,-0.75,-1.71875,-1.875,0}
tensor @r0.want.0.f32 : f64[4] = {0.01691176,0.0245098,0.0245098,0.02058824}
tensor @r0.want.1.i8 : i8[4] = {0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_rows.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {1.03125,-2.75,2.46875,-2.875,1.375,-0.59375,1.28125,2.9375,-1.0625,-1.1875,-1.3125,2.90625,-2.59375,2.84375,-0.40625,0.25,2.15625,2.625,-2.09375,2.78125,-0.78125,-0.9375,-2.5,-2.9375,2.25,-2.96875,2.5,-3.09375,0.625,3,-1.28125,-1.625}
tensor @r0.want.0.f32 : f64[4] = {0.02303922,0.02279412,0.02303922,0.02426471}
tensor @r0.own.0 : f64[] = {0.0014}
tensor @r0.want.1.i8 : i8[4] = {0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_rows.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-0.125,1.1875,2.844,0.2188,-2.281,-0.9375,-1.4375,-1.1875,-2.625,1.8125,2.469,1.375,0.4062,1.1875,-0.7812,-1.156,0.375,2.531,2.094,0.4062,-2.125,2.125,0.75,-1.219,2.5,2.875,2.688,1.8125,1.9375,-1.594,-1.969,-0.8438}
tensor @r0.want.0.f32 : f64[4] = {0.02230392,0.02058824,0.01985294,0.02254902}
tensor @r0.own.0 : f64[] = {0.0002}
tensor @r0.want.1.i8 : i8[4] = {0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_groups.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-0.59375,-2.1875,3.0625,-2.40625,-1.21875,3.09375,1.125,-1.96875,1.53125,0.4375,-0.4375,-2.21875,-0.71875,2.375,1.03125,-1.90625,1.71875,-2.84375,-0.96875,-0.875,-1.71875,0.15625,0,2.6875,1.96875,1.9375,2.90625,-1.78125,-2.9375,2.0625,0.84375,1.59375}
tensor @r0.want.0.f32 : f64[4, 2] = {0.02401961,0.02426471,0.01740196,0.01862745,0.02230392,0.02107843,0.02279412,0.02303922}
tensor @r0.want.1.i8 : i8[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_groups.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-0.34375,0.03125,-1.78125,0.34375,-3.125,2.1875,-0.90625,-1.625,2.0625,2.65625,-2.34375,-2.65625,-1.09375,2.46875,0.46875,-0.8125,0.875,-1.21875,-1.84375,2.25,-0.25,-2.6875,-1.84375,-2.625,-2.71875,-2.1875,-0.46875,0.09375,-2.5,1.78125,1.25,-1.71875}
tensor @r0.want.0.f32 : f64[4, 2] = {0.01397059,0.0245098,0.02083333,0.01936275,0.01764706,0.02107843,0.02132353,0.01960784}
tensor @r0.own.0 : f64[] = {0.0022}
tensor @r0.want.1.i8 : i8[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_groups.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-1.125,-2.562,0.9062,-2.125,2.719,0.4375,0.5312,2.156,-1.719,-1.75,2.344,-1.75,-2.281,0.4688,-0.125,-0.8438,-1.25,-1.8125,-1.1875,-2.375,0.4688,-0.6562,2.781,2.969,1.5,-2.781,-2.906,-1.6875,-0.2188,0.125,-2.219,-2.844}
tensor @r0.want.0.f32 : f64[4, 2] = {0.02009804,0.02132353,0.01838235,0.01789216,0.01862745,0.02328431,0.02279412,0.02230392}
tensor @r0.own.0 : f64[] = {0.0003}
tensor @r0.want.1.i8 : i8[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_columns.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {1.65625,0.5,2.28125,-2.53125,2.90625,-2.15625,-1.875,0.46875,1.78125,-0.15625,-0.65625,1.4375,2.21875,1.8125,2.75,-1.09375,-0.9375,-2.40625,1.78125,-2.4375,-1.78125,0.28125,2.21875,-1.15625,-2.5,-0.09375,-2.3125,0.40625,2.59375,-0.53125,-0.28125,2.9375}
tensor @r0.want.0.f32 : f64[8] = {0.01960784,0.01887255,0.01813725,0.01985294,0.02279412,0.01691176,0.02156863,0.02303922}
tensor @r0.want.1.i8 : i8[8] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_columns.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-1.375,-3.0625,2.8125,0.0625,1.28125,-0.375,-0.625,0.65625,0.5,0.84375,1.15625,2.21875,0.3125,1.125,-2.15625,-3.0625,-2.375,1.375,-3.03125,-2.53125,-2.96875,0,-0.625,0.625,1.65625,2.09375,2.09375,2.1875,1.78125,-0.46875,1.03125,0.75}
tensor @r0.want.0.f32 : f64[8] = {0.01862745,0.02401961,0.02377451,0.01985294,0.02328431,0.008823529,0.01691176,0.02401961}
tensor @r0.own.0 : f64[] = {0.0023}
tensor @r0.want.1.i8 : i8[8] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_columns.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-0.25,2.656,-1.844,-1.75,1.844,-2.688,2.531,-1.906,-1.531,2.281,0.75,1.406,0.5938,-2.562,-1.1875,0.9688,2.094,-2.094,-1.5,-1.906,2.125,2.844,2.906,-0.125,0.1562,2.844,-2.344,-2.688,0.9688,3,-1.031,-0.3438}
tensor @r0.want.0.f32 : f64[8] = {0.01642157,0.02230392,0.01838235,0.02107843,0.01666667,0.02352941,0.02279412,0.01495098}
tensor @r0.own.0 : f64[] = {0.00026}
tensor @r0.want.1.i8 : i8[8] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_tensor.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-2.78125,-0.1875,0.71875,2.0625,-0.3125,-0.25,3.03125,1.28125,1.375,-0.28125,-0.65625,-1.4375,1.34375,1.75,-2.65625,-0.625,0.1875,2.90625,-0.1875,-2.6875,-0.03125,0.75,0.28125,2.90625,-0.875,-1.59375,-2.5,3.125,-1.625,-0.3125,0.625,-0.90625}
tensor @r0.want.0.f32 : f64[] = {0.0246063}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_tensor.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {2.46875,1.125,-0.21875,-0.4375,0.5625,1.125,-2.34375,1.25,2.28125,3.03125,2.53125,0.90625,-2.75,-0.625,1.3125,-2.1875,-0.28125,-2.875,0.78125,-0.125,2.6875,-2.46875,0.78125,-0.625,-2.28125,0.21875,-1.46875,2.125,2.375,1.78125,0.0625,2.5}
tensor @r0.want.0.f32 : f64[] = {0.02386811}
tensor @r0.own.0 : f64[] = {0.0024}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_tensor.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0.8125,3.031,-2,-1.75,2.156,-2.125,0.2812,2.625,0.8125,-0.375,0.5,-0.9688,0.7188,-0.3438,2.094,-2.156,2.75,2.188,0.1562,-0.4688,-1.156,-1.469,-1.219,-0.375,2.156,2.406,0.4688,-2.969,1.719,1.719,-2.625,-2.5}
tensor @r0.want.0.f32 : f64[] = {0.02386811}
tensor @r0.own.0 : f64[] = {0.00014}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_rows.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {3.09375,2.75,-1.125,2.53125,0.5,1.25,-1.3125,2.78125,-0.84375,-3.0625,-1,-1.1875,0.375,-0.71875,0.03125,-1.03125,0.28125,2.78125,1.53125,2,-2.96875,1.8125,1.3125,1.125,-1.9375,-1.03125,-2.1875,-0.8125,1.5625,-0.3125,0.09375,0.125}
tensor @r0.want.0.f32 : f64[4] = {0.02436024,0.02392578,0.02319336,0.01708984}
tensor @r0.want.1.i8 : i8[4] = {0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_rows.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-2.5625,-1.34375,1.40625,-1.03125,-3.03125,0.46875,0.53125,2.5625,0.125,-0.46875,2.28125,1.53125,0.8125,2.90625,2.53125,2.71875,-1.65625,2.96875,0.125,0.625,-0.46875,-0.46875,2.15625,-2.25,1.5625,-0.875,2,-2.375,2.625,2.0625,-0.8125,1.8125}
tensor @r0.want.0.f32 : f64[4] = {0.02368164,0.02288386,0.02337598,0.02066929}
tensor @r0.own.0 : f64[] = {0.0026}
tensor @r0.want.1.i8 : i8[4] = {0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_rows.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-0.1875,0.9688,-0.75,-2.562,-1.281,3,3.125,-1.219,-1.156,2.469,-2.531,1.3125,0.3438,-2.969,1.219,-0.03125,-2.844,-1.625,-0.875,3,2.906,-2.125,0.125,0.875,1.781,2.656,-1.125,1.5625,2.875,0,1.6875,-0.2188}
tensor @r0.want.0.f32 : f64[4] = {0.0246063,0.02319336,0.02362205,0.0226378}
tensor @r0.own.0 : f64[] = {0.00025}
tensor @r0.want.1.i8 : i8[4] = {0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_groups.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {1.59375,1.75,2.6875,-2.90625,2.03125,2.1875,-2.875,1.59375,1.1875,-0.1875,0.90625,-2.59375,2.21875,-2.65625,-2.46875,2.53125,-2.96875,2.0625,-0.8125,2.46875,2.5625,-1.5625,1.09375,0.71875,-2.625,-2.875,-1.625,-0.28125,-2.8125,2.625,-3.03125,-1.3125}
tensor @r0.want.0.f32 : f64[4, 2] = {0.02270508,0.02246094,0.02026367,0.02075195,0.02319336,0.02017717,0.02246094,0.02368164}
tensor @r0.want.1.i8 : i8[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_groups.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {2.3125,1.96875,1.125,-1.125,-2.40625,0.21875,-1.5625,-1.90625,0.625,2.65625,2.375,0.53125,0.53125,0.625,1.1875,-2.1875,-0.8125,1.75,3,0.9375,2.71875,-1.28125,2.8125,-1.96875,-1.59375,-2.90625,3.0625,0.53125,2.59375,1.03125,-3.125,-2.09375}
tensor @r0.want.0.f32 : f64[4, 2] = {0.01820866,0.01879883,0.02091535,0.01708984,0.02362205,0.02214567,0.02411417,0.02441406}
tensor @r0.own.0 : f64[] = {0.0024}
tensor @r0.want.1.i8 : i8[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_groups.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-1.625,-0.03125,-0.3125,-1.969,1.219,-1.9375,-2.562,-2.625,-0.8125,2.281,-1.1875,2.5,-2.062,2.031,-1.031,-1.8125,1.844,2.656,-1.25,1.625,2.312,-1.219,-0.5938,-2.5,1.9375,0.03125,2.5,3,2.344,-1.719,-1.281,0.7812}
tensor @r0.want.0.f32 : f64[4, 2] = {0.01538086,0.02050781,0.01968504,0.01611328,0.02091535,0.01953125,0.02362205,0.01845472}
tensor @r0.own.0 : f64[] = {0.00029}
tensor @r0.want.1.i8 : i8[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_columns.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-1.0625,1.53125,1.25,-0.875,0.59375,0.8125,-1.125,2.03125,0.65625,-2.28125,-1.5,-1.03125,2.34375,-1.46875,-0.875,-1.84375,2.875,0.34375,0.5625,-1.28125,2.1875,2.84375,2.78125,-2.875,2.90625,-1.09375,-2.8125,2.25,-2,0.625,3.0625,-1.8125}
tensor @r0.want.0.f32 : f64[8] = {0.02288386,0.01782227,0.02197266,0.01771654,0.01845472,0.02239173,0.02411417,0.02246094}
tensor @r0.want.1.i8 : i8[8] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_columns.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-2.59375,-2.9375,2.375,-1.40625,2.59375,2.0625,-2.84375,2.53125,-2.6875,1.875,2.03125,1.28125,-1.1875,0.1875,0.46875,-2.875,-1.8125,-2.96875,-3,-2.6875,-3,-1.75,-2.28125,-0.96875,0.03125,0.4375,0.5,0.8125,-2.34375,0.78125,-0.25,-1.65625}
tensor @r0.want.0.f32 : f64[8] = {0.02099609,0.02319336,0.0234375,0.02099609,0.0234375,0.01624016,0.0222168,0.02246094}
tensor @r0.own.0 : f64[] = {0.00021}
tensor @r0.want.1.i8 : i8[8] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.SYMMETRIC_NO_CLIPPING_ERR_columns.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-1.531,1.344,0.5312,2.938,2.438,3.062,-2.719,-2.156,0.09375,2.844,-3.094,1.4375,2.5,0.6875,0.2188,-1.469,-2.375,2.344,1.25,-1.75,2.062,-1.25,-2.781,-0.4688,2.188,-2.562,-3.031,2.781,1.6875,1.906,-1.844,-0.7188}
tensor @r0.want.0.f32 : f64[8] = {0.01855469,0.02239173,0.02416992,0.02312992,0.01968504,0.02411417,0.02172852,0.0168457}
tensor @r0.own.0 : f64[] = {0.00029}
tensor @r0.want.1.i8 : i8[8] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC_NO_CLIPPING_ERR", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_tensor.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {0.84375,-1.59375,2.9375,2.5625,2.40625,-1.03125,-0.3125,-2.8125,2.46875,-2.75,-1.5,1,-1.5,0.96875,2.71875,2.03125,-2.125,0.625,-2.96875,-2.625,-2.96875,-0.78125,0.4375,0.09375,-1.65625,-0.28125,-2.6875,-2.625,-1.59375,2.65625,1,-1.28125}
tensor @r0.want.0.f32 : f64[] = {0.02316176}
tensor @r0.want.1.i8 : i8[] = {0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_tensor.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-2.75,-1.46875,-3,0.65625,-1.9375,-1.625,1.25,-0.84375,-2.9375,-1.8125,1.65625,-1.71875,-0.90625,2.75,0.78125,0.46875,1.25,0.0625,2.53125,2.71875,2.0625,-1.1875,-1.4375,-1.4375,-1.3125,1.0625,1.84375,1.15625,2.21875,1.90625,-0.5,1.03125}
tensor @r0.want.0.f32 : f64[] = {0.02254902}
tensor @r0.own.0 : f64[] = {0.0015}
tensor @r0.want.1.i8 : i8[] = {5}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_tensor.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0.3125,-0.4375,-2.188,2.156,-0.875,-0.625,1.281,-1.1875,-1.031,-0.8438,0.5625,-2.625,2.531,0.3438,-1.031,1.875,-1.281,2.125,-2.812,-0.8438,2.812,2.25,-1.281,0.7188,1.844,-2.812,-2.562,0.8438,2.156,3.062,-2.156,-1}
tensor @r0.want.0.f32 : f64[] = {0.02303922}
tensor @r0.own.0 : f64[] = {6.8e-05}
tensor @r0.want.1.i8 : i8[] = {-6}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[4, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[], i8[] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_rows.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-0.8125,3,-0.90625,1.28125,-2.21875,-2.34375,-2.0625,0,-2.53125,-1.40625,-2.8125,0.34375,0.3125,0.71875,1.0625,-0.96875,2,-0.75,-1.09375,1.71875,-0.125,3.03125,-1.09375,-2,-3.09375,-1.75,1.625,2.3125,2.71875,-0.25,-1.5,-1.21875}
tensor @r0.want.0.f32 : f64[4] = {0.02095588,0.01519608,0.01973039,0.02279412}
tensor @r0.want.1.i8 : i8[4] = {-16,57,-27,8}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_rows.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {0.75,-1.53125,2.46875,-1.25,0.15625,-1.5625,1.4375,-1.1875,0.53125,2.625,0.6875,1.84375,-2.1875,-0.6875,0.34375,-0.40625,-2.21875,1.09375,0.90625,1.15625,-1.46875,-1.9375,1.53125,-0.09375,-0.5625,0.34375,-2.28125,0.84375,1.46875,-1.03125,-1.125,-1.59375}
tensor @r0.want.0.f32 : f64[4] = {0.01580882,0.01887255,0.01470588,0.01470588}
tensor @r0.own.0 : f64[] = {0.0032}
tensor @r0.want.1.i8 : i8[4] = {-30,-12,23,27}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_rows.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0.9688,-2.719,0.7188,2.031,0.6875,0.9375,2.094,1.719,1.125,2.062,-2.75,1.781,0,-2.906,-2.594,-2.531,-1.3125,-0.03125,1.5,-0.75,-3.125,-1.594,-1.8125,-2.812,0.8125,0.875,2.562,0.4688,0.6562,1.6875,-1.844,1.25}
tensor @r0.want.0.f32 : f64[4] = {0.01887255,0.01948529,0.01813725,0.01727941}
tensor @r0.own.0 : f64[] = {0.00033}
tensor @r0.want.1.i8 : i8[4] = {16,21,44,-21}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4], i8[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_groups.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-1.65625,-1.40625,-0.09375,0.34375,1.96875,0.46875,-3.125,-0.1875,2.71875,-1.34375,2.28125,3.0625,1.3125,1.625,-1.5625,-1.40625,-0.9375,0.40625,-0.5625,2.3125,-1.0625,-2.75,-2.65625,1.9375,-0.6875,-2.84375,0.90625,-2.03125,1.5625,0.0625,2.8125,-1.9375}
tensor @r0.want.0.f32 : f64[4, 2] = {0.007843137,0.01997549,0.01727941,0.0125,0.0127451,0.01838235,0.01470588,0.01862745}
tensor @r0.want.1.i8 : i8[4, 2] = {83,28,-50,-3,-54,22,65,-24}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_groups.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {0.375,0.875,2.125,2.8125,-0.125,1.4375,0.59375,-1.09375,0.875,-2.03125,-0.34375,0.71875,-1.59375,0.71875,1.21875,-0.09375,0.03125,2.28125,1.09375,-1.625,0.90625,0.25,0.03125,-1.6875,-2.09375,-2.65625,-0.0625,1.96875,1.8125,2.59375,-2.59375,-3.03125}
tensor @r0.want.0.f32 : f64[4, 2] = {0.01102941,0.009926471,0.01139706,0.01102941,0.01531863,0.01017157,0.01813725,0.02205882}
tensor @r0.own.0 : f64[] = {0.0023}
tensor @r0.want.1.i8 : i8[4, 2] = {-128,-18,50,16,-22,38,18,9}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_groups.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0.9062,-2.875,-0.4062,2.656,-1.75,-0.6875,-2.219,2.062,0.625,2.25,-0.1562,-2.281,-0.8438,-0.6562,-2.125,-1.469,2.031,-0.7188,-1.125,1.906,0.5,1.9375,-0.7188,-1.969,0.0625,-2.25,3.031,-1.4375,1.9375,-0.7188,-3.094,2.875}
tensor @r0.want.0.f32 : f64[4, 2] = {0.02169118,0.01678922,0.01776961,0.008333333,0.01237745,0.01531863,0.02071078,0.02340686}
tensor @r0.own.0 : f64[] = {0.00029}
tensor @r0.want.1.i8 : i8[4, 2] = {4,4,0,127,-37,0,-19,4}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 4], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[4, 2], i8[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_columns.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {2.40625,0.5,-1.0625,0.28125,-0.8125,0.65625,1.4375,-2.8125,-1.65625,-1.125,-1.5625,1.03125,2.09375,-0.21875,-0.65625,-2.875,0.15625,-2.34375,0.3125,-0.71875,1.21875,2.96875,-2.84375,-0.46875,0.09375,2,2.4375,0.3125,-0.46875,0.53125,1.34375,2.90625}
tensor @r0.want.0.f32 : f64[8] = {0.01593137,0.01703431,0.01568627,0.006862745,0.01139706,0.0125,0.01678922,0.02267157}
tensor @r0.want.1.i8 : i8[8] = {-24,10,-28,-23,-57,-110,41,-1}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_columns.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-2.28125,3.09375,0.1875,-1.75,2.21875,-1.1875,-2.03125,-0.875,-2.25,-1.53125,-0.6875,2.1875,-1.75,2.6875,-1.875,2.25,-0.90625,2.5625,2.65625,-0.46875,0.625,0.09375,0.6875,0.34375,2.625,2.5,1.3125,-2.5625,-0.75,-1.75,-1.65625,2.875}
tensor @r0.want.0.f32 : f64[8] = {0.0192402,0.01813725,0.01311275,0.01862745,0.01556373,0.01740196,0.01066176,0.01470588}
tensor @r0.own.0 : f64[] = {0.0028}
tensor @r0.want.1.i8 : i8[8] = {-10,-44,-76,9,-16,-28,62,-68}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.ASYMMETRIC_columns.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-2.656,2.75,-3.094,0.3438,1.531,1.031,-2.781,-1.5,0.7812,-0.9688,-0.2812,-1.969,-0.2812,1.3125,0.25,-1,-2.812,-1.25,-1.094,-0.09375,-1.906,-0.2812,-0.7812,-2.75,2.188,-0.9062,-2.812,-1.875,-3.125,1.219,1.8125,-0.375}
tensor @r0.want.0.f32 : f64[8] = {0.01960784,0.01568627,0.01213235,0.009068627,0.0182598,0.00625,0.01801471,0.01078431}
tensor @r0.own.0 : f64[] = {0.0003}
tensor @r0.want.1.i8 : i8[8] = {16,-48,127,89,43,-83,26,127}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[4, 1], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8) : f32[8], i8[8] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.free.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
tensor @r0.in.x : f32[3, 8] = {-0.1875,-0.46875,-0.3125,-0.75,-1.40625,2.53125,-0.71875,0.9375,0.5,1.875,0.90625,-1.84375,0.46875,-0.90625,1.21875,1.5625,2.5625,-2.0625,1.84375,-1.0625,1.375,-2.28125,2.1875,0.6875}
tensor @r0.want.0.f32 : f64[3, 1] = {0.01985294,0.01470588,0.02009804}
tensor @r0.want.1.i8 : i8[3, 1] = {0,0,0}
tensor @r1.in.x : f32[4, 8] = {-0.1875,-0.46875,-0.3125,-0.75,-1.40625,2.53125,-0.71875,0.9375,0.5,1.875,0.90625,-1.84375,0.46875,-0.90625,1.21875,1.5625,2.5625,-2.0625,1.84375,-1.0625,1.375,-2.28125,2.1875,0.6875,-0.5625,2.96875,-1.09375,-2.1875,0.15625,-2.0625,1.15625,-0.03125}
tensor @r1.want.0.f32 : f64[4, 1] = {0.01985294,0.01470588,0.02009804,0.02328431}
tensor @r1.want.1.i8 : i8[4, 1] = {0,0,0,0}
graph "main"(
    %x : f32[s77, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8, keepdim=true) : f32[s77, 1], i8[s77, 1] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.free.f32" stage "import"
tensor @r0.in.x : f32[3, 8] = {3.09375,-2.5,-2.65625,-0.125,2.0625,-2.5625,-2.75,2.6875,-3.03125,0.75,2.09375,1.71875,2.59375,-3.125,-0.8125,-0.4375,2.4375,-2.0625,-0.15625,-2.71875,-1,-0.59375,1.40625,-0.15625}
tensor @r0.want.0.f32 : f64[3, 1] = {0.02426471,0.0245098,0.02132353}
tensor @r0.want.1.i8 : i8[3, 1] = {0,0,0}
graph "main"(
    %x : f32[3, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-128, quant_max=127, eps=1e-07, scale_dtype=f32, zero_point_dtype=i8, keepdim=true) : f32[3, 1], i8[3, 1] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.bounds.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {2.53125,-1.84375,-2.375,-2.5625,2.71875,0.46875,0.84375,-1.03125,0.875,-0.6875,0.625,-0.5625,-0.0625,1.40625,0.5,0.375,-2.625,1.03125,1.25,3.125,2,0.03125,3.09375,0.34375,3.09375,-1.65625,1.09375,-2.34375,0.9375,2.6875,-2.4375,-2.25}
tensor @r0.want.0.f32 : f64[4] = {0.02071078,0.008210784,0.02254902,0.02169118}
tensor @r0.want.1.i32 : i32[4] = {-4,-44,-12,-16}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 8], target_dtype=i8) : f32[4], i32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.bounds.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {2.84375,-0.5625,2.53125,-1.1875,1.5,1.21875,-0.8125,-0.59375,0.25,0.9375,-2.90625,1.78125,1.9375,0.28125,0.21875,-2.4375,2.40625,0.3125,-1.15625,-2.5625,2.90625,0.09375,0.53125,0.53125,2.375,0.71875,-1.03125,-0.78125,0.125,1.71875,-1.65625,-3.09375}
tensor @r0.want.0.bf16 : f64[4] = {0.015809,0.018995,0.021446,0.021446}
tensor @r0.own.0 : f64[] = {0.0028}
tensor @r0.want.1.i32 : i32[4] = {-53,25,-8,16}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 8], target_dtype=i8) : bf16[4], i32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.bounds.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-0.1562,-0.1875,1.25,-0.0625,-2.625,2.094,1.1875,-2.031,-2.531,-1.906,0.7812,2.406,-0.09375,0.3125,-0.03125,-2.844,-2.75,0.5,0.8125,-2.125,-1.375,1.125,0.125,1.156,1.875,-1.8125,2.312,0.5312,1.875,-0.3125,-2.062,2.688}
tensor @r0.want.0.f16 : f64[4] = {0.018505,0.020588,0.015319,0.018627}
tensor @r0.own.0 : f64[] = {0.0002}
tensor @r0.want.1.i32 : i32[4] = {14,10,52,-17}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 8], target_dtype=i8) : f16[4], i32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.own_dtype.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {1.1875,2.03125,0.09375,-0.65625,0.34375,0.125,-2.125,-2.5625,-0.84375,-1.28125,-1.875,-0.125,2.84375,-2.875,2.875,-0.875,1.34375,-1.90625,-2.375,2.65625,1.21875,0.71875,-2.40625,-1.125,-2,-1.34375,-1.5625,-1.625,1.5,2.46875,-2.25,0.09375}
tensor @r0.want.0.f32 : f64[4] = {0.3416667,0.3833333,0.3541667,0.3291667}
tensor @r0.want.1.f32 : f64[4] = {0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-8, quant_max=7) : f32[4], f32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.own_dtype.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-2.59375,1.21875,0.96875,-2.59375,0.8125,2.09375,-1.125,3.125,2.90625,-2.0625,1.28125,-2.53125,2.5,-1.53125,1.5625,-1.9375,2.71875,-3.09375,2.0625,2.90625,0.40625,3,1.5,-0.15625,-0.625,-1.78125,2.28125,-1.9375,3.09375,0.5625,0.84375,-1.34375}
tensor @r0.want.0.bf16 : f64[4] = {0.41667,0.3875,0.4125,0.4125}
tensor @r0.own.0 : f64[] = {0.0019}
tensor @r0.want.1.bf16 : f64[4] = {0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-8, quant_max=7) : bf16[4], bf16[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.own_dtype.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-1.031,2.344,1.531,-1.469,-0.375,-0.3125,1.469,-2.844,-1.406,-1.25,-1.031,1.8125,-2.469,2.312,0.5312,-0.375,-0.5625,-1.75,-0.1562,1.906,0.3125,-1.406,-0.625,-1.125,0.4062,0.5625,2.094,-0.5,-1.125,2.594,-2.906,3.094}
tensor @r0.want.0.f16 : f64[4] = {0.37917,0.32917,0.25417,0.4125}
tensor @r0.own.0 : f64[] = {0.00024}
tensor @r0.want.1.f16 : f64[4] = {0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-8, quant_max=7) : f16[4], f16[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.bytes.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {0.1875,1.5625,2.6875,3.09375,2.5625,2.6875,2.65625,1.0625,0.65625,2.59375,0.15625,1.34375,2,0.8125,0.625,2.25,3.0625,2.40625,1.125,0.9375,0.4375,1,2.3125,2.125,1.53125,1.875,1.4375,2,2.0625,2.375,2.6875,1.53125}
tensor @r0.want.0.f32 : f64[4, 2] = {0.20625,0.1791667,0.1729167,0.15,0.2041667,0.1541667,0.1333333,0.1791667}
tensor @r0.want.1.i32 : i32[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 4], target_dtype=u8, quant_min=0, quant_max=15, keepdim=true) : f32[4, 2], i32[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.bytes.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {0.875,2.9375,0.375,0.21875,0.59375,0.53125,0.3125,2.65625,2,1.9375,2.40625,0.8125,3.0625,0.40625,0.28125,2.5,1.1875,1.65625,2.90625,2,0.75,2.875,1.3125,1.71875,1.875,2,2.40625,1.25,2.03125,2.6875,0.6875,2.125}
tensor @r0.want.0.bf16 : f64[4, 2] = {0.19583,0.17708,0.16042,0.20417,0.19375,0.19167,0.16042,0.17917}
tensor @r0.own.0 : f64[] = {0.0022}
tensor @r0.want.1.i32 : i32[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 4], target_dtype=u8, quant_min=0, quant_max=15, keepdim=true) : bf16[4, 2], i32[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.bytes.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {1.625,0.1875,0.5938,2.031,0.3438,2.656,1.656,1.3125,3.125,0.25,3.062,0.09375,1.969,0.03125,0.6562,2.5,1.719,2.594,0.5,0.8438,0.0625,1.531,1.25,2.906,0.5625,1.656,1.625,2.375,3.094,1.4375,2,0.5}
tensor @r0.want.0.f16 : f64[4, 2] = {0.13542,0.17708,0.20833,0.16667,0.17292,0.19375,0.15833,0.20625}
tensor @r0.own.0 : f64[] = {0.00027}
tensor @r0.want.1.i32 : i32[4, 2] = {0,0,0,0,0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="ASYMMETRIC", block_size=[1, 4], target_dtype=u8, quant_min=0, quant_max=15, keepdim=true) : f16[4, 2], i32[4, 2] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.zeros.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f32 : f64[4] = {0.001,0.001,0.001,0.001}
tensor @r0.want.1.i32 : i32[4] = {0,0,0,0}
graph "main"(
    %x : f32[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-127, quant_max=127, eps=0.001, scale_dtype=f32, zero_point_dtype=i32) : f32[4], i32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.zeros.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f32 : f64[4] = {0.001,0.001,0.001,0.001}
tensor @r0.own.0 : f64[] = {0.00055}
tensor @r0.want.1.i32 : i32[4] = {0,0,0,0}
graph "main"(
    %x : bf16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-127, quant_max=127, eps=0.001, scale_dtype=f32, zero_point_dtype=i32) : f32[4], i32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.choose_qparams_affine.zeros.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}
tensor @r0.want.0.f32 : f64[4] = {0.001,0.001,0.001,0.001}
tensor @r0.own.0 : f64[] = {0.0004}
tensor @r0.want.1.i32 : i32[4] = {0,0,0,0}
graph "main"(
    %x : f16[4, 8]) {
  %getitem, %getitem_1 = torchao.choose_qparams_affine.default(input=%x, mapping_type="SYMMETRIC", block_size=[1, 8], target_dtype=i8, quant_min=-127, quant_max=127, eps=0.001, scale_dtype=f32, zero_point_dtype=i32) : f32[4], i32[4] name("choose_qparams_affine")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}

fxge 1
model "torchao.quantize_affine.tensor.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-1.125,0.65625,-0.125,-0.1875,0.0625,0.5,0.09375,-0.375,-2.96875,2.28125,-1.40625,-1.875,-1,1.78125,1.96875,-0.3125,-2.59375,-1.34375,1.15625,-0.90625,-2.75,1.0625,0.5,-2,-2.25,-1.71875,-1.1875,-1.25,-2.875,0.90625,-3.0625,2.6875}
tensor @r0.in.y : f32[1] = {0.03515625}
tensor @r0.in.z : i8[1] = {-7}
tensor @r0.want.0.i8 : i8[4, 8] = {-39,12,-11,-12,-5,7,-4,-18,-91,58,-47,-60,-35,44,49,-16,-81,-45,26,-33,-85,23,7,-64,-71,-56,-41,-43,-89,19,-94,69}
graph "main"(
    %x : f32[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.tensor.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {2.84375,-2.25,-1.375,-0.3125,-2.40625,-1.96875,-2.96875,-0.34375,-1.3125,-1.125,0.25,-2.34375,-0.5625,1.0625,2.65625,-0.28125,2.0625,1.5625,-2.5,1.15625,-1.5625,-1.4375,1,0.0625,2.53125,1.78125,0.375,-0.375,2.03125,-2.6875,-0.78125,1.75}
tensor @r0.in.y : f32[1] = {0.18359375}
tensor @r0.in.z : i8[1] = {3}
tensor @r0.want.0.i8 : i8[4, 8] = {18,-9,-4,1,-10,-8,-13,1,-4,-3,4,-10,0,9,17,1,14,12,-11,9,-6,-5,8,3,17,13,5,1,14,-12,-1,13}
graph "main"(
    %x : bf16[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.tensor.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-0.125,1.906,2.062,-1.344,-0.125,-0.3438,1.656,-1.781,-0.5938,-0.0625,-2.969,-2.969,0.6562,-1.6875,1.875,-0.3438,0.09375,-0.6875,2.812,-2.594,-1.75,2.5,2,-2.406,2.094,-2.594,-0.6875,-1,-1.656,1.75,0.125,-2.375}
tensor @r0.in.y : f32[1] = {0.2578125}
tensor @r0.in.z : i8[1] = {-2}
tensor @r0.want.0.i8 : i8[4, 8] = {-2,5,6,-7,-2,-3,4,-9,-4,-2,-14,-14,1,-9,5,-3,-2,-5,9,-12,-9,8,6,-11,6,-12,-5,-6,-8,5,-2,-11}
graph "main"(
    %x : f16[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.dequantize_affine.tensor_zero.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {1,-5,-2,0,-4,3,-1,2,-6,-6,0,4,-1,2,-1,7,-6,-5,4,-6,3,6,-3,3,7,1,-4,-1,5,2,-3,-1}
tensor @r0.in.y : f32[1] = {0.234375}
tensor @r0.in.z : i8[1] = {-6}
tensor @r0.want.0.f32 : f64[4, 8] = {1.640625,0.234375,0.9375,1.40625,0.46875,2.109375,1.171875,1.875,0,0,1.40625,2.34375,1.171875,1.875,1.171875,3.046875,0,0.234375,2.34375,0,2.109375,2.8125,0.703125,2.109375,3.046875,1.640625,0.46875,1.171875,2.578125,1.875,0.703125,1.171875}
graph "main"(
    %x : i8[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.tensor_zero.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-3,3,2,6,1,-4,-4,5,-6,7,-3,-4,-5,1,0,3,0,6,-4,-7,5,-1,5,-3,-2,5,3,-4,4,-2,-1,7}
tensor @r0.in.y : f32[1] = {0.01953125}
tensor @r0.in.z : i8[1] = {1}
tensor @r0.want.0.bf16 : f64[4, 8] = {-0.078125,0.039062,0.019531,0.097656,0,-0.097656,-0.097656,0.078125,-0.13672,0.11719,-0.078125,-0.097656,-0.11719,0,-0.019531,0.039062,-0.019531,0.097656,-0.097656,-0.15625,0.078125,-0.039062,0.078125,-0.078125,-0.058594,0.078125,0.039062,-0.097656,0.058594,-0.058594,-0.039062,0.11719}
graph "main"(
    %x : i8[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.tensor_zero.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-5,1,-1,-6,5,-6,6,-6,-2,-1,2,-1,0,-4,2,-5,-3,-7,-3,-6,3,-2,4,-7,1,-2,7,-2,-7,-3,3,6}
tensor @r0.in.y : f32[1] = {0.2578125}
tensor @r0.in.z : i8[1] = {-3}
tensor @r0.want.0.f16 : f64[4, 8] = {-0.51562,1.0312,0.51562,-0.77344,2.0625,-0.77344,2.3203,-0.77344,0.25781,0.51562,1.2891,0.51562,0.77344,-0.25781,1.2891,-0.51562,0,-1.0312,0,-0.77344,1.5469,0.25781,1.8047,-1.0312,1.0312,0.25781,2.5781,0.25781,-1.0312,0,1.5469,2.3203}
graph "main"(
    %x : i8[4, 8],
    %y : f32[1],
    %z : i8[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.tensor_even.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {3,4,2,7,1,7,-6,-3,-1,-1,4,1,-2,0,-3,5,0,-6,6,6,-4,2,3,-6,6,2,3,-6,-1,5,-4,4}
tensor @r0.in.y : f32[1] = {0.36328125}
tensor @r0.want.0.f32 : f64[4, 8] = {1.089844,1.453125,0.7265625,2.542969,0.3632812,2.542969,-2.179688,-1.089844,-0.3632812,-0.3632812,1.453125,0.3632812,-0.7265625,0,-1.089844,1.816406,0,-2.179688,2.179688,2.179688,-1.453125,0.7265625,1.089844,-2.179688,2.179688,0.7265625,1.089844,-2.179688,-0.3632812,1.816406,-1.453125,1.453125}
graph "main"(
    %x : i8[4, 8],
    %y : f32[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.tensor_even.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-7,7,2,-7,-5,-1,-6,-6,-5,-6,-5,-4,-5,1,1,3,5,-5,7,2,1,-2,4,-1,1,7,-3,4,2,0,3,-5}
tensor @r0.in.y : f32[1] = {0.3828125}
tensor @r0.want.0.bf16 : f64[4, 8] = {-2.6875,2.6875,0.76562,-2.6875,-1.9141,-0.38281,-2.2969,-2.2969,-1.9141,-2.2969,-1.9141,-1.5312,-1.9141,0.38281,0.38281,1.1484,1.9141,-1.9141,2.6875,0.76562,0.38281,-0.76562,1.5312,-0.38281,0.38281,2.6875,-1.1484,1.5312,0.76562,0,1.1484,-1.9141}
graph "main"(
    %x : i8[4, 8],
    %y : f32[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.tensor_even.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-2,-3,4,2,-7,2,-7,7,0,-1,-5,-6,-3,-3,1,-1,-6,-1,1,-4,1,3,3,7,4,7,-6,-6,-1,3,-7,-5}
tensor @r0.in.y : f32[1] = {0.35546875}
tensor @r0.want.0.f16 : f64[4, 8] = {-0.71094,-1.0664,1.4219,0.71094,-2.4883,0.71094,-2.4883,2.4883,0,-0.35547,-1.7773,-2.1328,-1.0664,-1.0664,0.35547,-0.35547,-2.1328,-0.35547,0.35547,-1.4219,0.35547,1.0664,1.0664,2.4883,1.4219,2.4883,-2.1328,-2.1328,-0.35547,1.0664,-2.4883,-1.7773}
graph "main"(
    %x : i8[4, 8],
    %y : f32[1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 8], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.quantize_affine.rows.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-2.84375,-2.21875,-1.6875,1.40625,-1.8125,2.5625,-0.59375,2.5,-1.3125,0.90625,1.375,3.125,-2.65625,-1.8125,2.5,-0.96875,-2.4375,-2.34375,-0.375,-3.0625,-0.25,-1.8125,-1.375,2.34375,-2.71875,-2.6875,1.65625,-0.34375,2.1875,-2.96875,1.53125,0.03125}
tensor @r0.in.y : f32[4, 1] = {0.3671875,0.2421875,0.09765625,0.37890625}
tensor @r0.in.z : i8[4, 1] = {-1,6,1,1}
tensor @r0.want.0.i8 : i8[4, 8] = {-9,-7,-6,3,-6,6,-3,6,1,10,12,19,-5,-1,16,2,-24,-23,-3,-30,-2,-18,-13,25,-6,-6,5,0,7,-7,5,1}
graph "main"(
    %x : f32[4, 8],
    %y : f32[4, 1],
    %z : i8[4, 1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.rows.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-1.65625,-1,2.875,0.34375,-0.0625,-2.8125,1.28125,0.46875,1.09375,2.65625,1.78125,-2,2.53125,1,1.53125,-2.03125,-1.46875,-3.125,-1.40625,2.53125,-1.9375,-2.6875,0,2.40625,1.625,-2.90625,-0.5625,1.75,-2.84375,1.03125,-3.0625,1.3125}
tensor @r0.in.y : f32[4, 1] = {0.3203125,0.00390625,0.21875,0.28515625}
tensor @r0.in.z : i8[4, 1] = {2,-7,-1,3}
tensor @r0.want.0.i8 : i8[4, 8] = {-3,-1,11,3,2,-7,6,3,127,127,127,-128,127,127,127,-128,-8,-15,-7,11,-10,-13,-1,10,9,-7,1,9,-7,7,-8,8}
graph "main"(
    %x : bf16[4, 8],
    %y : f32[4, 1],
    %z : i8[4, 1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.rows.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-0.7188,-0.125,-1.406,-1.406,3.094,-2.812,2.719,2.156,-1.281,0.7812,1.375,2.5,3.062,-0.5938,1.469,-1.844,2.469,-2.156,-0.7812,2.156,-0.5,-3.031,0.1875,-3.062,-1.75,2.312,-1.156,-0.9688,-1.594,-3.094,0.125,1.9375}
tensor @r0.in.y : f32[4, 1] = {0.359375,0.2421875,0.15234375,0.046875}
tensor @r0.in.z : i8[4, 1] = {6,6,7,-6}
tensor @r0.want.0.i8 : i8[4, 8] = {4,6,2,2,15,-2,14,12,1,9,12,16,19,4,12,-2,23,-7,2,21,4,-13,8,-13,-43,43,-31,-27,-40,-72,-3,35}
graph "main"(
    %x : f16[4, 8],
    %y : f32[4, 1],
    %z : i8[4, 1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.dequantize_affine.rows_zero.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {4,1,-4,2,1,7,-1,-7,-6,6,-7,-5,2,-6,-7,4,-3,-3,7,2,6,-7,-1,-6,5,-7,0,-1,1,-6,-3,-5}
tensor @r0.in.y : f32[4, 1] = {0.3125,0.15625,0.19921875,0.06640625}
tensor @r0.in.z : i8[4, 1] = {1,-7,6,3}
tensor @r0.want.0.f32 : f64[4, 8] = {0.9375,0,-1.5625,0.3125,0,1.875,-0.625,-2.5,0.15625,2.03125,0,0.3125,1.40625,0.15625,0,1.71875,-1.792969,-1.792969,0.1992188,-0.796875,0,-2.589844,-1.394531,-2.390625,0.1328125,-0.6640625,-0.1992188,-0.265625,-0.1328125,-0.5976562,-0.3984375,-0.53125}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 1],
    %z : i8[4, 1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.rows_zero.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-2,-2,-6,5,-5,-4,3,0,-4,-4,3,1,1,-7,-1,-5,-6,-2,-4,4,3,-6,-4,-5,7,2,-1,1,4,3,6,1}
tensor @r0.in.y : f32[4, 1] = {0.09765625,0.140625,0.32421875,0.265625}
tensor @r0.in.z : i8[4, 1] = {0,7,-5,-7}
tensor @r0.want.0.bf16 : f64[4, 8] = {-0.19531,-0.19531,-0.58594,0.48828,-0.48828,-0.39062,0.29297,0,-1.5469,-1.5469,-0.5625,-0.84375,-0.84375,-1.9688,-1.125,-1.6875,-0.32422,0.97266,0.32422,2.9219,2.5938,-0.32422,0.32422,0,3.7188,2.3906,1.5938,2.125,2.9219,2.6562,3.4531,2.125}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 1],
    %z : i8[4, 1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.rows_zero.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-7,3,5,1,-5,-2,0,2,1,3,-6,-6,6,-5,3,4,-6,0,-6,-5,-5,-2,-3,5,-7,6,-7,6,5,-1,7,-5}
tensor @r0.in.y : f32[4, 1] = {0.36328125,0.12890625,0.12890625,0.23046875}
tensor @r0.in.z : i8[4, 1] = {6,-5,-2,-3}
tensor @r0.want.0.f16 : f64[4, 8] = {-4.7227,-1.0898,-0.36328,-1.8164,-3.9961,-2.9062,-2.1797,-1.4531,0.77344,1.0312,-0.12891,-0.12891,1.418,0,1.0312,1.1602,-0.51562,0.25781,-0.51562,-0.38672,-0.38672,0,-0.12891,0.90234,-0.92188,2.0742,-0.92188,2.0742,1.8438,0.46094,2.3047,-0.46094}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 1],
    %z : i8[4, 1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.rows_even.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {4,-7,1,6,4,-1,3,-5,-7,-1,3,7,4,4,1,-5,-7,6,-5,-1,-1,-1,4,-6,-6,7,1,-7,1,-3,-5,0}
tensor @r0.in.y : f32[4, 1] = {0.28125,0.1875,0.0625,0.390625}
tensor @r0.want.0.f32 : f64[4, 8] = {1.125,-1.96875,0.28125,1.6875,1.125,-0.28125,0.84375,-1.40625,-1.3125,-0.1875,0.5625,1.3125,0.75,0.75,0.1875,-0.9375,-0.4375,0.375,-0.3125,-0.0625,-0.0625,-0.0625,0.25,-0.375,-2.34375,2.734375,0.390625,-2.734375,0.390625,-1.171875,-1.953125,0}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.rows_even.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {0,4,-3,-1,-6,-2,-4,-5,-3,3,-2,4,-1,-2,0,0,-5,-2,5,6,2,3,6,-1,3,1,-3,-7,0,6,4,7}
tensor @r0.in.y : f32[4, 1] = {0.0625,0.03125,0.0546875,0.38671875}
tensor @r0.want.0.bf16 : f64[4, 8] = {0,0.25,-0.1875,-0.0625,-0.375,-0.125,-0.25,-0.3125,-0.09375,0.09375,-0.0625,0.125,-0.03125,-0.0625,0,0,-0.27344,-0.10938,0.27344,0.32812,0.10938,0.16406,0.32812,-0.054688,1.1562,0.38672,-1.1562,-2.7031,0,2.3125,1.5469,2.7031}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.rows_even.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {3,1,6,-2,-7,-5,-4,-5,0,0,4,-4,-2,-2,-1,-6,-1,3,-7,-7,0,7,0,-1,6,-1,-3,0,3,1,-2,-1}
tensor @r0.in.y : f32[4, 1] = {0.3125,0.07421875,0.328125,0.3359375}
tensor @r0.want.0.f16 : f64[4, 8] = {0.9375,0.3125,1.875,-0.625,-2.1875,-1.5625,-1.25,-1.5625,0,0,0.29688,-0.29688,-0.14844,-0.14844,-0.074219,-0.44531,-0.32812,0.98438,-2.2969,-2.2969,0,2.2969,0,-0.32812,2.0156,-0.33594,-1.0078,0,1.0078,0.33594,-0.67188,-0.33594}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 1]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 8], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.quantize_affine.groups.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {1.125,-3.09375,-1.9375,-3,-1.90625,0.3125,-1.375,1.1875,-2.4375,-2.6875,0.34375,0.71875,-2.1875,0.9375,-1.84375,0.625,-0.1875,-0.5625,2.875,2.78125,-2.28125,-2.03125,-0.59375,-0.53125,2.46875,2.8125,-1.125,2.71875,-1.625,-1.8125,3.0625,-1.71875}
tensor @r0.in.y : f32[4, 2] = {0.35546875,0.12109375,0.265625,0.09765625,0.19921875,0.15234375,0.3828125,0.21875}
tensor @r0.in.z : i8[4, 2] = {-3,-6,-5,7,4,-1,2,0}
tensor @r0.want.0.i8 : i8[4, 8] = {0,-12,-8,-11,-22,-3,-17,4,-14,-15,-4,-2,-15,17,-12,13,3,1,18,18,-16,-14,-5,-4,8,9,-1,9,-7,-8,14,-8}
graph "main"(
    %x : f32[4, 8],
    %y : f32[4, 2],
    %z : i8[4, 2]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.groups.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {-1.96875,-3.125,-2.46875,0.875,-1.21875,-1.96875,2.96875,0.625,-2.6875,2.59375,-2.71875,-2.59375,-0.9375,-0.1875,-2.78125,3.09375,1.875,1.4375,2.71875,0.6875,0.40625,2.15625,-0.6875,-1.28125,-1.03125,-1.65625,-1.40625,-2.78125,0.4375,0.59375,-2.71875,-1.0625}
tensor @r0.in.y : f32[4, 2] = {0.125,0.14453125,0.3359375,0.30078125,0.26953125,0.1328125,0.2109375,0.19921875}
tensor @r0.in.z : i8[4, 2] = {7,0,2,-5,7,0,5,4}
tensor @r0.want.0.i8 : i8[4, 8] = {-9,-18,-13,14,-8,-14,21,4,-6,10,-6,-6,-8,-6,-14,5,14,12,17,10,3,16,-5,-10,0,-3,-2,-8,6,7,-10,-1}
graph "main"(
    %x : bf16[4, 8],
    %y : f32[4, 2],
    %z : i8[4, 2]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.groups.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {-2.188,1.75,-1.9375,-1.344,0.9375,1.781,3.062,1.625,1.1875,0.375,-0.3438,-1.969,3.031,-2.312,-0.3438,-1.594,2.875,-2.125,-2.406,-0.03125,1.094,2.625,1.219,-1.75,0.2188,1.219,2.375,-0.125,-0.4375,-2.312,-2.75,0.375}
tensor @r0.in.y : f32[4, 2] = {0.37109375,0.375,0.27734375,0.2734375,0.26171875,0.3828125,0.2109375,0.07421875}
tensor @r0.in.z : i8[4, 2] = {1,0,-2,-5,1,7,7,0}
tensor @r0.want.0.i8 : i8[4, 8] = {-5,6,-4,-3,2,5,8,4,2,-1,-3,-9,6,-13,-6,-11,12,-7,-8,1,10,14,10,2,8,13,18,6,-6,-31,-37,5}
graph "main"(
    %x : f16[4, 8],
    %y : f32[4, 2],
    %z : i8[4, 2]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.dequantize_affine.groups_zero.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {-4,-3,-7,-3,-1,-5,-2,-5,1,6,-3,-7,3,0,-3,2,1,-7,4,6,-2,-2,2,6,1,6,6,6,6,-4,-7,-3}
tensor @r0.in.y : f32[4, 2] = {0.25390625,0.1171875,0.046875,0.31640625,0.265625,0.203125,0.31640625,0.31640625}
tensor @r0.in.z : i8[4, 2] = {6,-4,-4,-5,6,-1,4,6}
tensor @r0.want.0.f32 : f64[4, 8] = {-2.539062,-2.285156,-3.300781,-2.285156,0.3515625,-0.1171875,0.234375,-0.1171875,0.234375,0.46875,0.046875,-0.140625,2.53125,1.582031,0.6328125,2.214844,-1.328125,-3.453125,-0.53125,0,-0.203125,-0.203125,0.609375,1.421875,-0.9492188,0.6328125,0.6328125,0.6328125,0,-3.164062,-4.113281,-2.847656}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2],
    %z : i8[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.groups_zero.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {3,-3,7,2,1,-1,5,7,-1,-3,6,7,6,-3,2,-5,7,1,0,-4,0,-5,-4,-2,-3,-2,4,-4,-5,-4,4,1}
tensor @r0.in.y : f32[4, 2] = {0.0859375,0.3671875,0.38671875,0.265625,0.09375,0.31640625,0.00390625,0.23046875}
tensor @r0.in.z : i8[4, 2] = {-5,-7,-4,4,5,-7,4,-6}
tensor @r0.want.0.bf16 : f64[4, 8] = {0.6875,0.17188,1.0312,0.60156,2.9375,2.2031,4.4062,5.125,1.1562,0.38672,3.875,4.25,0.53125,-1.8594,-0.53125,-2.3906,0.1875,-0.375,-0.46875,-0.84375,2.2188,0.63281,0.94922,1.5781,-0.027344,-0.023438,0,-0.03125,0.23047,0.46094,2.3125,1.6094}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2],
    %z : i8[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.groups_zero.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {2,5,4,-7,0,-2,-7,-6,1,-6,-6,6,-4,-4,-2,4,0,-5,4,-2,7,3,-7,6,-1,2,1,-1,-7,-4,4,-6}
tensor @r0.in.y : f32[4, 2] = {0.26953125,0.19140625,0.09375,0.16796875,0.125,0.15625,0.08984375,0.2421875}
tensor @r0.in.z : i8[4, 2] = {0,-3,-1,-3,-7,4,7,6}
tensor @r0.want.0.f16 : f64[4, 8] = {0.53906,1.3477,1.0781,-1.8867,0.57422,0.19141,-0.76562,-0.57422,0.1875,-0.46875,-0.46875,0.65625,-0.16797,-0.16797,0.16797,1.1758,0.875,0.25,1.375,0.625,0.46875,-0.15625,-1.7188,0.3125,-0.71875,-0.44922,-0.53906,-0.71875,-3.1484,-2.4219,-0.48438,-2.9062}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2],
    %z : i8[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.groups_even.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {5,-2,-2,-4,7,-3,6,3,-7,1,-4,1,-6,0,2,-7,-2,1,0,-6,-2,2,1,-7,7,3,6,5,7,6,5,5}
tensor @r0.in.y : f32[4, 2] = {0.1640625,0.25,0.37890625,0.2734375,0.16796875,0.22265625,0.29296875,0.20703125}
tensor @r0.want.0.f32 : f64[4, 8] = {0.8203125,-0.328125,-0.328125,-0.65625,1.75,-0.75,1.5,0.75,-2.652344,0.3789062,-1.515625,0.3789062,-1.640625,0,0.546875,-1.914062,-0.3359375,0.1679688,0,-1.007812,-0.4453125,0.4453125,0.2226562,-1.558594,2.050781,0.8789062,1.757812,1.464844,1.449219,1.242188,1.035156,1.035156}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.groups_even.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {4,3,1,2,5,1,6,-1,5,6,2,3,1,-1,-2,4,2,-6,2,-5,5,4,-5,2,1,-1,-3,2,0,1,-6,5}
tensor @r0.in.y : f32[4, 2] = {0.2265625,0.3359375,0.2734375,0.015625,0.19921875,0.30859375,0.0859375,0.234375}
tensor @r0.want.0.bf16 : f64[4, 8] = {0.90625,0.67969,0.22656,0.45312,1.6797,0.33594,2.0156,-0.33594,1.3672,1.6406,0.54688,0.82031,0.015625,-0.015625,-0.03125,0.0625,0.39844,-1.1953,0.39844,-0.99609,1.5469,1.2344,-1.5469,0.61719,0.085938,-0.085938,-0.25781,0.17188,0,0.23438,-1.4062,1.1719}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.groups_even.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {0,-5,-4,-1,-5,0,2,0,3,-6,-3,5,2,0,-7,-7,-5,-1,4,0,7,3,-5,-5,4,-4,-1,2,4,-5,0,-5}
tensor @r0.in.y : f32[4, 2] = {0.2109375,0.109375,0.015625,0.046875,0.078125,0.0625,0.1484375,0.32421875}
tensor @r0.want.0.f16 : f64[4, 8] = {0,-1.0547,-0.84375,-0.21094,-0.54688,0,0.21875,0,0.046875,-0.09375,-0.046875,0.078125,0.09375,0,-0.32812,-0.32812,-0.39062,-0.078125,0.3125,0,0.4375,0.1875,-0.3125,-0.3125,0.59375,-0.59375,-0.14844,0.29688,1.2969,-1.6211,0,-1.6211}
graph "main"(
    %x : i8[4, 8],
    %y : f32[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.quantize_affine.columns.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {2.4375,0.09375,2.5,1.0625,0.09375,1.8125,-2.125,0.46875,-2.09375,-2.9375,1.5,-1.625,1.71875,0.25,-1.90625,2.78125,0.8125,1.625,-0.5625,2.90625,-2.78125,1.09375,0.21875,3.09375,0.78125,1.84375,-2.3125,-0.65625,2.59375,2.28125,-0.09375,1.5625}
tensor @r0.in.y : f32[8] = {0.0625,0.36328125,0.2890625,0.25390625,0.078125,0.3671875,0.07421875,0.31640625}
tensor @r0.in.z : i8[8] = {2,-4,1,2,-4,5,7,0}
tensor @r0.want.0.i8 : i8[4, 8] = {41,-4,10,6,-3,10,-22,1,-32,-12,6,-4,18,6,-19,9,15,0,-1,13,-40,8,10,10,14,1,-7,-1,29,11,6,5}
graph "main"(
    %x : f32[4, 8],
    %y : f32[8],
    %z : i8[8]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 1], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.columns.bf16" stage "import"
tensor @r0.in.x : bf16[4, 8] = {0.8125,1.875,-0.4375,3.09375,1.09375,-1.125,0.03125,1.3125,2.25,-0.875,2.5,1.59375,-0.59375,0.59375,1.53125,-3.0625,-0.625,0.84375,2.96875,0.5625,-2.84375,0.65625,-1.75,-0.21875,-1.28125,-1.125,-2.375,-0.1875,1.15625,0.34375,-1.65625,1.78125}
tensor @r0.in.y : f32[8] = {0.30859375,0.30078125,0.32421875,0.01171875,0.296875,0.1640625,0.234375,0.1484375}
tensor @r0.in.z : i8[8] = {-7,5,3,0,7,6,-5,2}
tensor @r0.want.0.i8 : i8[4, 8] = {-4,11,2,127,11,-1,-5,11,0,2,11,127,5,10,2,-19,-9,8,12,48,-3,10,-12,1,-11,1,-4,-16,11,8,-12,14}
graph "main"(
    %x : bf16[4, 8],
    %y : f32[8],
    %z : i8[8]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 1], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.columns.f16" stage "import"
tensor @r0.in.x : f16[4, 8] = {0.4375,-1.219,-1.969,-1.719,-2.062,0.625,0.4688,0.9375,1.844,2.438,2,-2.75,0.8125,1.406,2.438,2.031,-3.125,-2.281,1.6875,-1.9375,-0.3125,-1.9375,2.531,1.219,-0.9062,0.03125,-1.3125,1.625,1.3125,-1.719,-0.09375,-2.875}
tensor @r0.in.y : f32[8] = {0.20703125,0.1640625,0.078125,0.0625,0.2265625,0.07421875,0.2265625,0.05078125}
tensor @r0.in.z : i8[8] = {-2,6,2,7,-1,0,2,-2}
tensor @r0.want.0.i8 : i8[4, 8] = {0,-1,-23,-21,-10,8,4,16,7,21,28,-37,3,19,13,38,-17,-8,24,-24,-2,-26,13,22,-6,6,-15,33,5,-23,2,-59}
graph "main"(
    %x : f16[4, 8],
    %y : f32[8],
    %z : i8[8]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 1], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-128, quant_max=127) : i8[4, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.dequantize_affine.columns_zero.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {2,6,-2,-2,3,5,-5,5,6,-4,-6,-6,-6,-7,5,0,-1,2,-1,6,7,-4,6,-1,4,2,6,-1,-2,2,-5,-5}
tensor @r0.in.y : f32[8] = {0.3671875,0.19140625,0.1640625,0.17578125,0.234375,0.12109375,0.21875,0.25390625}
tensor @r0.in.z : i8[8] = {3,-5,-1,-4,5,-7,-7,6}
tensor @r0.want.0.f32 : f64[4, 8] = {-0.3671875,2.105469,-0.1640625,0.3515625,-0.46875,1.453125,0.4375,-0.2539062,1.101562,0.1914062,-0.8203125,-0.3515625,-2.578125,0,2.625,-1.523438,-1.46875,1.339844,0,1.757812,0.46875,0.3632812,2.84375,-1.777344,0.3671875,1.339844,1.148438,0.5273438,-1.640625,1.089844,0.4375,-2.792969}
graph "main"(
    %x : i8[4, 8],
    %y : f32[8],
    %z : i8[8]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 1], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.columns_zero.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-1,1,-1,1,-4,-6,4,-5,3,-4,-1,4,0,-1,2,6,4,-2,-3,-3,-1,2,2,2,6,0,4,3,6,-5,1,0}
tensor @r0.in.y : f32[8] = {0.34765625,0.125,0.2734375,0.28125,0.203125,0.07421875,0.1875,0.26953125}
tensor @r0.in.z : i8[8] = {3,3,3,0,3,-3,-3,-3}
tensor @r0.want.0.bf16 : f64[4, 8] = {-1.3906,-0.25,-1.0938,0.28125,-1.4219,-0.22266,1.3125,-0.53906,0,-0.875,-1.0938,1.125,-0.60938,0.14844,0.9375,2.4219,0.34766,-0.625,-1.6406,-0.84375,-0.8125,0.37109,0.9375,1.3438,1.0469,-0.375,0.27344,0.84375,0.60938,-0.14844,0.75,0.80859}
graph "main"(
    %x : i8[4, 8],
    %y : f32[8],
    %z : i8[8]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 1], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.columns_zero.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {-2,3,3,6,3,-6,-7,-4,4,-2,7,4,4,-2,-1,0,-2,7,-4,5,-7,5,-5,4,4,-3,-5,-5,2,0,7,-1}
tensor @r0.in.y : f32[8] = {0.32421875,0.18359375,0.36328125,0.19140625,0.04296875,0.2890625,0.15234375,0.125}
tensor @r0.in.z : i8[8] = {7,-6,-2,-1,6,6,-6,-6}
tensor @r0.want.0.f16 : f64[4, 8] = {-2.918,1.6523,1.8164,1.3398,-0.12891,-3.4688,-0.15234,0.25,-0.97266,0.73438,3.2695,0.95703,-0.085938,-2.3125,0.76172,0.75,-2.918,2.3867,-0.72656,1.1484,-0.55859,-0.28906,0.15234,1.25,-0.97266,0.55078,-1.0898,-0.76562,-0.17188,-1.7344,1.9805,0.625}
graph "main"(
    %x : i8[4, 8],
    %y : f32[8],
    %z : i8[8]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 1], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.columns_even.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {-1,-4,0,7,7,4,-4,0,-6,-3,3,-1,3,4,6,-6,0,1,3,-4,-3,6,-3,-3,4,0,0,4,3,1,6,-2}
tensor @r0.in.y : f32[8] = {0.09375,0.05078125,0.1640625,0.05859375,0.2109375,0.1171875,0.1640625,0.1953125}
tensor @r0.want.0.f32 : f64[4, 8] = {-0.09375,-0.203125,0,0.4101562,1.476562,0.46875,-0.65625,0,-0.5625,-0.1523438,0.4921875,-0.05859375,0.6328125,0.46875,0.984375,-1.171875,0,0.05078125,0.4921875,-0.234375,-0.6328125,0.703125,-0.4921875,-0.5859375,0.375,0,0,0.234375,0.6328125,0.1171875,0.984375,-0.390625}
graph "main"(
    %x : i8[4, 8],
    %y : f32[8]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 1], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127) : f32[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.columns_even.bf16" stage "import"
tensor @r0.in.x : i8[4, 8] = {6,-3,-5,4,-6,1,1,5,7,-5,-1,0,3,-3,-1,-3,2,0,5,7,-6,0,1,7,7,-7,5,4,5,-3,4,5}
tensor @r0.in.y : f32[8] = {0.1953125,0.09765625,0.37109375,0.03125,0.2109375,0.2734375,0.078125,0.23828125}
tensor @r0.want.0.bf16 : f64[4, 8] = {1.1719,-0.29297,-1.8594,0.125,-1.2656,0.27344,0.078125,1.1875,1.3672,-0.48828,-0.37109,0,0.63281,-0.82031,-0.078125,-0.71484,0.39062,0,1.8594,0.21875,-1.2656,0,0.078125,1.6719,1.3672,-0.68359,1.8594,0.125,1.0547,-0.82031,0.3125,1.1875}
graph "main"(
    %x : i8[4, 8],
    %y : f32[8]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 1], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.columns_even.f16" stage "import"
tensor @r0.in.x : i8[4, 8] = {7,0,1,-1,6,5,-7,-2,5,-2,6,-6,-4,-4,4,-7,-1,-5,-4,5,-2,-2,-1,-6,-4,5,2,-1,3,-2,5,0}
tensor @r0.in.y : f32[8] = {0.28515625,0.328125,0.28515625,0.375,0.125,0.04296875,0.07421875,0.05859375}
tensor @r0.want.0.f16 : f64[4, 8] = {1.9961,0,0.28516,-0.375,0.75,0.21484,-0.51953,-0.11719,1.4258,-0.65625,1.7109,-2.25,-0.5,-0.17188,0.29688,-0.41016,-0.28516,-1.6406,-1.1406,1.875,-0.25,-0.085938,-0.074219,-0.35156,-1.1406,1.6406,0.57031,-0.375,0.375,-0.085938,0.37109,0}
graph "main"(
    %x : i8[4, 8],
    %y : f32[8]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[4, 1], scale=%y, input_dtype=i8, quant_min=-128, quant_max=127, output_dtype=f16) : f16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.quantize_affine.free.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
guard "L['z'].size()[0] == L['y'].size()[0]" sym(1)
tensor @r0.in.x : f32[3, 8] = {-0.75,-1.15625,-0.40625,-0.15625,2.375,2.5625,-1.78125,2.21875,0.5,1.34375,-3.03125,-0.9375,-1.46875,-0.28125,0.375,2.46875,-1.15625,0.03125,-1.3125,0.59375,-1.8125,0,-0.3125,-0.03125}
tensor @r0.in.y : f32[3, 1] = {0.265625,0.0078125,0.30859375}
tensor @r0.in.z : i32[3, 1] = {5,3,-7}
tensor @r0.want.0.i8 : i8[3, 8] = {2,1,3,4,7,7,-2,7,7,7,-8,-8,-8,-8,7,7,-8,-7,-8,-5,-8,-7,-8,-7}
tensor @r1.in.x : f32[4, 8] = {-0.75,-1.15625,-0.40625,-0.15625,2.375,2.5625,-1.78125,2.21875,0.5,1.34375,-3.03125,-0.9375,-1.46875,-0.28125,0.375,2.46875,-1.15625,0.03125,-1.3125,0.59375,-1.8125,0,-0.3125,-0.03125,-0.09375,0.71875,0.1875,-1.71875,1.875,-2,2.15625,-2.4375}
tensor @r1.in.y : f32[4, 1] = {0.13671875,0.01953125,0.13671875,0.375}
tensor @r1.in.z : i32[4, 1] = {0,3,5,-5}
tensor @r1.want.0.i8 : i8[4, 8] = {-5,-8,-3,-1,7,7,-8,7,7,7,-8,-8,-8,-8,7,7,-3,5,-5,7,-8,5,3,5,-5,-3,-5,-8,0,-8,1,-8}
graph "main"(
    %x : f32[s17, 8],
    %y : f32[s17, 1],
    %z : i32[s17, 1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-8, quant_max=7) : i8[s17, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.quantize_affine.free.f32" stage "import"
tensor @r0.in.x : f32[3, 8] = {1.78125,-1.59375,0.21875,-0.125,-0.84375,1.15625,-0.90625,0.65625,1.21875,-2.3125,-0.40625,0.53125,-0.125,-2.875,-2.53125,-2.1875,-3,2.59375,-2.90625,2.40625,-0.25,-2.78125,1.21875,0.75}
tensor @r0.in.y : f32[3, 1] = {0.34765625,0.08203125,0.2109375}
tensor @r0.in.z : i32[3, 1] = {5,-4,7}
tensor @r0.want.0.i8 : i8[3, 8] = {7,0,6,5,3,7,2,7,7,-8,-8,2,-6,-8,-8,-8,-7,7,-7,7,6,-6,7,7}
graph "main"(
    %x : f32[3, 8],
    %y : f32[3, 1],
    %z : i32[3, 1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[1, 8], scale=%y, zero_point=%z, output_dtype=i8, quant_min=-8, quant_max=7) : i8[3, 8]
  return %quantize_affine as "quantize_affine"
}

fxge 1
model "torchao.dequantize_affine.free.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "(2*L['y'].size()[0]) == (2*L['x'].size()[0])" sym(1)
guard "(2*L['z'].size()[0]) == (2*L['y'].size()[0])" sym(1)
tensor @r0.in.x : u8[3, 8] = {2,0,5,4,5,2,2,7,6,6,2,1,1,6,6,3,1,1,1,5,4,4,6,0}
tensor @r0.in.y : f16[3, 2] = {0.2578,0.125,0.08984,0.10547,0.3281,0.2852}
tensor @r0.in.z : u8[3, 2] = {6,4,0,4,2,3}
tensor @r0.want.0.f16 : f64[3, 8] = {-1.0312,-1.5469,-0.25781,-0.51562,0.125,-0.25,-0.25,0.375,0.53906,0.53906,0.17969,0.089844,-0.31641,0.21094,0.21094,-0.10547,-0.32812,-0.32812,-0.32812,0.98438,0.28516,0.28516,0.85547,-0.85547}
tensor @r1.in.x : u8[4, 8] = {2,0,5,4,5,2,2,7,6,6,2,1,1,6,6,3,1,1,1,5,4,4,6,0,5,3,2,2,3,4,6,4}
tensor @r1.in.y : f16[4, 2] = {0.1758,0.09766,0.3086,0.0781,0.1562,0.1992,0.0742,0.1602}
tensor @r1.in.z : u8[4, 2] = {1,4,2,3,6,4,0,5}
tensor @r1.want.0.f16 : f64[4, 8] = {0.17578,-0.17578,0.70312,0.52734,0.097656,-0.19531,-0.19531,0.29297,1.2344,1.2344,0,-0.30859,-0.15625,0.23438,0.23438,0,-0.78125,-0.78125,-0.78125,-0.15625,0,0,0.39844,-0.79688,0.37109,0.22266,0.14844,0.14844,-0.32031,-0.16016,0.16016,-0.16016}
graph "main"(
    %x : u8[s17, 8],
    %y : f16[s17, 2],
    %z : u8[s17, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, input_dtype=u8, quant_min=0, quant_max=15, output_dtype=f16) : f16[s17, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.free.f32" stage "import"
tensor @r0.in.x : u8[3, 8] = {3,6,3,0,0,5,2,2,7,7,3,5,0,2,5,7,1,1,0,4,4,2,3,2}
tensor @r0.in.y : f16[3, 2] = {0.3906,0.01953,0.289,0.3594,0.2148,0.2188}
tensor @r0.in.z : u8[3, 2] = {6,0,2,5,4,3}
tensor @r0.want.0.f16 : f64[3, 8] = {-1.1719,0,-1.1719,-2.3438,0,0.097656,0.039062,0.039062,1.4453,1.4453,0.28906,0.86719,-1.7969,-1.0781,0,0.71875,-0.64453,-0.64453,-0.85938,0,0.21875,-0.21875,0,-0.21875}
graph "main"(
    %x : u8[3, 8],
    %y : f16[3, 2],
    %z : u8[3, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, input_dtype=u8, quant_min=0, quant_max=15, output_dtype=f16) : f16[3, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.dequantize_affine.narrow.f32" stage "import"
tensor @r0.in.x : i8[4, 8] = {1,-3,3,5,-1,6,1,5,-6,-7,-4,1,6,2,-3,3,6,5,-2,6,-4,-5,4,-3,1,1,-5,7,-4,-6,-2,-7}
tensor @r0.in.y : bf16[4, 2] = {0.3515625,0.171875,0.1015625,0.171875,0.10546875,0.04296875,0.21484375,0.3125}
tensor @r0.in.z : i8[4, 2] = {-3,-2,-4,6,-7,-5,-4,0}
tensor @r0.want.0.bf16 : f64[4, 8] = {1.4062,0,2.1094,2.8125,0.17188,1.375,0.51562,1.2031,-0.20312,-0.30469,0,0.50781,0,-0.6875,-1.5469,-0.51562,1.375,1.2656,0.52734,1.375,0.042969,0,0.38672,0.085938,1.0781,1.0781,-0.21484,2.3594,-1.25,-1.875,-0.625,-2.1875}
graph "main"(
    %x : i8[4, 8],
    %y : bf16[4, 2],
    %z : i8[4, 2]) {
  %dequantize_affine = torchao.dequantize_affine.default(input=%x, block_size=[1, 4], scale=%y, zero_point=%z, input_dtype=i8, quant_min=-8, quant_max=7, output_dtype=bf16) : bf16[4, 8]
  return %dequantize_affine as "dequantize_affine"
}

fxge 1
model "torchao.quantize_affine.beyond.f32" stage "import"
tensor @r0.in.x : f32[4, 8] = {-159.375,-171.875,225,34.375,193.75,-212.5,-250,287.5,287.5,-159.375,100,-143.75,-300,-206.25,221.875,-75,68.75,218.75,18.75,-87.5,190.625,-28.125,100,-175,281.25,-240.625,-71.875,-65.625,40.625,-165.625,193.75,128.125}
tensor @r0.in.y : f32[1] = {0.07421875}
tensor @r0.in.z : i32[1] = {2}
tensor @r0.want.0.u8 : u8[4, 8] = {0,0,255,255,255,0,0,255,255,0,255,0,0,0,255,0,255,255,255,0,255,0,255,0,255,0,0,0,255,0,255,255}
graph "main"(
    %x : f32[4, 8],
    %y : f32[1],
    %z : i32[1]) {
  %quantize_affine = torchao.quantize_affine.default(input=%x, block_size=[4, 8], scale=%y, zero_point=%z, output_dtype=u8) : u8[4, 8]
  return %quantize_affine as "quantize_affine"
}
