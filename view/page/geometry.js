/* SPDX-License-Identifier: Apache-2.0 */
/* Positions of items for a set of unfolded groups, from the rows that fxge computed with all groups
 * folded: an unfolded group moves its neighbours in the row apart, and later rows down. */

const SIZE = { node: 36, folded: 40, gap: 30, bend: 14, pad: 14, header: 22 };

/* Computes the size of an unfolded group with its rows: {w, h, left, shift[row][at], top[row], height[row]}. */
function measureGroup(stage, group, isOpen, sizes) {
	const shift = [], tops = [], heights = [];
	let left = 0, right = group.width, y = 0;
	group.rows.forEach((row, r) => {
		const extra = [];
		let height = 0, sum = 0, before = 0;
		for (let i = 0; i < row.length; i += 3) {
			const ref = row[i], inner = ref !== null && ref < 0 ? sizes.get(-1 - ref) : undefined;
			const e = inner ? Math.max(0, inner.w + 2 * SIZE.pad - row[i + 2]) : 0;
			extra.push(e);
			sum += e;
			height = Math.max(height, inner ? inner.h + SIZE.header + SIZE.pad : ref === null ? 0 : ref >= 0 ? SIZE.node : SIZE.folded);
		}
		shift.push(extra.map((e) => {
			const moved = (before + e / 2) - sum / 2;
			before += e;
			return moved;
		}));
		for (let i = 0; i < row.length; i += 3) {
			const x = row[i + 1] + shift[r][i / 3], half = (row[i + 2] + extra[i / 3]) / 2;
			left = Math.min(left, x - half);
			right = Math.max(right, x + half);
		}
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
