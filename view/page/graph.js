/* SPDX-License-Identifier: Apache-2.0 */
/* Visible edges: operands of nodes, drawn once between the boxes that show their ends, along the
 * points that fxge computed. */

/* Returns for each node the reference of the box that shows it. */
function representatives(stage, open) {
	const ofGroup = [], of = new Int32Array(stage.nodes.length);
	stage.groups.forEach((group, g) => {
		const up = g ? ofGroup[group.parent] : 0;
		ofGroup[g] = up < 0 ? up : open[g] ? 0 : -1 - g;
	});
	stage.nodes.forEach((node, i) => {
		of[i] = ofGroup[node.group] < 0 ? ofGroup[node.group] : i;
	});
	return of;
}

/* Appends points in the rows between a vertex and a row. */
function followChain(stage, scene, points, g, row, at, toRow) {
	const chain = stage.groups[g].chainAt.get(row * 0x100000 + at);
	for (let r = row + 1; chain && r < toRow && r - row + 1 < chain.length; r++) {
		const v = vertexAt(stage, scene, g, r, chain[r - row + 1]);
		points.push([v.x, v.top], [v.x, v.bottom]);
	}
}

/* Returns the top and the bottom of the row of an item: edges are vertical within it. */
function rowOf(stage, scene, ref) {
	const g = parentOf(stage, ref), { row } = itemOf(stage, ref);
	const top = scene.origins.get(g).y + scene.sizes.get(g).tops[row];
	return { top, bottom: top + scene.sizes.get(g).heights[row] };
}

function parentOf(stage, ref) {
	return ref >= 0 ? stage.nodes[ref].group : stage.groups[-1 - ref].parent;
}

/* Returns the points of an edge from node u, shown by box a, to box b. */
function route(stage, scene, u, a, b) {
	const start = scene.boxOf.get(a), end = scene.boxOf.get(b), groups = stage.groups;
	const points = [[start.x + start.w / 2, start.y + start.h], [start.x + start.w / 2, rowOf(stage, scene, a).bottom]], below = [];
	let from = a, to = b, gf = parentOf(stage, a), gt = parentOf(stage, b);
	while (gf !== gt) {
		if (groups[gf].depth >= groups[gt].depth) {
			const exit = groups[gf].exitAt.get(from), last = groups[gf].rows.length - 1, item = itemOf(stage, from);
			if (exit !== undefined) {
				followChain(stage, scene, points, gf, item.row, item.at, last);
				const v = vertexAt(stage, scene, gf, last, exit), box = scene.boxOf.get(-1 - gf);
				points.push([v.x, v.top], [v.x, box.y + box.h], [v.x, rowOf(stage, scene, -1 - gf).bottom]);
			}
			from = -1 - gf;
			gf = groups[gf].parent;
		} else {
			below.push([gt, to]);
			to = -1 - gt;
			gt = groups[gt].parent;
		}
	}
	const item = itemOf(stage, from), target = itemOf(stage, to);
	followChain(stage, scene, points, gf, item.row, item.at, target.row);
	for (const [g, ref] of below.reverse()) {
		const entry = groups[g].entryAt.get(u);
		if (entry === undefined)
			continue;
		const v = vertexAt(stage, scene, g, 0, entry), box = scene.boxOf.get(-1 - g);
		points.push([v.x, rowOf(stage, scene, -1 - g).top], [v.x, box.y], [v.x, v.bottom]);
		followChain(stage, scene, points, g, 0, entry, itemOf(stage, ref).row);
	}
	points.push([end.x + end.w / 2, rowOf(stage, scene, b).top], [end.x + end.w / 2, end.y]);
	return points;
}

/* Adds a piece of edges, once. */
function addWire(wires, x0, y0, x1, y1) {
	const key = `${x0} ${y0} ${x1} ${y1}`;
	if (wires.seen.has(key) || (x0 === x1 && y0 === y1))
		return;
	wires.seen.add(key);
	wires.list.push({ x0, y0, x1, y1 });
}

/* Adds the pieces between the points of a chain, which edges share. */
function addChain(stage, scene, wires, g, [row, , ...bends]) {
	let before = null;
	bends.forEach((at, i) => {
		const v = vertexAt(stage, scene, g, row + 1 + i, at);
		if (before)
			addWire(wires, before.x, before.bottom, v.x, v.top);
		addWire(wires, v.x, v.top, v.x, v.bottom);
		before = v;
	});
}

