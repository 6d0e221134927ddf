/* Host code of @type@ for CANN: prototype, shape and dtype inference, tiling. */
#include "register/op_def_registry.h"
#include "register/tilingdata_base.h"
#include "tiling/platform/platform_ascendc.h"

#include "tiling/@stem@_tiling.h"
@#several@

/* Converts a shape for the tiling. */
static @stem@_tiling::Shape Dims(const gert::Shape &shape)
{
    @stem@_tiling::Shape dims;

    for (size_t i = 0; i < shape.GetDimNum(); i++)
        dims.push_back(shape.GetDim(i));
    return dims;
}
@/several@

namespace optiling {

BEGIN_TILING_DATA_DEF(@type@TilingData)
TILING_DATA_FIELD_DEF(uint64_t, total);
TILING_DATA_FIELD_DEF(uint32_t, tile);
@#several@
TILING_DATA_FIELD_DEF(uint32_t, ones);
@/several@
@#scalars@
TILING_DATA_FIELD_DEF(@c_type@, @name@);
@/scalars@
END_TILING_DATA_DEF;

REGISTER_TILING_DATA_CLASS(@type@, @type@TilingData)

/* Computes the tiling for given shapes; for dynamic shapes, CANN calls it at run time. */
static ge::graphStatus TilingFunc(gert::TilingContext *context)
{
    auto platform = platform_ascendc::PlatformAscendC(context->GetPlatformInfo());
    uint64_t memory = 0;
    platform.GetCoreMemSize(platform_ascendc::CoreMemType::UB, memory);
@#several@
    uint32_t ones = 0;
    std::vector<@stem@_tiling::Shape> shapes;
    for (size_t i = 0; i < @n_inputs@; i++)
        shapes.push_back(Dims(context->GetInputShape(i)->GetStorageShape()));
    int like = @stem@_tiling::ShapedAs(shapes, @stem@_tiling::READS, ones);
    if (like < 0)
        return ge::GRAPH_FAILED; /* general broadcasting is not supported */
    uint64_t total = context->GetInputShape(like)->GetStorageShape().GetShapeSize();
@/several@
@^several@
    uint64_t total = context->GetInputShape(0)->GetStorageShape().GetShapeSize();
@/several@
    uint32_t size = ge::GetSizeByDataType(context->GetInputDesc(@first_element@)->GetDataType());
    auto split = @stem@_tiling::Split(total, platform.GetCoreNumAiv(), memory, size);
    @type@TilingData data;

    data.set_total(total);
    data.set_tile(split.tile);
@#several@
    data.set_ones(ones);
@/several@
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

@#several@
/* Sets the shape of each result: that of the inputs with more than one element. */
static graphStatus InferShape(gert::InferShapeContext *context)
{
    uint32_t ones = 0;
    std::vector<@stem@_tiling::Shape> shapes;
    for (size_t i = 0; i < @n_inputs@; i++)
        shapes.push_back(Dims(*context->GetInputShape(i)));
    int like = @stem@_tiling::ShapedAs(shapes, @stem@_tiling::READS, ones);
    if (like < 0)
        return GRAPH_FAILED;
@#outputs@
    *context->GetOutputShape(@number@) = *context->GetInputShape(like);
@/outputs@
    return GRAPH_SUCCESS;
}
@/several@
@^several@
@^why@
/* Sets the shape of each result: that of the first input. */
@/why@
@#why@
/* Sets the shape of each result to that of the first input. TODO: change it if a result has another shape. */
@/why@
static graphStatus InferShape(gert::InferShapeContext *context)
{
@#outputs@
    *context->GetOutputShape(@number@) = *context->GetInputShape(0);
@/outputs@
    return GRAPH_SUCCESS;
}
@/several@

static graphStatus InferDataType(gert::InferDataTypeContext *context)
{
@#outputs@
    context->SetOutputDataType(@number@, @#result_dtype@@result_dtype@@/result_dtype@@^result_dtype@context->GetInputDataType(@first_element@)@/result_dtype@);
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
