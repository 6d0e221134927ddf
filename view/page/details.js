/* SPDX-License-Identifier: Apache-2.0 */
/* The panel of the selected node or module. All texts are set as text, never as markup. */

/* Makes an element with properties and children; strings become text. */
function make(tag, properties, ...children) {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children.filter((c) => c !== null && c !== undefined && c !== ""));
	return element;
}

function nodeLink(stage, i) {
	const node = stage.nodes[i];
	return make("a", { href: linkOf(stage, i), title: text(node.op), onclick: (event) => {
		event.preventDefault();
		select({ stage: stage.index, node: i }, true);
	} }, text(node.name));
}

function tableOf(rows) {
	return make("table", {}, ...rows.map(([key, ...values]) => make("tr", {}, make("td", {}, key), make("td", { className: "mono" }, ...values))));
}

function section(title, ...children) {
	return children.length ? [make("h3", {}, title), ...children] : [];
}

/* Returns rows of a constant: its type, first elements and statistics. */
function constantRows(stage, c) {
	const [name, type, index] = stage.constants[c], tensor = MODEL.tensors[index];
	const rows = [make("div", { className: "mono" }, text(name) + " : " + text(type))];
	if (!tensor)
		return rows;
	const facts = [tensor.name, amount(tensor.bytes, "B")];
	if (tensor.min !== undefined)
		facts.push("min " + short(tensor.min), "max " + short(tensor.max), "mean " + short(tensor.mean));
	if (tensor.read)
		facts.push(tensor.zeros + " zeros");
	if (tensor.nans || tensor.infinite)
		facts.push(tensor.nans + " NaN, " + tensor.infinite + " infinite");
	const size = tensor.shape.reduce((a, b) => a * b, 1);
	if (tensor.read < size)
		facts.push("of " + tensor.read + " evenly spaced elements");
	rows.push(make("div", { className: tensor.nans || tensor.infinite ? "bad" : "faint" }, facts.join(", ")));
	if (tensor.first)
		rows.push(make("pre", {}, tensor.first.map(short).join(" ") + (size > tensor.first.length ? " \u2026" : "")));
	return rows;
}

function short(value) {
	return typeof value === "number" ? String(Number(value.toPrecision(6))) : value;
}

function operandRows(stage, node) {
	const rows = [], list = node.in || [];
	for (let i = 0; i < list.length; i += 3) {
		const [port, from, result] = list.slice(i, i + 3), name = text(port) || "value";
		if (from < 0) {
			rows.push([name, ...constantRows(stage, -1 - from)]);
			continue;
		}
		const source = stage.nodes[from];
		rows.push([name, nodeLink(stage, from), result ? "." + result : "", " : " + (source.out ? text(source.out[2 * result + 1]) : "")]);
	}
	return rows;
}

function attributeRows(node) {
	const rows = [];
	for (let i = 0; node.attrs && i < node.attrs.length; i += 2)
		rows.push([text(node.attrs[i]) || "value", text(node.attrs[i + 1])]);
	return rows;
}

function resultRows(node) {
	const rows = [];
	for (let i = 0; node.out && i < node.out.length; i += 2)
		rows.push([text(node.out[i]), text(node.out[i + 1])]);
	return rows;
}

/* Returns the Python lines of a location and of the nodes merged into it. */
function locBlocks(index) {
	const blocks = [];
	for (let i = index, n = 0; i !== undefined && i >= 0 && n < 8; i = MODEL.locs[i][4], n++) {
		const [file, line, name, source, , first, ...lines] = MODEL.locs[i], width = String(first + lines.length).length;
		const code = lines.length ? lines.map((s, k) => make("div", { className: first + k === line ? "here" : "" }, String(first + k).padStart(width) + "  " + text(s)))
			: source ? [text(source)] : [];
		blocks.push(make("div", {}, text(file) + ":" + line, make("span", { className: "faint" }, name ? " in " + text(name) : "")));
		if (code.length)
			blocks.push(make("pre", {}, ...code));
	}
	return blocks;
}

