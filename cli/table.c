/* The commands, their options and what they tell: see table.h. */
#include "cli/table.h"

#include <stddef.h>

#define DEVICE                                                                                     \
	{                                                                                              \
		"device", CLI_OPT_DEVICE, "DEVICE", "cpu npu:0",                                           \
			"run there: cpu, or npu:0, npu:1 ... where CANN is installed (what is no .om is "      \
			"compiled for the chip first)"                                                         \
	}

#define RANKS                                                                                      \
	{"rank-table", CLI_OPT_RANK_TABLE, "FILE", CLI_A_FILE,                                         \
		"HCCL's file that tells the ranks which run this together, each on a --device of its own " \
		"(RANK_TABLE_FILE)"},                                                                      \
	{                                                                                              \
		"rank", CLI_OPT_RANK, "N", NULL, "which of them this process is (RANK_ID)"                 \
	}

#define GEARS                                                                                      \
	{"gears", CLI_OPT_GEARS, "NAME=N,...;...", NULL,                                               \
		"fixed sizes of which each run takes one, as s0=1,8;x:1=128,512 (NAME is a size of the "   \
		"program, or INPUT:DIM)"},                                                                 \
	{                                                                                              \
		"gears-policy", CLI_OPT_GEARS_POLICY, "POLICY", "product zip",                             \
			"product: all sizes with all others (the default); zip: the first of each, the "       \
			"second of each, ..."                                                                  \
	}

#define STAGES  "import scopes functional decomposed fused ge"
#define WEIGHTS "auto inline files ref"

const char cli_summary[] = "compiles PyTorch programs to Ascend GE IR";

const char cli_about[] =
	"Files are told apart by content: .pt2 (torch.export.save), .fxpb, .air, and the text\n"
	"form that `fxge dump` prints. - is standard input.\n";

const char cli_examples[] =
	"  fxge compile model.pt2 -o model.air     compile for Ascend\n"
	"  fxge ops model.pt2                      what is not supported, with your Python lines\n"
	"  fxge run model.pt2 --random 1           run it here, without an NPU\n";

const cli_option cli_main_options[] = {
	{"help", 'h', NULL, NULL, "show help"},
	{"version", 'V', NULL, NULL, "show the version"},
	{0},
};

const cli_fact cli_exit_codes[] = {
	{"0", "all is well"},
	{"1", "a comparison or check failed"},
	{"2", "usage"},
	{"3", "PyTorch accepts it, and fxge does not (yet): operators, forms, dtypes"},
	{"4", "PyTorch would refuse it too, or the file is damaged"},
	{"5", "input or output failed"},
	{"6", "out of memory"},
	{"7", "a limit was passed"},
	{"8", "another program, a driver or a device failed"},
	{"9", "a run was stopped by the program that started it"},
	{"70", "a bug in fxge"},
	{0},
};

const cli_fact cli_environment[] = {
	{"NO_COLOR", "where it is set and not empty, --color=auto means never"},
	{"CI", "where it is set and not empty, no progress is shown"},
	{"TERM", "dumb: neither colors nor progress"},
	{"FXGE_OPS_PATH",
		"files that describe operators, and folders of such *.yaml, `:` between them: "
		"as --ops"},
	{"FXGE_CACHE", "0: torch.compile keeps nothing on disk, and finds nothing there"},
	{"XDG_CACHE_HOME", "the cache is `fxge` in it; in ~/.cache where it is not set"},
	{"FXGE_MAX_ISA", "base, avx2 or avx512: kernels use no stronger instructions (for tests)"},
	{"TMPDIR", "where verify writes; /tmp where it is not set"},
	{0},
};

