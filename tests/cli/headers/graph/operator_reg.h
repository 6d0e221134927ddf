/* Reading of prototypes by a C++ compiler: GE's macros, each of which prints its arguments. Names
 * of data types and members of TensorType are those of GE's public types.h. */
#ifndef TESTS_OPERATOR_REG_H
#define TESTS_OPERATOR_REG_H

#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace ge
{
enum DataType {
	DT_FLOAT,
	DT_FLOAT16,
	DT_INT8,
	DT_INT32,
	DT_UINT8,
	DT_INT16 = 6,
	DT_UINT16,
	DT_UINT32,
	DT_INT64,
	DT_UINT64,
	DT_DOUBLE,
	DT_BOOL,
	DT_STRING,
	DT_DUAL_SUB_INT8,
	DT_DUAL_SUB_UINT8,
	DT_COMPLEX64,
	DT_COMPLEX128,
	DT_QINT8,
	DT_QINT16,
	DT_QINT32,
	DT_QUINT8,
	DT_QUINT16,
	DT_RESOURCE,
	DT_STRING_REF,
	DT_DUAL,
	DT_VARIANT,
	DT_BF16,
	DT_UNDEFINED,
	DT_INT4,
	DT_UINT1,
	DT_INT2,
	DT_UINT2,
	DT_COMPLEX32,
	DT_HIFLOAT8,
	DT_FLOAT8_E5M2,
	DT_FLOAT8_E4M3FN,
};

static const std::vector<int64_t> UNKNOWN_SHAPE = {-1}, UNKNOWN_RANK = {-2};

/* Data types as a set, or the symbols that promotion joins. */
struct Range {
	uint64_t set = 0;
	std::vector<std::string> promoted;
};

struct TensorType : Range {
	TensorType(DataType t)
	{
		set = 1ull << t;
	}
	TensorType(std::initializer_list<DataType> types)
	{
		for (auto t : types)
			set |= 1ull << t;
	}
	TensorType(std::initializer_list<TensorType> all)
	{
		for (auto &t : all)
			set |= t.set;
	}
	static TensorType
	FloatingDataType()
	{
		return {DT_DOUBLE, DT_FLOAT, DT_FLOAT16};
	}
	static TensorType
	FLOAT()
	{
		return {DT_FLOAT, DT_FLOAT16, DT_BF16};
	}
	static TensorType
	IndexNumberType()
	{
		return {DT_INT32, DT_INT64};
	}
	static TensorType
	SignedDataType()
	{
		return {DT_INT16, DT_INT32, DT_INT64, DT_INT8};
	}
	static TensorType
	UnsignedDataType()
	{
		return {DT_UINT16, DT_UINT32, DT_UINT64, DT_UINT8};
	}
	static TensorType
	IntegerDataType()
	{
		return {SignedDataType(), UnsignedDataType()};
	}
	static TensorType
	ComplexDataType()
	{
		return {DT_COMPLEX128, DT_COMPLEX64, DT_COMPLEX32};
	}
	static TensorType
	UnaryDataType()
	{
		return {ComplexDataType(), FloatingDataType(), TensorType(DT_BF16)};
	}
	static TensorType
	RealNumberType()
	{
		return {FloatingDataType(), IntegerDataType(), TensorType(DT_BF16)};
	}
	static TensorType
	QuantifiedType()
	{
		return {DT_QINT16, DT_QINT32, DT_QINT8, DT_QUINT16, DT_QUINT8};
	}
	static TensorType
	NumberType()
	{
		return {RealNumberType(), ComplexDataType(), TensorType{DT_QINT32, DT_QINT8, DT_QUINT8}};
	}
	static TensorType
	BasicType()
	{
		return {RealNumberType(), ComplexDataType(), QuantifiedType()};
	}
	static TensorType
	OrdinaryType()
	{
		return {RealNumberType(), ComplexDataType(), TensorType(DT_BOOL)};
	}
	static TensorType
	ALL()
	{
		return {OrdinaryType(), QuantifiedType(), TensorType{DT_RESOURCE, DT_STRING}};
	}
};

using ListTensorType = TensorType;

struct Promote : Range {
	Promote(std::initializer_list<const char *> symbols)
	{
		promoted.assign(symbols.begin(), symbols.end());
	}
};

struct Tensor {
};

using OpInt = int64_t;
using OpFloat = float;
using OpBool = bool;
using OpString = std::string;
using OpType = DataType;
using OpTensor = Tensor;
using OpListInt = std::vector<int64_t>;
using OpListFloat = std::vector<float>;
using OpListBool = std::vector<bool>;
using OpListString = std::vector<std::string>;
using OpListType = std::vector<DataType>;
using OpListListInt = std::vector<std::vector<int64_t>>;
using OpListListFloat = std::vector<std::vector<float>>;

inline std::string
text(int64_t v)
{
	return std::to_string(v);
}
inline std::string
text(bool v)
{
	return v ? "true" : "false";
}
inline std::string
text(float v)
{
	char s[64];

	snprintf(s, sizeof s, "%.9g", (double)v);
	return s;
}
inline std::string
text(DataType v)
{
	return "DT" + std::to_string(v);
}
inline std::string
text(const Tensor &)
{
	return "tensor";
}
inline std::string
text(const std::string &v)
{
	std::string s;
	char code[8];
	for (unsigned char c : v) {
		snprintf(code, sizeof code, "\\x%02x", c);
		s += c > ' ' && c < 127 && c != '\\' ? std::string(1, (char)c) : code;
	}
	return '"' + s + '"';
}
template <typename T>
std::string
text(const std::vector<T> &v)
{
	std::string s = "[";
	for (size_t i = 0; i < v.size(); i++)
		s += (i ? "," : "") + text((T)v[i]);
	return s + "]";
}

/* Links of an operator, printed at its end by kind, so that only the order within a kind
 * matters. */
class Links
{
	struct port {
		std::string head, symbol;
		Range range;
	};
	std::string type, attrs, graphs;
	std::vector<port> in, out;
	std::map<std::string, Range> symbols;

	Links &
	add(std::vector<port> &list, const char *kind, const char *name, Range range)
	{
		list.push_back({std::string(kind) + " " + name, "", range});
		return *this;
	}
	Links &
	add(std::vector<port> &list, const char *kind, const char *name, const char *symbol)
	{
		list.push_back({std::string(kind) + " " + name, symbol, {}});
		return *this;
	}

	/* Symbols by the first port that has them; their names have no meaning. */
	std::string
	first_port(const std::string &symbol) const
	{
		for (auto list : {&in, &out})
			for (auto &p : *list)
				if (p.symbol == symbol)
					return p.head;
		return "none";
	}
	void
	print(const std::vector<port> &list) const
	{
		for (auto &p : list) {
			const Range &r = p.symbol.empty() ? p.range : symbols.at(p.symbol);
			printf("  %s", p.head.c_str());
			if (!p.symbol.empty())
				printf(" as %s", first_port(p.symbol).c_str());
			for (auto &symbol : r.promoted)
				printf(" promotes %s", first_port(symbol).c_str());
			for (int d = 0; d < 64; d++)
				if (r.set >> d & 1)
					printf(" %d", d);
			printf("\n");
		}
	}

  public:
	explicit Links(const char *name) : type(name)
	{
	}
	template <typename T>
	Links &
	input(const char *k, const char *n, T t)
	{
		return add(in, k, n, t);
	}
	template <typename T>
	Links &
	output(const char *k, const char *n, T t)
	{
		return add(out, k, n, t);
	}
	Links &
	datatype(const char *name, Range range)
	{
		symbols[name] = range;
		return *this;
	}
	Links &
	attr(const char *name, const char *kind, const std::string &value)
	{
		attrs += std::string("  attr ") + name + " " + kind + " " + value + "\n";
		return *this;
	}
	Links &
	graph(const char *kind, const char *name)
	{
		graphs += std::string("  ") + kind + " " + name + "\n";
		return *this;
	}
	int
	end() const
	{
		printf("%s\n", type.c_str());
		print(in);
		print(out);
		printf("%s%s", attrs.c_str(), graphs.c_str());
		return 0;
	}
};
} // namespace ge

#define REG_OP(T)              [[maybe_unused]] static const int registered_##T = ::ge::Links(#T)
#define INPUT(n, ...)          input("input", #n, __VA_ARGS__)
#define OPTIONAL_INPUT(n, ...) input("optional", #n, __VA_ARGS__)
#define DYNAMIC_INPUT(n, ...)  input("dynamic", #n, __VA_ARGS__)
#define OUTPUT(n, ...)         output("output", #n, __VA_ARGS__)
#define DYNAMIC_OUTPUT(n, ...) output("outputs", #n, __VA_ARGS__)
#define DATATYPE(n, ...)       datatype(#n, __VA_ARGS__)
#define REQUIRED_ATTR(n, T)    attr(#n, #T, "required")
#define ATTR(n, T, ...)                                                                            \
	attr(#n, #T, ::ge::text([] {                                                                   \
		::ge::Op##T v = __VA_ARGS__;                                                               \
		return v;                                                                                  \
	}()))
#define GRAPH(n)              graph("graph", #n)
#define DYNAMIC_GRAPH(n)      graph("graphs", #n)
#define OP_END_FACTORY_REG(T) end();

#endif
