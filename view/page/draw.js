/* SPDX-License-Identifier: Apache-2.0 */
/* Drawing of a scene on a canvas: only boxes and edges in sight, without texts that are too small. */

const FONT = '12px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';

/* Returns the kind of an operator, which its colour shows: "product", "norm", ..., or "box". */
function opKind(op) {
	return MODEL.ops[op] ? MODEL.ops[op].kind : "box";
}

/* Colours of the theme, read from the style sheet. */
let COLORS = {};
function readColors() {
	const style = getComputedStyle(document.documentElement);
	COLORS = {};
	for (const name of ["back", "text", "faint", "accent", "wire", "box", "box-edge", "group", "group-edge", "folded", "product", "norm", "view",
		"cast", "move", "port", "bad", "bad-back", "warm", "found"])
		COLORS[name] = style.getPropertyValue("--" + name).trim();
}

const clipped = new Map();

/* Returns a label of at most `width` pixels. */
function fitText(label, width) {
	const most = Math.max(2, Math.floor(width / 7.2));
	if (label.length <= most)
		return label;
	const key = most + label;
	if (!clipped.has(key))
		clipped.set(key, label.slice(0, most - 1) + "\u2026");
	return clipped.get(key);
}

function tracePath(ctx, points) {
	ctx.moveTo(points[0][0], points[0][1]);
	for (let i = 1; i < points.length; i++) {
		const [x0, y0] = points[i - 1], [x1, y1] = points[i];
		if (Math.abs(x0 - x1) < 1 && y1 >= y0) {
			ctx.lineTo(x1, y1);
		} else {
			const bend = y1 > y0 ? Math.max(6, (y1 - y0) / 2) : 40;
			ctx.bezierCurveTo(x0, y0 + bend, x1, y1 - bend, x1, y1);
		}
	}
}

/* Draws whole edges, for highlights. */
function strokeEdges(view, edges, color, width) {
	const { ctx, stage, scene } = view;
	ctx.strokeStyle = color;
	ctx.lineWidth = width;
	ctx.beginPath();
	for (const edge of edges)
		tracePath(ctx, pointsOf(stage, scene, edge));
	ctx.stroke();
}

/* Draws the pieces of all edges. */
function strokeWires(ctx, wires, color, width) {
	ctx.strokeStyle = color;
	ctx.lineWidth = width;
	ctx.beginPath();
	for (const w of wires)
		tracePath(ctx, [[w.x0, w.y0], [w.x1, w.y1]]);
	ctx.stroke();
}

function drawArrows(ctx, boxes, color) {
	ctx.fillStyle = color;
	ctx.beginPath();
	for (const box of boxes) {
		const x = box.x + box.w / 2, { y } = box;
		ctx.moveTo(x, y);
		ctx.lineTo(x - 3.5, y - 6);
		ctx.lineTo(x + 3.5, y - 6);
		ctx.closePath();
	}
	ctx.fill();
}

/* Returns the fill of an item: its value of the chosen layer, else its kind. */
function itemColor(stage, ref) {
	const item = itemOf(stage, ref);
	if (ref >= 0 ? isRefused(item) : item.refused)
		return COLORS["bad-back"];
	const layer = layerColor(stage, ref);
	if (layer)
		return layer;
	if (ref < 0)
		return COLORS.folded;
	return item.kind ? COLORS.port : activeLayer ? COLORS.box : COLORS[opKind(text(item.op))];
}

function drawBox(ctx, view, box) {
	const { stage, scale } = view, item = itemOf(stage, box.ref), selected = view.highlight.get(box.ref);
	const refused = box.ref >= 0 ? isRefused(item) : item.refused;
	ctx.beginPath();
	ctx.roundRect(box.x, box.y, box.w, box.h, box.ref >= 0 && item.kind ? box.h / 2 : box.open ? 10 : 6);
	ctx.fillStyle = box.open ? COLORS.group : itemColor(stage, box.ref);
	ctx.fill();
	ctx.lineWidth = selected ? 2.5 / Math.min(1, scale) : 1;
	ctx.strokeStyle = selected || (refused ? COLORS.bad : box.open ? COLORS["group-edge"] : COLORS["box-edge"]);
	ctx.stroke();
	if (box.ref < 0 && !box.open && scale > 0.3) { /* a second edge: there is something inside */
		ctx.beginPath();
		ctx.moveTo(box.x + 5, box.y + box.h + 3);
		ctx.lineTo(box.x + box.w - 5, box.y + box.h + 3);
		ctx.stroke();
	}
	if (scale > (box.open ? 0.25 : 0.42))
		drawLabel(ctx, view, box, item);
}

