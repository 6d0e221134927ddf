/* SPDX-License-Identifier: Apache-2.0 */
/* Layers: numbers or words of the last stage's nodes as colours, for all stages and for groups. */

const LAST = STAGES[STAGES.length - 1];
const PALETTE = ["#4c9f70", "#d9822b", "#c23030", "#4c78c8", "#8f5bc0", "#2b9aa0", "#b8912f", "#7a8794", "#c2557f", "#5c9a2f"];
let activeLayer = null;

/* Makes the values of each stage: Map of references to values. A node of an earlier stage has the
 * values of the nodes that it became. */
function layerValues(layer, stage) {
	layer.byStage = layer.byStage || [];
	if (layer.byStage[stage.index])
		return layer.byStage[stage.index];
	const last = layer.byNode || (layer.byNode = readLayer(layer));
	const values = new Map(), became = [];
	stage.nodes.forEach((node, i) => {
		const list = became[i] = stage === LAST ? [i] : [...corresponding(stage.index, [i], LAST.index)];
		const value = combine(layer, list.map((n) => last.get(n)).filter((v) => v !== undefined));
		if (value !== undefined)
			values.set(i, value);
	});
	addGroups(layer, stage, values, became);
	layer.byStage[stage.index] = values;
	return values;
}

function readLayer(layer) {
	const map = new Map();
	layer.notes = new Map();
	for (let i = 0; i < layer.values.length; i += 3) {
		const [node, value, note] = layer.values.slice(i, i + 3);
		map.set(node, layer.unit ? Number(value) : text(value));
		if (note)
			layer.notes.set(node, text(note));
	}
	return map;
}

/* Returns the sum, or the largest value; of different words "several". */
function combine(layer, values) {
	if (!values.length)
		return undefined;
	if (!layer.unit)
		return values.length === 1 || values.every((v) => v === values[0]) ? values[0] : "several";
	return layer.largest ? values.reduce((a, b) => (b > a || b !== b ? b : a)) : values.reduce((a, b) => a + b);
}

/* Adds the values of groups: each node of the last stage counts once, though several nodes became it. */
function addGroups(layer, stage, values, became) {
	const inside = stage.groups.map(() => new Set());
	stage.nodes.forEach((node, i) => {
		for (let g = node.group; g !== undefined; g = stage.groups[g].parent)
			became[i].forEach((n) => inside[g].add(n));
	});
	inside.forEach((nodes, g) => {
		const value = combine(layer, [...nodes].map((n) => layer.byNode.get(n)).filter((v) => v !== undefined));
		if (value !== undefined)
			values.set(-1 - g, value);
	});
}

/* Returns the largest value of a node, or of a module, for the scale of colours. */
function layerTop(layer, stage, ofNodes) {
	let top = 0;
	for (const [ref, value] of layerValues(layer, stage))
		if ((ofNodes ? ref >= 0 : ref < -1) && Number.isFinite(value))
			top = Math.max(top, value);
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
	const canvas = document.createElement("canvas"), points = [...readLayer(layer)];
	element.append(canvas);
	const ratio = window.devicePixelRatio || 1, w = canvas.clientWidth, h = canvas.clientHeight, ctx = canvas.getContext("2d");
	canvas.width = w * ratio;
	canvas.height = h * ratio;
	ctx.scale(ratio, ratio);
	const top = points.reduce((most, [, value]) => Math.max(most, value), 1), step = w / points.length;
	ctx.fillStyle = COLORS.product;
	points.forEach(([, value], i) => ctx.fillRect(i * step, h - 4 - value / top * (h - 24), Math.max(1, step), value / top * (h - 24) + 4));
	ctx.fillStyle = COLORS.text;
	ctx.font = FONT;
	ctx.fillText("memory of live values in order of execution, peak " + amount(top, layer.unit), 8, 14);
	const at = (event) => points[Math.min(points.length - 1, Math.floor((event.clientX - canvas.getBoundingClientRect().left) / step))];
	canvas.addEventListener("click", (event) => select({ stage: LAST.index, node: at(event)[0] }, true));
	canvas.addEventListener("pointermove", (event) => showTip(text(LAST.nodes[at(event)[0]].name) + "\n" + amount(at(event)[1], layer.unit), { clientX: event.clientX, clientY: event.clientY - 60 }));
	canvas.addEventListener("pointerleave", () => showTip(null));
}
