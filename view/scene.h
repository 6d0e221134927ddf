/* SPDX-License-Identifier: Apache-2.0 */
/* Positions of the items of a stage for a set of unfolded groups, and its edges as lines. */
#ifndef FXGE_VIEW_SCENE_H
#define FXGE_VIEW_SCENE_H

#include "view/view.h"

enum {
	FXGE_SCENE_UNIT = 8, /* units of a pixel; all arithmetic is on integers */
	FXGE_SCENE_HEADER = 22,
};

/* A node, a folded group, or an unfolded one, whose items follow it. In units. */
typedef struct fxge_view_box {
	int32_t ref; /* node or ~group */
	bool open;
	int64_t x, y, w, h; /* x, y: upper left corner */
} fxge_view_box;

/* A piece of edges. In units. */
typedef struct fxge_view_wire {
	int64_t x0, y0, x1, y1;
} fxge_view_wire;

typedef struct fxge_view_scene {
	FXGE_VEC(fxge_view_box) boxes;
	FXGE_VEC(fxge_view_wire) wires; /* each once */
	FXGE_VEC(uint32_t) targets;     /* boxes that edges lead to, each once */
	int64_t w, h;
} fxge_view_scene;

/* Returns for each group whether it is unfolded: all to the depth at which there are at most `most`
 * items. */
bool *fxge_view_unfolded(fxge_arena *a, const fxge_view_stage *s, size_t most);
/* Returns the scene of a stage, in which the groups `open` are unfolded. */
fxge_view_scene *fxge_view_scene_of(fxge_arena *a, const fxge_view_stage *s, const bool *open);

#endif
