/* SPDX-License-Identifier: Apache-2.0 */
/* A pane: one stage with its scale and position, and the pointer on it. */

class Pane {
	constructor(stage, parent) {
		this.element = document.createElement("div");
		this.element.className = "pane";
		this.canvas = document.createElement("canvas");
		this.canvas.tabIndex = 0;
		this.map = document.createElement("canvas");
		this.map.className = "map";
		this.choice = document.createElement("select");
		this.choice.title = "Stage of this pane";
		STAGES.forEach((s, i) => this.choice.add(new Option(s.name, i)));
		this.choice.addEventListener("change", () => this.show(STAGES[this.choice.value]));
		this.element.append(this.canvas, this.map, this.choice);
		parent.append(this.element);
		this.ctx = this.canvas.getContext("2d");
		this.scale = 1;
		this.x = this.y = 20;
		this.highlight = new Map();
		this.stage = stage;
		this.choice.value = stage.index;
		this.listen();
	}

	/* Shows a stage at the place of the selection. */
	show(stage) {
		this.stage = stage;
		this.choice.value = stage.index;
		this.rebuild();
		selectionIn(stage).size ? this.reveal(selectionIn(stage)) : this.fit();
		showStage();
	}

	/* Computes positions after groups were folded or unfolded; the item at `anchor` keeps its place. */
	rebuild(anchor) {
		const old = anchor !== undefined && this.scene && this.scene.boxOf.get(anchor);
		this.scene = arrange(this.stage, (group) => unfolded.has(group.key));
		this.edges = visibleEdges(this.stage, this.scene);
		const now = old && this.scene.boxOf.get(anchor);
		if (now) {
			this.x += (old.x + old.w / 2 - now.x - now.w / 2) * this.scale;
			this.y += (old.y - now.y) * this.scale;
		}
		this.update();
	}

	/* Marks the boxes of the selection and of what was found. */
	update() {
		this.highlight.clear();
		this.mapImage = null;
		this.near = null;
		for (const i of found.stage === this.stage.index ? found.nodes : [])
			this.highlight.set(this.scene.shownBy[i], COLORS.warm);
		const nodes = selectionIn(this.stage);
		if (nodes.size)
			this.near = new Set();
		for (const i of nodes) {
			this.highlight.set(this.scene.shownBy[i], COLORS.accent);
			this.near.add(this.scene.shownBy[i]);
		}
		if (selection.group !== undefined && selection.stage === this.stage.index)
			this.highlight.set(-1 - selection.group, COLORS.accent);
		this.path = pathOf(this);
		this.redraw();
	}

	redraw() {
		if (!this.waiting)
			this.waiting = requestAnimationFrame(() => this.draw());
	}

	draw() {
		this.waiting = 0;
		const ratio = window.devicePixelRatio || 1, w = this.element.clientWidth, h = this.element.clientHeight;
		if (this.canvas.width !== Math.round(w * ratio) || this.canvas.height !== Math.round(h * ratio)) {
			this.canvas.width = Math.round(w * ratio);
			this.canvas.height = Math.round(h * ratio);
		}
		this.width = w;
		this.height = h;
		drawView(this);
		this.mapped = drawMap(this, this.map);
	}

	fit() {
		const w = this.element.clientWidth, h = this.element.clientHeight, top = panes.length > 1 ? 48 : 20; /* below the choice of the stage */
		this.scale = Math.min(1.2, Math.max(0.02, Math.min((w - 40) / this.scene.w, (h - 40) / this.scene.h)));
		if (this.scale < 0.5) { /* long graphs begin at the top, readable */
			this.scale = Math.max(this.scale, Math.min(0.8, Math.max(0.5, (w - 40) / this.scene.w)));
			this.y = top;
		} else {
			this.y = Math.max(top, (h - this.scene.h * this.scale) / 2);
		}
		const first = this.scene.boxes.reduce((a, b) => (b.y < a.y ? b : a));
		const middle = this.scene.w * this.scale > w ? first.x + first.w / 2 : this.scene.w / 2;
		this.x = w / 2 - middle * this.scale;
		this.redraw();
	}

	zoom(factor, x, y) {
		const scale = Math.min(4, Math.max(0.01, this.scale * factor)), by = scale / this.scale;
		this.x = x - (x - this.x) * by;
		this.y = y - (y - this.y) * by;
		this.scale = scale;
		this.redraw();
	}

