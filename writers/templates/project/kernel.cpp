/* Ascend C kernel of @type@. Each core processes every GetBlockNum()-th tile: it copies the tile in, computes
 * it and copies the result out. Queues have two buffers, so that copies and computation overlap.
@#why@
 *
 * TODO: write Compute(). fxge generated none, since the description has @why@.
@/why@
@^why@
 *
 * Compute() evaluates the formula of the description in f32 and rounds its results once.
@#masks@
 * A bool tensor is a mask with one bit for each element.
@/masks@
@/why@
@#several@
 * Inputs have the shape of the results, or a single element that is broadcast.
@/several@
 */
#include "kernel_operator.h"

using namespace AscendC;

constexpr int32_t QUEUE_BUFFERS = 2;
constexpr int32_t WORK_BUFFERS = @buffers@; /* buffers of f32 for intermediate results */
@#masks@
constexpr int32_t MASKS = @masks@; /* masks, including bool inputs and results */
constexpr uint32_t MASK_BLOCK = 32; /* bytes; sizes of masks are multiples of it */
@/masks@
constexpr uint32_t VECTOR_BYTES = 256; /* bytes of a step of the vector unit; sizes of buffers are multiples of it */

/* Returns `count`, elements of `size` bytes, rounded up to whole steps of the vector unit. */
__aicore__ inline uint32_t Filled(uint32_t count, uint32_t size)
{
    return (count * size + VECTOR_BYTES - 1) / VECTOR_BYTES * VECTOR_BYTES / size;
}

/* Returns the tensor in f32: the tensor itself, or its values converted into `own`. */
template <typename T>
__aicore__ inline LocalTensor<float> Widened(const LocalTensor<T> &in, const LocalTensor<float> &own, uint32_t count)
{
    if constexpr (IsSameType<T, float>::value) {
        return in;
    } else {
        Cast(own, in, RoundMode::CAST_NONE, count);
        return own;
    }
}

/* Returns the tensor for a result in f32: `out` itself, or `own` if `out` is narrower. */
template <typename T>
__aicore__ inline LocalTensor<float> Destination(const LocalTensor<T> &out, const LocalTensor<float> &own)
{
    if constexpr (IsSameType<T, float>::value) {
        return out;
    } else {
        return own;
    }
}

/* Rounds a result from `own` into `out`, unless `out` is f32. */
template <typename T>
__aicore__ inline void Narrow(const LocalTensor<T> &out, const LocalTensor<float> &own, uint32_t count)
{
    if constexpr (!IsSameType<T, float>::value) {
        Cast(out, own, RoundMode::CAST_RINT, count);
    }
}

@#masks@
/* Masks: bit i belongs to element i; `filled` is the number of elements in whole steps of the vector unit. */
__aicore__ inline LocalTensor<uint16_t> Words(const LocalTensor<uint8_t> &mask)
{
    return mask.ReinterpretCast<uint16_t>();
}

__aicore__ inline void MaskAnd(const LocalTensor<uint8_t> &to, const LocalTensor<uint8_t> &a, const LocalTensor<uint8_t> &b, uint32_t filled)
{
    And(Words(to), Words(a), Words(b), filled / 16);
}

__aicore__ inline void MaskOr(const LocalTensor<uint8_t> &to, const LocalTensor<uint8_t> &a, const LocalTensor<uint8_t> &b, uint32_t filled)
{
    Or(Words(to), Words(a), Words(b), filled / 16);
}

__aicore__ inline void MaskNot(const LocalTensor<uint8_t> &to, const LocalTensor<uint8_t> &a, uint32_t filled)
{
    Not(Words(to), Words(a), filled / 16);
}

__aicore__ inline void MaskFill(const LocalTensor<uint8_t> &to, bool holds, uint32_t filled)
{
    Duplicate(Words(to), static_cast<uint16_t>(holds ? 0xffff : 0), filled / 16);
}

/* Convert between masks and bool tensors with one byte for each element; `own` is scratch of `count` f32. */
__aicore__ inline void MaskOfBytes(const LocalTensor<uint8_t> &to, const LocalTensor<uint8_t> &in, const LocalTensor<float> &own, uint32_t count)
{
    LocalTensor<half> values = own.ReinterpretCast<half>();

    Cast(values, in, RoundMode::CAST_NONE, count);
    CompareScalar(to, values, static_cast<half>(0), CMPMODE::NE, Filled(count, sizeof(half)));
}

__aicore__ inline void BytesOfMask(const LocalTensor<uint8_t> &out, const LocalTensor<uint8_t> &mask, const LocalTensor<float> &own, uint32_t count)
{
    LocalTensor<half> values = own.ReinterpretCast<half>();

    Duplicate(values, static_cast<half>(1), count);
    Select(values, mask, values, static_cast<half>(0), SELMODE::VSEL_TENSOR_SCALAR_MODE, count);
    Cast(out, values, RoundMode::CAST_NONE, count);
}

