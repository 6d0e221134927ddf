/* SPDX-License-Identifier: Apache-2.0 */
/* Template of layer normalisation for one real type: included for f32 (also used for 16-bit floats,
 * which are rounded twice) and f64. The includer defines REAL, REAL_DTYPE, NAME(x) and LANES(x).
 * Statistics are computed in double. */

/* Computes y = (v - mean) * rstd * gamma + beta. */
static void
NAME(normalise)(const norm *c, const REAL *v, REAL *y, double mean, double rstd)
{
	const REAL *gamma = c->gamma, *beta = c->beta;

	if (gamma && beta)
		FXGE_NORMALISE(REAL, v, y, c->n, mean, rstd, centred * gamma[i] + beta[i]);
	else if (gamma)
		FXGE_NORMALISE(REAL, v, y, c->n, mean, rstd, centred * gamma[i]);
	else
		FXGE_NORMALISE(REAL, v, y, c->n, mean, rstd, centred + (beta ? beta[i] : 0));
}

static void
NAME(add)(const REAL *v, const REAL *more, int64_t n, REAL *sum)
{
	for (int64_t i = 0; i < n; i++)
		sum[i] = v[i] + more[i];
}

/* Returns a row of x, or of x + add: in place, or in v. The second half of v is free afterwards. */
static const REAL *
NAME(load)(const norm *c, int64_t at, REAL *v)
{
	fxge_dtype dt = c->x->dtype;

	if (!c->add)
		return fxge_row_read(REAL_DTYPE, dt, c->x->data, at, c->n, v);
	const REAL *x = fxge_row_read(REAL_DTYPE, dt, c->x->data, at, c->n, v),
			   *more = fxge_row_read(REAL_DTYPE, c->add->dtype, c->add->data, at, c->n, v + c->n);
	REAL *sum = fxge_row_target(REAL_DTYPE, dt, c->sum->data, at, v);

	NAME(add)(x, more, c->n, sum);
	fxge_row_write(REAL_DTYPE, dt, c->sum->data, at, c->n, sum);
	return fxge_row_read(REAL_DTYPE, dt, c->sum->data, at, c->n, v);
}

static void
NAME(rows)(void *ctx, int64_t from, int64_t to, int worker)
{
	const norm *c = ctx;
	int64_t n = c->n;
	REAL *buffer = (REAL *)c->buffer + 2 * worker * n;

	for (int64_t row = from; row < to; row++) {
		const REAL *v = NAME(load)(c, row * n, buffer);
		fxge_moments m =
			c->rms ? (fxge_moments){0, LANES(squares)(v, n, 0) / (double)n} : LANES(moments)(v, n);
		double rstd = 1 / sqrt(m.variance + c->eps);
		REAL *y = fxge_row_target(REAL_DTYPE, c->y->dtype, c->y->data, row * n, buffer + n);

		NAME(normalise)(c, v, y, m.mean, rstd);
		fxge_row_write(REAL_DTYPE, c->y->dtype, c->y->data, row * n, n, y);
		if (c->mean)
			fxge_store_float(c->mean->dtype, c->mean->data, row, m.mean);
		fxge_store_float(c->scale->dtype, c->scale->data, row, c->variance ? m.variance : rstd);
	}
}
