/* SPDX-License-Identifier: Apache-2.0 */
/* Keys of the page. */

const KEYS = [
	["/", "search", () => document.getElementById("query").focus()],
	["n", "next result", () => nextFound(1)],
	["N", "result before", () => nextFound(-1)],
	["1-6", "stage", null],
	["s", "another stage beside this one", () => toggleBeside()],
	["ArrowUp", "first operand of the selected node", () => step((node) => operandsOf(node)[0])],
	["ArrowDown", "first user of the selected node", () => step((node) => node.users[0])],
	["ArrowLeft", "node before in order of execution", () => step((node) => node.index - 1)],
	["ArrowRight", "next node in order of execution", () => step((node) => node.index + 1)],
	["Enter", "fold or unfold the selected module, or the selected node's", () => toggleSelected()],
	["0", "fold all", () => foldAll()],
	["9", "unfold all", () => unfoldAll()],
	["f", "fit", () => activePane.fit()],
	["+", "larger", () => zoomBy(1.25)],
	["-", "smaller", () => zoomBy(0.8)],
	["c", "critical path of the chosen colours", () => togglePath()],
	["t", "dark or light", () => toggleTheme()],
	["Escape", "select nothing", () => select(null)],
	["?", "keys", () => showKeys()],
];

function operandsOf(node) {
	const list = [];
	eachOperand(node, (port, from) => list.push(from));
	return list;
}

/* Selects the node that follows the selected one in some sense. */
function step(next) {
	if (selection.node === undefined)
		return;
	const i = next(STAGES[selection.stage].nodes[selection.node]);
	if (i !== undefined && i >= 0 && i < STAGES[selection.stage].nodes.length)
		select({ stage: selection.stage, node: i }, true);
}

function zoomBy(factor) {
	activePane.zoom(factor, activePane.width / 2, activePane.height / 2);
}

function toggleSelected() {
	const stage = STAGES[selection.stage];
	const group = !stage ? null : selection.group !== undefined ? stage.groups[selection.group] : stage.groups[stage.nodes[selection.node].group];
	if (group && group.index)
		toggleGroup(group, activePane);
}

function togglePath() {
	showsPath = !showsPath;
	panes.forEach((pane) => pane.update());
	showList();
}

function showKeys() {
	const dialog = document.getElementById("keys");
	dialog.replaceChildren(make("h2", {}, "Keys"), tableOf(KEYS.map(([key, about]) => [key.replace("Arrow", "Arrow "), about])),
		make("p", {}, "Drag or turn the wheel to move, with Ctrl to zoom. Click selects, a double click folds and unfolds."),
		make("button", { onclick: () => dialog.close() }, "Close"));
	dialog.showModal();
}

function listenToKeys() {
	document.addEventListener("keydown", (event) => {
		const inField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
		if (inField && event.key === "Enter" && event.target.id === "query")
			nextFound(event.shiftKey ? -1 : 1);
		if (inField && event.key === "Escape")
			event.target.blur();
		if (inField || event.ctrlKey || event.metaKey || event.altKey || document.getElementById("keys").open)
			return;
		const entry = KEYS.find(([key]) => key === event.key);
		if (entry) {
			event.preventDefault();
			entry[2]();
		} else if (event.key >= "1" && event.key <= String(STAGES.length)) {
			activePane.show(STAGES[event.key - 1]);
		}
	});
}