function drawLabel(ctx, view, box, item) {
	const { stage } = view;
	ctx.fillStyle = COLORS.text;
	if (box.open) {
		ctx.textAlign = "left";
		ctx.fillText(fitText("\u2212 " + groupLabel(item) + (groupClass(item) && "  " + groupClass(item)), box.w - 16), box.x + 9, box.y + 15);
		return;
	}
	ctx.textAlign = "center";
	const x = box.x + box.w / 2;
	if (box.ref < 0) {
		ctx.fillText(fitText("+ " + groupLabel(item), box.w - 10), x, box.y + 17);
		const value = layerText(stage, box.ref);
		ctx.fillStyle = value ? COLORS.text : COLORS.faint;
		ctx.fillText(fitText(value || (groupClass(item) && groupClass(item) + " \u00b7 ") + item.nodes, box.w - 10), x, box.y + 32);
		return;
	}
	const value = layerText(stage, box.ref), second = value || nodeType(item);
	ctx.fillText(fitText(nodeLabel(item), box.w - 6), x, box.y + (second ? 15 : 22));
	ctx.fillStyle = value ? COLORS.text : COLORS.faint;
	ctx.fillText(fitText(second, box.w - 6), x, box.y + 29);
}

/* Draws a view: {ctx, stage, scene, edges, scale, x, y, width, height, highlight: Map ref -> colour, near: Set of refs}. */
function drawView(view) {
	const { ctx, scale } = view, ratio = window.devicePixelRatio || 1;
	ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
	ctx.fillStyle = COLORS.back;
	ctx.fillRect(0, 0, view.width, view.height);
	ctx.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * view.x, ratio * view.y);
	ctx.font = FONT;
	const left = -view.x / scale, top = -view.y / scale, right = left + view.width / scale, bottom = top + view.height / scale;
	const inSight = (b) => b.x < right && b.x + b.w > left && b.y < bottom && b.y + b.h > top;
	const boxes = view.scene.boxes.filter(inSight);
	for (const box of boxes)
		if (box.open)
			drawBox(ctx, view, box);
	const wires = view.scene.wires.filter((w) => w.y0 < bottom && w.y1 > top - 80 && Math.min(w.x0, w.x1) < right && Math.max(w.x0, w.x1) > left);
	strokeWires(ctx, wires, COLORS.wire, Math.max(1, 0.5 / scale));
	if (scale > 0.3)
		drawArrows(ctx, view.scene.targets.filter((box) => !box.open && inSight(box)), COLORS.wire);
	if (view.path)
		strokeEdges(view, view.edges.filter((e) => view.path.has(e.from) && view.path.has(e.to)), COLORS.warm, 2.5 / Math.min(1, scale));
	const near = view.near ? view.edges.filter((e) => view.near.has(e.from) || view.near.has(e.to)) : [];
	strokeEdges(view, near, COLORS.accent, 2 / Math.min(1, scale));
	drawArrows(ctx, near.map((e) => view.scene.boxOf.get(e.to)), COLORS.accent);
	for (const box of boxes)
		if (!box.open)
			drawBox(ctx, view, box);
	view.drawn = boxes.length;
}

/* Draws the whole scene on the small map, with the part in sight. The scene is drawn when it changes. */
function drawMap(view, canvas) {
	const ratio = window.devicePixelRatio || 1;
	canvas.hidden = view.scene.w * view.scale < view.width && view.scene.h * view.scale < view.height;
	if (canvas.hidden || !canvas.clientWidth) /* a print has no map */
		return null;
	const w = canvas.clientWidth, h = canvas.clientHeight, ctx = canvas.getContext("2d");
	const scale = Math.min(w / (view.scene.w + 40), h / (view.scene.h + 40));
	const place = (c) => c.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * (w - view.scene.w * scale) / 2, ratio * 20 * scale);
	if (!view.mapImage) {
		view.mapImage = document.createElement("canvas");
		view.mapImage.width = w * ratio;
		view.mapImage.height = h * ratio;
		const image = view.mapImage.getContext("2d");
		place(image);
		for (const box of view.scene.boxes) {
			image.fillStyle = view.highlight.get(box.ref) || (box.open ? COLORS.group : box.ref >= 0 ? COLORS["box-edge"] : COLORS["group-edge"]);
			image.fillRect(box.x, box.y, box.w, Math.max(box.h, 1 / scale));
		}
	}
	canvas.width = w * ratio;
	canvas.height = h * ratio;
	ctx.drawImage(view.mapImage, 0, 0);
	place(ctx);
	ctx.strokeStyle = COLORS.accent;
	ctx.lineWidth = 1.5 / scale;
	ctx.strokeRect(-view.x / view.scale, -view.y / view.scale, view.width / view.scale, view.height / view.scale);
	return { scale, x: (w - view.scene.w * scale) / 2, y: 20 * scale };
}
