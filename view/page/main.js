/* SPDX-License-Identifier: Apache-2.0 */
/* State of the page: panes, unfolded groups, the selection, its permalink, and the theme. */

const unfolded = new Set(); /* keys of groups, for all stages */
const panes = [];
let activePane = null, selection = {};
const AT_FIRST = 60; /* items that are shown at first */

/* Returns the nodes of a stage that correspond to the selected one. */
function selectionIn(stage) {
	return selection.node === undefined ? new Set() : corresponding(selection.stage, [selection.node], stage.index);
}

/* Selects {stage, node} or {stage, group}; null selects nothing. `reveal`: unfolds what hides it. */
function select(what, reveal) {
	selection = what || {};
	if (reveal && what) {
		if (!panes.some((pane) => pane.stage.index === what.stage))
			activePane.stage = STAGES[what.stage];
		const stage = STAGES[what.stage];
		for (let g = what.group !== undefined ? stage.groups[what.group].parent : stage.nodes[what.node].group; g; g = stage.groups[g].parent)
			unfolded.add(stage.groups[g].key);
		panes.forEach((pane) => pane.rebuild());
		showStage();
	} else {
		panes.forEach((pane) => pane.update());
	}
	for (const pane of panes)
		if (selection.node !== undefined && (reveal || pane.stage.index !== selection.stage))
			pane.reveal(selectionIn(pane.stage));
		else if (reveal && selection.group !== undefined && pane.stage.index === selection.stage)
			revealGroup(pane, selection.group);
	showDetails();
	showList();
	writeLink();
}

function revealGroup(pane, g) {
	const box = pane.scene.boxOf.get(-1 - g);
	if (!box)
		return;
	pane.x = pane.element.clientWidth / 2 - (box.x + box.w / 2) * pane.scale;
	pane.y = Math.min(pane.element.clientHeight / 3, pane.element.clientHeight / 2) - box.y * pane.scale;
	pane.redraw();
}

/* ---- folding ---- */

function toggleGroup(group, pane) {
	unfolded.has(group.key) ? unfolded.delete(group.key) : unfolded.add(group.key);
	panes.forEach((p) => p.rebuild(p === pane ? -1 - group.index : undefined));
	showDetails();
}

function foldAll() {
	unfolded.clear();
	unfoldSome();
	panes.forEach((pane) => {
		pane.rebuild();
		pane.fit();
	});
}

const MOST_UNFOLDED = 20000; /* nodes that "unfold all" shows */

function unfoldAll() {
	if (activePane.stage.nodes.length > MOST_UNFOLDED) {
		showBanner(`The stage has ${activePane.stage.nodes.length} nodes: unfold modules one by one, or select a node.`);
		return;
	}
	for (const stage of STAGES)
		for (const group of stage.groups)
			unfolded.add(group.key);
	panes.forEach((pane) => {
		pane.rebuild();
		pane.fit();
	});
}

/* Unfolds modules from the top, as long as few items are shown. */
function unfoldSome() {
	const stage = LAST, items = (group) => group.rows.reduce((n, row) => n + row.filter((ref, i) => i % 3 === 0 && ref !== null).length, 0);
	let shown = items(stage.groups[0]);
	for (const group of stage.groups) {
		if (!group.index || !(group.depth === 1 || unfolded.has(stage.groups[group.parent].key)))
			continue;
		if (shown + items(group) > AT_FIRST)
			continue;
		shown += items(group);
		unfolded.add(group.key);
	}
}

/* ---- panes and stages ---- */

function addPane(stage) {
	const pane = new Pane(stage, document.getElementById("panes"));
	panes.push(pane);
	pane.rebuild();
	return pane;
}

/* Shows two stages side by side, or one. */
function toggleBeside() {
	if (panes.length > 1) {
		panes.splice(0).forEach((pane) => pane !== activePane && pane.element.remove());
		panes.push(activePane);
	} else {
		const other = STAGES[activePane.stage.index === LAST.index ? 0 : LAST.index];
		addPane(other);
		if (other.index < activePane.stage.index) { /* earlier stages are on the left */
			panes.reverse();
			document.getElementById("panes").prepend(panes[0].element);
		}
	}
	panes.forEach((pane) => {
		pane.fit();
		pane.reveal(selectionIn(pane.stage));
	});
	document.getElementById("beside").setAttribute("aria-pressed", String(panes.length > 1));
	showStage();
}

