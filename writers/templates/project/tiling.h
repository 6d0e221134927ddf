/* How the elements of @type@ are split into tiles. Knows nothing of CANN, so that it is tested anywhere. */
#ifndef @guard@_TILING_H
#define @guard@_TILING_H

#include <cstdint>

namespace @stem@_tiling {

/* What one element of a tile takes of the memory of a core: queues of two buffers, and f32 for what is computed. */
constexpr uint64_t BytesOfElement(uint64_t size)
{
    return 2 * @ports@ * size + (@buffers@ + @ports@) * sizeof(float);
}

struct Tiling {
    uint32_t tile;   /* elements */
    uint32_t blocks; /* cores that have something to do */
};

/* Elements of a tile, of `total` elements of `size` bytes on `cores` cores, of which a tile may have `capacity` bytes. */
uint32_t TileLength(uint64_t total, uint32_t cores, uint64_t capacity, uint32_t size);
/* The same for a core with `memory` bytes; `total` may be known only when the operator runs. */
Tiling Split(uint64_t total, uint32_t cores, uint64_t memory, uint32_t size);

}  // namespace @stem@_tiling

#endif
