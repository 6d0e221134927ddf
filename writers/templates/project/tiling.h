/* Tiling of the elements of @type@. Independent of CANN, so that it can be tested anywhere. */
#ifndef @guard@_TILING_H
#define @guard@_TILING_H

#include <cstdint>
@#several@
#include <vector>
@/several@

namespace @stem@_tiling {

/* Returns the bytes of a core's memory for one element of a tile: two buffers of each queue, f32 buffers@#masks@, and one
 * bit of each mask@/masks@. */
constexpr uint64_t BytesOfElement(uint64_t size)
{
    return 2 * ((@ports@ - @bool_ports@) * size + @bool_ports@) + (@buffers@ + @ports@) * sizeof(float)@#masks@ + (@masks@ + 7) / 8@/masks@;
}

struct Tiling {
    uint32_t tile;   /* elements of a tile */
    uint32_t blocks; /* number of cores to use */
};

/* Returns the number of elements of a tile, for `total` elements of `size` bytes on `cores` cores and tiles of at most
 * `capacity` bytes. */
uint32_t TileLength(uint64_t total, uint32_t cores, uint64_t capacity, uint32_t size);
/* Returns the tiling for cores with `memory` bytes; `total` may be known at run time only. */
Tiling Split(uint64_t total, uint32_t cores, uint64_t memory, uint32_t size);

@#several@

/* A shape. Negative dims are unknown; a single -2 is an unknown rank. */
using Shape = std::vector<int64_t>;

/* For each result, a bit set of the inputs that it depends on. */
const std::vector<uint32_t> READS = {@#outputs@@reads@@^last@, @/last@@/outputs@};

/* Returns the index of the input whose shape all results have. Other inputs have the same shape, or a single element: then
 * bit i of `ones` is set for input i. Returns -1 if shapes differ otherwise, or if a result depends on single elements only. */
int ShapedAs(const std::vector<Shape> &inputs, const std::vector<uint32_t> &reads, uint32_t &ones);
@/several@

}  // namespace @stem@_tiling

#endif