const cli_option cli_common_options[] = {
	{"ops", CLI_OPT_OPS, "FILE", CLI_A_FILE,
		"describe operators of your own (YAML; may be given several times)"},
	{"plugin", CLI_OPT_PLUGIN, "FILE.so", CLI_A_FILE,
		"operators of your own in C: a library (may be given several times, behind all --ops)"},
	{"variant", CLI_OPT_VARIANT, "OP=NAME", NULL,
		"take this variant of an operator of yours, as my::gelu=v2 (may be given several times)"},
	{"soc", CLI_OPT_SOC, "NAME", "ascend910b",
		"the chip, as ascend910b: variants are chosen for it, cost counts for it, and check warns "
		"of "
		"operators that no kernel of it takes: their type, dtypes or unknown sizes (defects with "
		"--strict)"},
	{"cann", CLI_OPT_CANN, "RELEASE", NULL,
		"the release of CANN that the graph is for, as 8.3: forms and checks are those of it (of "
		"every release)"},
	{"times", CLI_OPT_TIMES, "FILE", CLI_A_FILE,
		"choose the fastest variants by these times, which `fxge op test` measures"},
	{"model", CLI_OPT_MODEL, "NAME", NULL,
		"which program of a FILE that holds several: an archive, or a package of fxge.package"},
	{"check-crc", CLI_OPT_CHECK_CRC, NULL, NULL,
		"compare all bytes of an archive or package with its CRC, those of large weights, too"},
	{"strict", CLI_OPT_STRICT, NULL, NULL, "warnings that leave a doubt are errors"},
	{"weights-from", CLI_OPT_WEIGHTS_FROM, "DIR", CLI_A_DIRECTORY,
		"weights that FILE names by path may lie below DIR, too, not only below the folder of FILE "
		"(may be given several times)"},
	{"threads", CLI_OPT_THREADS, "N", NULL, "threads of the executor (0 = all cores)"},
	{"memory", CLI_OPT_MEMORY, "MB", NULL,
		"megabytes that graphs, values of runs and packed weights may take, else it ends with exit "
		"code 6; files that are mapped do not count (0 = as many as there are)"},
	{"json", CLI_OPT_JSON, NULL, NULL, "one JSON object on standard output, diagnostics in it"},
	{"quiet", 'q', NULL, NULL, "errors only"},
	{"verbose", 'v', NULL, NULL, "notes too"},
	{"color", CLI_OPT_COLOR, "WHEN", "auto always never",
		"auto, always or never (NO_COLOR is obeyed)"},
	{"help", 'h', NULL, NULL, "show help"},
	{0},
};