/* Returns a row for each stage with the nodes that correspond to the selected one. */
function stageRows(stage, i) {
	return STAGES.map((other) => {
		const nodes = [...corresponding(stage.index, [i], other.index)], shown = nodes.slice(0, 12);
		const links = shown.flatMap((n, k) => [k ? ", " : "", nodeLink(other, n), make("span", { className: "faint" }, " " + shortOp(text(other.nodes[n].op)))]);
		return [other.name, ...(links.length ? links : [make("span", { className: "faint" }, "nothing")]), nodes.length > 12 ? ` and ${nodes.length - 12} more` : ""];
	});
}

/* Returns sentences on how the node came about: the rule that made it, the node that it is a part of. */
function originLines(stage, node) {
	const lines = [];
	const rules = new Set(STAGES.flatMap((other) => [...corresponding(stage.index, [node.index], other.index)].map((n) => text(other.nodes[n].rule))).filter(Boolean));
	if (rules.size)
		lines.push(make("div", {}, rules.size > 1 ? "Fusion rules: " : "Fusion rule: ", make("code", {}, [...rules].join(", "))));
	const sources = [...corresponding(stage.index, [node.index], 0)].filter((n) => !STAGES[0].nodes[n].kind);
	if (stage.index && sources.length > 1)
		lines.push(make("div", {}, `Computes ${sources.length} nodes of ${STAGES[0].name}.`));
	if (node.merged)
		lines.push(make("div", {}, "The next stage computes it within ", nodeLink(STAGES[stage.index + 1], node.next[0]), "."));
	else if (stage.index + 1 < STAGES.length && !(node.next || []).length)
		lines.push(make("div", {}, "No node of the next stage computes it: it is a constant or has no effect."));
	return lines;
}

function opSections(op) {
	const row = MODEL.ops[op];
	if (!row)
		return [];
	const parts = [];
	if (row.schema)
		parts.push(...section("Schema", make("pre", {}, row.schema)));
	if (row.ports)
		parts.push(...section("Prototype of GE", tableOf(row.ports.map(([role, name, dtypes]) => [role, make("b", {}, name), dtypes ? " " + dtypes : ""])),
			make("div", { className: "faint" }, row.source || "")));
	return parts;
}

/* Returns a note with space before it, which nodes of the last stage have. */
function noteText(layer, nodes) {
	return nodes.length === 1 && noteOf(layer, nodes[0]) ? "  " + noteOf(layer, nodes[0]) : "";
}

/* Returns whether a layer has the engines of a chip, which are words. */
function isChip(layer) {
	return layer.id.startsWith("chip-") && !layer.unit;
}

/* Returns rows of the engine that computes nodes of the last stage on each family of chips, with the reason. */
function chipRows(nodes) {
	return MODEL.layers.filter(isChip).map((layer) => [layer, valueOfAll(layer, nodes)])
		.filter(([, engine]) => engine !== undefined)
		.map(([layer, engine]) => [layer.id.slice("chip-".length), make("span", { className: engine === "none" ? "bad" : "" }, engine),
			make("span", { className: "faint" }, noteText(layer, nodes))]);
}

function problemBlocks(node) {
	return problemsOf(node).map((p) => make("div", { className: p.severity === "error" ? "hint" : "hint mild" }, make("b", {}, p.id + ": "), p.message, p.hint ? make("div", {}, "Hint: " + p.hint) : ""));
}

/* Returns rows of the values that nodes of the last stage have in each layer. */
function layerRows(nodes) {
	return MODEL.layers.filter((layer) => !isChip(layer) && (layer.unit || nodes.length === 1)).map((layer) => [layer, valueOfAll(layer, nodes)])
		.filter(([, value]) => value !== undefined)
		.map(([layer, value]) => [layer.label, layer.unit ? amount(value, layer.unit) : value, noteText(layer, nodes)]);
}

