/* Tiling of @type@: few elements are one tile, more are tiles of 1,024, and many are divided among all cores. */
#include "@stem@_tiling.h"

#include <algorithm>

namespace @stem@_tiling {

namespace {
constexpr uint64_t SMALL = 1024, MEDIUM = 65536, LEAST = 128, BLOCK = 32, VECTOR = 256;
@#masks@
constexpr uint64_t SELECT = 8192; /* bytes of scratch that Select needs */
@/masks@
@#several@

bool IsOne(const Shape &shape)
{
    return std::all_of(shape.begin(), shape.end(), [](int64_t n) { return n == 1; });
}

bool Unranked(const Shape &shape)
{
    return shape.size() == 1 && shape[0] == -2;
}

bool MayBeEqual(const Shape &a, const Shape &b)
{
    return Unranked(a) || Unranked(b) || (a.size() == b.size()
        && std::equal(a.begin(), a.end(), b.begin(), [](int64_t m, int64_t n) { return m == n || m < 0 || n < 0; }));
}
@/several@
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
    /* A quarter is reserved for functions such as Tanh; each buffer is rounded up to a step of the vector unit. */
    uint64_t slack = memory / 4 + (3 * @ports@ + @buffers@) * VECTOR@#masks@ + SELECT + @masks@ * BLOCK@/masks@;
    uint64_t elements = memory > slack ? (memory - slack) / BytesOfElement(size) : 1;
    uint32_t tile = TileLength(total, cores, elements * size, size);
    uint64_t tiles = (total + tile - 1) / tile;

    return {tile, static_cast<uint32_t>(std::max<uint64_t>(std::min<uint64_t>(tiles, cores), 1))};
}

@#several@
int ShapedAs(const std::vector<Shape> &inputs, const std::vector<uint32_t> &reads, uint32_t &ones)
{
    size_t like = 0;

    for (size_t i = 1; i < inputs.size(); i++)
        if (IsOne(inputs[i]) == IsOne(inputs[like]) ? inputs[i].size() > inputs[like].size() : IsOne(inputs[like]))
            like = i;
    ones = 0;
    for (size_t i = 0; i < inputs.size(); i++)
        if (IsOne(inputs[i]) && inputs[i].size() <= inputs[like].size())
            ones |= static_cast<uint32_t>(!IsOne(inputs[like])) << i;
        else if (!MayBeEqual(inputs[i], inputs[like]))
            return -1;
    for (uint32_t of : reads)
        if (!(of & ~ones))
            return -1;
    return static_cast<int>(like);
}

@/several@
}  // namespace @stem@_tiling
