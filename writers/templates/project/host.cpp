/* @type@ for CANN: its prototype, the shapes of its results, its tiling. */
#include "register/op_def_registry.h"
#include "register/tilingdata_base.h"
#include "tiling/platform/platform_ascendc.h"

#include "tiling/@stem@_tiling.h"

namespace optiling {

BEGIN_TILING_DATA_DEF(@type@TilingData)
TILING_DATA_FIELD_DEF(uint64_t, total);
TILING_DATA_FIELD_DEF(uint32_t, tile);
@#scalars@
TILING_DATA_FIELD_DEF(@c_type@, @name@);
@/scalars@
END_TILING_DATA_DEF;

REGISTER_TILING_DATA_CLASS(@type@, @type@TilingData)

/* Runs for each shape, also where shapes are known only when the operator runs. */
static ge::graphStatus TilingFunc(gert::TilingContext *context)
{
    auto platform = platform_ascendc::PlatformAscendC(context->GetPlatformInfo());
    uint64_t memory = 0;
    platform.GetCoreMemSize(platform_ascendc::CoreMemType::UB, memory);
    uint64_t total = context->GetInputShape(0)->GetStorageShape().GetShapeSize();
    uint32_t size = ge::GetSizeByDataType(context->GetInputDesc(0)->GetDataType());
    auto split = @stem@_tiling::Split(total, platform.GetCoreNumAiv(), memory, size);
    @type@TilingData data;

    data.set_total(total);
    data.set_tile(split.tile);
@#scalars@
    data.set_@name@(*context->GetAttrs()->GetAttrPointer<@attr_c_type@>(@index@));
@/scalars@
    context->SetBlockDim(split.blocks);
    data.SaveToBuffer(context->GetRawTilingData()->GetData(), context->GetRawTilingData()->GetCapacity());
    context->GetRawTilingData()->SetDataSize(data.GetDataSize());
    return ge::GRAPH_SUCCESS;
}

}  // namespace optiling

namespace ge {

@^why@
/* Each result is as its first input. */
@/why@
@#why@
/* To be written where a result is not as the first input is. */
@/why@
static graphStatus InferShape(gert::InferShapeContext *context)
{
@#outputs@
    *context->GetOutputShape(@number@) = *context->GetInputShape(0);
@/outputs@
    return GRAPH_SUCCESS;
}

static graphStatus InferDataType(gert::InferDataTypeContext *context)
{
@#outputs@
    context->SetOutputDataType(@number@, context->GetInputDataType(0));
@/outputs@
    return GRAPH_SUCCESS;
}

}  // namespace ge

namespace ops {

class @type@ : public OpDef {
public:
    explicit @type@(const char *name) : OpDef(name)
    {
@#prototype@
@#inputs@
        this->Input("@name@").ParamType(@cpp_kind@).DataType({@cpp_dtypes@}).Format({@cpp_formats@});
@/inputs@
@#outputs@
        this->Output("@name@").ParamType(@cpp_kind@).DataType({@cpp_dtypes@}).Format({@cpp_formats@});
@/outputs@
@/prototype@
@#attrs_of_def@
        this->Attr("@name@").AttrType(@attr_kind@).@kind@(@value@);
@/attrs_of_def@
        this->SetInferShape(ge::InferShape).SetInferDataType(ge::InferDataType);
        this->AICore().SetTiling(optiling::TilingFunc);
        this->AICore().AddConfig("@soc@");
    }
};

OP_ADD(@type@);

}  // namespace ops
