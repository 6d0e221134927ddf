/* SPDX-License-Identifier: Apache-2.0 */
/* Emulation of Ascend C on a CPU: queues and buffers of one core's memory, copies of bytes that
 * need not fill a block, vector instructions in order. A use that the NPU would not survive, or
 * whose result is undocumented, ends the program: a buffer that is allocated twice or never freed,
 * one beyond memory, a tensor that starts within a block, an access out of bounds, partly
 * overlapping operands, a Compare that does not fill its last 256 bytes, a dtype that an
 * instruction of an Ascend 910B does not support. Source of the facts: CANN's public API
 * reference. */
#ifndef FXGE_TESTS_KERNEL_OPERATOR_H
#define FXGE_TESTS_KERNEL_OPERATOR_H

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define __aicore__
#define __global__
#define __gm__
#define GET_TILING_DATA(name, at) const TilingData &name = *reinterpret_cast<const TilingData *>(at)

using GM_ADDR = uint8_t *;

[[noreturn]] inline void
unbearable(const char *what)
{
	std::fprintf(stderr, "the NPU would not bear this: %s\n", what);
	std::exit(9);
}

/* Stored as bits; only Cast reads their values. Integers have 16-bit forms, and there is no
 * bfloat16_t. */
struct half {
	uint16_t bits = 0;
	half() = default;
	explicit half(int value);
	explicit operator float() const;
};
struct bfloat16_t {
	uint16_t bits = 0;
};

inline float
value_of(uint8_t x)
{
	return x;
}

inline float
value_of(float x)
{
	return x;
}

inline float
value_of(bfloat16_t x)
{
	uint32_t bits = static_cast<uint32_t>(x.bits) << 16;
	float f;

	std::memcpy(&f, &bits, 4);
	return f;
}

inline float
value_of(half x)
{
	int exponent = x.bits >> 10 & 31, fraction = x.bits & 1023;
	float f = exponent == 31 ? (fraction ? NAN : INFINITY)
			  : exponent     ? std::ldexp(static_cast<float>(1024 + fraction), exponent - 25)
							 : std::ldexp(static_cast<float>(fraction), -24);

	return x.bits >> 15 ? -f : f;
}

inline void
put_value(float x, float &out)
{
	out = x;
}

