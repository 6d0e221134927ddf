/* Stands in for Ascend C on a CPU: queues and buffers of one core's memory, copies of bytes that
 * need not fill a block, vector instructions in order. What the NPU would not bear ends the
 * program: a buffer that is taken twice, one beyond memory, a tensor that begins within a block, an
 * access behind an end. Facts: CANN's public API reference. */
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

/* Halves as bits; only Cast looks at their values. */
struct half {
	uint16_t bits;
};
struct bfloat16_t {
	uint16_t bits;
};

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
	std::frexp(size, &exponent);
	int step = exponent < -13 ? -24 : exponent - 11;
	int units = static_cast<int>(std::nearbyint(std::ldexp(size, -step)));
	out.bits =
		static_cast<uint16_t>(sign + (exponent < -13 ? units : ((exponent + 13) << 10) + units));
}

namespace AscendC
{

enum class TPosition { VECIN, VECOUT, VECCALC };
using QuePosition = TPosition;
enum class RoundMode { CAST_NONE, CAST_RINT };

inline int64_t block_index = 0, block_count = 1; /* which core this is */
constexpr uint64_t core_memory = 192 * 1024, block_bytes = 32;

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
};

struct Buffer {
	std::vector<uint8_t> bytes;
	bool taken = false;
};

template <TPosition POSITION, int DEPTH> struct TQue {
	std::vector<Buffer> buffers;
	std::vector<size_t> waiting;

	template <typename T>
	LocalTensor<T>
	AllocTensor()
	{
		for (Buffer &b : buffers)
			if (!b.taken) {
				b.taken = true;
				std::memset(b.bytes.data(), 0xab, b.bytes.size());
				return {reinterpret_cast<T *>(b.bytes.data()), b.bytes.size() / sizeof(T)};
			}
		unbearable("more tensors of a queue than it has buffers");
	}
	template <typename T>
	void
	EnQue(const LocalTensor<T> &t)
	{
		waiting.push_back(find(t.data));
	}
	template <typename T>
	LocalTensor<T>
	DeQue()
	{
		if (waiting.empty())
			unbearable("a tensor of an empty queue");
		Buffer &b = buffers[waiting.front()];
		waiting.erase(waiting.begin());
		return {reinterpret_cast<T *>(b.bytes.data()), b.bytes.size() / sizeof(T)};
	}
	template <typename T>
	void
	FreeTensor(const LocalTensor<T> &t)
	{
		Buffer &b = buffers[find(t.data)];

		if (!b.taken)
			unbearable("a tensor that is free already");
		b.taken = false;
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
	uint64_t used = 0;

	template <typename Q>
	void
	InitBuffer(Q &queue, int count, uint32_t bytes)
	{
		for (int i = 0; i < count; i++) {
			take(bytes);
			queue.buffers.push_back({std::vector<uint8_t>(bytes), false});
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
		used += bytes;
		if (!bytes || bytes % block_bytes || used > core_memory)
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

template <typename T>
void
DataCopyPad(const LocalTensor<T> &to, const GlobalTensor<T> &from, const DataCopyExtParams &p,
	const DataCopyPadExtParams<T> &)
{
	if (p.blockCount != 1 || p.blockLen > from.size * sizeof(T))
		unbearable("a copy from behind global memory");
	std::memcpy(to.first((p.blockLen + block_bytes - 1) / block_bytes * block_bytes / sizeof(T)),
		from.data, p.blockLen);
}

template <typename T>
void
DataCopyPad(const GlobalTensor<T> &to, const LocalTensor<T> &from, const DataCopyExtParams &p)
{
	if (p.blockCount != 1 || p.blockLen > to.size * sizeof(T))
		unbearable("a copy behind global memory");
	std::memcpy(to.data, from.first(p.blockLen / sizeof(T)), p.blockLen);
}

/* ---- instructions ---- */

template <typename T, typename U>
void
Cast(const LocalTensor<T> &to, const LocalTensor<U> &from, RoundMode, uint32_t count)
{
	T *d = to.first(count);
	const U *s = from.first(count);

	for (uint32_t i = 0; i < count; i++)
		put_value(value_of(s[i]), d[i]);
}

inline void
Duplicate(const LocalTensor<float> &to, const float &value, uint32_t count)
{
	float *d = to.first(count);

	for (uint32_t i = 0; i < count; i++)
		d[i] = value;
}

/* A function, not one instruction: its result lies on no operand. */
inline void
apart(const float *to, const float *from)
{
	if (to == from)
		unbearable("a result on its operand, of a function that is no single instruction");
}

#define UNARY(name, expression)                                                                    \
	inline void name(const LocalTensor<float> &to, const LocalTensor<float> &from, uint32_t count) \
	{                                                                                              \
		float *d = to.first(count);                                                                \
		const float *s = from.first(count);                                                        \
		APART(d, s);                                                                               \
		for (uint32_t i = 0; i < count; i++) {                                                     \
			float x = s[i];                                                                        \
			d[i] = expression;                                                                     \
		}                                                                                          \
	}
#define APART(to, from) (void)0
UNARY(Abs, std::fabs(x))
UNARY(Exp, std::exp(x))
UNARY(Ln, std::log(x))
UNARY(Sqrt, std::sqrt(x))
UNARY(Relu, x > 0 ? x : 0)
#undef APART
#define APART(to, from) apart(to, from)
UNARY(Log2, std::log2(x))
UNARY(Log10, std::log10(x))
UNARY(Tanh, std::tanh(x))
UNARY(Sigmoid, 1 / (1 + std::exp(-x)))
UNARY(Sin, std::sin(x))
UNARY(Cos, std::cos(x))
UNARY(Tan, std::tan(x))
UNARY(Asin, std::asin(x))
UNARY(Acos, std::acos(x))
UNARY(Atan, std::atan(x))
UNARY(Sinh, std::sinh(x))
UNARY(Cosh, std::cosh(x))
UNARY(Asinh, std::asinh(x))
UNARY(Acosh, std::acosh(x))
UNARY(Atanh, std::atanh(x))
UNARY(Erf, std::erf(x))
UNARY(Erfc, std::erfc(x))
UNARY(Floor, std::floor(x))
UNARY(Ceil, std::ceil(x))
UNARY(Trunc, std::trunc(x))
#undef APART
#undef UNARY

#define BINARY(name, scalar_name, expression)                                                      \
	inline void name(const LocalTensor<float> &to, const LocalTensor<float> &a,                    \
		const LocalTensor<float> &b, uint32_t count)                                               \
	{                                                                                              \
		float *d = to.first(count);                                                                \
		const float *s = a.first(count), *t = b.first(count);                                      \
		for (uint32_t i = 0; i < count; i++) {                                                     \
			float x = s[i], y = t[i];                                                              \
			d[i] = expression;                                                                     \
		}                                                                                          \
	}                                                                                              \
	inline void scalar_name(                                                                       \
		const LocalTensor<float> &to, const LocalTensor<float> &a, const float &y, uint32_t count) \
	{                                                                                              \
		float *d = to.first(count);                                                                \
		const float *s = a.first(count);                                                           \
		for (uint32_t i = 0; i < count; i++) {                                                     \
			float x = s[i];                                                                        \
			d[i] = expression;                                                                     \
		}                                                                                          \
	}
BINARY(Add, Adds, x + y)
BINARY(Mul, Muls, x *y)
BINARY(Max, Maxs, x > y ? x : y)
BINARY(Min, Mins, x < y ? x : y)
BINARY(Sub, NoSubs, x - y)
BINARY(Div, NoDivs, x / y)
BINARY(Power, NoPowers, std::pow(x, y))
#undef BINARY

} // namespace AscendC

#endif