@/masks@
@#several@
/* Returns one element as f32. */
__aicore__ inline float Value(float v)
{
    return v;
}

__aicore__ inline float Value(half v)
{
    return static_cast<float>(v);
}

@#bf16@
__aicore__ inline float Value(bfloat16_t v)
{
    return ToFloat(v);
}

@/bf16@
@/several@
template <typename T>
class Kernel@type@ {
public:
    __aicore__ inline Kernel@type@() {}

    __aicore__ inline void Init(@#inputs@GM_ADDR @name@, @/inputs@@#outputs@GM_ADDR @name@, @/outputs@uint64_t total, uint32_t tile@#several@, uint32_t ones@/several@@#scalars@, @c_type@ @name@@/scalars@)
    {
        total_ = total;
        tile_ = tile;
@#several@
        ones_ = ones;
@/several@
@#scalars@
        @name@_ = @name@;
@/scalars@
        wide_ = Filled(tile, sizeof(float));
@#inputs@
        @name@Global_.SetGlobalBuffer((__gm__ @element@ *)@name@, @#several@IsOne(@number@) ? 1 : @/several@total);
        pipe_.InitBuffer(@name@Queue_, QUEUE_BUFFERS, wide_ * sizeof(@element@));
@/inputs@
@#outputs@
        @name@Global_.SetGlobalBuffer((__gm__ @element@ *)@name@, total);
        pipe_.InitBuffer(@name@Queue_, QUEUE_BUFFERS, wide_ * sizeof(@element@));
@/outputs@
        pipe_.InitBuffer(work_, wide_ * sizeof(float) * (WORK_BUFFERS + @ports@));
@#masks@
        maskBytes_ = (wide_ / 8 + MASK_BLOCK - 1) / MASK_BLOCK * MASK_BLOCK;
        pipe_.InitBuffer(masks_, maskBytes_ * MASKS);
@/masks@
    }

    __aicore__ inline void Process()
    {
        uint64_t tiles = (total_ + tile_ - 1) / tile_;

@#several@
        FillOnes();
@/several@
        for (uint64_t i = GetBlockIdx(); i < tiles; i += GetBlockNum()) {
            uint64_t at = i * tile_;
            uint32_t count = total_ - at < tile_ ? static_cast<uint32_t>(total_ - at) : tile_;

            CopyIn(at, count);
            Compute(count);
            CopyOut(at, count);
        }
    }

private:
@#several@
    /* Returns whether an input has a single element, which is broadcast. */
    __aicore__ inline bool IsOne(uint32_t input)
    {
        return ones_ >> input & 1;
    }

    /* Fills the buffers of single-element inputs once, for all tiles. */
    __aicore__ inline void FillOnes()
    {
@#inputs@
        if (IsOne(@number@)) {
@#mask@
            MaskFill(masks_.template Get<uint8_t>()[maskBytes_ * @mask@], @name@Global_.GetValue(0) != 0, wide_);
@/mask@
@^mask@
            Duplicate(work_.template Get<float>()[wide_ * @index@], Value(@name@Global_.GetValue(0)), wide_);
@/mask@
        }
@/inputs@
    }

@/several@
@#rounds@
    /* Rounds a number to T, as PyTorch does before comparing it with a tensor; `spare` is scratch of `count` f32. */
    __aicore__ inline void Rounded(const LocalTensor<float> &to, float number, const LocalTensor<float> &spare, uint32_t count)
    {
        Duplicate(to, number, count);
        if constexpr (!IsSameType<T, float>::value) {
            LocalTensor<T> narrow = spare.template ReinterpretCast<T>();

            Cast(narrow, to, RoundMode::CAST_RINT, count);
            Cast(to, narrow, RoundMode::CAST_NONE, count);
        }
    }

@/rounds@
    /* Returns the parameters of a contiguous copy of a number of bytes. */
    __aicore__ inline DataCopyExtParams Bytes(uint32_t bytes)
    {
        return {1, bytes, 0, 0, 0};
    }

    __aicore__ inline void CopyIn(uint64_t at, uint32_t count)
    {
@#inputs@
@#several@
        if (!IsOne(@number@)) {
            LocalTensor<@element@> @name@ = @name@Queue_.template AllocTensor<@element@>();
            DataCopyPad(@name@, @name@Global_[at], Bytes(count * sizeof(@element@)), DataCopyPadExtParams<@element@>{false, 0, 0, @element@()});
            @name@Queue_.EnQue(@name@);
        }
@/several@
@^several@
        LocalTensor<@element@> @name@ = @name@Queue_.template AllocTensor<@element@>();
        DataCopyPad(@name@, @name@Global_[at], Bytes(count * sizeof(@element@)), DataCopyPadExtParams<@element@>{false, 0, 0, @element@()});
        @name@Queue_.EnQue(@name@);
@/several@
@/inputs@
    }

    __aicore__ inline void Compute(uint32_t count)
    {
        LocalTensor<float> work = work_.template Get<float>();
@#masks@
        LocalTensor<uint8_t> masks = masks_.template Get<uint8_t>();
        [[maybe_unused]] const uint32_t filled = Filled(count, sizeof(float));
@/masks@
@#inputs@
@#several@
        LocalTensor<@element@> @name@;
@#mask@
        LocalTensor<uint8_t> @name@_ = masks[maskBytes_ * @mask@];
@/mask@
@^mask@
        LocalTensor<float> @name@_ = work[wide_ * @index@];
@/mask@
        if (!IsOne(@number@)) {
            @name@ = @name@Queue_.template DeQue<@element@>();
@#mask@
            MaskOfBytes(@name@_, @name@, work[wide_ * @index@], count);
@/mask@
@^mask@
            @name@_ = Widened(@name@, @name@_, count);
@/mask@
        }
@/several@
@^several@
        LocalTensor<@element@> @name@ = @name@Queue_.template DeQue<@element@>();
@#mask@
        LocalTensor<uint8_t> @name@_ = masks[maskBytes_ * @mask@];
        MaskOfBytes(@name@_, @name@, work[wide_ * @index@], count);
@/mask@
@^mask@
        LocalTensor<float> @name@_ = Widened(@name@, work[wide_ * @index@], count);
@/mask@
@/several@
@/inputs@
@#outputs@
        LocalTensor<@element@> @name@ = @name@Queue_.template AllocTensor<@element@>();
@#mask@
        LocalTensor<uint8_t> @name@_ = masks[maskBytes_ * @mask@];
@/mask@
@^mask@
        LocalTensor<float> @name@_ = Destination(@name@, work[wide_ * @index@]);
@/mask@
@/outputs@
@#work@
        LocalTensor<float> w@number@ = work[wide_ * @index@];
@/work@
@#own_masks@
        LocalTensor<uint8_t> m@number@ = masks[maskBytes_ * @index@];
@/own_masks@

@#body@
        @body@
@/body@
@#why@
        /* TODO: compute the results from `count` elements of each input, for example:
         *     Muls(@first_output@_, @first_input@_, 2.0f, count);
         */
@/why@

@#outputs@
@#mask@
        BytesOfMask(@name@, @name@_, work[wide_ * @index@], count);
@/mask@
@^mask@
        Narrow(@name@, @name@_, count);
@/mask@
        @name@Queue_.EnQue(@name@);
@/outputs@
@#inputs@
@#several@
        if (!IsOne(@number@))
            @name@Queue_.FreeTensor(@name@);
@/several@
@^several@
        @name@Queue_.FreeTensor(@name@);
@/several@
@/inputs@
    }

    __aicore__ inline void CopyOut(uint64_t at, uint32_t count)
    {
@#outputs@
        LocalTensor<@element@> @name@ = @name@Queue_.template DeQue<@element@>();
        DataCopyPad(@name@Global_[at], @name@, Bytes(count * sizeof(@element@)));
        @name@Queue_.FreeTensor(@name@);
@/outputs@
    }

    TPipe pipe_;
@#inputs@
    TQue<QuePosition::VECIN, QUEUE_BUFFERS> @name@Queue_;
    GlobalTensor<@element@> @name@Global_;
@/inputs@
@#outputs@
    TQue<QuePosition::VECOUT, QUEUE_BUFFERS> @name@Queue_;
    GlobalTensor<@element@> @name@Global_;
@/outputs@
    TBuf<TPosition::VECCALC> work_@#masks@, masks_@/masks@;
    uint64_t total_;
    uint32_t tile_, wide_; /* elements of a tile, and of an f32 buffer */
@#masks@
    uint32_t maskBytes_;
@/masks@
@#several@
    uint32_t ones_; /* bit i: input i has a single element */
@/several@
@#scalars@
    @c_type@ @name@_;
@/scalars@
};

extern "C" __global__ __aicore__ void @stem@(@#inputs@GM_ADDR @name@, @/inputs@@#outputs@GM_ADDR @name@, @/outputs@GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    Kernel@type@<DTYPE_@first_input_upper@> kernel;

    kernel.Init(@#inputs@@name@, @/inputs@@#outputs@@name@, @/outputs@data.total, data.tile@#several@, data.ones@/several@@#scalars@, data.@name@@/scalars@);
    kernel.Process();
}
