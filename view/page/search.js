/* SPDX-License-Identifier: Apache-2.0 */
/* Search in the nodes of the active stage: words that all occur, in any field or in a named one. */

const FIELDS = {
	name: (stage, node) => text(node.name),
	op: (stage, node) => text(node.op),
	type: (stage, node) => (node.out || []).filter((s, i) => i % 2).map(text).join(" "),
	line: (stage, node) => locText(node.loc, true),
	place: (stage, node) => locText(node.loc, false),
	module: (stage, node) => text(node.module) || text(stage.groups[node.group].path),
	attr: (stage, node) => (node.attrs || []).map(text).join(" "),
	const: (stage, node) => constantsOf(stage, node),
	rule: (stage, node) => text(node.rule),
};
const ANYWHERE = ["name", "op", "type", "place", "module", "const"];
let found = { stage: -1, nodes: [], at: -1 };

function constantsOf(stage, node) {
	const names = [], list = node.in || [];
	for (let i = 1; i < list.length; i += 3)
		if (list[i] < 0) {
			const [name, type, tensor] = stage.constants[-1 - list[i]];
			names.push(text(name), text(type), tensor >= 0 ? MODEL.tensors[tensor].name : "");
		}
	return names.join(" ");
}

/* Returns the words of a query as [field or "", lower-case word]. A shape in brackets is one word. */
function parseQuery(query) {
	return (query.match(/(?:\w+:)?(?:"[^"]*"|\[[^\]]*\]|[^\s[]+(?:\[[^\]]*\])?)/g) || []).map((word) => {
		const colon = word.indexOf(":"), field = word.slice(0, colon);
		const [key, value] = colon > 0 && FIELDS[field] ? [field, word.slice(colon + 1)] : ["", word];
		return [key, value.replace(/^"|"$/g, "").toLowerCase()];
	});
}

/* Returns the text of a field of each node in lower case, made at the first search. */
function fieldTexts(stage, field) {
	stage.texts = stage.texts || {};
	if (!stage.texts[field])
		stage.texts[field] = stage.nodes.map((node) => FIELDS[field](stage, node).toLowerCase());
	return stage.texts[field];
}

function findNodes(stage, query) {
	const words = parseQuery(query).map(([field, word]) => [field ? [field] : ANYWHERE, word]);
	const found = [];
	for (let i = 0; words.length && i < stage.nodes.length; i++)
		if (words.every(([fields, word]) => fields.some((field) => fieldTexts(stage, field)[i].includes(word))))
			found.push(i);
	return found;
}

function search(query) {
	document.getElementById("query").value = query;
	const stage = activePane.stage;
	found = { stage: stage.index, nodes: query.trim() ? findNodes(stage, query) : [], at: -1 };
	panes.forEach((pane) => pane.update());
	chooseList(query.trim() ? "found" : "outline");
}

/* Selects the next result, or the one before. */
function nextFound(step) {
	if (!found.nodes.length)
		return;
	found.at = (found.at + step + found.nodes.length) % found.nodes.length;
	select({ stage: found.stage, node: found.nodes[found.at] }, true);
}
