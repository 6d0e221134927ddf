/* How the elements of @type@ are split into tiles. Knows nothing of CANN, so that it is tested anywhere. */
#ifndef @guard@_TILING_H
#define @guard@_TILING_H

#include <cstdint>
@#several@
#include <vector>
@/several@

namespace @stem@_tiling {

/* What one element of a tile takes of the memory of a core: queues of two buffers, and f32 for what is computed@#masks@, a
 * bit each of masks@/masks@. */
constexpr uint64_t BytesOfElement(uint64_t size)
{
    return 2 * ((@ports@ - @bool_ports@) * size + @bool_ports@) + (@buffers@ + @ports@) * sizeof(float)@#masks@ + (@masks@ + 7) / 8@/masks@;
}

struct Tiling {
    uint32_t tile;   /* elements */
    uint32_t blocks; /* cores that have something to do */
};

/* Elements of a tile, of `total` elements of `size` bytes on `cores` cores, of which a tile may have `capacity` bytes. */
uint32_t TileLength(uint64_t total, uint32_t cores, uint64_t capacity, uint32_t size);
/* The same for a core with `memory` bytes; `total` may be known only when the operator runs. */
Tiling Split(uint64_t total, uint32_t cores, uint64_t memory, uint32_t size);

@#several@

/* Dims; below 0: not known yet, -2 alone: nor how many. */
using Shape = std::vector<int64_t>;

/* By result: bit i, its shape hangs on input i. */
const std::vector<uint32_t> READS = {@#outputs@@reads@@^last@, @/last@@/outputs@};

/* The input whose shape all results have. The other inputs have it too, or are one element, which bit i of `ones` tells
 * of input i. -1: they do not go together, or only by further broadcasting, or some result is of one element alone. */
int ShapedAs(const std::vector<Shape> &inputs, const std::vector<uint32_t> &reads, uint32_t &ones);
@/several@

}  // namespace @stem@_tiling

#endif
