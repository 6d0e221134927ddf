/* SPDX-License-Identifier: Apache-2.0 */
/* Options of the commands: see table.h. */
#include "cli/options.h"

#include <stddef.h>

#define DEVICE                                                                                     \
	{                                                                                              \
		"device", CLI_OPT_DEVICE, "DEVICE", "cpu npu:0",                                           \
			"device to run on: cpu, or npu:0, npu:1 ... with CANN (a program other than an .om "   \
			"is first compiled for the chip)"                                                      \
	}

#define RANKS                                                                                      \
	{"rank-table", CLI_OPT_RANK_TABLE, "FILE", CLI_A_FILE,                                         \
		"HCCL file of all ranks that run the program together, each on its own --device "          \
		"(RANK_TABLE_FILE)"},                                                                      \
	{                                                                                              \
		"rank", CLI_OPT_RANK, "N", NULL, "rank of this process (RANK_ID)"                          \
	}

#define GEARS                                                                                      \
	{"gears", CLI_OPT_GEARS, "NAME=N,...;...", NULL,                                               \
		"fixed sizes (gears) for dynamic inputs, as s0=1,8;x:1=128,512; each run uses the "        \
		"smallest that fits (NAME is a size of the program, or INPUT:DIM)"},                       \
	{                                                                                              \
		"gears-policy", CLI_OPT_GEARS_POLICY, "POLICY", "product zip",                             \
			"combination of gears; product: each size with all others (default); zip: the first "  \
			"of each, the second of each, ..."                                                     \
	}

#define AIPP                                                                                       \
	{                                                                                              \
		"aipp", CLI_OPT_AIPP, "FILE", CLI_A_FILE,                                                  \
			"preprocessing of camera images (AIPP), in the form of atc's --insert_op_conf: the "   \
			"program then takes u8 images"                                                         \
	}

#define MODES                                                                                      \
	"origin fp16 mixed_float16 mixed_bfloat16 cube_fp16in_fp32out allow_fp32_to_fp16 force_fp16 "  \
	"allow_mix_precision"

#define CHIP_INPUTS                                                                                \
	{"precision", CLI_OPT_PRECISION, "MODE", MODES,                                                \
		"precision mode of atc (default: the one that compile passes for --soc)"},                 \
		{"random", CLI_OPT_RANDOM, "SEED", NULL, "generate random inputs instead"},                \
	{                                                                                              \
		"size", CLI_OPT_SIZE, "NAME=N", NULL, "with --random: fix a symbolic size, as s0=4"        \
	}

#define STAGES  "import scopes functional decomposed fused ge"
#define WEIGHTS "auto inline files ref"

/* Options that several commands have with the same meaning. */
#define FORCE                                                                                      \
	{                                                                                              \
		"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"                             \
	}
#define OUTPUT                                                                                     \
	{                                                                                              \
		"output", 'o', "FILE", CLI_A_FILE, "output file instead of standard output"                \
	}
#define NO_FUSE                                                                                    \
	{                                                                                              \
		"no-fuse", CLI_OPT_NO_FUSE, "RULE,...", NULL, "disable fusion rules (all: every rule)"     \
	}

/* Lowering of quantised operators. */
#define QUANT                                                                                      \
	{"quant", CLI_OPT_QUANT, "keep|exact|npu", "keep exact npu",                                   \
		"quantised operators as floats (keep, the default), as integer products in i32 (exact) "   \
		"or "                                                                                      \
		"as "                                                                                      \
		"fused integer kernels (npu); the last two need --soc"},                                   \
		{"quant-fallback", CLI_OPT_QUANT_FALLBACK, "refuse|float", "refuse float",                 \
			"quantised products without an integer kernel: refused (the default), or as floats "   \
			"with a "                                                                              \
			"warning"},                                                                            \
	{                                                                                              \
		"quant-per-token", CLI_OPT_QUANT_PER_TOKEN, NULL, NULL,                                    \
			"with --quant=npu: quantise each row of an input of f16 or bf16 by itself where the "  \
			"program quantises the whole input when it runs"                                       \
	}

