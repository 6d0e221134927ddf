/* SPDX-License-Identifier: Apache-2.0 */
/* Short names for the generated messages of proto/ge_ir.proto. */
#ifndef FXGE_BACKEND_AIR_GE_PROTO_H
#define FXGE_BACKEND_AIR_GE_PROTO_H

#include "proto/ge_ir.pb-c.h"

typedef Ge__Proto__ModelDef ge_model;
typedef Ge__Proto__GraphDef ge_graph;
typedef Ge__Proto__OpDef ge_op;
typedef Ge__Proto__TensorDescriptor ge_desc;
typedef Ge__Proto__TensorDef ge_tensor;
typedef Ge__Proto__ShapeDef ge_shape;
typedef Ge__Proto__NamedAttrs ge_named;
typedef Ge__Proto__AttrEntry ge_entry;
typedef Ge__Proto__AttrDef ge_attr;
typedef Ge__Proto__AttrDef__ListValue ge_list;
typedef Ge__Proto__AttrDef__ListListInt ge_list_list_int;
typedef Ge__Proto__AttrDef__ListListInt__ListInt ge_list_int;

#define GE_ATTR(kind) GE__PROTO__ATTR_DEF__VALUE_##kind
#define GE_VT(kind)   GE__PROTO__ATTR_DEF__LIST_VALUE__LIST_VALUE_TYPE__VT_LIST_##kind

#endif
