/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of the left side: modules, results of a search, nodes by value, problems. */

const MOST_ROWS = 500;
const LISTS = {
	outline: ["Modules", () => outlineRows(activePane.stage)],
	found: ["Found", () => foundRows()],
	ranking: ["Ranking", () => rankingRows()],
	problems: ["Findings", () => problemRows()],
};
let chosenList = "outline";

function chooseList(id) {
	chosenList = id;
	showList();
}

function nodeRow(stage, i, number, note) {
	const node = stage.nodes[i];
	const row = make("div", { className: "row" + (isRefused(node) ? " bad" : "") + (selection.node === i && selection.stage === stage.index ? " at" : ""),
		onclick: () => select({ stage: stage.index, node: i }, true), title: locText(node.loc, true) },
	make("span", { className: "name" }, text(node.name)), make("span", { className: "note" }, note || shortOp(text(node.op))));
	if (number)
		row.append(make("span", { className: "number" }, number));
	return row;
}

function outlineRow(stage, group, indent) {
	const open = outlineOpen.has(group.key), children = group.rows.some((row) => row.some((ref, i) => i % 3 === 0 && ref !== null && ref < 0));
	const twist = make("span", { className: "twist", onclick: (event) => {
		event.stopPropagation();
		open ? outlineOpen.delete(group.key) : outlineOpen.add(group.key);
		showList();
	} }, children ? (open ? "\u25be" : "\u25b8") : "");
	const row = make("div", { className: "row" + (selection.group === group.index && selection.stage === stage.index ? " at" : "") + (group.refused ? " bad" : ""),
		onclick: () => select({ stage: stage.index, group: group.index }, true) },
	twist, make("span", { className: "name" }, groupLabel(group)), make("span", { className: "note" }, groupClass(group)),
	make("span", { className: "number" }, layerText(stage, -1 - group.index) || String(group.nodes)));
	row.style.setProperty("padding-left", 4 + 14 * indent + "px");
	return row;
}
const outlineOpen = new Set();

function outlineRows(stage) {
	const rows = [], add = (group, indent) => {
		const inner = [];
		for (const row of group.rows)
			for (let i = 0; i < row.length; i += 3)
				if (row[i] !== null && row[i] < 0)
					inner.push(stage.groups[-1 - row[i]]);
		for (const child of inner) {
			if (rows.length >= MOST_ROWS)
				return;
			rows.push(outlineRow(stage, child, indent));
			if (outlineOpen.has(child.key))
				add(child, indent + 1);
		}
	};
	add(stage.groups[0], 0);
	return rows.length ? rows : [make("div", { className: "faint" }, "The program has no modules.")];
}

function foundRows() {
	const stage = STAGES[found.stage];
	if (!stage)
		return [make("div", { className: "faint" }, "Type words that all occur: mm f32[2, op:matmul line:model.py:12 module:layers.0 const:weight")];
	const rows = found.nodes.slice(0, MOST_ROWS).map((i) => nodeRow(stage, i, "", shortOp(text(stage.nodes[i].op)) + "  " + nodeType(stage.nodes[i])));
	return [make("div", { className: "faint", id: "count" }, found.nodes.length + " of " + stage.nodes.length + " nodes at stage " + stage.name), ...rows];
}

function layerLegend() {
	const layer = activeLayer;
	if (!layer)
		return [];
	const about = make("div", { className: "faint" }, layer.about || "");
	if (!layer.unit) {
		const words = [...new Set(readWords(layer))].map((word) => {
			const swatch = make("span", { className: "swatch" });
			swatch.style.setProperty("background", wordColor(layer, word));
			return make("div", {}, swatch, word);
		});
		return [about, ...words];
	}
	const ramp = make("i", {}), top = layerTop(layer, activePane.stage, true);
	ramp.style.setProperty("background", `linear-gradient(90deg, ${[0, 0.05, 0.25, 0.5, 1].map((t) => heat(t, 1)).join(",")})`);
	return [about, make("div", { className: "legend" }, "0", ramp, amount(top, layer.unit))];
}

function rankingRows() {
	if (!activeLayer)
		return [make("div", { className: "faint" }, MODEL.layers.length ? "Choose colours above to rank nodes." : "The page has no layers.")];
	const layer = activeLayer, stage = activePane.stage, rows = layerLegend();
	const values = [...layerValues(layer, stage).nodes.entries()].filter(([, value]) => value !== undefined);
	if (!layer.unit) { /* rare words first */
		const counts = new Map();
		values.forEach(([, word]) => counts.set(word, (counts.get(word) || 0) + 1));
		values.sort((a, b) => counts.get(a[1]) - counts.get(b[1]) || (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : a[0] - b[0]));
		return [...rows, ...values.slice(0, MOST_ROWS).map(([i, word]) => nodeRow(stage, i, word))];
	}
	values.sort((a, b) => (b[1] === b[1] ? b[1] : Infinity) - (a[1] === a[1] ? a[1] : Infinity) || a[0] - b[0]);
	const sum = layer.largest || stage !== LAST ? 0 : values.reduce((s, [, v]) => s + v, 0), top = values.length ? values[0][1] : 1;
	if (!layer.largest && stage === LAST)
		rows.push(make("button", { ariaPressed: String(showsPath), onclick: togglePath }, "Critical path (c): " + amount(criticalPath(layer) && layer.pathSum, layer.unit)));
	for (const [i, value] of values.slice(0, 200)) {
		if (!value)
			break;
		const bar = make("div", { className: "bar" });
		bar.style.setProperty("width", Math.max(1, 100 * value / top) + "%");
		rows.push(nodeRow(stage, i, amount(value, layer.unit) + (sum ? "  " + Math.round(100 * value / sum) + "%" : "")), bar);
	}
	return rows;
}

function problemRows() {
	const rows = MODEL.problems.map((p) => {
		const links = p.nodes.map((name) => STAGES.map((s) => [s, s.byName.get(text(name))]).reverse().find(([, i]) => i !== undefined)).filter(Boolean);
		return make("div", { className: p.severity === "error" ? "hint" : "hint mild" }, make("b", {}, p.id + " "), p.op ? make("code", {}, p.op + ": ") : "", p.message,
			make("div", {}, ...links.slice(0, 20).flatMap(([s, i], k) => [k ? ", " : "", nodeLink(s, i)])),
			p.loc !== undefined ? make("div", { className: "faint" }, locText(p.loc, true)) : "", p.hint ? make("div", {}, "Hint: " + p.hint) : "");
	});
	return rows.length ? rows : [make("div", { className: "faint" }, "fxge reported nothing.")];
}

function showList() {
	const tabs = document.getElementById("lists");
	tabs.replaceChildren(...Object.entries(LISTS).map(([id, [label]]) => {
		const n = id === "problems" && MODEL.problems.length ? ` ${MODEL.problems.length}` : "";
		const tab = make("button", { onclick: () => chooseList(id) }, label + n);
		tab.setAttribute("role", "tab");
		tab.setAttribute("aria-selected", String(id === chosenList));
		return tab;
	}));
	document.getElementById("list").replaceChildren(...LISTS[chosenList][1]());
}
