/* SPDX-License-Identifier: Apache-2.0 */
/* Construction of complex numbers, their parts, absolute value and conjugate.
 *
 * Sources: TorchAir's math_ops.h (Complex, Real, Imag), ops-math math/complex_abs, math/conj,
 * math/real. Complex combines two tensors of one shape into real and imaginary part. */
#include "backend/cpu/kernels/complex.h"

#include "fxge_ge_complex.h"
#include "fxge_kernels_complex.h"

FXGE_LOOP2(complex_f32, fxge_c64, float, float, CMPLXF(a, b))
FXGE_LOOP2(complex_f64, fxge_c128, double, double, CMPLX(a, b))
FXGE_LOOP1(real_c64, float, fxge_c64, crealf(a))
FXGE_LOOP1(real_c128, double, fxge_c128, creal(a))
FXGE_LOOP1(imag_c64, float, fxge_c64, cimagf(a))
FXGE_LOOP1(imag_c128, double, fxge_c128, cimag(a))
FXGE_LOOP1(abs_c64, float, fxge_c64, cabsf(a))
FXGE_LOOP1(abs_c128, double, fxge_c128, cabs(a))
FXGE_LOOP1(conj_c64, fxge_c64, fxge_c64, CMPLXF(crealf(a), -cimagf(a)))
FXGE_LOOP1(conj_c128, fxge_c128, fxge_c128, CMPLX(creal(a), -cimag(a)))

bool
cpu_complex(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(complex)}};

	return fxge_loop_params(k, &loops, 2, NULL);
}

#define KERNEL(op, name)                                                                           \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{FXGE_BY_COMPLEX(name)}};                                 \
                                                                                                   \
		return fxge_loop_params(k, &loops, 1, NULL);                                               \
	}

KERNEL(imag, imag)
KERNEL(complex_abs, abs)
KERNEL(conj, conj)

bool
cpu_real(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_COMPLEX(real)}};
	const fxge_array *x = fxge_kernel_in(k, GE_Real__input);

	if (!fxge_dtype_is_complex(x->dtype)) /* a real number is its own real part */
		return fxge_convert_array(k, x, &k->out[0]);
	return fxge_loop_params(k, &loops, 1, NULL);
}