static const cli_option compile_options[] = {
	{"output", 'o', "FILE", CLI_A_FILE,
		"where to write; - is standard output (MODEL's name with .air, in this folder; of --stage: "
		"standard output)"},
	{"weights", CLI_OPT_WEIGHTS, "MODE", WEIGHTS,
		"where weights go (inline: the .air; files: one file a weight, in OUT.weights/; ref: where "
		"they lie in the model's archive, which readers of the .air follow below its folder or a "
		"--weights-from only; auto: inline unless the .air becomes too large)"},
	{"target", CLI_OPT_TARGET, "TARGET", "air npu",
		"air, or npu: an .om for the chip, by CANN's atc (that of -o; npu without -o or --soc: "
		"MODEL's name with .om, for the chip that is found here)"},
	{"precision", CLI_OPT_PRECISION, "MODE",
		"origin fp16 mixed_float16 mixed_bfloat16 cube_fp16in_fp32out",
		"of an .om: as atc's --precision_mode_v2 (origin: as the program says)"},
	{"atc-options", CLI_OPT_ATC_OPTIONS, "OPTIONS", NULL,
		"of an .om: more options of atc, or others in the place of fxge's, blanks between them "
		"(may "
		"be given several times)"},
	{"singleop", CLI_OPT_SINGLEOP, "F.json", CLI_A_FILE,
		"in the place of MODEL: compiles each of these operators for the chip, in the form of atc "
		"--singleop, into the folder that -o names (F)"},
	GEARS,
	{"stage", CLI_OPT_STAGE, "STAGE", STAGES,
		"stop after this stage and show text (import, scopes, functional, decomposed, fused, ge)"},
	{"dump-after", CLI_OPT_DUMP_AFTER, "PASS", NULL,
		"print the program to standard error after a pass (all: every pass)"},
	{"dump-dir", CLI_OPT_DUMP_DIR, "DIR", CLI_A_DIRECTORY,
		"with --dump-after: into files of DIR instead, which is made if need be"},
	{"no-fuse", CLI_OPT_NO_FUSE, "RULE,...", NULL, "leave fusion rules out (all: every rule)"},
	{"explain", CLI_OPT_EXPLAIN, "RULE,...", NULL,
		"tell why fusion rules nearly matched and did not; `variants`: which are taken, and why"},
	{"check", CLI_OPT_CHECK, NULL, NULL, "check the written file as `fxge check` does"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace existing files"},
	{"time", CLI_OPT_TIME, NULL, NULL, "microseconds a node, by stage"},
	{0},
};

static const cli_option dump_options[] = {
	{"format", CLI_OPT_FORMAT, "FORMAT",
		"text locs io json dot pbtxt onnx-pbtxt singleop singleop-custom collectives ops ops-json "
		"fxpb",
		"what to show: text (default), locs (text with locations), io (the interface as JSON), "
		"json, dot, pbtxt "
		"and onnx-pbtxt (programs of stage ge, for graph viewers), singleop (of stage ge, for atc "
		"--singleop), collectives (of stage ge: what ranks exchange, in its order), ops, ops-json, "
		"fxpb (to a file)"},
	{"stage", CLI_OPT_STAGE, "STAGE", STAGES,
		"compile up to this stage first (import, scopes, functional, decomposed, fused, ge)"},
	{"io", CLI_OPT_IO, NULL, NULL, "short for --format=io"},
	{"locs", CLI_OPT_LOCS, NULL, NULL, "text with the Python lines that nodes come from"},
	{"ref", CLI_OPT_REF, NULL, NULL, "fxpb: weights by reference into the model's archive"},
	{"output", 'o', "FILE", CLI_A_FILE, "write there instead of standard output"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{0},
};

static const cli_option run_options[] = {
	{"inputs", CLI_OPT_INPUTS, "FILE", CLI_A_FILE,
		"arrays to run on (F.npz, F.npy for an only input, NAME=F.npy for one of them); files "
		"F.npz "
		"given one after the other are steps on one state; a file for verify --expected is run "
		"case by case"},
	{"random", CLI_OPT_RANDOM, "SEED", NULL, "make inputs up"},
	{"size", CLI_OPT_SIZE, "NAME=N", NULL, "with --random: fix a symbolic size, as s0=4"},
	{"outputs", CLI_OPT_OUTPUTS, "F.npz", CLI_A_FILE,
		"write results there; of steps: as step0/NAME, step1/NAME ...; of cases: as c0/NAME"},
	{"state", CLI_OPT_STATE, "F.npz", CLI_A_FILE,
		"start from these states if the file is there, and write them back"},
	{"seed", CLI_OPT_SEED, "N", NULL,
		"draw random numbers (dropout, rand) from this seed on, not from 0; goes before --state"},
	{"repeat", CLI_OPT_REPEAT, "N", NULL, "run N times and show the time of each"},
	{"profile", CLI_OPT_PROFILE, NULL, NULL,
		"time and memory of every node, with your Python line, and of every type of operator; of "
		"all repeats, the fastest beside the mean (nodes run apart, that are joined otherwise)"},
	GEARS,
	DEVICE,
	RANKS,
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing output file"},
	{0},
};

static const cli_option verify_options[] = {
	{"expected", CLI_OPT_EXPECTED, "F.npz", CLI_A_FILE, "inputs and expected results"},
	{"bisect", CLI_OPT_BISECT, "F.npz", CLI_A_FILE,
		"inputs and values of nodes: find the first that differs"},
	{"case", CLI_OPT_CASE, "CASE", NULL, "only this case"},
	{"form", CLI_OPT_FORM, "FORM", "default decomposed",
		"default or decomposed: whose own error is the bar"},
	{"bar", CLI_OPT_BAR, "FACTOR", NULL, "times PyTorch's own error for f32 and f64 (3)"},
	{"rtol", CLI_OPT_RTOL, "X", NULL, "relative tolerance where there is no reference (1e-4)"},
	{"atol", CLI_OPT_ATOL, "X", NULL,
		"absolute tolerance where there is no reference (1e-5 of the largest element, at most "
		"1e-5)"},
	{"weights", CLI_OPT_WEIGHTS, "MODE", WEIGHTS,
		"where weights go (as for compile; auto: more than 64 MB in all stay where they are)"},
	{"keep", CLI_OPT_KEEP, "DIR", CLI_A_DIRECTORY, "keep the .air there"},
	GEARS,
	DEVICE,
	RANKS,
	{0},
};

static const cli_option cache_options[] = {
	{"clear", CLI_OPT_CLEAR, NULL, NULL, "delete what is kept"},
	{0},
};

static const cli_option no_options[] = {{0}};

static const cli_option cost_options[] = {
	{"size", CLI_OPT_SIZE, "NAME=N", NULL,
		"what a symbolic size is taken for, as s0=4; those of inputs must be given"},
	{"launch", CLI_OPT_LAUNCH, "US", NULL,
		"microseconds that each kernel takes at least, to be started; 0: not counted"},
	{0},
};

static const cli_option ops_options[] = {
	{"op", CLI_OPT_OP, "NAME", NULL,
		"all that is known of this operator (as add, aten.add.Tensor)"},
	{0},
};

static const cli_option op_options[] = {
	{"output", 'o', "FILE", CLI_A_FILE,
		"import, export: write there instead of standard output; new: the project's folder"},
	{"input", 'i', "FILE", CLI_A_FILE, "a file that describes operators, as msopgen has it"},
	{"compute-unit", 'c', "UNIT", "ai_core-Ascend910B", "new: what runs the kernel"},
	{"to", CLI_OPT_TO, "FORM", "json header torch meta torchair singleop",
		"export: json (msopgen's), header (REG_OP prototypes), torch (C++: TORCH_LIBRARY), "
		"meta (Python: shapes and dtypes), torchair (Python: converters), singleop (for atc "
		"--singleop: as --graph uses them)"},
	{"graph", CLI_OPT_GRAPH, "MODEL", CLI_A_FILE,
		"export --to singleop: the program that uses them"},
	{"force", CLI_OPT_FORCE, NULL, NULL, "replace an existing file"},
	{"random", CLI_OPT_RANDOM, "SEED", NULL, "test: other calls than those of seed 0"},
	{"cases", CLI_OPT_CASES, "N", NULL, "test: calls of each operator in each dtype, 20"},
	{"measure", CLI_OPT_MEASURE, "FILE", CLI_A_FILE,
		"test: write the times of variants there, for --times"},
	{0},
};

const cli_command cli_commands[] = {
	[CLI_COMPILE] = {"compile", "MODEL... [-o OUT.air] [options]",
		"compile a saved program to GE IR", CLI_A_FILE,
		"Compiles a saved program to GE IR: OUT.air, and OUT.io.json that describes its\n"
		"interface. All or nothing is written. Every node that cannot be compiled is told in one\n"
		"run, whatever the reason: one error an operator and reason, with a count and Python "
		"lines.\n"
		"What a program that PyTorch saved is refused for is a lack of fxge, exit code 3; what\n"
		"contradicts itself in a text is 4.\n"
		"\n"
		"Several programs become NAME.air each in the folder OUT (without -o: in this one) and\n"
		"share their weights: those of equal name and bytes are stored once, beside the first\n"
		"program that has them (auto means files then), or with --weights=ref in its archive\n"
		"only. Buffers of equal name are one state for all programs that are loaded together\n"
		"(prefill and decode).\n"
		"\n"
		"Where CANN is installed, -o OUT.om compiles for the chip that --soc names, as atc calls "
		"it\n"
		"(Ascend910B1), or that is found here: OUT.om, with OUT.io.json beside it. Exit code 8 "
		"where\n"
		"atc refuses. --weights=files leaves weights out of it, in the folder weight/ beside it.\n"
		"--gears gives a dynamic program fixed sizes, all of which are compiled: atc is told of "
		"them.\n",
		compile_options,
		"  fxge compile model.pt2 -o model.air\n"
		"  fxge compile model.pt2 -o model.air --weights=ref      no copy of the weights\n"
		"  fxge compile model.pt2 -o model.om --soc=Ascend910B1   for a chip, by CANN's atc\n"
		"  fxge compile --singleop ops.json -o ops --soc=Ascend910B1   operators alone\n"
		"  fxge compile prefill.pt2 decode.pt2 -o llama           one set of weights for both\n"
		"  fxge compile model.pt2 -o - --stage=functional         read the functional form\n"
		"  fxge compile model.pt2 -o model.air --ops my_ops.yaml  with operators of your own\n"},
	[CLI_DUMP] = {"dump", "FILE [options]", "show a program in any format, at any stage; an .om",
		CLI_A_FILE, "Shows a program: any file that fxge reads, at any stage, in any format.\n",
		dump_options,
		"  fxge dump model.pt2                          the program as it was saved\n"
		"  fxge dump model.pt2 --stage=ge --locs        what GE gets, and why\n"
		"  fxge dump model.air --io                     inputs, outputs, states, guards\n"
		"  fxge dump model.pt2 --format=dot | dot -Tsvg > model.svg\n"
		"  fxge dump model.pt2 --format=fxpb -o model.fxpb\n"},
	[CLI_RUN] = {"run", "FILE [options]", "run a program on the CPU executor; --profile it",
		CLI_A_FILE,
		"Runs a program on the CPU executor, by GE's semantics; what is not compiled yet is\n"
		"compiled in memory. Arrays are .npz (keys are the names of the interface) or .npy;\n"
		"bfloat16 stands in them as uint16. Without --outputs the results are shown.\n",
		run_options,
		"  fxge run model.pt2 --random 1 --size s0=4\n"
		"  fxge run model.air --inputs in.npz --outputs out.npz\n"
		"  fxge run model.pt2 --random 1 --profile --repeat 10\n"
		"  fxge run decoder.pt2 --inputs t0.npz --inputs t1.npz --state cache.npz\n"
		"  fxge run dropout.pt2 --inputs in.npz --seed 7\n"},
	[CLI_VERIFY] = {"verify", "FILE --expected F.npz | --bisect F.npz [options]",
		"run and compare with PyTorch, output by output or node by node", CLI_A_FILE,
		"Compiles a program, writes the .air to a temporary file, checks it, reads it back,\n"
		"runs it and compares with what PyTorch computed. Exit code 1 if anything differs.\n"
		"\n"
		"The .npz holds cases c0, c1, ... (each from the saved state) or step0, step1, ...\n"
		"(one state), with the keys CASE/in/NAME, CASE/out/POSITION, CASE/ref/POSITION (in\n"
		"float64), CASE/err/POSITION (PyTorch's own error), CASE/state/NAME and CASE/mut/NAME\n"
		"(values afterwards). The error is max abs(result - ref) / max abs(ref). f32 may have\n"
		"3 times PyTorch's own error (at least 2e-6), bf16 1.5 times and 2^-8, f16 1.5 times\n"
		"and 2^-11, f8 1.5 times and half the spacing; integers and bools are equal. Without\n"
		"CASE/ref the result is compared with CASE/out by --rtol and --atol; where\n"
		"CASE/drawn/out/POSITION stands, by dtype and shape alone: it is random.\n"
		"The Python function fxge.save_expected writes it.\n"
		"\n"
		"With --bisect, the .npz holds the values of nodes, CASE/node/NAME, and names the first\n"
		"node that errs by more than its share: the Python function fxge.record writes it.\n"
		"Each value is computed from recorded ones, so that errors of earlier nodes do not count;\n"
		"-v shows all values, with the error that they have in a run of its own.\n"
		"share/doc/fxge/doc/bisect.md tells more.\n",
		verify_options,
		"  fxge verify model.pt2 --expected model.npz\n"
		"  fxge verify model.pt2 --expected model.npz --case c0 --json\n"
		"  fxge verify model.pt2 --bisect values.npz\n"},
	[CLI_CHECK] = {"check", "FILE.air [options]", "check a .air file as GE's loader does, and more",
		CLI_A_FILE,
		"Checks a .air file for all that GE's loader refuses, and for what it silently loses.\n"
		"Exit code 0 when it is clean, 1 when it has defects. With --strict, operator types\n"
		"that fxge does not know are defects; describe yours with --ops.\n",
		no_options,
		"  fxge check model.air\n"
		"  fxge check model.air --soc=ascend910b\n"
		"  fxge check model.air --strict --ops my_ops.yaml\n"},
	[CLI_COST] = {"cost", "MODEL [options]",
		"count what a program computes and moves, and how long a chip takes at least", CLI_A_FILE,
		"Compiles in memory and counts: operations on matrices and vectors, bytes moved, the time\n"
		"that a chip (--soc) needs for them at least, what bounds each node, memory at its peak,\n"
		"the ten dearest nodes with their Python lines (-v: all), and what fusion saved. These\n"
		"are bounds, not forecasts: share/doc/fxge/doc/cost.md says what is counted, what is not\n"
		"known, and where the figures of chips are from.\n",
		cost_options,
		"  fxge cost model.pt2\n"
		"  fxge cost model.pt2 --soc=Ascend910B4 --size s0=1 --size s1=512\n"
		"  fxge cost model.pt2 --launch 5 --json\n"},
	[CLI_OPS] = {"ops", "[MODEL | --op NAME] [options]", "show which operators are supported",
		CLI_A_FILE,
		"Without MODEL: every operator that fxge knows and what becomes of it. With MODEL: its\n"
		"operators with counts, first those that cannot be compiled, also in one form or dtype\n"
		"only: a line a reason with count and Python line, the list that compile tells. The exit\n"
		"code is that of compile. With --op: what becomes of one operator, which dtypes and sizes\n"
		"of it were executed as PyTorch does, its gradients, kernels of chips; exit code 3 where\n"
		"there is none of that name.\n",
		ops_options,
		"  fxge ops\n"
		"  fxge ops --op scaled_dot_product_attention\n"
		"  fxge ops model.pt2\n"
		"  fxge ops model.pt2 --json --ops my_ops.yaml\n"},
	[CLI_OP] = {"op", "import|check|list|test|export|new FILE... [options]",
		"bring descriptions of your operators together, and into other forms", CLI_A_FILE,
		"Reads what describes operators: rows of your own, the layout `op_name, input_desc, ..`,\n"
		"msopgen's JSON, C++ with REG_OP prototypes or TORCH_LIBRARY schemas, lists of functions,\n"
		"derivatives.yaml, the folder of an installed package. What several files say of an\n"
		"operator is one description; what contradicts is told with both places.\n"
		"`import` prints it as a file for --ops, which takes all but lists and folders itself;\n"
		"`check` tells for each operator which links of its chain are there (schema, results,\n"
		"prototype, converter, CPU meaning, gradients), and what supplies the others.\n"
		"`list` has a line an operator: what it becomes, and where it is described.\n"
		"`test` makes up calls of each operator in ten dtypes and infers, converts and runs them;\n"
		"gradients are compared with differences of results, variants with each other. The exit\n"
		"code is 1 where something fails, and where no call of an operator is taken.\n"
		"`export` writes them as other tools take them, or tells what a form cannot say; to\n"
		"singleop an entry for each shape and dtype in which a program uses them, without FILE of\n"
		"all that it uses.\n"
		"`new` begins a project for one GE type: kernel, tiling, PyTorch part, tests.\n",
		op_options,
		"  fxge op check my_ops.yaml\n"
		"  fxge op check layout.yaml op_proto.h\n"
		"  fxge op test my_ops.yaml --random 7\n"
		"  fxge op import op_proto.h ops.cpp -o my_ops.yaml\n"
		"  fxge op export my_ops.yaml --to json -o my_ops.json\n"
		"  fxge op export my_ops.yaml --to singleop --graph model.pt2 -o singleop.json\n"
		"  fxge op new -i gelu.yaml -c ai_core-Ascend910B -o gelu\n"},
	[CLI_EXPLAIN] = {"explain", "[ID]", "explain a diagnostic, as FXGE-E0401", NULL,
		"Tells what a diagnostic is about, with an example and what to do; without ID: lists "
		"all.\n",
		no_options,
		"  fxge explain FXGE-E0401\n"
		"  fxge explain 401\n"},
	[CLI_DOCTOR] = {"doctor", "[options]", "show what of this machine is usable", NULL,
		"Shows what is there of CANN, the NPU's driver, chips, environment variables, modules of\n"
		"the CPU executor, and PyTorch, and for each lack what supplies it. Chips are asked in a\n"
		"process of its own, so that a broken driver is told as well. Exit code 1 where anything\n"
		"lacks; compiling to .air and running on the CPU need none of it.\n",
		no_options,
		"  fxge doctor\n"
		"  fxge doctor --json\n"},
	[CLI_CACHE] = {"cache", "[options]", "show or clear what torch.compile and cache_compile keep",
		NULL,
		"Shows the folder in which Python processes keep graphs for those that come after them,\n"
		"how many there are and how large they are. It may be cleared at any time, also while\n"
		"processes use it: what is missing is compiled anew.\n",
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
