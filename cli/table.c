/* SPDX-License-Identifier: Apache-2.0 */
/* Commands, common options and help texts: see table.h. */
#include "cli/options.h"

#include <stddef.h>

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
		cli_compile_options,
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
		cli_dump_options,
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
		cli_run_options,
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
		cli_verify_options,
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
		cli_check_options,
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
		cli_cost_options,
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
		cli_why_options,
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
		"--text needs no browser: it shows the modules as a tree.\n"
		"`fxge dump --format=view-json` prints the data. Details: share/doc/fxge/doc/view.md.\n",
		cli_view_options,
		"  fxge view model.pt2                writes model.html\n"
		"  fxge view model.pt2 -o page.html --force\n"
		"  fxge view model.pt2 --text         the tree of modules; q quits\n"
		"  fxge view model.pt2 --format=svg   writes model.svg, a picture of GE's graph\n"
		"  fxge run model.pt2 --random 1 --profile --json > profile.json; fxge view model.pt2 "
		"--report profile.json\n"},
	[CLI_REPORT] = {"report", "MODEL [options]",
		"report on a program for people who do not have it", CLI_A_FILE,
		"Compiles in memory and prints the interface, sizes, errors and warnings with remedies, "
		"the\n"
		"operators with the GE operators that they become, the engine of each on the chips, and\n"
		"the bounds of time by module. The report has no weights, and paths are relative to the\n"
		"project. A program that cannot be compiled is reported as far as it goes (exit code 0).\n",
		cli_report_options,
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
		cli_diff_options,
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
		cli_reduce_options,
		"  fxge reduce model.pt2 --unsupported\n"
		"  fxge reduce model.pt2 --crash --inputs x.npz -o crash\n"
		"  fxge reduce model.pt2 --wrong --values values.npz     values by fxge.record\n"
		"  fxge reduce model.pt2 --test '! fxge check {}'\n"},
	[CLI_MATCH] = {"match", "MODEL FILE... [options]", "find a program's nodes in files of GE",
		CLI_A_FILE,
		"Reads what GE and its profiler write: graphs (ge_proto_*.txt, ge_onnx_*.pbtxt and\n"
		"ge_readable_*.txt of DUMP_GE_GRAPH) and tables with times (op_summary_*.csv of msprof,\n"
		"kernel_details.csv of MindStudio), and dumps of AscendCL with the values of operators (a\n"
		"directory of them). Shows for each operator the nodes of the program that\n"
		"it was made of, their Python line and its time, what GE changed, fused and added, and "
		"the\n"
		"nodes that are gone. MODEL is the program that GE got: the .air, or its source. A file "
		"that\n"
		"is cut off is read as far as it goes. -v: all rows. Details: "
		"share/doc/fxge/doc/match.md.\n",
		cli_match_options,
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
		cli_quant_options,
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
		cli_keep_precision_options,
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
		cli_chips_options,
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
		cli_ops_options,
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
		cli_op_options,
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
		cli_explain_options,
		"  fxge explain FXGE-E0401\n"
		"  fxge explain EZ3003\n"
		"  atc ... 2>&1 | tee atc.log; fxge explain --log atc.log\n"},
	[CLI_DOCTOR] = {"doctor", "[options]", "check the environment for chips and PyTorch", NULL,
		"Checks CANN, the NPU driver, chips, environment variables, modules of the CPU executor\n"
		"and PyTorch, and prints a remedy for each problem. A child process queries the chips, so\n"
		"that a broken driver is reported as well. Exit code 1 if anything is missing. Compiling\n"
		"to .air and running on the CPU need none of these. --soc also looks for the kernels of\n"
		"that chip in the installed package of operators.\n",
		cli_no_options,
		"  fxge doctor\n"
		"  fxge doctor --soc=Ascend310B4\n"
		"  fxge doctor --json\n"},
	[CLI_CACHE] = {"cache", "[options]",
		"show or clear the cache of torch.compile and cache_compile", NULL,
		"Shows the directory in which Python processes store compiled graphs for later processes,\n"
		"the number of entries and their size. It may be cleared at any time, even while in use:\n"
		"missing entries are compiled again.\n",
		cli_cache_options,
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
