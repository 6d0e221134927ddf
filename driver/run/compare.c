/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of computed with expected values, and verdicts. The distance of complex numbers is a
 * magnitude. */
#include "driver/run/run.h"

#include "base/complex.h"

#include <math.h>

static bool
view(const fxge_tensor_view *v, fxge_tensor *t)
{
	fxge_dtype dt = v->dtype ? fxge_dtype_by_text(v->dtype, strlen(v->dtype)) : FXGE_DT_NONE;

	*t = (fxge_tensor){
		.dtype = dt, .rank = v->rank, .shape = v->shape, .data = v->data, .size = v->bytes};
	return dt != FXGE_DT_NONE && dt != FXGE_DT_C32 && v->rank >= 0 && !v->stride
		   && fxge_tensor_numel(t) >= 0 && fxge_tensor_dense_size(t) <= v->bytes;
}

double
fxge_element(const fxge_tensor_view *v, uint64_t i)
{
	fxge_tensor t;

	return view(v, &t) && !fxge_dtype_is_complex(t.dtype) && i < (uint64_t)fxge_tensor_numel(&t)
			   ? fxge_tensor_float(&t, (int64_t)i)
			   : NAN;
}

/* Returns element i of a dense tensor; the imaginary part of a real element is 0. */
static double complex
element(const fxge_tensor *t, int64_t i)
{
	fxge_tensor parts = *t;
	int64_t n = 2 * fxge_tensor_numel(t);

	if (!fxge_dtype_is_complex(t->dtype))
		return fxge_tensor_float(t, i);
	parts.dtype = fxge_dtype_real(t->dtype);
	parts.rank = 1;
	parts.shape = &n;
	return CMPLX(fxge_tensor_float(&parts, 2 * i), fxge_tensor_float(&parts, 2 * i + 1));
}

static bool
is_integral(fxge_dtype dt)
{
	return fxge_dtype_is_int(dt) || dt == FXGE_DT_BOOL;
}

static bool
is_finite(double complex z)
{
	return isfinite(creal(z)) && isfinite(cimag(z));
}

static double
real_distance(double a, double b)
{
	if (a == b || (isnan(a) && isnan(b)))
		return 0;
	double d = fabs(a - b);

	return isnan(d) ? INFINITY : d;
}

static double
distance(double complex a, double complex b)
{
	return cabs(CMPLX(real_distance(creal(a), creal(b)), real_distance(cimag(a), cimag(b))));
}

/* Two or three dense tensors of one shape. */
typedef struct operands {
	fxge_tensor found, expected, eager;
	bool has_eager; /* `expected` is a float64 reference of `eager` */
} operands;

/* Returns the distance of element i and sets *size to the expected magnitude.
 *
 * A dtype has a smaller range than float64: where eager PyTorch or its reference is not finite,
 * either value is right. The magnitude is then NaN, since it is no scale for other elements. */
static double
element_distance(const operands *o, int64_t i, double *size)
{
	double complex x = element(&o->found, i), y = element(&o->expected, i);
	double apart = distance(x, y);

	*size = cabs(y);
	if (o->has_eager) {
		double complex z = element(&o->eager, i);

		if (!is_finite(y) || !is_finite(z)) {
			apart = fmin(apart, distance(x, z));
			*size = NAN;
		}
	}
	if (apart == 0 && is_integral(o->found.dtype) && is_integral(o->expected.dtype)
		&& fxge_tensor_int(&o->found, i) != fxge_tensor_int(&o->expected, i))
		apart = 1; /* a double does not represent the difference */
	return apart;
}

/* Adds element i to the difference `d`. */
static void
add_element(fxge_difference *d, const operands *o, int64_t i, double rtol, double atol)
{
	double complex x = element(&o->found, i);
	double size, apart = element_distance(o, i, &size);
	double allowed = isfinite(size) ? atol + rtol * size : 0;

	if (isnan(creal(x)) || isnan(cimag(x)))
		d->n_nan++;
	else if (!is_finite(x))
		d->n_inf++;
	if (isfinite(size) && size > d->scale)
		d->scale = size;
	d->different += apart > 0;
	if (apart > 0 && apart - allowed > d->excess)
		d->excess = apart - allowed;
	if (apart > d->max_abs || i == 0) {
		d->max_abs = apart;
		d->at = (uint64_t)i;
		d->a = creal(x);
		d->b = creal(element(&o->expected, i));
	}
}

static bool
same_shape(const fxge_tensor *a, const fxge_tensor *b)
{
	return a->rank == b->rank
		   && (a->rank == 0 || memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0);
}

fxge_difference
fxge_compare_eager(const fxge_tensor_view *found, const fxge_tensor_view *expected,
	const fxge_tensor_view *eager, double rtol, double atol)
{
	fxge_difference d = {.excess = -INFINITY};
	operands o = {.has_eager = eager != NULL};

	d.comparable = view(found, &o.found) && view(expected, &o.expected)
				   && same_shape(&o.found, &o.expected)
				   && (!eager || (view(eager, &o.eager) && same_shape(&o.found, &o.eager)));
	if (d.comparable) {
		d.elements = (uint64_t)fxge_tensor_numel(&o.found);
		for (int64_t i = 0; i < (int64_t)d.elements; i++)
			add_element(&d, &o, i, rtol, atol);
	}
	d.error = d.scale > 0 ? d.max_abs / d.scale : d.max_abs;
	return d;
}

