/* Tests of the tiling of @type@: tiles cover all elements, fit into the memory of a core, and are as large as possible. */
#include "@stem@_tiling.h"

#include <cstdio>

using namespace @stem@_tiling;

static int faults;

static void expect(bool holds, const char *what, unsigned long long total, unsigned size)
{
    if (holds)
        return;
    std::printf("%s: total %llu, elements of %u bytes\n", what, total, size);
    faults++;
}

static void lengths()
{
    const uint64_t large = 1 << 20;

    expect(TileLength(1, 40, large, 4) == 1, "one element", 1, 4);
    expect(TileLength(1000, 40, large, 4) == 1000, "few elements are one tile", 1000, 4);
    expect(TileLength(1024, 40, large, 4) == 1024, "1,024 elements are one tile", 1024, 4);
    expect(TileLength(1025, 40, large, 4) == 1024, "tiles of 1,024 elements", 1025, 4);
    expect(TileLength(65536, 40, large, 4) == 1024, "tiles of 1,024 elements", 65536, 4);
    expect(TileLength(65537, 40, large, 4) == 1639, "many elements are divided among cores, rounded up", 65537, 4);
    expect(TileLength(65537, 4000, large, 4) == 128, "at least 128", 65537, 4);
    expect(TileLength(1000000, 8, 4096, 4) == 1024, "at most the capacity", 1000000, 4);
    expect(TileLength(1000000, 8, 4127, 2) == 2048, "the capacity in whole blocks", 1000000, 2);
}

static void splits()
{
    const uint64_t totals[] = {1, 7, 31, 1023, 1024, 1025, 65535, 65537, 1000003, 1ull << 33};

    for (unsigned size = 2; size <= 4; size += 2)
        for (uint64_t total : totals) {
            Tiling t = Split(total, 40, 192 * 1024, size);
            uint64_t tiles = (total + t.tile - 1) / t.tile;

            expect(t.tile > 0 && t.blocks > 0 && t.blocks <= 40, "every core has a tile", total, size);
            expect(t.blocks <= tiles, "no core is idle", total, size);
            expect(t.tile * BytesOfElement(size) <= 192 * 1024, "a tile fits", total, size);
        }
}

@#several@
static void shapes()
{
    const Shape one = {}, row = {3}, matrix = {2, 3}, unknown = {-1, 3};
    const std::vector<uint32_t> reads = {3};
    uint32_t ones = 7;

    expect(ShapedAs({matrix, matrix}, reads, ones) == 0 && !ones, "equal shapes", 6, 0);
    expect(ShapedAs({one, matrix}, reads, ones) == 1 && ones == 1, "one element before", 6, 0);
    expect(ShapedAs({matrix, {1, 1}}, reads, ones) == 0 && ones == 2, "one element after", 6, 0);
    expect(ShapedAs({one, {1}}, reads, ones) == 1 && !ones, "one element each", 1, 0);
    expect(ShapedAs({unknown, matrix}, reads, ones) >= 0 && !ones, "an unknown dim", 6, 0);
    expect(ShapedAs({matrix, row}, reads, ones) < 0, "a row broadcast to a matrix", 6, 0);
    expect(ShapedAs({{2, 3}, {3, 2}}, reads, ones) < 0, "different shapes of equal size", 6, 0);
    expect(ShapedAs({matrix, one}, {1}, ones) == 0 && ones == 2, "a result that depends on the larger input", 6, 0);
    expect(ShapedAs({matrix, one}, {3, 2}, ones) < 0, "a result that depends only on a single element", 6, 0);
    expect(ShapedAs({row, {1, 1}}, reads, ones) < 0, "one element of more dims", 3, 0);
}

@/several@
int main()
{
    lengths();
    splits();
@#several@
    shapes();
@/several@
    std::printf("%d faults\n", faults);
    return faults != 0;
}