/* Adds the pieces from `start`, a point below vertex `at` of a row, to its chain, and from there to `end`, a
 * point above a vertex of another row. */
function addHop(stage, scene, wires, g, row, at, start, toRow, end) {
	const chain = stage.groups[g].chainAt.get(row * 0x100000 + at), used = chain ? Math.min(toRow - row - 1, chain.length - 2) : 0;
	if (used < 1) {
		addWire(wires, start.x, start.y, end.x, end.y);
		return;
	}
	const first = vertexAt(stage, scene, g, row + 1, chain[2]), last = vertexAt(stage, scene, g, row + used, chain[1 + used]);
	addWire(wires, start.x, start.y, first.x, first.top);
	addWire(wires, last.x, last.bottom, end.x, end.y);
}

/* Adds the pieces of an edge that it does not share by a chain, from both ends to the group around both. */
function addEdgeWires(stage, scene, wires, u, a, b) {
	const groups = stage.groups, boxA = scene.boxOf.get(a), boxB = scene.boxOf.get(b);
	let from = a, to = b, gf = parentOf(stage, a), gt = parentOf(stage, b);
	let start = { x: boxA.x + boxA.w / 2, y: rowOf(stage, scene, a).bottom }, end = { x: boxB.x + boxB.w / 2, y: rowOf(stage, scene, b).top };
	addWire(wires, start.x, boxA.y + boxA.h, start.x, start.y);
	addWire(wires, end.x, end.y, end.x, boxB.y);
	while (gf !== gt) {
		if (groups[gf].depth >= groups[gt].depth) {
			const exit = groups[gf].exitAt.get(from), item = itemOf(stage, from), bottom = rowOf(stage, scene, -1 - gf).bottom;
			if (exit !== undefined) {
				const v = vertexAt(stage, scene, gf, groups[gf].rows.length - 1, exit);
				addHop(stage, scene, wires, gf, item.row, item.at, start, groups[gf].rows.length - 1, { x: v.x, y: v.top });
				addWire(wires, v.x, v.top, v.x, bottom);
				start = { x: v.x, y: bottom };
			}
			from = -1 - gf;
			gf = groups[gf].parent;
		} else {
			const entry = groups[gt].entryAt.get(u), { top } = rowOf(stage, scene, -1 - gt);
			if (entry !== undefined) {
				const v = vertexAt(stage, scene, gt, 0, entry);
				addHop(stage, scene, wires, gt, 0, entry, { x: v.x, y: v.bottom }, itemOf(stage, to).row, end);
				addWire(wires, v.x, top, v.x, v.bottom);
				end = { x: v.x, y: top };
			}
			to = -1 - gt;
			gt = groups[gt].parent;
		}
	}
	addHop(stage, scene, wires, gf, itemOf(stage, from).row, itemOf(stage, from).at, start, itemOf(stage, to).row, end);
}

/* Returns the visible edges of a scene as {from, to: boxes, u: node}, and the pieces that draw them in
 * scene.wires: their number grows with the graph, not with the length of edges. */
function visibleEdges(stage, scene) {
	const of = representatives(stage, scene.open), seen = new Set(), edges = [], n = stage.nodes.length + stage.groups.length;
	const wires = { list: [], seen: new Set() };
	stage.groups.forEach((group, g) => scene.open[g] && group.chains.forEach((chain) => addChain(stage, scene, wires, g, chain)));
	const add = (u, a, b) => {
		const key = (a + n) * 4 * n + b + n;
		if (a === b || seen.has(key) || !scene.boxOf.has(a) || !scene.boxOf.has(b))
			return;
		seen.add(key);
		addEdgeWires(stage, scene, wires, u, a, b);
		edges.push({ from: a, to: b, u });
	};
	stage.nodes.forEach((node, i) => eachOperand(node, (port, from) => add(from, of[from], of[i])));
	for (const group of stage.groups)
		if (group.runs !== undefined && of[group.runs] === group.runs && scene.boxOf.has(-1 - group.index))
			add(group.runs, group.runs, -1 - group.index);
	scene.shownBy = of;
	scene.wires = wires.list;
	scene.targets = [...new Set(edges.map((edge) => edge.to))].map((ref) => scene.boxOf.get(ref));
	return edges;
}

/* Returns the points of an edge, computed when it is first highlighted. */
function pointsOf(stage, scene, edge) {
	edge.points = edge.points || route(stage, scene, edge.u, edge.from, edge.to);
	return edge.points;
}
