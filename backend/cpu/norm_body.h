/* Normalisation of rows that are kept as one real type: included for f32 (which halves take too,
 * rounded twice) and for f64, with REAL, REAL_DTYPE and NAME(x) defined. Statistics and each
 * element are computed in double. */

enum { NAME(LANES) = 16 };

/* The mean of v, or of the squares of v - shift. */
static double
NAME(mean_of)(const REAL *v, int64_t n, double shift, bool square)
{
	double part[NAME(LANES)] = {0}, sum = 0;
	int64_t i = 0;

	for (; i + NAME(LANES) <= n; i += NAME(LANES))
		for (int l = 0; l < NAME(LANES); l++) {
			double d = (double)v[i + l] - shift;

			part[l] += square ? d * d : d;
		}
	for (; i < n; i++) {
		double d = (double)v[i] - shift;

		sum += square ? d * d : d;
	}
	for (int l = 0; l < NAME(LANES); l++)
		sum += part[l];
	return sum / (double)n;
}

/* y = (v - mean) * rstd * gamma + beta */
static void
NAME(normalise)(const norm *c, const REAL *v, REAL *y, double mean, double rstd)
{
	const double *gamma = c->gamma, *beta = c->beta;
	int64_t n = c->n;

	if (gamma && beta)
		for (int64_t i = 0; i < n; i++)
			y[i] = (REAL)(((double)v[i] - mean) * rstd * gamma[i] + beta[i]);
	else if (gamma)
		for (int64_t i = 0; i < n; i++)
			y[i] = (REAL)(((double)v[i] - mean) * rstd * gamma[i]);
	else
		for (int64_t i = 0; i < n; i++)
			y[i] = (REAL)(((double)v[i] - mean) * rstd + (beta ? beta[i] : 0));
}

static void
NAME(add)(REAL *v, const REAL *more, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		v[i] += more[i];
}

/* Where a row begins. */
static char *
NAME(place)(const norm *c, const fxge_array *x, int64_t row)
{
	return (char *)x->data + (size_t)(row * c->n) * fxge_dtype_size(x->dtype);
}

/* The row as it stands in memory, or in v; the second half of v is free. */
static const REAL *
NAME(load)(const norm *c, int64_t row, REAL *v)
{
	fxge_dtype dt = c->x->dtype;

	if (!c->add && dt == REAL_DTYPE)
		return (const REAL *)(const void *)NAME(place)(c, c->x, row);
	fxge_convert(REAL_DTYPE, v, dt, NAME(place)(c, c->x, row), c->n);
	if (!c->add)
		return v;
	fxge_convert(REAL_DTYPE, v + c->n, c->add->dtype, NAME(place)(c, c->add, row), c->n);
	NAME(add)(v, v + c->n, c->n);
	char *to = NAME(place)(c, c->sum, row);

	fxge_convert(dt, to, REAL_DTYPE, v, c->n);
	fxge_convert(REAL_DTYPE, v, dt, to, c->n);
	return v;
}

static void
NAME(rows)(void *ctx, int64_t from, int64_t to, int worker)
{
	const norm *c = ctx;
	REAL *buffer = (REAL *)c->buffer + 2 * worker * c->n;

	for (int64_t row = from; row < to; row++) {
		const REAL *v = NAME(load)(c, row, buffer);
		double mean = c->rms ? 0 : NAME(mean_of)(v, c->n, 0, false);
		double var = NAME(mean_of)(v, c->n, mean, true), rstd = 1 / sqrt(var + c->eps);

		NAME(normalise)(c, v, buffer, mean, rstd);
		fxge_convert(c->y->dtype, NAME(place)(c, c->y, row), REAL_DTYPE, buffer, c->n);
		if (c->mean)
			fxge_store_float(c->mean->dtype, c->mean->data, row, mean);
		fxge_store_float(c->scale->dtype, c->scale->data, row, c->variance ? var : rstd);
	}
}
