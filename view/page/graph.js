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

function parentOf(stage, ref) {
	return ref >= 0 ? stage.nodes[ref].group : stage.groups[-1 - ref].parent;
}

/* Returns the points of an edge from node u, shown by box a, to box b. */
function route(stage, scene, u, a, b) {
	const start = scene.boxOf.get(a), end = scene.boxOf.get(b), groups = stage.groups;
	const points = [[start.x + start.w / 2, start.y + start.h]], below = [];
	let from = a, to = b, gf = parentOf(stage, a), gt = parentOf(stage, b);
	while (gf !== gt) {
		if (groups[gf].depth >= groups[gt].depth) {
			const exit = groups[gf].exitAt.get(from), last = groups[gf].rows.length - 1, item = itemOf(stage, from);
			if (exit !== undefined) {
				followChain(stage, scene, points, gf, item.row, item.at, last);
				const v = vertexAt(stage, scene, gf, last, exit), box = scene.boxOf.get(-1 - gf);
				points.push([v.x, v.top], [v.x, box.y + box.h]);
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
		points.push([v.x, box.y], [v.x, v.bottom]);
		followChain(stage, scene, points, g, 0, entry, itemOf(stage, ref).row);
	}
	points.push([end.x + end.w / 2, end.y]);
	return points;
}

/* Returns the visible edges of a scene: {from, to: boxes, u: node, points, x0, y0, x1, y1}. */
function visibleEdges(stage, scene) {
	const of = representatives(stage, scene.open), seen = new Set(), edges = [], n = stage.nodes.length + stage.groups.length;
	const add = (u, a, b) => {
		const key = (a + n) * 4 * n + b + n;
		if (a === b || seen.has(key) || !scene.boxOf.has(a) || !scene.boxOf.has(b))
			return;
		seen.add(key);
		const points = route(stage, scene, u, a, b);
		let x0 = Infinity, y0 = Infinity, x1 = -Infinity, y1 = -Infinity;
		for (const [x, y] of points) {
			x0 = Math.min(x0, x);
			x1 = Math.max(x1, x);
			y0 = Math.min(y0, y);
			y1 = Math.max(y1, y);
		}
		edges.push({ from: a, to: b, u, points, x0, y0, x1, y1 });
	};
	stage.nodes.forEach((node, i) => eachOperand(node, (port, from) => add(from, of[from], of[i])));
	for (const group of stage.groups)
		if (group.runs !== undefined && of[group.runs] === group.runs && scene.boxOf.has(-1 - group.index))
			add(group.runs, group.runs, -1 - group.index);
	scene.shownBy = of;
	return edges;
}
