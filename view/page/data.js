/* SPDX-License-Identifier: Apache-2.0 */
/* The model of the page: JSON of the format view-json, with indexes that the page needs. */
"use strict";

const MODEL = JSON.parse(document.getElementById("data").textContent);

/* Returns string i of the model; "" for an absent one. */
function text(i) {
	return MODEL.strings[i || 0];
}

/* Returns the operator without namespace: "add.Tensor" of "aten.add.Tensor". */
function shortOp(op) {
	const dot = op.indexOf(".");
	return dot >= 0 && dot + 1 < op.length ? op.slice(dot + 1) : op;
}

function nodeLabel(node) {
	const label = node.kind ? text(node.name) : shortOp(text(node.op));
	return node.alone ? text(node.alone) + ": " + label : label;
}

function groupLabel(group) {
	return text(group.label) + (group.call ? " #" + group.call : "");
}

/* Returns the class of a module, "graph" of a nested graph, or "" of a part. */
function groupClass(group) {
	return text(group.class) === "part" ? "" : text(group.class);
}

function nodeType(node) {
	return node.out ? text(node.out[2 * (node.main || 0) + 1]) : "";
}

/* Calls visit(port, from, result) for each operand that is a value of a node. */
function eachOperand(node, visit) {
	const list = node.in || [];
	for (let i = 0; i < list.length; i += 3)
		if (list[i + 1] >= 0)
			visit(list[i], list[i + 1], list[i + 2]);
}

/* Adds to each group its stage-independent key, its place in the parent, and its chains by start. */
function indexGroups(stage) {
	stage.groups.forEach((group, g) => {
		const parent = stage.groups[group.parent];
		group.index = g;
		group.depth = parent ? parent.depth + 1 : 0;
		group.key = !parent ? "" : group.runs !== undefined ? "graph " + text(stage.nodes[group.runs].name) + "/" + text(group.label)
			: text(group.class) === "part" ? parent.key + "/" + text(group.label)
				: text(group.path) + (group.call ? "#" + group.call : "");
		group.chainAt = new Map(group.chains.map((chain) => [chain[0] * 0x100000 + chain[1], chain]));
		group.entryAt = new Map();
		for (let i = 0; i < group.entries.length; i += 2)
			group.entryAt.set(group.entries[i], group.entries[i + 1]);
		group.exitAt = new Map();
		for (let i = 0; i < group.exits.length; i += 2)
			group.exitAt.set(group.exits[i], group.exits[i + 1]);
		group.rows.forEach((row, r) => {
			for (let i = 0; i < row.length; i += 3) {
				if (row[i] === null)
					continue;
				const item = itemOf(stage, row[i]);
				item.row = r;
				item.at = i / 3;
			}
		});
	});
}

/* Returns the node or the group that a reference of a row means. */
function itemOf(stage, ref) {
	return ref >= 0 ? stage.nodes[ref] : stage.groups[-1 - ref];
}

/* Adds users, names and modules of nodes. */
function indexNodes(stage) {
	stage.byName = new Map();
	stage.nodes.forEach((node, i) => {
		node.index = i;
		node.users = [];
		stage.byName.set(text(node.name), i);
	});
	stage.nodes.forEach((node, i) => eachOperand(node, (port, from) => {
		const users = stage.nodes[from].users;
		if (users[users.length - 1] !== i)
			users.push(i);
	}));
}

/* Adds to each node the nodes of the stage before that became it. */
function indexPrevious(stage, next) {
	next.nodes.forEach((node) => {
		node.previous = [];
	});
	stage.nodes.forEach((node, i) => (node.next || []).forEach((to) => next.nodes[to].previous.push(i)));
}

const STAGES = MODEL.stages;
STAGES.forEach((stage, s) => {
	stage.index = s;
	indexNodes(stage);
	indexGroups(stage);
});
STAGES.forEach((stage, s) => s + 1 < STAGES.length && indexPrevious(stage, STAGES[s + 1]));

/* Returns the nodes of stage `to` that correspond to nodes of stage `from`. */
function corresponding(from, nodes, to) {
	let found = new Set(nodes);
	for (let s = from; s !== to; s += s < to ? 1 : -1) {
		const step = new Set();
		for (const i of found) {
			const node = STAGES[s].nodes[i];
			for (const next of (s < to ? node.next : node.previous) || [])
				step.add(next);
		}
		found = step;
	}
	return found;
}

/* Returns for each node of a stage the nodes of the last stage that it became; nodes share lists. */
function lastNodes(stage) {
	if (!stage.last && stage.index > LAST.index)
		stage.last = stage.nodes.map((_, i) => [...corresponding(stage.index, [i], LAST.index)]);
	if (!stage.last) {
		const next = stage === LAST ? null : STAGES[stage.index + 1], after = next ? lastNodes(next) : null;
		stage.last = stage.nodes.map((node, i) => {
			const list = node.next || [];
			return !next ? [i] : list.length === 1 ? after[list[0]] : [...new Set(list.flatMap((n) => after[n]))];
		});
	}
	return stage.last;
}

/* Problems by the name of a node, and for nodes without a name by operator. */
const PROBLEMS = new Map();
MODEL.problems.forEach((problem) => problem.nodes.forEach((name) => {
	const list = PROBLEMS.get(name) || [];
	list.push(problem);
	PROBLEMS.set(name, list);
}));

/* Returns the problems of a node: those that name it or the node of the saved graph. */
function problemsOf(node) {
	if (!PROBLEMS.size || node.kind)
		return [];
	return PROBLEMS.get(node.name) || PROBLEMS.get(node.source) || [];
}

function isRefused(node) {
	return problemsOf(node).some((problem) => problem.severity === "error");
}

/* Returns "file:line" of a location, with its source text if `full`. */
function locText(i, full) {
	if (i === undefined || i < 0)
		return "";
	const [file, line, , source] = MODEL.locs[i];
	return text(file) + ":" + line + (full && source ? "  " + text(source) : "");
}

/* Returns a number with a unit in at most six characters: "1.23 ms", "45.6 MB". */
function amount(value, unit) {
	if (typeof value !== "number")
		return String(value);
	const steps = unit === "s" ? [[1, "s"], [1e-3, "ms"], [1e-6, "us"], [1e-9, "ns"]]
		: [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e3, "k"], [1, ""]].map(([size, prefix]) => [size, prefix + unit]);
	if (unit === "error")
		return value.toPrecision(3);
	const [size, name] = steps.find(([least]) => Math.abs(value) >= least) || steps[steps.length - 1];
	return value === 0 ? "0 " + unit : Number((value / size).toPrecision(3)) + " " + name;
}
