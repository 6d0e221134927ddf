/* SPDX-License-Identifier: Apache-2.0 */
/* Commands, options and help texts: see table.h. */
#include "cli/table.h"

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

const char cli_summary[] = "compiles PyTorch programs to Ascend GE IR";

const char cli_about[] =
	"Input files are recognised by content: .pt2 (torch.export.save), .fxpb, .air, and the\n"
	"text form that `fxge dump` prints. - is standard input.\n";

const char cli_examples[] =
	"  fxge compile model.pt2 -o model.air     compile for Ascend\n"
	"  fxge ops model.pt2                      list unsupported operators with Python lines\n"
	"  fxge run model.pt2 --random 1           run on the CPU, without an NPU\n";

const cli_option cli_main_options[] = {
	{"help", 'h', NULL, NULL, "show help"},
	{"version", 'V', NULL, NULL, "show the version"},
	{0},
};

const cli_fact cli_exit_codes[] = {
	{"0", "success"},
	{"1", "a comparison or check failed"},
	{"2", "invalid usage"},
	{"3", "accepted by PyTorch, not supported by fxge: operators, forms, dtypes"},
	{"4", "rejected by PyTorch too, or a damaged file"},
	{"5", "input or output failed"},
	{"6", "out of memory"},
	{"7", "a limit was exceeded"},
	{"8", "another program, a driver or a device failed"},
	{"9", "a run was stopped by the calling program"},
	{"70", "a bug in fxge"},
	{0},
};

const cli_fact cli_environment[] = {
	{"NO_COLOR", "if set and not empty, --color=auto means never"},
	{"CI", "if set and not empty, no progress is shown"},
	{"TERM", "dumb: neither colors nor progress"},
	{"FXGE_OPS_PATH",
		"operator descriptions: files, and directories of *.yaml files, separated by `:`; "
		"as --ops"},
	{"FXGE_WEIGHTS_FROM",
		"directories that programs in the text form may read weights from, separated by `:`; as "
		"--weights-from"},
	{"FXGE_CACHE", "0: torch.compile does not use the cache on disk"},
	{"XDG_CACHE_HOME", "parent directory of the cache `fxge` (default ~/.cache)"},
	{"FXGE_MAX_ISA", "base, avx2 or avx512: instruction set limit of kernels (for tests)"},
	{"TMPDIR", "directory for temporary files of verify (default /tmp)"},
	{0},
};

const cli_option cli_common_options[] = {
	{"ops", CLI_OPT_OPS, "FILE", CLI_A_FILE, "load operator descriptions (YAML; may be repeated)"},
	{"plugin", CLI_OPT_PLUGIN, "FILE.so", CLI_A_FILE,
		"load a shared library with operators in C, after all --ops (may be repeated)"},
	{"rules", CLI_OPT_RULES, "FILE.rules", CLI_A_FILE,
		"load fusion rules, after all --ops and --plugin; they apply before the built-in ones (may "
		"be repeated)"},
	{"variant", CLI_OPT_VARIANT, "OP=NAME", NULL,
		"use this variant of a loaded operator, as my::gelu=v2 (may be repeated)"},
	{"soc", CLI_OPT_SOC, "NAME", "ascend910b",
		"chip (Ascend310P3) or family (ascend310p); compile: replaces operators without a kernel "
		"there, and selects variants; check: warns of operators without a kernel (defects with "
		"--strict); cost: the chip's figures"},
	{"kernels", CLI_OPT_KERNELS, "PATH", CLI_A_FILE,
		"descriptions of the kernels of --soc: an installation of CANN, a directory with its "
		"aic-CHIP-ops-info*.json, or a file of `fxge chips export` (default: ASCEND_HOME_PATH, "
		"else "
		"tables of open sources)"},
	{"cann", CLI_OPT_CANN, "RELEASE", NULL,
		"CANN release whose forms and checks apply, as 8.3 (default: forms that all releases "
		"accept)"},
	{"times", CLI_OPT_TIMES, "FILE", CLI_A_FILE,
		"choose the fastest variants by these times, measured by `fxge op test`"},
	{"model", CLI_OPT_MODEL, "NAME", NULL,
		"program of a FILE with several: an archive, a package of fxge.package, or the "
		"directory of an export"},
	{"check-crc", CLI_OPT_CHECK_CRC, NULL, NULL,
		"verify all checksums of an archive, package or export, those of large weights too"},
	{"strict", CLI_OPT_STRICT, NULL, NULL, "treat strict warnings as errors"},
	{"weights-from", CLI_OPT_WEIGHTS_FROM, "DIR", CLI_A_DIRECTORY,
		"additional directory for weights that FILE names by path, besides its own directory (may "
		"be repeated)"},
	{"threads", CLI_OPT_THREADS, "N", NULL, "threads of the executor (0 = all cores)"},
	{"memory", CLI_OPT_MEMORY, "MB", NULL,
		"limit in megabytes for graphs, values and prepacked weights; exit code 6 beyond it; "
		"mapped files do not count (0 = unlimited)"},
	{"json", CLI_OPT_JSON, NULL, NULL, "print one JSON object, which includes the diagnostics"},
	{"quiet", 'q', NULL, NULL, "print errors only"},
	{"verbose", 'v', NULL, NULL, "print notes too"},
	{"color", CLI_OPT_COLOR, "WHEN", "auto always never",
		"auto, always or never (NO_COLOR applies to auto)"},
	{"help", 'h', NULL, NULL, "show help"},
	{0},
};

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

