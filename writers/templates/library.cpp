/* Definitions of operators for PyTorch, made by `fxge op export --to torch`. What computes them is
 * registered by TORCH_LIBRARY_IMPL, what their results are by the Python of `--to meta`. */
#include <torch/library.h>
@#operators@

TORCH_LIBRARY_FRAGMENT(@namespace@, m)
{
    m.def(@definition@);
}
@/operators@
