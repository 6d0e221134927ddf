/* SPDX-License-Identifier: Apache-2.0 */
/* Layers: numbers or words of the last stage's nodes as colours, for all stages and for groups. */

const LAST = STAGES[MODEL.measured ?? STAGES.length - 1]; /* the stage that layers are about; a dump of GE may follow */
const PALETTE = ["#4c9f70", "#d9822b", "#c23030", "#4c78c8", "#8f5bc0", "#2b9aa0", "#b8912f", "#7a8794", "#c2557f", "#5c9a2f"];
/* Colours of words that mean the same in each program: engines of chips, grades of quantisation. */
const WORD_COLORS = { aicore: "#4c9f70", dsa: "#5c9a2f", hccl: "#4c78c8", rewritten: "#2b9aa0", aicpu: "#d9822b", none: "#c23030", ge: "#9aa5b1", unknown: "#9a8fb5",
	integer: "#4c9f70", float: "#9aa5b1" };
let activeLayer = null;

/* Returns the position of a node of the last stage in a layer's list, -1 for none. */
function placeIn(layer, node) {
	if (!layer.places) {
		layer.places = new Int32Array(LAST.nodes.length).fill(-1);
		for (let i = 0; i < layer.values.length; i += 3)
			layer.places[layer.values[i]] = i;
	}
	return layer.places[node];
}

/* Returns the value of a node of the last stage, or undefined. */
function valueOf(layer, node) {
	const at = placeIn(layer, node);
	return at < 0 ? undefined : layer.unit ? Number(layer.values[at + 1]) : text(layer.values[at + 1]);
}

/* Returns what a layer notes about a node of the last stage, or "". */
function noteOf(layer, node) {
	const at = placeIn(layer, node);
	return at < 0 ? "" : text(layer.values[at + 2]);
}

/* Returns the sum, or the largest value; of different words "several". Undefined values have no effect. */
function joined(layer, a, b) {
	return a === undefined || b === undefined ? (a === undefined ? b : a) : !layer.unit ? (a === b ? a : "several")
		: layer.largest ? (b > a || b !== b ? b : a) : a + b;
}

/* Returns the value of several nodes of the last stage. */
function valueOfAll(layer, nodes) {
	let value;
	for (const n of nodes)
		value = joined(layer, value, valueOf(layer, n));
	return value;
}

/* Returns the values of the nodes and groups of a stage. A node of an earlier stage has the values of the
 * nodes that it became. A group has those of its nodes; each node of the last stage counts once, though
 * several nodes became it. */
function layerValues(layer, stage) {
	layer.byStage = layer.byStage || [];
	if (layer.byStage[stage.index])
		return layer.byStage[stage.index];
	const nodes = new Array(stage.nodes.length), groups = new Array(stage.groups.length), counted = new Int32Array(stage.groups.length).fill(-1);
	const addAbove = (n, value, g) => {
		for (; g !== undefined && counted[g] !== n; g = stage.groups[g].parent) {
			counted[g] = n;
			groups[g] = joined(layer, groups[g], value);
		}
	};
	if (stage === LAST) {
		stage.nodes.forEach((node, i) => {
			nodes[i] = valueOf(layer, i);
			if (nodes[i] !== undefined)
				addAbove(i, nodes[i], node.group);
		});
	} else {
		const sources = new Map();
		stage.nodes.forEach((node, i) => {
			for (const n of lastNodes(stage)[i]) {
				const list = sources.get(n);
				list ? list.push(node.group) : sources.set(n, [node.group]);
			}
			nodes[i] = valueOfAll(layer, lastNodes(stage)[i]);
		});
		for (const [n, list] of sources) {
			const value = valueOf(layer, n);
			if (value !== undefined)
				list.forEach((g) => addAbove(n, value, g));
		}
	}
	layer.byStage[stage.index] = { nodes, groups, get: (ref) => (ref >= 0 ? nodes[ref] : groups[-1 - ref]) };
	return layer.byStage[stage.index];
}

/* Returns the largest value of a node, or of a module, for the scale of colours. */
function layerTop(layer, stage, ofNodes) {
	const { nodes, groups } = layerValues(layer, stage);
	let top = 0;
	(ofNodes ? nodes : groups.slice(1)).forEach((value) => {
		if (Number.isFinite(value))
			top = Math.max(top, value);
	});
	return top;
}

/* Returns the colour of a number between nothing and `top`: a root, since few nodes dominate. */
function heat(value, top) {
	if (!Number.isFinite(value))
		return "#c2307f";
	const t = Math.min(1, Math.sqrt(value / (top || 1)));
	const dark = document.documentElement.dataset.theme === "dark";
	return `hsl(${Math.round(52 - 44 * t)} ${Math.round(30 + 60 * t)}% ${dark ? Math.round(18 + 22 * t) : Math.round(97 - 37 * t)}%)`;
}