bool
fxge_compare(const fxge_tensor_view *a, const fxge_tensor_view *b, double rtol, double atol,
	fxge_difference *out)
{
	fxge_difference d = fxge_compare_eager(a, b, NULL, rtol, atol);

	fxge_copy_out(out, &d, sizeof d);
	return d.comparable;
}

/* ---- tolerances ---- */

/* Returns the relative spacing of a dtype of at most 16 bits; 0 for others. */
static double
spacing(const char *dtype)
{
	return strcmp(dtype, "bf16") == 0     ? 0x1p-7
		   : strcmp(dtype, "f16") == 0    ? 0x1p-10
		   : strcmp(dtype, "f8e4m3") == 0 ? 0x1p-3
		   : strcmp(dtype, "f8e5m2") == 0 ? 0x1p-2
										  : 0;
}

double
fxge_bar(const char *dtype, double own, double factor)
{
	if (strcmp(dtype, "f32") == 0 || strcmp(dtype, "c64") == 0)
		return fmax(factor * own, 2e-6);
	if (strcmp(dtype, "f64") == 0 || strcmp(dtype, "c128") == 0)
		return fmax(factor * own, 1e-13);
	return spacing(dtype) > 0 ? 1.5 * own + spacing(dtype) / 2 : 0;
}

double
fxge_npu_rounding(const char *dtype)
{
	return strcmp(dtype, "f32") == 0 ? 0x1p-12 : spacing(dtype);
}

/* ---- verdicts ---- */

/* Returns the relative error of two roundings to a dtype; 0 for integers and bool. */
static double
two_roundings(const char *dtype)
{
	return spacing(dtype) > 0 ? spacing(dtype) : dtype[0] == 'f' ? 0x1p-22 : 0;
}

static bool
is_inexact(const char *dtype)
{
	return dtype[0] == 'f' || dtype[0] == 'c' || strcmp(dtype, "bf16") == 0;
}

/* Sets the verdict by the values of eager PyTorch: equal, or each element within a tolerance. */
static void
judge_by_eager(fxge_verdict *v, const fxge_tensor_view *found, const fxge_tensor_view *eager,
	const fxge_verify_options *o)
{
	bool inexact = is_inexact(found->dtype);
	double rtol = inexact ? o->rtol : 0, atol = inexact ? o->atol : 0;
	double rounding = inexact ? o->rounding : 0;

	v->difference = fxge_compare_eager(found, eager, NULL, 0, 0);
	if (atol < 0) /* a fixed tolerance would accept any elements far below 1 */
		atol = FXGE_DEFAULT_ATOL * fmin(1, v->difference.scale);
	v->difference = fxge_compare_eager(found, eager, NULL, rtol, atol);
	v->error = v->difference.max_abs;
	v->bar = atol + fmax(rtol, rounding) * v->difference.scale;
	if (!inexact)
		v->ok = v->difference.different == 0;
	else if (rounding > rtol)
		v->ok = v->error <= v->bar; /* a chip's rounding is relative to the largest element */
	else
		v->ok = !(v->difference.excess > 0);
}

/* Returns the factor of PyTorch's own error. The fewer elements, the more its largest error is
 * below the usual one by chance: of a single element, 27 times its error is exceeded as rarely as 3
 * times that of many. */
static double
factor_of(const fxge_verify_options *o, uint64_t elements)
{
	return o->factor * (1 + 8 / fmax(1, (double)elements));
}

static void
judge_by_reference(fxge_verdict *v, const fxge_tensor_view *found, const fxge_tensor_view *eager,
	const fxge_tensor_view *reference, const fxge_verify_options *o)
{
	v->difference = fxge_compare_eager(found, reference, eager, 0, 0);
	v->error = v->difference.error;
	double factor = factor_of(o, v->difference.elements);

	v->bar = fmax(fxge_bar(found->dtype, o->own_error, factor), o->rounding);
	v->ok = v->error <= v->bar;
	if (v->bar < FXGE_BAR_MOST || !eager)
		return;
	fxge_verify_options by_eager = *o;

	by_eager.rtol = fmax(o->rtol, two_roundings(found->dtype));
	judge_by_eager(v, found, eager, &by_eager);
	v->why = "PyTorch's own error is too large to prove anything, compared with its values";
}

bool
fxge_verify_value(const fxge_tensor_view *found, const fxge_tensor_view *eager,
	const fxge_tensor_view *reference, const fxge_verify_options *options, fxge_verdict *out)
{
	static const fxge_verdict other_dtype = {
		.error = INFINITY, .why = "its dtype differs from the expected one"};
	static const fxge_verdict other_shape = {
		.error = INFINITY, .why = "its shape differs from the expected one"};
	fxge_verify_options o = FXGE_OPTIONS(fxge_verify_options);
	fxge_verdict v = {.ok = false};

	fxge_copy_options(&o, sizeof o, options);
	if (eager && strcmp(found->dtype, eager->dtype) != 0)
		v = other_dtype;
	else if (eager && o.quant && strcmp(o.quant, "keep") != 0)
		fxge_verdict_quantised(&v, found, eager, strcmp(o.quant, "exact") == 0);
	else if (reference && is_inexact(found->dtype) && !isnan(o.own_error))
		judge_by_reference(&v, found, eager, reference, &o);
	else
		judge_by_eager(&v, found, eager ? eager : reference, &o);
	if (!v.why && !v.difference.comparable)
		v = other_shape;
	return fxge_copy_out(out, &v, sizeof v) && v.ok;
}
