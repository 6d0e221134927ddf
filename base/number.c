/* SPDX-License-Identifier: Apache-2.0 */
/* Exact conversion of numbers to and from text, independent of the locale. */
#include "base/sbuf.h"

#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <langinfo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>

/* Longest text of a number; only redundant digits could make it longer. */
enum { MAX_NUMBER = 1200, MAX_POINT = 16 };

/* Writes the decimal separator that printf and strtod use at present; returns its length. */
static size_t
locale_point(char point[MAX_POINT])
{
	const char *text = nl_langinfo(RADIXCHAR);
	size_t n = strlen(text);

	if (n == 0 || n > MAX_POINT) {
		point[0] = '.';
		return 1;
	}
	memcpy(point, text, n); /* NOLINT: the callers use its length */
	return n;
}

/* Appends text of printf with the locale's separator replaced by a point. */
static void
add_plain(fxge_sbuf *b, const char *text)
{
	bool plain_integer = true, in_point = false;

	for (const char *p = text; *p; p++) {
		bool known = (*p >= '0' && *p <= '9') || *p == '-' || *p == '+' || *p == 'e';
		plain_integer = plain_integer && known && *p != 'e';
		if (known)
			fxge_sbuf_chr(b, *p);
		else if (!in_point)
			fxge_sbuf_chr(b, '.');
		in_point = !known;
	}
	if (plain_integer)
		fxge_sbuf_str(b, ".0");
}

void
fxge_sbuf_f64(fxge_sbuf *b, double v)
{
	if (isnan(v)) {
		fxge_sbuf_str(b, "nan");
		return;
	}
	if (isinf(v)) {
		fxge_sbuf_str(b, v < 0 ? "-inf" : "inf");
		return;
	}
	char text[64];
	int saved = errno;
	/* Texts of up to 15 digits lose their trailing zeros in %g; only subnormals may need fewer
	 * digits. */
	for (int digits = fabs(v) < DBL_MIN ? 1 : 15; digits <= 17; digits++) {
		snprintf(text, sizeof text, "%.*g", digits, v);
		double back = strtod(text, NULL);
		if (memcmp(&back, &v, sizeof v) == 0) /* NOLINT: the sign of zero counts */
			break;
	}
	errno = saved;
	add_plain(b, text);
}

static size_t
skip_digits(const char *s, size_t n, size_t i, bool hex)
{
	while (i < n && ((s[i] >= '0' && s[i] <= '9') || (hex && isxdigit((unsigned char)s[i]))))
		i++;
	return i;
}

/* Checks the grammar [+-](digits[.digits]|.digits)[e[+-]digits], or hexadecimal after 0x with p. */
static bool
is_number(const char *s, size_t n)
{
	size_t i = n > 0 && (s[0] == '-' || s[0] == '+');
	bool hex = n - i > 2 && s[i] == '0' && (s[i + 1] | 32) == 'x';

	i += hex ? 2 : 0;
	size_t whole = i, end = skip_digits(s, n, i, hex), count = end - whole;
	if (end < n && s[end] == '.') {
		size_t more = skip_digits(s, n, end + 1, hex);
		count += more - end - 1;
		end = more;
	}
	if (count == 0)
		return false;
	if (end < n && (s[end] | 32) == (hex ? 'p' : 'e')) {
		end++;
		end += end < n && (s[end] == '-' || s[end] == '+');
		size_t last = skip_digits(s, n, end, false);
		return last > end && last == n;
	}
	return end == n;
}

static bool
parse_name(const char *s, size_t n, double *out)
{
	bool negative = n > 0 && s[0] == '-';
	size_t sign = n > 0 && (s[0] == '-' || s[0] == '+');
	const char *name = s + sign;

	n -= sign;
	if ((n == 3 && !strncasecmp(name, "inf", 3)) || (n == 8 && !strncasecmp(name, "infinity", 8)))
		*out = negative ? -(double)INFINITY : (double)INFINITY;
	else if (n == 3 && !strncasecmp(name, "nan", 3))
		*out = (double)NAN;
	else
		return false;
	return true;
}

bool
fxge_parse_f64(const char *s, size_t n, double *out)
{
	if (n == 0 || n > MAX_NUMBER)
		return false;
	if (!is_number(s, n))
		return parse_name(s, n, out);
	char text[MAX_NUMBER + MAX_POINT + 1], *at = text;
	for (size_t i = 0; i < n; i++)
		if (s[i] == '.')
			at += locale_point(at);
		else
			*at++ = s[i];
	*at = '\0';
	int saved = errno;
	char *end;
	double v = strtod(text, &end);
	errno = saved;
	if (end != at || isinf(v)) /* out of range is an error, not infinity */
		return false;
	*out = v;
	return true;
}

bool
fxge_parse_i64(const char *s, size_t n, int64_t *out)
{
	bool negative = n > 0 && s[0] == '-';
	size_t i = negative;
	int64_t v = 0;

	if (i == n)
		return false;
	for (; i < n; i++) {
		if (s[i] < '0' || s[i] > '9')
			return false;
		int digit = negative ? -(s[i] - '0') : s[i] - '0';
		if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, digit, &v))
			return false;
	}
	*out = v;
	return true;
}