function wordColor(layer, word) {
	if (WORD_COLORS[word])
		return WORD_COLORS[word];
	layer.wordList = layer.wordList || [...new Set(readWords(layer))];
	const at = layer.wordList.indexOf(word);
	return at < 0 ? "#7a8794" : PALETTE[at % PALETTE.length];
}

function readWords(layer) {
	const words = [];
	for (let i = 1; i < layer.values.length; i += 3)
		words.push(text(layer.values[i]));
	return words;
}

/* Returns the colour of an item in the chosen layer, or null. */
function layerColor(stage, ref) {
	if (!activeLayer)
		return null;
	const value = layerValues(activeLayer, stage).get(ref);
	if (value === undefined)
		return null;
	if (!activeLayer.unit)
		return wordColor(activeLayer, value) + "66";
	const tops = activeLayer.tops = activeLayer.tops || [];
	tops[stage.index] = tops[stage.index] || [layerTop(activeLayer, stage, true), layerTop(activeLayer, stage, false)];
	return heat(value, tops[stage.index][ref >= 0 ? 0 : 1]);
}

function layerText(stage, ref) {
	if (!activeLayer)
		return "";
	const value = layerValues(activeLayer, stage).get(ref);
	return value === undefined ? "" : activeLayer.unit ? amount(value, activeLayer.unit) : value;
}

/* Returns the nodes of the most expensive way through the last stage by the chosen layer. */
function criticalPath(layer) {
	if (layer.path)
		return layer.path;
	const values = layerValues(layer, LAST), best = new Float64Array(LAST.nodes.length), before = new Int32Array(LAST.nodes.length).fill(-1);
	let end = 0;
	LAST.nodes.forEach((node, i) => {
		eachOperand(node, (port, from) => {
			if (from < i && best[from] > best[i]) {
				best[i] = best[from];
				before[i] = from;
			}
		});
		best[i] += values.get(i) || 0;
		end = best[i] > best[end] ? i : end;
	});
	layer.path = new Set();
	layer.pathSum = best[end];
	for (let i = end; i >= 0; i = before[i])
		layer.path.add(i);
	return layer.path;
}

/* Returns the references of a pane's boxes on the critical path, or null if it is not shown. */
function pathOf(pane) {
	if (!showsPath || !activeLayer || !activeLayer.unit || pane.stage !== LAST)
		return null;
	return new Set([...criticalPath(activeLayer)].map((i) => pane.scene.shownBy[i]));
}
let showsPath = false;

function chooseLayer(id) {
	activeLayer = MODEL.layers.find((layer) => layer.id === id) || null;
	document.getElementById("layer").value = activeLayer ? id : "";
	panes.forEach((pane) => pane.update());
	showList();
	showChart();
}

/* Shows memory over time as an area; a click selects the node. */
function showChart() {
	const element = document.getElementById("chart"), layer = activeLayer && activeLayer.id === "live" ? activeLayer : null;
	element.hidden = !layer;
	element.replaceChildren();
	if (!layer)
		return;
	const canvas = document.createElement("canvas"), points = [];
	for (let i = 0; i < layer.values.length; i += 3)
		points.push([layer.values[i], Number(layer.values[i + 1])]);
	element.append(canvas);
	const ratio = window.devicePixelRatio || 1, w = canvas.clientWidth, h = canvas.clientHeight, ctx = canvas.getContext("2d");
	canvas.width = w * ratio;
	canvas.height = h * ratio;
	ctx.scale(ratio, ratio);
	const top = points.reduce((most, [, value]) => Math.max(most, value), 1), step = w / points.length;
	ctx.fillStyle = COLORS.product;
	const columns = []; /* largest value of each pixel */
	points.forEach(([, value], i) => {
		const x = Math.floor(i * step);
		columns[x] = Math.max(columns[x] || 0, value);
	});
	columns.forEach((value, x) => ctx.fillRect(x, h - 4 - value / top * (h - 24), Math.max(1, Math.ceil(step)), value / top * (h - 24) + 4));
	ctx.fillStyle = COLORS.text;
	ctx.font = FONT;
	ctx.fillText("memory of live values in order of execution, peak " + amount(top, layer.unit), 8, 14);
	const at = (event) => points[Math.min(points.length - 1, Math.floor((event.clientX - canvas.getBoundingClientRect().left) / step))];
	canvas.addEventListener("click", (event) => select({ stage: LAST.index, node: at(event)[0] }, true));
	canvas.addEventListener("pointermove", (event) => showTip(text(LAST.nodes[at(event)[0]].name) + "\n" + amount(at(event)[1], layer.unit), { clientX: event.clientX, clientY: event.clientY - 60 }));
	canvas.addEventListener("pointerleave", () => showTip(null));
}