inline void
put_value(float x, bfloat16_t &out)
{
	uint32_t bits;

	std::memcpy(&bits, &x, 4);
	out.bits = static_cast<uint16_t>(x != x ? 0x7fc0 : (bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

inline void
put_value(float x, half &out)
{
	int sign = std::signbit(x) ? 0x8000 : 0, exponent = 0;
	float size = std::fabs(x);

	if (x != x || size >= 65520) {
		out.bits = static_cast<uint16_t>(sign | (x != x ? 0x7e00 : 0x7c00));
		return;
	}
	if (size == 0)
		exponent = -14; /* as the name of subnormal numbers */
	else
		std::frexp(size, &exponent);
	int step = exponent < -13 ? -24 : exponent - 11;
	int units = static_cast<int>(std::nearbyint(std::ldexp(size, -step)));
	out.bits =
		static_cast<uint16_t>(sign + (exponent < -13 ? units : ((exponent + 13) << 10) + units));
}

/* Cast of 0 and 1, the only values that kernels cast. */
inline void
put_value(float x, uint8_t &out)
{
	if (x != 0 && x != 1)
		unbearable("a byte of other values than 0 and 1");
	out = static_cast<uint8_t>(x);
}

inline half::half(int value)
{
	put_value(static_cast<float>(value), *this);
}

inline half::operator float() const
{
	return value_of(*this);
}

namespace AscendC
{

template <typename A, typename B> struct IsSameType {
	static constexpr bool value = false;
};
template <typename A> struct IsSameType<A, A> {
	static constexpr bool value = true;
};

inline float
ToFloat(bfloat16_t x)
{
	return value_of(x);
}

enum class TPosition { VECIN, VECOUT, VECCALC };
using QuePosition = TPosition;
enum class RoundMode { CAST_NONE, CAST_RINT };

inline int64_t block_index = 0, block_count = 1; /* index of this core */
inline uint64_t core_memory = 192 * 1024, core_used = 0;
constexpr uint64_t block_bytes = 32, vector_bytes = 256, select_bytes = 8192;

inline int64_t
GetBlockIdx()
{
	return block_index;
}
inline int64_t
GetBlockNum()
{
	return block_count;
}

template <typename T> struct LocalTensor {
	T *data = nullptr;
	uint64_t size = 0; /* elements up to the buffer's end */

	LocalTensor
	operator[](uint64_t at) const
	{
		if (at * sizeof(T) % block_bytes || at > size)
			unbearable("a tensor that begins within a block, or behind its buffer");
		return {data + at, size - at};
	}
	T *
	first(uint64_t count) const
	{
		if (count > size)
			unbearable("an access behind a local tensor");
		return data;
	}
	template <typename U>
	LocalTensor<U>
	ReinterpretCast() const
	{
		return {reinterpret_cast<U *>(data), size * sizeof(T) / sizeof(U)};
	}
};

template <typename T> struct GlobalTensor {
	T *data = nullptr;
	uint64_t size = 0;

	void
	SetGlobalBuffer(T *at, uint64_t n)
	{
		data = at;
		size = n;
	}
	GlobalTensor
	operator[](uint64_t at) const
	{
		return {data + at, at <= size ? size - at : 0};
	}
	T
	GetValue(uint64_t at) const
	{
		if (at >= size)
			unbearable("an element behind global memory");
		return data[at];
	}
};

enum class State { Free, Taken, Queued };

struct Buffer {
	std::vector<uint8_t> bytes;
	State state = State::Free;
};

template <TPosition POSITION, int DEPTH> struct TQue {
	std::vector<Buffer> buffers;
	std::vector<size_t> waiting;

	~TQue()
	{
		for (Buffer &b : buffers)
			if (b.state != State::Free)
				unbearable("a tensor that is never given back");
	}
	template <typename T>
	LocalTensor<T>
	AllocTensor()
	{
		for (Buffer &b : buffers)
			if (b.state == State::Free) {
				b.state = State::Taken;
				std::memset(b.bytes.data(), 0xab, b.bytes.size());
				return {reinterpret_cast<T *>(b.bytes.data()), b.bytes.size() / sizeof(T)};
			}
		unbearable("more tensors of a queue than it has buffers");
	}
	template <typename T>
	void
	EnQue(const LocalTensor<T> &t)
	{
		move(t.data, State::Taken, State::Queued);
		waiting.push_back(find(t.data));
		if (waiting.size() > DEPTH)
			unbearable("more tensors in a queue than it is deep");
	}
	template <typename T>
	LocalTensor<T>
	DeQue()
	{
		if (waiting.empty())
			unbearable("a tensor of an empty queue");
		Buffer &b = buffers[waiting.front()];
		waiting.erase(waiting.begin());
		b.state = State::Taken;
		return {reinterpret_cast<T *>(b.bytes.data()), b.bytes.size() / sizeof(T)};
	}
	template <typename T>
	void
	FreeTensor(const LocalTensor<T> &t)
	{
		move(t.data, State::Taken, State::Free);
	}
	void
	move(const void *data, State from, State to)
	{
		Buffer &b = buffers[find(data)];

		if (b.state != from)
			unbearable("a tensor that is free already, or still in the queue");
		b.state = to;
	}
	size_t
	find(const void *data) const
	{
		for (size_t i = 0; i < buffers.size(); i++)
			if (buffers[i].bytes.data() == data)
				return i;
		unbearable("a tensor of another queue");
	}
};

template <TPosition POSITION> struct TBuf {
	std::vector<uint8_t> bytes;

	template <typename T>
	LocalTensor<T>
	Get()
	{
		return {reinterpret_cast<T *>(bytes.data()), bytes.size() / sizeof(T)};
	}
};

struct TPipe {
	TPipe()
	{
		core_used = 0;
	}
	template <typename Q>
	void
	InitBuffer(Q &queue, int count, uint32_t bytes)
	{
		for (int i = 0; i < count; i++) {
			take(bytes);
			queue.buffers.push_back({std::vector<uint8_t>(bytes), State::Free});
		}
	}
	template <typename B>
	void
	InitBuffer(B &buffer, uint32_t bytes)
	{
		take(bytes);
		buffer.bytes.assign(bytes, 0xab);
	}
	void
	take(uint32_t bytes)
	{
		core_used += bytes;
		if (!bytes || bytes % block_bytes || core_used > core_memory)
			unbearable("a buffer that is no whole blocks, or more than the core's memory");
	}
};

/* ---- copies ---- */

struct DataCopyExtParams {
	uint16_t blockCount;
	uint32_t blockLen, srcStride, dstStride, rsv;
};

template <typename T> struct DataCopyPadExtParams {
	bool isPad;
	uint8_t leftPadding, rightPadding;
	T paddingValue;
};

template <typename T> constexpr bool is_copied = !IsSameType<T, bool>::value;

template <typename T>
void
DataCopyPad(const LocalTensor<T> &to, const GlobalTensor<T> &from, const DataCopyExtParams &p,
	const DataCopyPadExtParams<T> &)
{
	static_assert(is_copied<T>, "a 910B copies no bool");
	if (p.blockCount != 1 || p.blockLen > from.size * sizeof(T))
		unbearable("a copy from behind global memory");
	std::memcpy(to.first((p.blockLen + block_bytes - 1) / block_bytes * block_bytes / sizeof(T)),
		from.data, p.blockLen);
}

template <typename T>
void
DataCopyPad(const GlobalTensor<T> &to, const LocalTensor<T> &from, const DataCopyExtParams &p)
{
	static_assert(is_copied<T>, "a 910B copies no bool");
	if (p.blockCount != 1 || p.blockLen > to.size * sizeof(T))
		unbearable("a copy behind global memory");
	std::memcpy(to.data, from.first(p.blockLen / sizeof(T)), p.blockLen);
}

/* ---- instructions ---- */

/* A result covers an operand exactly, or does not overlap it. */
template <typename T, typename U>
void
keep_apart(const T *to, uint64_t n, const U *from, uint64_t m, bool may_be_same)
{
	auto a = reinterpret_cast<uintptr_t>(to), b = reinterpret_cast<uintptr_t>(from);

	if (a == b ? !may_be_same || sizeof(T) != sizeof(U)
			   : a < b + m * sizeof(U) && b < a + n * sizeof(T))
		unbearable("a result that overlaps an operand");
}

/* Without the parts of CANN's table that no kernel uses. */
template <typename T, typename U>
constexpr bool
is_cast(RoundMode mode)
{
	bool none = mode == RoundMode::CAST_NONE, rint = mode == RoundMode::CAST_RINT;

	return (IsSameType<U, half>::value && IsSameType<T, float>::value && none)
		   || (IsSameType<U, bfloat16_t>::value && IsSameType<T, float>::value && none)
		   || (IsSameType<U, uint8_t>::value && IsSameType<T, half>::value && none)
		   || (IsSameType<U, half>::value && IsSameType<T, uint8_t>::value && (none || rint))
		   || (IsSameType<U, float>::value && IsSameType<T, half>::value && (none || rint))
		   || (IsSameType<U, float>::value && IsSameType<T, bfloat16_t>::value && rint)
		   || (IsSameType<U, float>::value && IsSameType<T, float>::value && rint);
}

inline float
rounded(float x)
{
	return std::nearbyint(x);
}

template <typename U>
float
rounded(U x)
{
	return value_of(x);
}

template <typename T, typename U>
void
Cast(const LocalTensor<T> &to, const LocalTensor<U> &from, RoundMode mode, uint32_t count)
{
	T *d = to.first(count);
	const U *s = from.first(count);

	if (!is_cast<T, U>(mode))
		unbearable("a Cast that there is not");
	keep_apart(d, count, s, count, true);
	for (uint32_t i = 0; i < count; i++)
		put_value(IsSameType<T, U>::value ? rounded(s[i]) : value_of(s[i]), d[i]);
}

template <typename T>
void
Duplicate(const LocalTensor<T> &to, const T &value, uint32_t count)
{
	static_assert(sizeof(T) == 2 || sizeof(T) == 4, "of 16 and 32 bits");
	T *d = to.first(count);

	for (uint32_t i = 0; i < count; i++)
		d[i] = value;
}

#define UNARY(name, may_be_same, expression)                                                       \
	inline void name(const LocalTensor<float> &to, const LocalTensor<float> &from, uint32_t count) \
	{                                                                                              \
		float *d = to.first(count);                                                                \
		const float *s = from.first(count);                                                        \
		keep_apart(d, count, s, count, may_be_same);                                               \
		for (uint32_t i = 0; i < count; i++) {                                                     \
			float x = s[i];                                                                        \
			d[i] = expression;                                                                     \
		}                                                                                          \
	}
UNARY(Abs, true, std::fabs(x))
UNARY(Exp, true, std::exp(x))
UNARY(Ln, true, std::log(x))
UNARY(Sqrt, true, std::sqrt(x))
/* Functions instead of single instructions: their result must not overlap an operand. */
UNARY(Log2, false, std::log2(x))
UNARY(Log10, false, std::log10(x))
UNARY(Tanh, false, std::tanh(x))
UNARY(Sigmoid, false, 1 / (1 + std::exp(-x)))
UNARY(Sin, false, std::sin(x))
UNARY(Cos, false, std::cos(x))
UNARY(Tan, false, std::tan(x))
UNARY(Asin, false, std::asin(x))
UNARY(Acos, false, std::acos(x))
UNARY(Atan, false, std::atan(x))
UNARY(Sinh, false, std::sinh(x))
UNARY(Cosh, false, std::cosh(x))
UNARY(Asinh, false, std::asinh(x))
UNARY(Acosh, false, std::acosh(x))
UNARY(Atanh, false, std::atanh(x))
UNARY(Erf, false, std::erf(x))
UNARY(Erfc, false, std::erfc(x))
UNARY(Floor, false, std::floor(x))
UNARY(Ceil, false, std::ceil(x))
UNARY(Trunc, false, std::trunc(x))
#undef UNARY

/* NaN in Max, Min and Relu is undocumented, so it ends the program. */
#define BINARY(name, may_be_same, expression)                                                      \
	inline void name(const LocalTensor<float> &to, const LocalTensor<float> &a,                    \
		const LocalTensor<float> &b, uint32_t count)                                               \
	{                                                                                              \
		float *d = to.first(count);                                                                \
		const float *s = a.first(count), *t = b.first(count);                                      \
		keep_apart(d, count, s, count, may_be_same);                                               \
		keep_apart(d, count, t, count, may_be_same);                                               \
		for (uint32_t i = 0; i < count; i++) {                                                     \
			float x = s[i], y = t[i];                                                              \
			d[i] = expression;                                                                     \
		}                                                                                          \
	}
BINARY(Add, true, x + y)
BINARY(Mul, true, x *y)
BINARY(Sub, true, x - y)
BINARY(Div, true, x / y)
BINARY(Power, false, std::pow(x, y))
#undef BINARY

#define SCALAR(name, expression)                                                                   \
	inline void name(                                                                              \
		const LocalTensor<float> &to, const LocalTensor<float> &a, const float &y, uint32_t count) \
	{                                                                                              \
		float *d = to.first(count);                                                                \
		const float *s = a.first(count);                                                           \
		keep_apart(d, count, s, count, true);                                                      \
		for (uint32_t i = 0; i < count; i++) {                                                     \
			float x = s[i];                                                                        \
			d[i] = expression;                                                                     \
		}                                                                                          \
	}
SCALAR(Adds, x + y)
SCALAR(Muls, x *y)
#undef SCALAR

/* ---- bits ---- */

/* 16 bits each. */
template <typename T, typename F>
void
bitwise(
	const LocalTensor<T> &to, const LocalTensor<T> &a, const LocalTensor<T> &b, uint32_t count, F f)
{
	static_assert(IsSameType<T, uint16_t>::value || IsSameType<T, int16_t>::value, "16 bits only");
	T *d = to.first(count);
	const T *s = a.first(count), *t = b.first(count);

	keep_apart(d, count, s, count, true);
	keep_apart(d, count, t, count, true);
	for (uint32_t i = 0; i < count; i++)
		d[i] = static_cast<T>(f(s[i], t[i]));
}

template <typename T>
void
And(const LocalTensor<T> &to, const LocalTensor<T> &a, const LocalTensor<T> &b, uint32_t count)
{
	bitwise(to, a, b, count, [](T x, T y) { return x & y; });
}

template <typename T>
void
Or(const LocalTensor<T> &to, const LocalTensor<T> &a, const LocalTensor<T> &b, uint32_t count)
{
	bitwise(to, a, b, count, [](T x, T y) { return x | y; });
}

template <typename T>
void
Not(const LocalTensor<T> &to, const LocalTensor<T> &a, uint32_t count)
{
	bitwise(to, a, a, count, [](T x, T) { return ~x; });
}

/* ---- comparison and selection ---- */

enum class CMPMODE { LT, GT, EQ, LE, GE, NE };
enum class SELMODE { VSEL_CMPMASK_SPR, VSEL_TENSOR_SCALAR_MODE, VSEL_TENSOR_TENSOR_MODE };

inline bool
compares(float x, float y, CMPMODE mode)
{
	switch (mode) {
	case CMPMODE::LT:
		return x < y;
	case CMPMODE::GT:
		return x > y;
	case CMPMODE::EQ:
		return x == y;
	case CMPMODE::LE:
		return x <= y;
	case CMPMODE::GE:
		return x >= y;
	default:
		return x != y;
	}
}

/* Elements that fill no whole step of the vector unit are not compared. */
template <typename T, typename F>
void
compare(
	const LocalTensor<uint8_t> &to, const LocalTensor<T> &a, uint32_t count, CMPMODE mode, F other)
{
	static_assert(IsSameType<T, float>::value || IsSameType<T, half>::value, "float and half only");
	uint8_t *d = to.first(count / 8);
	const T *s = a.first(count);

	if (!count || count * sizeof(T) % vector_bytes)
		unbearable("a comparison of elements that do not fill 256 bytes");
	keep_apart(d, count / 8, s, count, false);
	std::memset(d, 0, count / 8);
	for (uint32_t i = 0; i < count; i++)
		if (compares(static_cast<float>(s[i]), other(i), mode))
			d[i / 8] = static_cast<uint8_t>(d[i / 8] | 1 << i % 8);
}

template <typename T>
void
Compare(const LocalTensor<uint8_t> &to, const LocalTensor<T> &a, const LocalTensor<T> &b,
	CMPMODE mode, uint32_t count)
{
	const T *t = b.first(count);

	keep_apart(to.data, count / 8, t, count, false);
	compare(to, a, count, mode, [t](uint32_t i) { return static_cast<float>(t[i]); });
}

template <typename T>
void
CompareScalar(const LocalTensor<uint8_t> &to, const LocalTensor<T> &a, const T &b, CMPMODE mode,
	uint32_t count)
{
	compare(to, a, count, mode, [b](uint32_t) { return static_cast<float>(b); });
}

template <typename T, typename F>
void
select(const LocalTensor<T> &to, const LocalTensor<uint8_t> &mask, const LocalTensor<T> &a,
	uint32_t count, F other)
{
	static_assert(IsSameType<T, float>::value || IsSameType<T, half>::value, "float and half only");
	T *d = to.first(count);
	const T *s = a.first(count);
	const uint8_t *bits = mask.first((count + 7) / 8);

	if (core_used + select_bytes > core_memory)
		unbearable("a Select without the 8 KB that it wants for itself");
	keep_apart(d, count, bits, (count + 7) / 8, false);
	keep_apart(d, count, s, count, true);
	for (uint32_t i = 0; i < count; i++)
		d[i] = bits[i / 8] >> i % 8 & 1 ? s[i] : other(i);
}

template <typename T>
void
Select(const LocalTensor<T> &to, const LocalTensor<uint8_t> &mask, const LocalTensor<T> &a,
	const LocalTensor<T> &b, SELMODE mode, uint32_t count)
{
	const T *t = b.first(count);

	if (mode != SELMODE::VSEL_TENSOR_TENSOR_MODE)
		unbearable("a Select of two tensors in a mode that takes a number, or one mask for all");
	keep_apart(to.data, count, t, count, true);
	select(to, mask, a, count, [t](uint32_t i) { return t[i]; });
}

template <typename T>
void
Select(const LocalTensor<T> &to, const LocalTensor<uint8_t> &mask, const LocalTensor<T> &a, T b,
	SELMODE mode, uint32_t count)
{
	if (mode != SELMODE::VSEL_TENSOR_SCALAR_MODE)
		unbearable("a Select of a number in a mode that takes two tensors");
	select(to, mask, a, count, [b](uint32_t) { return b; });
}

} // namespace AscendC

#endif