static const cli_option compile_options[] = {
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
	{"no-fuse", CLI_OPT_NO_FUSE, "RULE,...", NULL, "disable fusion rules (all: every rule)"},
	{"explain", CLI_OPT_EXPLAIN, "RULE,...", NULL,
		"report near misses of fusion rules with reasons; `variants`: choices of variants"},
	{"check", CLI_OPT_CHECK, NULL, NULL, "check the output file as `fxge check` does"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace existing files"},
	{"time", CLI_OPT_TIME, NULL, NULL, "print the time of each stage, and microseconds per node"},
	{"trace", CLI_OPT_TRACE, "FILE", CLI_A_FILE,
		"write the time of each stage as a timeline for Perfetto (Chrome's trace format)"},
	{0},
};

static const cli_option dump_options[] = {
	{"format", CLI_OPT_FORMAT, "FORMAT",
		"text locs io json dot pbtxt onnx-pbtxt singleop singleop-custom collectives ops ops-json "
		"html view-json model-explorer report-markdown report-html onnx fxpb",
		"output format; text (default), locs (text with locations), io (interface as JSON), json, "
		"dot, pbtxt and onnx-pbtxt (stage ge, for graph viewers), singleop (stage ge, for atc "
		"--singleop), collectives (stage ge: exchanges between ranks in order), ops, ops-json, "
		"html (page of all stages from this one on), view-json (its data), model-explorer (the "
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
	{"output", 'o', "FILE", CLI_A_FILE, "output file instead of standard output"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{0},
};

static const cli_option run_options[] = {
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

static const cli_option verify_options[] = {
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

static const cli_option keep_precision_options[] = {
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

static const cli_option cache_options[] = {
	{"clear", CLI_OPT_CLEAR, NULL, NULL, "delete all entries"},
	{0},
};

static const cli_option check_options[] = {
	AIPP,
	{0},
};

static const cli_option no_options[] = {{0}};

static const cli_option cost_options[] = {
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
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{0},
};

static const cli_option why_options[] = {
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

static const cli_option reduce_options[] = {
	{"unsupported", CLI_OPT_UNSUPPORTED, NULL, NULL,
		"keep an error of the compilation (the first, or the first of --op)"},
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
	{"no-fuse", CLI_OPT_NO_FUSE, "RULE,...", NULL, "disable fusion rules (all: every rule)"},
	QUANT,
	{"output", 'o', "DIR", CLI_A_DIRECTORY,
		"directory of the results (default: MODEL's name with .reduced in the current directory)"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "begin anew in a directory of another reduction"},
	{0},
};

static const cli_option view_options[] = {
	{"report", CLI_OPT_REPORT, "F.json", CLI_A_FILE,
		"show the values of nodes in this file: the output of run --profile --json, verify "
		"--bisect --json or verify --dtypes=chip --json (may be repeated)"},
	{"sources", CLI_OPT_SOURCES, "DIR", CLI_A_FILE,
		"show the source text around each Python line, from the files *.py below this directory "
		"(may be repeated)"},
	{"output", 'o', "FILE", CLI_A_FILE,
		"output file; - is standard output (default: MODEL's name with .html in the current "
		"directory)"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{0},
};

static const cli_option report_options[] = {
	{"format", CLI_OPT_FORMAT, "FORMAT", "markdown html",
		"markdown (for issue trackers) or html; default: html for an output FILE.html, else "
		"markdown"},
	{"output", 'o', "FILE", CLI_A_FILE, "output file instead of standard output"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{0},
};

static const cli_option diff_options[] = {
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
	{"output", 'o', "FILE", CLI_A_FILE, "output file instead of standard output"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{0},
};

static const cli_option match_options[] = {{0}};

static const cli_option quant_options[] = {
	QUANT,
	{"fail-if-float", CLI_OPT_FAIL_IF_FLOAT, "PATTERN", NULL,
		"exit code 1 if a layer whose name or module path matches is in floats, or if none matches "
		"(* and ?; may be "
		"repeated)"},
	{0},
};

static const cli_option ops_options[] = {
	{"op", CLI_OPT_OP, "NAME", NULL, "report on one operator (as add, aten.add.Tensor)"},
	{0},
};

static const cli_option op_options[] = {
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
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{"random", CLI_OPT_RANDOM, "SEED", NULL, "test: seed of the random calls (default 0)"},
	{"cases", CLI_OPT_CASES, "N", NULL,
		"test: calls per operator and dtype (default 20; fewer for more than 327 operators)"},
	{"measure", CLI_OPT_MEASURE, "FILE", CLI_A_FILE,
		"test: output file for the times of variants, for --times"},
	{0},
};

static const cli_option explain_options[] = {
	{"log", CLI_OPT_LOG, "FILE", CLI_A_FILE,
		"explain the codes of CANN in this log; - is standard input"},
	{0},
};

static const cli_option chips_options[] = {
	{"output", 'o', "FILE", CLI_A_FILE,
		"for export: output file; - is standard output (default: chips.yaml)"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "for export: overwrite an existing file"},
	{0},
};

const cli_command cli_commands[] = {
	[CLI_COMPILE] = {"compile", "MODEL... [-o OUT.air] [options]",
		"compile a saved program to GE IR", CLI_A_FILE,
		"Compiles a saved program to GE IR: OUT.air, and OUT.io.json with its interface. Writes\n"
		"all files or none. One run reports every node that cannot be compiled: one error for "
		"each\n"
		"operator and reason, with a count and Python lines. Exit code 3 if fxge does not support\n"
		"a program that PyTorch saved, 4 if a text program is contradictory.\n"
		"\n"
		"Several programs become NAME.air each, in the directory OUT (default: the current one),\n"
		"and share weights: weights of equal name and bytes are stored once, next to the first\n"
		"program that has them (auto then means files), or with --weights=ref in its archive "
		"only.\n"
		"Buffers of equal name are one state for all programs that are loaded together (prefill\n"
		"and decode).\n"
		"\n"
		"With CANN, -o OUT.om compiles for a chip: the one of --soc, by atc's name (Ascend910B1),\n"
		"or the local one. OUT.io.json is written next to OUT.om. Exit code 8 if atc fails.\n"
		"--weights=files stores weights outside of the .om, in the directory weight/ next to it.\n"
		"--gears compiles a dynamic program for fixed sizes, which atc receives as options.\n"
		"--aipp gives atc the preprocessing of camera images; OUT.insert_op.cfg is next to "
		"OUT.air.\n",
		compile_options,
		"  fxge compile model.pt2 -o model.air\n"
		"  fxge compile model.pt2 -o model.air --weights=ref      no copy of the weights\n"
		"  fxge compile model.pt2 -o model.om --soc=Ascend910B1   for a chip, by CANN's atc\n"
		"  fxge compile --singleop ops.json -o ops --soc=Ascend910B1   single operators\n"
		"  fxge compile prefill.pt2 decode.pt2 -o llama           one set of weights for both\n"
		"  fxge compile decode.pt2 -o llama --ranks 8 --plan plan.yaml   for eight ranks\n"
		"  fxge compile model.pt2 -o - --stage=functional         print the functional form\n"
		"  fxge compile model.pt2 -o model.air --ops my_ops.yaml  with custom operators\n"},
	[CLI_DUMP] = {"dump", "FILE [options]", "print a program or an .om in any format, at any stage",
		CLI_A_FILE, "Prints a program: any supported file, at any stage, in any format.\n",
		dump_options,
		"  fxge dump model.pt2                          the program as it was saved\n"
		"  fxge dump model.pt2 --stage=ge --locs        GE operators with their Python lines\n"
		"  fxge dump model.air --io                     inputs, outputs, states, guards\n"
		"  fxge dump model.pt2 --format=dot | dot -Tsvg > model.svg\n"
		"  fxge dump model.txt --passes=cse,dce\n"
		"  fxge dump model.pt2 --format=fxpb -o model.fxpb\n"},
	[CLI_RUN] = {"run", "FILE [options]", "run or profile a program on the CPU executor or a chip",
		CLI_A_FILE,
		"Runs a program on the CPU executor by GE's semantics, compiled in memory if necessary.\n"
		"Arrays are .npz (keys are the names of the interface) or .npy files, with bfloat16 as\n"
		"uint16. Prints the results unless --outputs is given.\n",
		run_options,
		"  fxge run model.pt2 --random 1 --size s0=4\n"
		"  fxge run model.air --inputs in.npz --outputs out.npz\n"
		"  fxge run model.pt2 --random 1 --profile --repeat 10\n"
		"  fxge run decoder.pt2 --inputs t0.npz --inputs t1.npz --state cache.npz\n"
		"  fxge run dropout.pt2 --inputs in.npz --seed 7\n"},
	[CLI_VERIFY] = {"verify", "FILE --expected F.npz | --bisect F.npz | --dtypes=chip [options]",
		"run and compare with PyTorch, output by output or node by node", CLI_A_FILE,
		"Compiles a program, writes the .air to a temporary file, checks it, rereads it, runs it\n"
		"and compares the results with PyTorch's. Exit code 1 if anything differs. An .air is\n"
		"compared only; `fxge check` checks it.\n"
		"\n"
		"The .npz holds cases c0, c1, ... (each from the saved state) or step0, step1, ...\n"
		"(one state), with the keys CASE/in/NAME, CASE/out/POSITION, CASE/ref/POSITION (in\n"
		"float64), CASE/err/POSITION (PyTorch's own error), CASE/state/NAME and CASE/mut/NAME\n"
		"(values afterwards). The Python function fxge.save_expected writes it.\n"
		"\n"
		"The error is max abs(result - ref) / max abs(ref). The tolerance is 3 times PyTorch's "
		"own\n"
		"error for f32 (at least 2e-6); 1.5 times plus 2^-8 for bf16, plus 2^-11 for f16, plus "
		"half\n"
		"the spacing for f8; integers and bools must be equal. Without CASE/ref, --rtol and "
		"--atol\n"
		"apply to CASE/out. Random values (CASE/drawn/out/POSITION) are compared by dtype and "
		"shape\n"
		"only.\n"
		"\n"
		"With --bisect, the .npz holds values of nodes, CASE/node/NAME, and the result is the "
		"first\n"
		"node whose own error exceeds its tolerance. Each value is computed from recorded ones, "
		"so\n"
		"that errors of earlier nodes do not count. -v prints all values, with their errors in a\n"
		"free run. The Python function fxge.record writes the file. Details:\n"
		"share/doc/fxge/doc/bisect.md.\n"
		"\n"
		"With --dtypes=chip, the program is lowered for --soc and computed in the dtypes that GE\n"
		"chooses there. The result is the error of each node and of the outputs against float64:\n"
		"the 20 nodes with the largest errors of their own (-v: all). Exit code 1 if the error of\n"
		"an output exceeds --budget. Details: share/doc/fxge/doc/npu-accuracy.md.\n",
		verify_options,
		"  fxge verify model.pt2 --expected model.npz\n"
		"  fxge verify model.pt2 --expected model.npz --case c0 --json\n"
		"  fxge verify model.pt2 --bisect values.npz\n"
		"  fxge verify model.pt2 --expected model.npz --soc=Ascend310P3 --dtypes=chip\n"},
	[CLI_CHECK] = {"check", "FILE.air [options]",
		"check an .air file as GE's loader does, and more", CLI_A_FILE,
		"Checks an .air file for errors that GE's loader reports or silently ignores. Exit code 0\n"
		"without defects, 1 with defects. With --strict, unknown operator types are defects;\n"
		"--ops describes custom types. --aipp also checks a description of preprocessing against\n"
		"the inputs. The directory of an export is compared with the SHA-256 of its manifest.\n",
		check_options,
		"  fxge check model.air\n"
		"  fxge check model.air --aipp camera.cfg\n"
		"  fxge check model.air --soc=ascend910b\n"
		"  fxge check model.air --soc=Ascend310P3 --kernels chips.yaml\n"
		"  fxge check model.air --strict --ops my_ops.yaml\n"},
	[CLI_COST] = {"cost", "MODEL [options]",
		"estimate operations, memory traffic and minimal time on a chip", CLI_A_FILE,
		"Compiles in memory and estimates: matrix and vector operations, bytes moved, the minimal\n"
		"time on a chip (--soc), the bound of each node, peak memory, the ten most expensive "
		"nodes\n"
		"with their Python lines (-v: all), and the gain by fusion. These are lower bounds, not\n"
		"forecasts. share/doc/fxge/doc/cost.md defines the counts and the sources of chip "
		"figures.\n",
		cost_options,
		"  fxge cost model.pt2\n"
		"  fxge cost model.pt2 --soc=Ascend910B4 --size s0=1 --size s1=512\n"
		"  fxge cost model.pt2 --launch 5 --json\n"
		"  fxge cost decode.pt2 --ranks 8 --plan plan.yaml\n"},
	[CLI_WHY] = {"why", "MODEL [options]",
		"show why a node is as it is, and why a graph is dynamic or scheduled on the host",
		CLI_A_FILE,
		"Compiles in memory and lists each cause of dynamic sizes: a size of an input, a result\n"
		"whose size depends on data, a loop; and the nodes whose kernel reads a computed value on\n"
		"the host. Each with its Python line, the number of nodes behind it, and what would fix\n"
		"it. The first ten such nodes follow (-v: all).\n"
		"With --node, --origin, --fusion, --static, --casts or --off-core, answers these "
		"questions\n"
		"about nodes instead. Details: share/doc/fxge/doc/why.md.\n",
		why_options,
		"  fxge why model.pt2\n"
		"  fxge why model.pt2 --host -v\n"
		"  fxge why model.pt2 --node linear_3\n"
		"  fxge why model.pt2 --node model.py:42 --casts\n"
		"  fxge why model.pt2 --off-core --soc=Ascend310P3\n"
		"  fxge why model.air --json\n"},
	[CLI_VIEW] = {"view", "MODEL [options]", "write a page that shows a graph at all stages",
		CLI_A_FILE,
		"Compiles in memory and writes one HTML file, which loads nothing from a network: the "
		"graph\n"
		"at each stage, folded by Python module, with one selection across all stages; for each\n"
		"node operands, attributes, constants, Python line, GE prototype and kernels of the "
		"chips.\n"
		"What cannot be compiled is red. Colours show bounds of time and bytes, memory over time,\n"
		"kernels by chip, quantisation, and the files of --report. Prints the path of the file.\n"
		"`fxge dump --format=view-json` prints the data. Details: share/doc/fxge/doc/view.md.\n",
		view_options,
		"  fxge view model.pt2                writes model.html\n"
		"  fxge view model.pt2 -o page.html --force\n"
		"  fxge run model.pt2 --random 1 --profile --json > profile.json; fxge view model.pt2 "
		"--report profile.json\n"},
	[CLI_REPORT] = {"report", "MODEL [options]",
		"report on a program for people who do not have it", CLI_A_FILE,
		"Compiles in memory and prints the interface, sizes, errors and warnings with remedies, "
		"the\n"
		"operators with the GE operators that they become, the engine of each on the chips, and\n"
		"the bounds of time by module. The report has no weights, and paths are relative to the\n"
		"project. A program that cannot be compiled is reported as far as it goes (exit code 0).\n",
		report_options,
		"  fxge report model.pt2\n"
		"  fxge report model.pt2 -o report.html\n"
		"  fxge report model.pt2 --soc=Ascend310P3 --format=markdown -o report.md\n"},
	[CLI_DIFF] = {"diff", "A [B] [options]", "show the differences of two programs", CLI_A_FILE,
		"Compares two programs of any format, at any stage: nodes that were added, removed,\n"
		"changed (operator, arguments, constants by value, operands, shapes, dtypes) or moved,\n"
		"with a table by Python module. Nodes are matched by structure, so that renamed nodes and\n"
		"weights are only renamed. Programs of different stages are compared at the later one.\n"
		"Exit code 0 if the programs are equal, without output, and 1 if they differ. Without B,\n"
		"two stages of A, or A without and with fusion, are compared. -v lists all renamed nodes.\n"
		"Details: share/doc/fxge/doc/diff.md.\n",
		diff_options,
		"  fxge diff old.pt2 new.pt2\n"
		"  fxge diff old.pt2 new.pt2 --ignore=names,locs,weights\n"
		"  fxge diff model.pt2 model.air\n"
		"  fxge diff model.pt2 --stage=decomposed,fused\n"
		"  fxge diff model.pt2 --stage=ge --no-fuse=all --format=html -o fusion.html\n"},
	[CLI_REDUCE] = {"reduce", "MODEL --unsupported|--crash|--wrong|--test COMMAND [options]",
		"search the smallest program that still shows a fault", CLI_A_FILE,
		"Removes nodes, outputs and inputs, shrinks sizes, and simplifies arguments and values, "
		"as\n"
		"long as the fault stays. Each candidate is tested in a child process with limits of time\n"
		"and memory. Writes reduced.fx (the text form), inputs.npz, and reduced.py, which repeats\n"
		"it in PyTorch. The same command goes on after an interruption. Exit code 2 if the given\n"
		"program does not show the fault. Details: share/doc/fxge/doc/reduce.md.\n",
		reduce_options,
		"  fxge reduce model.pt2 --unsupported\n"
		"  fxge reduce model.pt2 --crash --inputs x.npz -o crash\n"
		"  fxge reduce model.pt2 --wrong --values values.npz     values by fxge.record\n"
		"  fxge reduce model.pt2 --test '! fxge check {}'\n"},
	[CLI_MATCH] = {"match", "MODEL FILE... [options]", "find a program's nodes in files of GE",
		CLI_A_FILE,
		"Reads what GE and its profiler write: graphs (ge_proto_*.txt, ge_onnx_*.pbtxt and\n"
		"ge_readable_*.txt of DUMP_GE_GRAPH) and tables with times (op_summary_*.csv of msprof,\n"
		"kernel_details.csv of MindStudio). Shows for each operator the nodes of the program that\n"
		"it was made of, their Python line and its time, what GE changed, fused and added, and "
		"the\n"
		"nodes that are gone. MODEL is the program that GE got: the .air, or its source. A file "
		"that\n"
		"is cut off is read as far as it goes. -v: all rows. Details: "
		"share/doc/fxge/doc/match.md.\n",
		match_options,
		"  fxge match model.air ge_proto_00000050_graph_1_PreRunAfterBuild.txt\n"
		"  fxge match model.air op_summary_20261201.csv -v\n"
		"  fxge match model.pt2 ge_readable_*.txt kernel_details.csv --json\n"},
	[CLI_QUANT] = {"quant", "report MODEL [options]",
		"show the kernels and dtypes of a quantised program", CLI_A_FILE,
		"Compiles in memory and lists each product, convolution, attention and cache: the kernel,\n"
		"the dtypes of activations (x), weights (w), keys and values (kv) and result (y), the\n"
		"bytes of its constants as floats and as they are, and the pattern that the kernel\n"
		"replaced, or the reason why it stays in floats. `compile` keeps the same in X.io.json,\n"
		"which is read with an .air. Details: share/doc/fxge/doc/quantised-graphs.md.\n",
		quant_options,
		"  fxge quant report model.pt2 --quant=npu --soc=ascend910b\n"
		"  fxge quant report model.air --json\n"
		"  fxge quant report model.air --fail-if-float 'layers.*'\n"},
	[CLI_KEEP_PRECISION] = {"keep-precision", "MODEL --soc=NAME --expected F.npz [options]",
		"find the nodes that a chip must compute in f32", CLI_A_FILE,
		"Finds nodes to keep in f32, so that the error of the outputs in the dtypes of the chip\n"
		"(verify --dtypes=chip) is within --budget, and that no node of the list can be left out.\n"
		"Only nodes with an f32 kernel are kept, known or assumed. Writes the list for atc's\n"
		"--keep_dtype and prints the line of atc that uses it. Names are those of\n"
		"`fxge compile --soc`. Exit code 1 if the budget cannot be met.\n",
		keep_precision_options,
		"  fxge keep-precision model.pt2 --soc=Ascend310P3 --expected model.npz --budget 1e-2\n"
		"  fxge keep-precision model.pt2 --soc=Ascend310P3 --precision=mixed_float16 \\\n"
		"      --random 1 --mixlist ops_info.json\n"},
	[CLI_CHIPS] = {"chips", "[export] [options]", "list chips, or export the kernels of a CANN",
		"export",
		"Lists the chips that --soc accepts: name, family, figures, and the number of operator "
		"types\n"
		"whose kernels are known. `export` writes the kernels of --soc, or of all chips, that the\n"
		"files of --kernels or of the CANN in ASCEND_HOME_PATH describe, to a file that --kernels\n"
		"reads on a machine without CANN.\n",
		chips_options,
		"  fxge chips\n"
		"  fxge chips export --kernels /usr/local/Ascend/cann -o chips.yaml\n"
		"  fxge check model.air --soc=Ascend310P3 --kernels chips.yaml\n"},
	[CLI_OPS] = {"ops", "[MODEL | --op NAME] [options]", "show which operators are supported",
		CLI_A_FILE,
		"Without MODEL: lists every operator with its lowering. With MODEL: lists its operators\n"
		"with counts, unsupported ones first, also those unsupported in one form or dtype only:\n"
		"one line for each reason, with a count and a Python line. The exit code is that of\n"
		"compile. With --op: reports the lowering of one operator, the dtypes and sizes that were\n"
		"verified against PyTorch, gradients, and kernels of chips; exit code 3 if no operator "
		"has\n"
		"that name.\n",
		ops_options,
		"  fxge ops\n"
		"  fxge ops --op scaled_dot_product_attention\n"
		"  fxge ops model.pt2\n"
		"  fxge ops model.pt2 --json --ops my_ops.yaml\n"},
	[CLI_OP] = {"op", "import|check|list|test|export|new FILE... [options]",
		"merge, check, test and convert operator descriptions", CLI_A_FILE,
		"Reads operator descriptions: rows of fxge, the layout `op_name, input_desc, ..`, JSON of\n"
		"msopgen, C++ with REG_OP prototypes or TORCH_LIBRARY schemas, lists of functions,\n"
		"derivatives.yaml, or the directory of an installed package. Descriptions of one operator\n"
		"in several files are merged; contradictions are reported with both locations.\n"
		"`import` prints the result as a file for --ops (which also reads every form but lists\n"
		"and directories).\n"
		"`check` lists for each operator the existing parts of its chain (schema, results,\n"
		"prototype, converter, CPU meaning, gradients), and the remedy for each missing one.\n"
		"`list` prints one line per operator: its lowering and its location.\n"
		"`test` generates calls of each operator in ten dtypes, and infers, converts and runs "
		"them.\n"
		"Gradients are compared with finite differences, variants with each other. Exit code 1 if\n"
		"a call fails, or if an operator accepts no call.\n"
		"`check` and `test` also read fusion rules, F.rules: `test` runs each rule's pattern with\n"
		"and without the rule on the types of its `try` lines, and compares.\n"
		"`export` writes the operators in the format of another tool, or reports its limitations;\n"
		"singleop: one entry for each shape and dtype in a program, without FILE for all of its\n"
		"operators.\n"
		"`new` creates a project for one GE type: kernel, tiling, PyTorch binding, tests.\n",
		op_options,
		"  fxge op check my_ops.yaml\n"
		"  fxge op check layout.yaml op_proto.h\n"
		"  fxge op test my_ops.yaml --random 7\n"
		"  fxge op test my.rules --ops my_ops.yaml\n"
		"  fxge op import op_proto.h ops.cpp -o my_ops.yaml\n"
		"  fxge op export my_ops.yaml --to json -o my_ops.json\n"
		"  fxge op export my_ops.yaml --to singleop --graph model.pt2 -o singleop.json\n"
		"  fxge op new -i gelu.yaml -c ai_core-Ascend910B -o gelu\n"},
	[CLI_EXPLAIN] = {"explain", "[CODE] [options]",
		"explain a diagnostic, as FXGE-E0401, or a code of CANN", NULL,
		"Explains a diagnostic, with an example and a remedy, or a code of atc, GE or the run "
		"time\n"
		"(EZ3003, 507011). Without CODE: lists all diagnostics. --log finds the codes of CANN\n"
		"in a log, which may be of another machine.\n",
		explain_options,
		"  fxge explain FXGE-E0401\n"
		"  fxge explain EZ3003\n"
		"  atc ... 2>&1 | tee atc.log; fxge explain --log atc.log\n"},
	[CLI_DOCTOR] = {"doctor", "[options]", "check the environment for chips and PyTorch", NULL,
		"Checks CANN, the NPU driver, chips, environment variables, modules of the CPU executor\n"
		"and PyTorch, and prints a remedy for each problem. A child process queries the chips, so\n"
		"that a broken driver is reported as well. Exit code 1 if anything is missing. Compiling\n"
		"to .air and running on the CPU need none of these. --soc also looks for the kernels of\n"
		"that chip in the installed package of operators.\n",
		no_options,
		"  fxge doctor\n"
		"  fxge doctor --soc=Ascend310B4\n"
		"  fxge doctor --json\n"},
	[CLI_CACHE] = {"cache", "[options]",
		"show or clear the cache of torch.compile and cache_compile", NULL,
		"Shows the directory in which Python processes store compiled graphs for later processes,\n"
		"the number of entries and their size. It may be cleared at any time, even while in use:\n"
		"missing entries are compiled again.\n",
		cache_options,
		"  fxge cache\n"
		"  fxge cache --clear\n"},
	[CLI_N_COMMANDS] = {0},
};

const cli_option *
cli_option_of(const cli_command *k, int i)
{
	const cli_option *o = k->options;

	for (; o->name && i > 0; i--)
		o++;
	if (!o->name)
		o = cli_common_options + i;
	return o->name ? o : NULL;
}