function showStage() {
	document.getElementById("stages").replaceChildren(...STAGES.map((stage, i) => {
		const tab = make("button", { title: `${stage.nodes.length} nodes (${i + 1})`, onclick: () => activePane.show(stage) }, stage.name);
		tab.setAttribute("role", "tab");
		tab.setAttribute("aria-selected", String(stage === activePane.stage));
		return tab;
	}));
	panes.forEach((pane) => {
		pane.choice.hidden = panes.length < 2;
		pane.choice.value = pane.stage.index;
	});
	showList();
	if (selection.stage === undefined)
		showDetails();
}

/* ---- permalinks ---- */

function linkOf(stage, i) {
	return "#" + encodeURIComponent(stage.name) + "/" + encodeURIComponent(text(stage.nodes[i].name));
}

function writeLink() {
	const link = selection.node !== undefined ? linkOf(STAGES[selection.stage], selection.node) : "#" + encodeURIComponent(activePane.stage.name);
	if (link !== location.hash)
		history.replaceState(null, "", link);
}

/* Selects what the link of the page names: #stage/node. */
function readLink() {
	const [name, node] = location.hash.slice(1).split("/").map((part) => {
		try {
			return decodeURIComponent(part);
		} catch {
			return "";
		}
	});
	const stage = STAGES.find((s) => s.name === name);
	if (!stage)
		return;
	activePane.show(stage);
	if (node !== undefined && stage.byName.has(node))
		select({ stage: stage.index, node: stage.byName.get(node) }, true);
}

/* ---- theme ---- */

function setTheme(theme) {
	document.documentElement.dataset.theme = theme;
	readColors();
	panes.forEach((pane) => pane.update());
	showChart();
}

function toggleTheme() {
	setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
}

/* ---- start ---- */

function showBanner(content) {
	const banner = document.getElementById("banner");
	banner.hidden = !content;
	banner.textContent = content;
}

function markRefused() {
	for (const stage of STAGES) {
		stage.nodes.forEach((node) => {
			if (isRefused(node))
				for (let g = node.group; g !== undefined; g = stage.groups[g].parent)
					stage.groups[g].refused = true;
		});
	}
}

function start() {
	const dark = window.matchMedia("(prefers-color-scheme: dark)");
	setTheme(dark.matches ? "dark" : "light");
	dark.addEventListener("change", () => setTheme(dark.matches ? "dark" : "light"));
	document.getElementById("title").textContent = MODEL.title;
	const layers = document.getElementById("layer");
	layers.add(new Option("by kind of operator", ""));
	MODEL.layers.forEach((layer) => layers.add(new Option(layer.label, layer.id)));
	layers.addEventListener("change", () => chooseLayer(layers.value));
	markRefused();
	unfoldSome();
	document.getElementById("wait").remove();
	activePane = addPane(LAST);
	activePane.fit();
	const errors = MODEL.problems.filter((p) => p.severity === "error");
	if (errors.length) {
		showBanner(`The program cannot be compiled: ${errors.length} problem${errors.length > 1 ? "s" : ""}. Its nodes are red.`);
		document.getElementById("banner").addEventListener("click", () => chooseList("problems"));
		chosenList = "problems";
	}
	showStage();
	showDetails();
	readLink();
	document.getElementById("query").addEventListener("input", (event) => search(event.target.value));
	for (const [id, act] of Object.entries({ beside: toggleBeside, fold: foldAll, unfold: unfoldAll, fit: () => activePane.fit(), theme: toggleTheme, help: showKeys }))
		document.getElementById(id).addEventListener("click", act);
	listenToKeys();
	window.addEventListener("hashchange", readLink);
	window.addEventListener("resize", () => {
		panes.forEach((pane) => pane.redraw());
		showChart();
	});
	let theme = "light";
	window.addEventListener("beforeprint", () => {
		theme = document.documentElement.dataset.theme;
		setTheme("light");
		panes.forEach((pane) => pane.draw());
	});
	window.addEventListener("afterprint", () => setTheme(theme));
	requestAnimationFrame(() => {
		document.documentElement.dataset.ready = String(Math.round(performance.now()));
	});
}

start();
