/* Runs a kernel on files: run_kernel CORES MEMORY TOTAL ONES IN... OUT... [-- SCALAR...]. ONES: bit i for an input of one
 * element. Compiled with -DKERNEL="file.cpp" -DTILING="file.h" -DNAMES=namespace -DTYPE=element -DSIZES=bytes,... of the
 * elements of each file -DINPUTS=n -DSCALARS="float a; float b;" -DCALL="name(...)" */
#include "kernel_operator.h"

#include TILING

#include <fstream>
#include <iterator>
#include <string>

struct TilingData {
    uint64_t total;
    uint32_t tile, ones;
    SCALARS
};

#include KERNEL

static std::vector<uint8_t> bytes_of(const char *path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

int main(int argc, char **argv)
{
    const size_t sizes[] = {SIZES}, files = sizeof sizes / sizeof *sizes;
    uint64_t total = std::stoull(argv[3]);
    std::vector<std::vector<uint8_t>> data;
    TilingData tiling = {};
    float *scalar = reinterpret_cast<float *>(&tiling.ones + 1);

    for (size_t i = 0; i < files; i++) {
        data.push_back(i < INPUTS ? bytes_of(argv[5 + i]) : std::vector<uint8_t>(total * sizes[i], 0xcd));
        if (data[i].empty()) /* an address all the same */
            data[i].reserve(1);
    }
    for (int i = 6 + static_cast<int>(files); i < argc; i++)
        *scalar++ = std::stof(argv[i]);
    AscendC::core_memory = std::stoull(argv[2]);
    auto split = NAMES::Split(total, static_cast<uint32_t>(std::stoul(argv[1])), AscendC::core_memory, sizeof(TYPE));
    tiling.total = total;
    tiling.tile = split.tile;
    tiling.ones = static_cast<uint32_t>(std::stoul(argv[4]));
    AscendC::block_count = split.blocks;
    for (AscendC::block_index = 0; AscendC::block_index < split.blocks; AscendC::block_index++)
        CALL;
    for (size_t i = INPUTS; i < files; i++)
        std::ofstream(argv[5 + i], std::ios::binary)
            .write(reinterpret_cast<char *>(data[i].data()), static_cast<std::streamsize>(data[i].size()));
    std::printf("total %llu tile %u blocks %u\n", static_cast<unsigned long long>(total), split.tile, split.blocks);
}
