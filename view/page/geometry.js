/* SPDX-License-Identifier: Apache-2.0 */
/* Positions of items for a set of unfolded groups, from the rows that fxge computed with all groups
 * folded: an unfolded group moves its neighbours in the row apart, and later rows down. */

const SIZE = { node: 36, folded: 40, gap: 30, bend: 14, pad: 14, header: 22 };

/* Returns the component of vertex `at` of a row; 0 in a group with one. */
function partOf(group, r, at) {
	const { parts } = group, x = group.rows[r][3 * at + 1];
	for (let i = 0; parts && i < parts.length; i += 4)
		if (parts[i] <= r && r <= parts[i + 1] && parts[i + 2] <= x && x <= parts[i + 3])
			return i / 4;
	return 0;
}

/* Returns the vertices of a row by component: {part, from, end, sum: what unfolded groups add to their widths}. */
function runsOf(group, r, extra) {
	const runs = [];
	extra.forEach((e, at) => {
		const part = partOf(group, r, at), last = runs[runs.length - 1];
		if (last && last.part === part) {
			last.end = at + 1;
			last.sum += e;
		} else {
			runs.push({ part, from: at, end: at + 1, sum: e });
		}
	});
	return runs;
}

/* Returns the distance that each component is moved to the right by: those before it in its shelf have become
 * wider, and the shelf keeps its middle. */
function moveParts(group, rows) {
	const parts = group.parts || [], n = parts.length / 4, wider = new Array(n).fill(0), moved = [0];
	rows.forEach((runs) => n && runs.forEach(({ part, sum }) => {
		wider[part] = Math.max(wider[part], sum);
	}));
	for (let from = 0, end; from < n; from = end) {
		for (end = from + 1; end < n && parts[4 * end + 2] > parts[4 * end - 2];)
			end++;
		let before = -wider.slice(from, end).reduce((a, b) => a + b, 0) / 2;
		for (let i = from; i < end; i++) {
			moved[i] = before + wider[i] / 2;
			before += wider[i];
		}
	}
	return moved;
}

/* Computes the size of an unfolded group with its rows: {w, h, left, shift[row][at], top[row], height[row]}. */
function measureGroup(stage, group, isOpen, sizes) {
	const inner = (ref) => (ref !== null && ref < 0 ? sizes.get(-1 - ref) : undefined), shift = [], tops = [], heights = [];
	const extra = group.rows.map((row) => row.filter((ref, i) => i % 3 === 0)
		.map((ref, at) => (inner(ref) ? Math.max(0, inner(ref).w + 2 * SIZE.pad - row[3 * at + 2]) : 0)));
	const runs = extra.map((list, r) => runsOf(group, r, list)), moved = moveParts(group, runs);
	let left = 0, right = group.width, y = 0;
	group.rows.forEach((row, r) => {
		const shifts = [];
		let height = 0;
		for (const { part, from, end, sum } of runs[r])
			for (let at = from, before = 0; at < end; at++) {
				const ref = row[3 * at], e = extra[r][at], half = (row[3 * at + 2] + e) / 2;
				shifts[at] = moved[part] + before + e / 2 - sum / 2;
				before += e;
				left = Math.min(left, row[3 * at + 1] + shifts[at] - half);
				right = Math.max(right, row[3 * at + 1] + shifts[at] + half);
				height = Math.max(height, inner(ref) ? inner(ref).h + SIZE.header + SIZE.pad : ref === null ? 0 : ref >= 0 ? SIZE.node : SIZE.folded);
			}
		shift.push(shifts);
		y += r ? (height ? SIZE.gap : SIZE.bend) : 0;
		tops.push(y);
		heights.push(height);
		y += height;
	});
	return { w: right - left, h: y, left, shift, tops, heights };
}

/* Returns the boxes of all visible items with absolute positions, parents before children:
 * {boxes: [{ref, x, y, w, h, open}], boxOf: Map of refs, at(group, row, index): point of a vertex}. */
function arrange(stage, isOpen) {
	const sizes = new Map(), open = [];
	for (const group of stage.groups)
		if (group.index === 0 || (isOpen(group) && open[group.parent]))
			open[group.index] = true;
	for (let g = stage.groups.length; g-- > 0;)
		if (open[g])
			sizes.set(g, measureGroup(stage, stage.groups[g], isOpen, sizes));
	const boxes = [], boxOf = new Map(), origins = new Map([[0, { x: -sizes.get(0).left, y: 0 }]]);
	const stack = [0];
	while (stack.length) {
		const g = stack.pop(), size = sizes.get(g), origin = origins.get(g);
		stage.groups[g].rows.forEach((row, r) => {
			for (let i = 0; i < row.length; i += 3) {
				const ref = row[i];
				if (ref === null)
					continue;
				const inner = ref < 0 ? sizes.get(-1 - ref) : undefined;
				const w = inner ? Math.max(row[i + 2], inner.w + 2 * SIZE.pad) : row[i + 2];
				const h = inner ? inner.h + SIZE.header + SIZE.pad : ref < 0 ? SIZE.folded : SIZE.node;
				const box = { ref, w, h, open: Boolean(inner), x: origin.x + row[i + 1] + size.shift[r][i / 3] - w / 2,
					y: origin.y + size.tops[r] + (size.heights[r] - h) / 2 };
				boxes.push(box);
				boxOf.set(ref, box);
				if (inner) {
					origins.set(-1 - ref, { x: box.x + (w - inner.w) / 2 - inner.left, y: box.y + SIZE.header });
					stack.push(-1 - ref);
				}
			}
		});
	}
	return { boxes, boxOf, sizes, origins, w: sizes.get(0).w, h: sizes.get(0).h, open };
}

/* Returns x, top and bottom of vertex `at` of a row of an unfolded group. */
function vertexAt(stage, scene, g, row, at) {
	const size = scene.sizes.get(g), origin = scene.origins.get(g);
	return { x: origin.x + stage.groups[g].rows[row][3 * at + 1] + size.shift[row][at],
		top: origin.y + size.tops[row], bottom: origin.y + size.tops[row] + size.heights[row] };
}