	/* Moves boxes of nodes into sight. */
	reveal(nodes) {
		let x0 = Infinity, y0 = Infinity, x1 = -Infinity, y1 = -Infinity;
		for (const i of nodes) {
			const box = this.scene.boxOf.get(this.scene.shownBy[i]);
			if (!box)
				continue;
			x0 = Math.min(x0, box.x);
			y0 = Math.min(y0, box.y);
			x1 = Math.max(x1, box.x + box.w);
			y1 = Math.max(y1, box.y + box.h);
		}
		if (x0 === Infinity)
			return;
		const w = this.element.clientWidth, h = this.element.clientHeight;
		const resized = this.scale < 0.45 || this.scale > 2;
		if (resized)
			this.scale = 0.9;
		if (resized || x0 * this.scale + this.x < 20 || x1 * this.scale + this.x > w - 20)
			this.x = w / 2 - (x0 + x1) / 2 * this.scale;
		if (resized || y0 * this.scale + this.y < 20 || y1 * this.scale + this.y > h - 20)
			this.y = Math.max(h / 2 - (y0 + y1) / 2 * this.scale, Math.min(h / 3, h / 2) - y0 * this.scale);
		this.redraw();
	}

	/* Returns the reference of the innermost box at a point of the canvas, or undefined. */
	refAt(x, y) {
		const px = (x - this.x) / this.scale, py = (y - this.y) / this.scale;
		for (let i = this.scene.boxes.length; i-- > 0;) {
			const b = this.scene.boxes[i];
			if (px >= b.x && px <= b.x + b.w && py >= b.y && py <= b.y + b.h && (!b.open || py < b.y + SIZE.header))
				return b.ref;
		}
		return undefined;
	}

	listen() {
		const point = (event) => {
			const r = this.canvas.getBoundingClientRect();
			return [event.clientX - r.left, event.clientY - r.top];
		};
		let drag = null;
		this.canvas.addEventListener("pointerdown", (event) => {
			drag = { at: [event.clientX, event.clientY], moved: false };
			this.canvas.setPointerCapture(event.pointerId);
			activePane = this;
		});
		this.canvas.addEventListener("pointermove", (event) => {
			if (!drag) {
				this.hover(event, this.refAt(...point(event)));
				return;
			}
			const dx = event.clientX - drag.at[0], dy = event.clientY - drag.at[1];
			drag.moved = drag.moved || Math.abs(dx) + Math.abs(dy) > 3;
			if (drag.moved) {
				this.x += dx;
				this.y += dy;
				drag.at = [event.clientX, event.clientY];
				this.redraw();
			}
		});
		this.canvas.addEventListener("pointerup", (event) => {
			if (drag && !drag.moved)
				this.click(this.refAt(...point(event)), point(event));
			drag = null;
		});
		this.canvas.addEventListener("pointerleave", () => showTip(null));
		this.canvas.addEventListener("dblclick", (event) => {
			const ref = this.refAt(...point(event));
			if (ref !== undefined && ref < 0)
				toggleGroup(this.stage.groups[-1 - ref], this);
		});
		this.canvas.addEventListener("wheel", (event) => {
			event.preventDefault();
			const unit = event.deltaMode ? 16 : 1;
			if (event.ctrlKey || event.metaKey) {
				this.zoom(Math.exp(-event.deltaY * unit / 200), ...point(event));
			} else {
				this.x -= (event.shiftKey ? event.deltaY : event.deltaX) * unit;
				this.y -= (event.shiftKey ? 0 : event.deltaY) * unit;
				this.redraw();
			}
		}, { passive: false });
		this.map.addEventListener("pointerdown", (event) => {
			const r = this.map.getBoundingClientRect(), m = this.mapped;
			if (!m)
				return;
			this.x = this.width / 2 - (event.clientX - r.left - m.x) / m.scale * this.scale;
			this.y = this.height / 2 - (event.clientY - r.top - m.y) / m.scale * this.scale;
			this.redraw();
		});
	}

	/* A click on the sign of a group toggles it; elsewhere it selects. */
	click(ref, [x]) {
		if (ref === undefined) {
			select(null);
			return;
		}
		const box = this.scene.boxOf.get(ref);
		if (ref < 0 && (x - this.x) / this.scale - box.x < 24)
			toggleGroup(this.stage.groups[-1 - ref], this);
		else
			select(ref >= 0 ? { stage: this.stage.index, node: ref } : { stage: this.stage.index, group: -1 - ref });
	}

	hover(event, ref) {
		if (ref === undefined) {
			showTip(null);
			return;
		}
		const item = itemOf(this.stage, ref);
		const lines = ref >= 0 ? [text(item.name) + " = " + text(item.op), nodeType(item), locText(item.loc, true)]
			: [groupLabel(item) + (groupClass(item) && " (" + groupClass(item) + ")"), item.nodes + " nodes"];
		showTip([...lines, layerText(this.stage, ref), ...(ref >= 0 ? problemsOf(item).map((p) => p.message) : [])].filter(Boolean).join("\n"), event);
	}
}

function showTip(content, event) {
	const tip = document.getElementById("tip");
	tip.hidden = content === null;
	if (content === null)
		return;
	tip.textContent = content;
	tip.style.setProperty("left", Math.min(event.clientX + 14, window.innerWidth - 430) + "px");
	tip.style.setProperty("top", Math.min(event.clientY + 16, window.innerHeight - 110) + "px");
}