/* Returns a section with a table, or nothing without rows. */
function tableSection(title, rows) {
	return rows.length ? section(title, tableOf(rows)) : [];
}

function nodeDetails(stage, node) {
	const path = [];
	for (let g = stage.groups[node.group]; g && g.index; g = stage.groups[g.parent])
		path.unshift(g);
	const crumbs = path.flatMap((g) => [make("a", { onclick: () => select({ stage: stage.index, group: g.index }, true) }, groupLabel(g)), " / "]);
	const users = node.users.slice(0, 40), last = [...corresponding(stage.index, [node.index], LAST.index)];
	return [
		make("h2", { className: isRefused(node) ? "bad" : "" }, text(node.name)),
		make("div", { className: "mono" }, text(node.op)),
		make("div", { className: "faint" }, ...crumbs, node.alone ? text(node.alone) : ""),
		...problemBlocks(node),
		...section("Results", tableOf(resultRows(node))),
		...tableSection("Operands", operandRows(stage, node)),
		...tableSection("Attributes", attributeRows(node)),
		...tableSection("Values of layers", layerRows(last)),
		...section("Used by", ...(users.length ? [make("div", {}, ...users.flatMap((u, i) => [i ? ", " : "", nodeLink(stage, u)]), node.users.length > 40 ? ` and ${node.users.length - 40} more` : "")] : [])),
		...section("Python", ...locBlocks(node.loc)),
		...section("In all stages", tableOf(stageRows(stage, node.index))),
		...section("Origin", ...originLines(stage, node)),
		...tableSection("Kernel by chip", chipRows(last)),
		...opSections(text(node.op)),
	];
}

/* Counts operators of a module. */
function groupDetails(stage, group) {
	const inside = new Set([group.index]), counts = new Map();
	for (const g of stage.groups)
		if (g.parent !== undefined && inside.has(g.parent))
			inside.add(g.index);
	const nodes = [];
	stage.nodes.forEach((node, i) => {
		if (!inside.has(node.group))
			return;
		nodes.push(i);
		if (!node.kind)
			counts.set(node.op, (counts.get(node.op) || 0) + 1);
	});
	const rows = [...counts].map(([op, n]) => [text(op), n]).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 40);
	return [
		make("h2", {}, group.index ? groupLabel(group) : MODEL.title),
		make("div", { className: "faint" }, [text(group.path), groupClass(group)].filter(Boolean).join(" \u00b7 ")),
		make("div", {}, group.nodes + " nodes at stage " + stage.name),
		group.index ? make("button", { onclick: () => toggleGroup(group, activePane) }, unfolded.has(group.key) ? "Fold" : "Unfold") : "",
		...tableSection("Values of layers", layerRows(stage === LAST ? nodes : [...corresponding(stage.index, nodes, LAST.index)])),
		...section("Operators", tableOf(rows.map(([op, n]) => [String(n), make("a", { onclick: () => search("op:" + op) }, op)]))),
	];
}

/* What is shown without a selection: the program. */
function programDetails(stage) {
	const ports = (kind) => stage.nodes.filter((n) => n.kind === kind && text(n.op) !== "argument");
	return [
		...groupDetails(stage, stage.groups[0]),
		...section("Inputs", tableOf(ports("input").map((n) => [nodeLink(stage, n.index), nodeType(n)]))),
		...section("File", tableOf([["producer", MODEL.producer], ["fxge", MODEL.fxge], ["stages", STAGES.map((s) => s.name + " " + s.nodes.length).join(", ")]].filter(([, value]) => value))),
	];
}

function showDetails() {
	const panel = document.getElementById("details");
	const stage = STAGES[selection.stage === undefined ? activePane.stage.index : selection.stage];
	panel.replaceChildren(...(selection.node !== undefined ? nodeDetails(stage, stage.nodes[selection.node])
		: selection.group !== undefined ? groupDetails(stage, stage.groups[selection.group]) : programDetails(stage)));
	panel.scrollTop = 0;
}
