/* Runs a kernel on files: run_kernel CORES MEMORY IN... OUT... [-- SCALAR...]. Compiled with -DKERNEL="file.cpp" -DTILING="file.h"
 * -DNAMES=namespace -DTYPE=element -DINPUTS=n -DOUTPUTS=n -DSCALARS="float a; float b;" -DCALL="name(...)" */
#include "kernel_operator.h"

#include TILING

#include <fstream>
#include <iterator>
#include <string>

struct TilingData {
    uint64_t total;
    uint32_t tile;
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
    std::vector<std::vector<uint8_t>> data;
    TilingData tiling = {};
    float *scalar = reinterpret_cast<float *>(&tiling.tile + 1);

    for (int i = 0; i < INPUTS; i++)
        data.push_back(bytes_of(argv[3 + i]));
    uint64_t total = data[0].size() / sizeof(TYPE);
    for (int i = 0; i < OUTPUTS; i++)
        data.push_back(std::vector<uint8_t>(data[0].size()));
    for (int i = 3 + INPUTS + OUTPUTS; i < argc; i++)
        *scalar++ = std::stof(argv[i]);
    auto split = NAMES::Split(total, static_cast<uint32_t>(std::stoul(argv[1])), std::stoull(argv[2]), sizeof(TYPE));
    tiling.total = total;
    tiling.tile = split.tile;
    AscendC::block_count = split.blocks;
    for (AscendC::block_index = 0; AscendC::block_index < split.blocks; AscendC::block_index++)
        CALL;
    for (int i = 0; i < OUTPUTS; i++)
        std::ofstream(argv[3 + INPUTS + i], std::ios::binary)
            .write(reinterpret_cast<char *>(data[INPUTS + i].data()), static_cast<std::streamsize>(data[INPUTS + i].size()));
    std::printf("total %llu tile %u blocks %u\n", static_cast<unsigned long long>(total), split.tile, split.blocks);
}
