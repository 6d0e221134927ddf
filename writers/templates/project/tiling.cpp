/* Tiles of @type@: few elements are one tile, some are tiles of 1,024, many are shared by all cores. */
#include "@stem@_tiling.h"

#include <algorithm>

namespace @stem@_tiling {

namespace {
constexpr uint64_t SMALL = 1024, MEDIUM = 65536, LEAST = 128, BLOCK = 32;
}

uint32_t TileLength(uint64_t total, uint32_t cores, uint64_t capacity, uint32_t size)
{
    uint64_t most = std::max<uint64_t>(capacity / BLOCK * BLOCK / size, 1);
    uint64_t tile = total <= SMALL   ? total
                    : total <= MEDIUM ? SMALL
                                      : std::max((total + cores - 1) / cores, LEAST);

    return static_cast<uint32_t>(std::max<uint64_t>(std::min(tile, most), 1));
}

Tiling Split(uint64_t total, uint32_t cores, uint64_t memory, uint32_t size)
{
    /* A quarter is left to functions such as Tanh; each buffer is rounded up to a block. */
    uint64_t slack = memory / 4 + (3 * @ports@ + @buffers@) * BLOCK;
    uint64_t elements = memory > slack ? (memory - slack) / BytesOfElement(size) : 1;
    uint32_t tile = TileLength(total, cores, elements * size, size);
    uint64_t tiles = (total + tile - 1) / tile;

    return {tile, static_cast<uint32_t>(std::max<uint64_t>(std::min<uint64_t>(tiles, cores), 1))};
}

}  // namespace @stem@_tiling
