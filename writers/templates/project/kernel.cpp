/* The kernel of @type@, for Ascend C: each core takes every GetBlockNum()-th tile, copies it in, computes
 * it and copies it out, in two buffers each, so that copies and computation overlap.
@#why@
 *
 * To be written: Compute(). fxge made none since the description has @why@.
@/why@
@^why@
 *
 * Compute() is made of the formula of the description: all of it in f32, rounded once.
@/why@
 */
#include "kernel_operator.h"

using namespace AscendC;

constexpr int32_t QUEUE_BUFFERS = 2;
constexpr int32_t WORK_BUFFERS = @buffers@; /* of f32, for what is between input and result */
constexpr uint32_t BLOCK_BYTES = 32; /* buffers are multiples of it */

/* What is computed with: the tensor itself, or of a half type its values in f32. */
template <typename T>
__aicore__ inline LocalTensor<float> Widened(const LocalTensor<T> &in, const LocalTensor<float> &own, uint32_t count)
{
    if constexpr (sizeof(T) == sizeof(float)) {
        return in;
    } else {
        Cast(own, in, RoundMode::CAST_NONE, count);
        return own;
    }
}

template <typename T>
__aicore__ inline LocalTensor<float> Place(const LocalTensor<T> &out, const LocalTensor<float> &own)
{
    if constexpr (sizeof(T) == sizeof(float)) {
        return out;
    } else {
        return own;
    }
}

template <typename T>
__aicore__ inline void Narrow(const LocalTensor<T> &out, const LocalTensor<float> &own, uint32_t count)
{
    if constexpr (sizeof(T) != sizeof(float)) {
        Cast(out, own, RoundMode::CAST_RINT, count);
    }
}

template <typename T>
class Kernel@type@ {
public:
    __aicore__ inline Kernel@type@() {}

    __aicore__ inline void Init(@#inputs@GM_ADDR @name@, @/inputs@@#outputs@GM_ADDR @name@, @/outputs@uint64_t total, uint32_t tile@#scalars@, @c_type@ @name@@/scalars@)
    {
        total_ = total;
        tile_ = tile;
@#scalars@
        @name@_ = @name@;
@/scalars@
        uint32_t bytes = (tile * sizeof(T) + BLOCK_BYTES - 1) / BLOCK_BYTES * BLOCK_BYTES;
        wide_ = (tile * sizeof(float) + BLOCK_BYTES - 1) / BLOCK_BYTES * BLOCK_BYTES / sizeof(float);
@#inputs@
        @name@Global_.SetGlobalBuffer((__gm__ T *)@name@, total);
        pipe_.InitBuffer(@name@Queue_, QUEUE_BUFFERS, bytes);
@/inputs@
@#outputs@
        @name@Global_.SetGlobalBuffer((__gm__ T *)@name@, total);
        pipe_.InitBuffer(@name@Queue_, QUEUE_BUFFERS, bytes);
@/outputs@
        pipe_.InitBuffer(work_, wide_ * sizeof(float) * (WORK_BUFFERS + @ports@));
    }

    __aicore__ inline void Process()
    {
        uint64_t tiles = (total_ + tile_ - 1) / tile_;

        for (uint64_t i = GetBlockIdx(); i < tiles; i += GetBlockNum()) {
            uint64_t at = i * tile_;
            uint32_t count = total_ - at < tile_ ? static_cast<uint32_t>(total_ - at) : tile_;

            CopyIn(at, count);
            Compute(count);
            CopyOut(at, count);
        }
    }

private:
    /* `count` elements; the last block may not be full. */
    __aicore__ inline DataCopyExtParams Bytes(uint32_t count)
    {
        return {1, static_cast<uint32_t>(count * sizeof(T)), 0, 0, 0};
    }

    __aicore__ inline void CopyIn(uint64_t at, uint32_t count)
    {
        DataCopyPadExtParams<T> pad{false, 0, 0, T()};

@#inputs@
        LocalTensor<T> @name@ = @name@Queue_.template AllocTensor<T>();
        DataCopyPad(@name@, @name@Global_[at], Bytes(count), pad);
        @name@Queue_.EnQue(@name@);
@/inputs@
    }

    __aicore__ inline void Compute(uint32_t count)
    {
        LocalTensor<float> work = work_.template Get<float>();
@#inputs@
        LocalTensor<T> @name@ = @name@Queue_.template DeQue<T>();
        LocalTensor<float> @name@_ = Widened(@name@, work[wide_ * @index@], count);
@/inputs@
@#outputs@
        LocalTensor<T> @name@ = @name@Queue_.template AllocTensor<T>();
        LocalTensor<float> @name@_ = Place(@name@, work[wide_ * @index@]);
@/outputs@
@#work@
        LocalTensor<float> w@number@ = work[wide_ * @index@];
@/work@

@#body@
        @body@
@/body@
@#why@
        /* Write here what the results are of the inputs, `count` elements of each, as in
         *     Muls(@first_output@_, @first_input@_, 2.0f, count);
         */
@/why@

@#outputs@
        Narrow(@name@, @name@_, count);
        @name@Queue_.EnQue(@name@);
@/outputs@
@#inputs@
        @name@Queue_.FreeTensor(@name@);
@/inputs@
    }

    __aicore__ inline void CopyOut(uint64_t at, uint32_t count)
    {
@#outputs@
        LocalTensor<T> @name@ = @name@Queue_.template DeQue<T>();
        DataCopyPad(@name@Global_[at], @name@, Bytes(count));
        @name@Queue_.FreeTensor(@name@);
@/outputs@
    }

    TPipe pipe_;
@#inputs@
    TQue<QuePosition::VECIN, QUEUE_BUFFERS> @name@Queue_;
    GlobalTensor<T> @name@Global_;
@/inputs@
@#outputs@
    TQue<QuePosition::VECOUT, QUEUE_BUFFERS> @name@Queue_;
    GlobalTensor<T> @name@Global_;
@/outputs@
    TBuf<TPosition::VECCALC> work_;
    uint64_t total_;
    uint32_t tile_, wide_; /* elements: of a tile, of a buffer of f32 */
@#scalars@
    @c_type@ @name@_;
@/scalars@
};

extern "C" __global__ __aicore__ void @stem@(@#inputs@GM_ADDR @name@, @/inputs@@#outputs@GM_ADDR @name@, @/outputs@GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    Kernel@type@<DTYPE_@first_input_upper@> kernel;

    kernel.Init(@#inputs@@name@, @/inputs@@#outputs@@name@, @/outputs@data.total, data.tile@#scalars@, data.@name@@/scalars@);
    kernel.Process();
}
