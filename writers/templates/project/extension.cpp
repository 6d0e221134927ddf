/* PyTorch extension of @qualified@: schema, CPU kernel, meta kernel@#gradients@, gradients@/gradients@, and with WITH_NPU
 * (torch_npu is installed) the call of @type@ on the NPU. */
#include <ATen/ATen.h>
#include <torch/library.h>
#ifdef TORCH_EXTENSION_NAME /* defined by setup.py; without it, torch.ops.load_library loads the library */
#include <torch/extension.h>
#endif
@#gradients@
#include <torch/csrc/autograd/custom_function.h>
@/gradients@
@^gradients@
#include <torch/csrc/autograd/autograd_not_implemented_fallback.h>
@/gradients@
#ifdef WITH_NPU
#include "torch_npu/csrc/framework/OpCommand.h"
#endif

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <string>
#include <vector>

namespace {

[[maybe_unused]] bool one_of(at::ScalarType dtype, std::initializer_list<at::ScalarType> of)
{
    return std::find(of.begin(), of.end(), dtype) != of.end();
}

[[maybe_unused]] at::ScalarType fx_wide_dtype(at::ScalarType dtype)
{
    return dtype == at::kHalf || dtype == at::kBFloat16 ? at::kFloat : dtype;
}

[[maybe_unused]] at::Tensor fx_cast(const at::Tensor &x, at::ScalarType dtype)
{
    return x.to(dtype);
}

[[maybe_unused]] at::Tensor fx_wide(const at::Tensor &x)
{
    return x.to(fx_wide_dtype(x.scalar_type()));
}

@#functions@
@functions@
@/functions@
@#compute@
/* Computes the formula of the description. */
@result@ compute(@parameters@)
{
@compute@
}
@/compute@
@^compute@
/* TODO: compute @qualified@. fxge could not express @missing@ in C++. */
@result@ compute(@parameters@)
{
    TORCH_CHECK_NOT_IMPLEMENTED(false, "@qualified@ has no CPU kernel");
}
@/compute@

/* Returns tensors with the shapes and dtypes of the results. */
@result@ meta(@parameters@)
{
@#meta@
@meta@
@/meta@
@^meta@
    return compute(@arguments@); /* the arguments are meta tensors */
@/meta@
}
#ifdef WITH_NPU
@#floats@

std::vector<float> floats(at::ArrayRef<double> values)
{
    return std::vector<float>(values.begin(), values.end());
}
@/floats@
@#bytes@

std::vector<uint8_t> bytes(at::ArrayRef<bool> values)
{
    return std::vector<uint8_t>(values.begin(), values.end());
}
@/bytes@
@#npu_missing@

/* TODO: call @type@. fxge could not express @npu_missing@. */
@result@ npu(@parameters@)
{
    TORCH_CHECK_NOT_IMPLEMENTED(false, "@qualified@ has no NPU kernel");
}
@/npu_missing@
@^npu_missing@

@result@ npu(@parameters@)
{
@#npu_requirements@
@npu_requirements@
@/npu_requirements@
    auto shapes = meta(@meta_arguments@);
    auto result = @allocated@;
    at_npu::native::OpCommand command;

    command.Name("@type@");
@#npu_inputs@
    @value@
@/npu_inputs@
@#npu_attrs@
    command.Attr("@name@", @value@);
@/npu_attrs@
@#npu_outputs@
    command.Output(@value@);
@/npu_outputs@
    command.Run();
    return result;
}
@/npu_missing@
#endif
@#gradients@

struct Function : torch::autograd::Function<Function> {
    static at::Tensor forward(torch::autograd::AutogradContext *ctx@#params@, @cpp_type@@name@@/params@)
    {
        at::AutoDispatchBelowADInplaceOrView below;
        static auto call = c10::Dispatcher::singleton()
                               .findSchemaOrThrow("@base@", "@overload_name@")
                               .typed<@result@(@types@)>();
        at::Tensor result = call.call(@arguments@);

        ctx->save_for_backward({@saved@});
@#kept@
        ctx->saved_data["@name@"] = @value@;
@/kept@
        return result;
    }

    static torch::autograd::variable_list backward(
        torch::autograd::AutogradContext *ctx, torch::autograd::variable_list grads)
    {
        torch::autograd::variable_list saved = ctx->get_saved_variables(), gradients(@n_params@);
        const at::Tensor &grad = grads[0];
@#loads@
        [[maybe_unused]] @declaration@ = @value@;
@/loads@

@#gradients_of@
        @assignment@
@/gradients_of@
        return gradients;
    }
};

at::Tensor differentiable(@parameters@)
{
    return Function::apply(@arguments@);
}
@/gradients@

}  // namespace

TORCH_LIBRARY_FRAGMENT(@namespace@, m)
{
    m.def(@definition@);
}

TORCH_LIBRARY_IMPL(@namespace@, CPU, m)
{
    m.impl("@impl@", compute);
}

TORCH_LIBRARY_IMPL(@namespace@, Meta, m)
{
    m.impl("@impl@", meta);
}
#ifdef WITH_NPU

TORCH_LIBRARY_IMPL(@namespace@, PrivateUse1, m)
{
    m.impl("@impl@", npu);
}
#endif
@#gradients@

TORCH_LIBRARY_IMPL(@namespace@, Autograd, m)
{
    m.impl("@impl@", differentiable);
}
@/gradients@
@^gradients@

/* TODO: compute gradients; training fails without them. fxge could not express @gradients_missing@ in
 * C++. */
TORCH_LIBRARY_IMPL(@namespace@, Autograd, m)
{
    m.impl("@impl@", torch::autograd::autogradNotImplementedFallback());
}
@/gradients@

#ifdef TORCH_EXTENSION_NAME
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m)
{
    m.doc() = "@qualified@";
}
#endif