const cli_option cli_compile_options[] = {
	{"output", 'o', "FILE", CLI_A_FILE,
		"output file; - is standard output (default: MODEL's name with .air in the current "
		"directory; with --stage standard output)"},
	{"weights", CLI_OPT_WEIGHTS, "MODE", WEIGHTS,
		"storage of weights (inline: in the .air; files: one file per weight in OUT.weights/; ref: "
		"in the model's archive, which readers of the .air accept only below its directory or a "
		"--weights-from; auto: inline unless the .air becomes too large)"},
	{"target", CLI_OPT_TARGET, "TARGET", "air npu",
		"output format; air, or npu: an .om for a chip, by CANN's atc (default: by the extension "
		"of -o; npu without -o or --soc: MODEL's name with .om, for the local chip)"},
	{"precision", CLI_OPT_PRECISION, "MODE",
		"origin fp16 mixed_float16 mixed_bfloat16 cube_fp16in_fp32out",
		"for an .om: atc's --precision_mode_v2 (origin: the program's dtypes)"},
	{"atc-options", CLI_OPT_ATC_OPTIONS, "OPTIONS", NULL,
		"for an .om: additional or overriding atc options, separated by blanks (may be "
		"repeated); new:--NAME=VALUE passes an option that fxge does not know"},
	{"singleop", CLI_OPT_SINGLEOP, "F.json", CLI_A_FILE,
		"compile single operators instead of a MODEL: a list in the form of atc --singleop; -o is "
		"the output directory (default F)"},
	GEARS,
	AIPP,
	{"stage", CLI_OPT_STAGE, "STAGE", STAGES,
		"stop after this stage and print text (import, scopes, functional, decomposed, fused, ge)"},
	{"dump-after", CLI_OPT_DUMP_AFTER, "PASS", NULL,
		"print the program to standard error after a pass (all: every pass)"},
	{"dump-dir", CLI_OPT_DUMP_DIR, "DIR", CLI_A_DIRECTORY,
		"write the dumps of --dump-after to files in DIR, which is created if necessary"},
	{"max-detections", CLI_OPT_MAX_DETECTIONS, "N", NULL,
		"constant number of results of torchvision::nms: rows are padded, and the output `count` "
		"is "
		"the number of valid ones"},
	QUANT,
	{"ranks", CLI_OPT_RANKS, "N", NULL,
		"number of ranks: writes OUT/rank0/ to OUT/rank<N-1>/; needs --plan"},
	{"plan", CLI_OPT_PLAN, "FILE", CLI_A_FILE,
		"cuts of a full checkpoint for each rank (YAML); MODEL is the program of one rank"},
	NO_FUSE,
	{"explain", CLI_OPT_EXPLAIN, "RULE,...", NULL,
		"report near misses of fusion rules with reasons; `variants`: choices of variants"},
	{"check", CLI_OPT_CHECK, NULL, NULL, "check the output file as `fxge check` does"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace existing files"},
	{"time", CLI_OPT_TIME, NULL, NULL, "print the time of each stage, and microseconds per node"},
	{"trace", CLI_OPT_TRACE, "FILE", CLI_A_FILE,
		"write the time of each stage as a timeline for Perfetto (Chrome's trace format)"},
	{0},
};

const cli_option cli_dump_options[] = {
	{"format", CLI_OPT_FORMAT, "FORMAT",
		"text locs io json dot pbtxt onnx-pbtxt singleop singleop-custom collectives ops ops-json "
		"html view-json svg svg-last model-explorer report-markdown report-html onnx fxpb",
		"output format; text (default), locs (text with locations), io (interface as JSON), json, "
		"dot, pbtxt and onnx-pbtxt (stage ge, for graph viewers), singleop (stage ge, for atc "
		"--singleop), collectives (stage ge: exchanges between ranks in order), ops, ops-json, "
		"html (page of all stages from this one on), view-json (its data), svg (picture of this "
		"stage), svg-last (of the last stage that the program reaches), model-explorer (the "
		"same stages for Model Explorer), report-markdown, report-html (fxge report), onnx (to a "
		"file, for Netron), fxpb (to a file)"},
	{"stage", CLI_OPT_STAGE, "STAGE", STAGES,
		"compile up to this stage first (import, scopes, functional, decomposed, fused, ge)"},
	{"passes", CLI_OPT_PASSES, "PASS,...", NULL,
		"run these passes first, in this order (help: list them); a pass whose requirements are "
		"not met is an error"},
	{"io", CLI_OPT_IO, NULL, NULL, "short for --format=io"},
	{"locs", CLI_OPT_LOCS, NULL, NULL, "print text with the Python line of each node"},
	{"ref", CLI_OPT_REF, NULL, NULL, "fxpb, onnx: weights as references into the model's archive"},
	OUTPUT,
	FORCE,
	{0},
};

const cli_option cli_run_options[] = {
	{"inputs", CLI_OPT_INPUTS, "FILE", CLI_A_FILE,
		"input arrays (F.npz; F.npy for a single input; NAME=F.npy for input NAME; F.bin: raw "
		"elements, for the next input or NAME). Several F.npz files are steps that share the "
		"states; a file for verify --expected runs case by case"},
	{"random", CLI_OPT_RANDOM, "SEED", NULL, "generate random inputs"},
	{"size", CLI_OPT_SIZE, "NAME=N", NULL, "with --random: fix a symbolic size, as s0=4"},
	{"outputs", CLI_OPT_OUTPUTS, "F.npz", CLI_A_FILE,
		"write results to this file; names are step0/NAME, step1/NAME ... for steps, and c0/NAME "
		"for cases"},
	{"state", CLI_OPT_STATE, "F.npz", CLI_A_FILE,
		"read initial states from this file if it exists, and write the final states to it"},
	{"seed", CLI_OPT_SEED, "N", NULL,
		"seed of the program's random numbers (dropout, rand); default 0; overrides --state"},
	{"repeat", CLI_OPT_REPEAT, "N", NULL,
		"run N times; print the first time, percentiles of the others, and runs per second"},
	{"profile", CLI_OPT_PROFILE, NULL, NULL,
		"print time and memory by node, with Python lines, and by operator type; mean and fastest "
		"over all repeats (without fusion of steps)"},
	{"trace", CLI_OPT_TRACE, "FILE", CLI_A_FILE,
		"measure as --profile, and write the times and live bytes of the nodes as a timeline for "
		"Perfetto (Chrome's trace format)"},
	{"tap", CLI_OPT_TAP, "NAME", NULL,
		"print statistics of a value of any stage; NAME@STAGE: of this stage; NAME:REDUCER: nan, "
		"min, max, mean, norm or histogram (may be repeated)"},
	{"first-nan", CLI_OPT_FIRST_NAN, NULL, NULL,
		"find the first NaN, and the first infinity of finite operands: node, operator, Python "
		"line, index, and statistics of the operands; exit code 1 if there is one"},
	QUANT,
	GEARS,
	AIPP,
	DEVICE,
	{"check-ranges", CLI_OPT_CHECK_RANGES, NULL, NULL,
		"with --device=npu:N: run each step on the CPU first, which checks indices, sizes and "
		"assertions and names the Python line; the chip computes only steps that pass"},
	RANKS,
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing output file"},
	{0},
};

const cli_option cli_verify_options[] = {
	{"expected", CLI_OPT_EXPECTED, "F.npz", CLI_A_FILE, "inputs and expected results"},
	{"bisect", CLI_OPT_BISECT, "F.npz", CLI_A_FILE,
		"inputs and values of nodes: find the first node that differs"},
	{"case", CLI_OPT_CASE, "CASE", NULL, "run only this case"},
	{"form", CLI_OPT_FORM, "FORM", "default decomposed",
		"program whose own error sets the tolerance: default or decomposed"},
	{"bar", CLI_OPT_BAR, "FACTOR", NULL,
		"tolerance as a multiple of PyTorch's own error for f32 and f64 (default 3)"},
	{"rtol", CLI_OPT_RTOL, "X", NULL, "relative tolerance without a reference (default 1e-4)"},
	{"atol", CLI_OPT_ATOL, "X", NULL,
		"absolute tolerance without a reference (default 1e-5 of the largest element, at most "
		"1e-5)"},
	{"weights", CLI_OPT_WEIGHTS, "MODE", WEIGHTS,
		"storage of weights (as for compile; auto: above 64 MB references into the archive)"},
	{"keep", CLI_OPT_KEEP, "DIR", CLI_A_DIRECTORY, "write the .air to DIR and keep it"},
	{"tap", CLI_OPT_TAP, "NAME", NULL,
		"print statistics of a value of any stage; NAME@STAGE: of this stage; NAME:REDUCER: nan, "
		"min, max, mean, norm or histogram (may be repeated)"},
	{"first-nan", CLI_OPT_FIRST_NAN, NULL, NULL,
		"find the first NaN, and the first infinity of finite operands: node, operator, Python "
		"line, index, and statistics of the operands; exit code 1 if there is one"},
	QUANT,
	{"dtypes", CLI_OPT_DTYPES, "DTYPES", "program chip",
		"chip: compute in the dtypes that GE chooses for --soc, and report the error of each node "
		"against float64"},
	{"keep-dtype", CLI_OPT_KEEP_DTYPE, "FILE", CLI_A_FILE,
		"for --dtypes=chip: nodes that stay in f32, a file for atc's --keep_dtype"},
	{"budget", CLI_OPT_BUDGET, "X", NULL,
		"for --dtypes=chip: error of the outputs that is accepted, relative to the largest element "
		"(default 1e-2)"},
	CHIP_INPUTS,
	GEARS,
	AIPP,
	DEVICE,
	RANKS,
	{0},
};

const cli_option cli_keep_precision_options[] = {
	{"budget", CLI_OPT_BUDGET, "X", NULL,
		"error of the outputs that is accepted, relative to the largest element (default 1e-2)"},
	{"output", 'o', "FILE", CLI_A_FILE,
		"output file for atc's --keep_dtype; - is standard output (default: MODEL's name with "
		".keep.cfg in the current directory)"},
	{"mixlist", CLI_OPT_MIXLIST, "F.json", CLI_A_FILE,
		"also find operator types, and write them for atc's --modify_mixlist; needs a mixed mode"},
	{"expected", CLI_OPT_EXPECTED, "F.npz", CLI_A_FILE, "inputs, as for verify"},
	{"case", CLI_OPT_CASE, "CASE", NULL, "use only this case"},
	CHIP_INPUTS,
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace existing files"},
	{0},
};

const cli_option cli_cache_options[] = {
	{"clear", CLI_OPT_CLEAR, NULL, NULL, "delete all entries"},
	{0},
};

const cli_option cli_check_options[] = {
	AIPP,
	{0},
};

const cli_option cli_no_options[] = {{0}};

const cli_option cli_cost_options[] = {
	{"size", CLI_OPT_SIZE, "NAME=N", NULL,
		"value of a symbolic size, as s0=4; sizes of inputs are required"},
	{"launch", CLI_OPT_LAUNCH, "US", NULL,
		"minimal microseconds per kernel for its launch; 0: ignored"},
	{"ranks", CLI_OPT_RANKS, "N", NULL, "number of ranks for which --plan is checked"},
	{"plan", CLI_OPT_PLAN, "FILE", CLI_A_FILE,
		"check that a checkpoint's parts fit the program on each rank; no weight is read"},
	AIPP,
	{"trace", CLI_OPT_TRACE, "FILE", CLI_A_FILE,
		"write the estimate as a timeline for Perfetto (Chrome's trace format)"},
	FORCE,
	{0},
};

const cli_option cli_why_options[] = {
	{"dynamic", CLI_OPT_DYNAMIC, NULL, NULL, "only nodes with dynamic sizes, and their causes"},
	{"host", CLI_OPT_HOST, NULL, NULL, "only the nodes that GE schedules on the host"},
	{"node", CLI_OPT_NODE, "NAME", NULL,
		"answer all questions, or those of the other options, about this node or value of any "
		"stage, or about the nodes of a Python line (model.py:42)"},
	{"origin", CLI_OPT_ORIGIN, NULL, NULL,
		"with --node: the nodes that it was at each stage, and the pass or rule that made them"},
	{"fusion", CLI_OPT_FUSION, NULL, NULL,
		"fusion rules that apply, and those that nearly apply, with the first difference"},
	{"static", CLI_OPT_STATIC, NULL, NULL,
		"origin of each fixed size: a guard and the node that requires it, a weight, a call"},
	{"casts", CLI_OPT_CASTS, NULL, NULL, "reason of each cast in the GE graph"},
	{"off-core", CLI_OPT_OFF_CORE, NULL, NULL,
		"nodes that the cores of --soc (without: of each chip) do not compute, and the reason"},
	{0},
};

const cli_option cli_reduce_options[] = {
	{"unsupported", CLI_OPT_UNSUPPORTED, NULL, NULL,
		"keep an error of the compilation, or else of the run (the first, or the first of --op)"},
	{"crash", CLI_OPT_CRASH, NULL, NULL,
		"keep a crash of compilation or run: the same signal, no end within --timeout, or a bug "
		"that fxge reports"},
	{"wrong", CLI_OPT_WRONG, NULL, NULL, "keep results that differ from those of --against"},
	{"test", CLI_OPT_TEST, "COMMAND", CLI_A_COMMAND,
		"keep what this shell command finds in a program, {} or $1, with inputs $2: it exits with "
		"0 while the fault is there"},
	{"against", CLI_OPT_AGAINST, "ORACLE", "eager values no-fuse",
		"right results for --wrong: PyTorch (eager), recorded values (values, the default with "
		"--values), or the same program without fusion rules (no-fuse)"},
	{"values", CLI_OPT_VALUES, "F.npz", CLI_A_FILE,
		"inputs and values of nodes by fxge.record, as for verify --bisect"},
	{"inputs", CLI_OPT_INPUTS, "F.npz", CLI_A_FILE,
		"inputs, by name, or the first case of a file for verify (default: random)"},
	{"random", CLI_OPT_RANDOM, "SEED", NULL, "seed of random inputs (default 1)"},
	{"size", CLI_OPT_SIZE, "NAME=N", NULL, "fix a symbolic size of random inputs, as s0=4"},
	{"op", CLI_OPT_OP, "NAME", NULL, "with --unsupported: an error of this operator"},
	{"python", CLI_OPT_PYTHON, "PROGRAM", CLI_A_FILE,
		"Python with torch and fxge for --against=eager (default python3)"},
	{"import", CLI_OPT_IMPORT, "MODULE", NULL,
		"Python module that defines operators, as torchvision (may be repeated)"},
	{"timeout", CLI_OPT_TIMEOUT, "SECONDS", NULL, "limit of one test (default 60)"},
	{"rtol", CLI_OPT_RTOL, "X", NULL,
		"tolerance of --wrong where PyTorch's own error is unknown (default 1e-4; no-fuse 1e-3)"},
	NO_FUSE,
	QUANT,
	{"output", 'o', "DIR", CLI_A_DIRECTORY,
		"directory of the results (default: MODEL's name with .reduced in the current directory)"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "begin anew in a directory of another reduction"},
	{0},
};

const cli_option cli_view_options[] = {
	{"report", CLI_OPT_REPORT, "F.json", CLI_A_FILE,
		"show the values of nodes in this file: the output of run --profile --json, verify "
		"--bisect --json or verify --dtypes=chip --json (may be repeated)"},
	{"format", CLI_OPT_FORMAT, "FORMAT", "html svg",
		"html (default: the page) or svg (a picture of the last stage; modules are folded beyond "
		"some thousand nodes)"},
	{"text", CLI_OPT_TEXT, NULL, NULL,
		"print the tree of modules with nodes, time, memory and the values of --report; on a "
		"terminal, keys fold and unfold it"},
	{"depth", CLI_OPT_DEPTH, "N", NULL,
		"--text: modules that are unfolded, 0 to 1000 (default: 3, on a terminal 2)"},
	{"ge-dump", CLI_OPT_GE_DUMP, "FILE", CLI_A_FILE,
		"show the graph of this file as a further stage: ge_proto_*.txt, ge_onnx_*.pbtxt or "
		"ge_readable_*.txt of GE"},
	{"sources", CLI_OPT_SOURCES, "DIR", CLI_A_FILE,
		"show the source text around each Python line, from the files *.py below this directory "
		"(may be repeated)"},
	{"output", 'o', "FILE", CLI_A_FILE,
		"output file; - is standard output (default: MODEL's name with .html or .svg in the "
		"current directory)"},
	FORCE,
	{0},
};

const cli_option cli_match_options[] = {
	{"values", CLI_OPT_VALUES, "F.npz", CLI_A_FILE,
		"write the values of saved nodes that AscendCL dumped, for verify --bisect"},
	{"inputs", CLI_OPT_INPUTS, "F.npz", CLI_A_FILE, "inputs of that run, to be stored with them"},
	FORCE,
	{0},
};

const cli_option cli_report_options[] = {
	{"format", CLI_OPT_FORMAT, "FORMAT", "markdown html",
		"markdown (for issue trackers) or html; default: html for an output FILE.html, else "
		"markdown"},
	OUTPUT,
	FORCE,
	{0},
};

const cli_option cli_diff_options[] = {
	{"stage", CLI_OPT_STAGE, "STAGE[,STAGE]", STAGES,
		"compile both programs, or A and B, up to this stage first (default: the later of the "
		"stages at which they are)"},
	{"ignore", CLI_OPT_IGNORE, "LIST", "names locs weights",
		"differences that do not count: names (also those of sizes), locs (Python lines and "
		"modules), weights (values of parameters and buffers)"},
	{"no-fuse", CLI_OPT_NO_FUSE, "RULE,...", NULL,
		"compile A without these fusion rules (all: every rule)"},
	{"format", CLI_OPT_FORMAT, "FORMAT", "text html json",
		"output format; text (default), html (page with both programs side by side), json"},
	{"context", CLI_OPT_CONTEXT, "N", NULL, "unchanged nodes around each difference (default 2)"},
	OUTPUT,
	FORCE,
	{0},
};

const cli_option cli_quant_options[] = {
	QUANT,
	{"fail-if-float", CLI_OPT_FAIL_IF_FLOAT, "PATTERN", NULL,
		"exit code 1 if a layer whose name or module path matches is in floats, or if none matches "
		"(* and ?; may be "
		"repeated)"},
	{0},
};

const cli_option cli_ops_options[] = {
	{"op", CLI_OPT_OP, "NAME", NULL, "report on one operator (as add, aten.add.Tensor)"},
	{0},
};

const cli_option cli_op_options[] = {
	{"output", 'o', "FILE", CLI_A_FILE,
		"import, export: output file instead of standard output; new: project directory"},
	{"input", 'i', "FILE", CLI_A_FILE, "operator description, as in msopgen"},
	{"compute-unit", 'c', "UNIT", "ai_core-Ascend910B", "new: compute unit of the kernel"},
	{"to", CLI_OPT_TO, "FORM", "json header torch meta torchair singleop",
		"export format; json (msopgen), header (REG_OP prototypes), torch (C++: TORCH_LIBRARY), "
		"meta (Python: shapes and dtypes), torchair (Python: converters), singleop (for atc "
		"--singleop: as used by --graph)"},
	{"graph", CLI_OPT_GRAPH, "MODEL", CLI_A_FILE,
		"export --to singleop: program that uses the operators"},
	FORCE,
	{"random", CLI_OPT_RANDOM, "SEED", NULL, "test: seed of the random calls (default 0)"},
	{"cases", CLI_OPT_CASES, "N", NULL,
		"test: calls per operator and dtype (default 20; fewer for more than 327 operators)"},
	{"measure", CLI_OPT_MEASURE, "FILE", CLI_A_FILE,
		"test: output file for the times of variants, for --times"},
	{0},
};

const cli_option cli_explain_options[] = {
	{"log", CLI_OPT_LOG, "FILE", CLI_A_FILE,
		"explain the codes of CANN in this log; - is standard input"},
	{0},
};

const cli_option cli_chips_options[] = {
	{"output", 'o', "FILE", CLI_A_FILE,
		"for export: output file; - is standard output (default: chips.yaml)"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "for export: overwrite an existing file"},
	{0},
};
