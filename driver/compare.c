/* How far results are from what is expected: of complex numbers the length of the difference. */
#include "driver/run.h"

#include <complex.h>
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

/* Of a dense tensor; 0 of a real one. */
static double
imaginary(const fxge_tensor *t, int64_t i)
{
	fxge_tensor parts = *t;
	int64_t n = 2 * fxge_tensor_numel(t);

	if (!fxge_dtype_is_complex(t->dtype))
		return 0;
	parts.dtype = fxge_dtype_real(t->dtype);
	parts.rank = 1;
	parts.shape = &n;
	return fxge_tensor_float(&parts, 2 * i + 1);
}

static bool
is_whole(fxge_dtype dt)
{
	return fxge_dtype_is_int(dt) || dt == FXGE_DT_BOOL;
}

static double
distance(double a, double b)
{
	if (a == b || (isnan(a) && isnan(b)))
		return 0;
	double d = fabs(a - b);

	return isnan(d) ? INFINITY : d;
}

static void
take(fxge_difference *d, uint64_t i, double a, double b, double size, double apart, double allowed)
{
	if (isfinite(size) && size > d->scale)
		d->scale = size;
	d->different += apart > 0;
	if (apart > 0 && apart - allowed > d->excess)
		d->excess = apart - allowed;
	if (apart > d->max_abs || i == 0) {
		d->max_abs = apart;
		d->at = i;
		d->a = a;
		d->b = b;
	}
}

static bool
same_shape(const fxge_tensor *a, const fxge_tensor *b)
{
	return a->rank == b->rank
		   && (a->rank == 0 || memcmp(a->shape, b->shape, (size_t)a->rank * sizeof *a->shape) == 0);
}

double
fxge_bar(const char *dtype, double own, double factor)
{
	if (strcmp(dtype, "f32") == 0 || strcmp(dtype, "c64") == 0)
		return fmax(factor * own, 2e-6);
	if (strcmp(dtype, "f64") == 0 || strcmp(dtype, "c128") == 0)
		return fmax(factor * own, 1e-13);
	if (strcmp(dtype, "bf16") == 0)
		return 1.5 * own + 0x1p-8;
	if (strcmp(dtype, "f16") == 0)
		return 1.5 * own + 0x1p-11;
	return 0;
}

double
fxge_npu_rounding(const char *dtype)
{
	return strcmp(dtype, "f32") == 0    ? 0x1p-12
		   : strcmp(dtype, "f16") == 0  ? 0x1p-10
		   : strcmp(dtype, "bf16") == 0 ? 0x1p-7
										: 0;
}

bool
fxge_compare(const fxge_tensor_view *a, const fxge_tensor_view *b, double rtol, double atol,
	fxge_difference *out)
{
	fxge_difference d = {.excess = -INFINITY};
	fxge_tensor ta, tb;

	d.comparable = view(a, &ta) && view(b, &tb) && same_shape(&ta, &tb);
	if (d.comparable) {
		bool whole = is_whole(ta.dtype) && is_whole(tb.dtype);

		d.elements = (uint64_t)fxge_tensor_numel(&ta);
		for (int64_t i = 0; i < (int64_t)d.elements; i++) {
			double x = fxge_tensor_float(&ta, i), y = fxge_tensor_float(&tb, i);
			double im = imaginary(&tb, i), size = cabs(CMPLX(y, im));
			double apart = cabs(CMPLX(distance(x, y), distance(imaginary(&ta, i), im)));

			if (whole && apart == 0 && fxge_tensor_int(&ta, i) != fxge_tensor_int(&tb, i))
				apart = 1; /* beyond what a double tells apart */
			take(&d, (uint64_t)i, x, y, size, apart, isfinite(size) ? atol + rtol * size : 0);
		}
	}
	d.error = d.scale > 0 ? d.max_abs / d.scale : d.max_abs;
	fxge_fill(out, &d, sizeof d);
	return d.comparable;
}
