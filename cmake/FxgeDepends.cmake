# The libraries that fxge stands on; all of them are Debian packages (see scripts/setup.sh).
find_package(PkgConfig REQUIRED)
pkg_check_modules(PROTOBUF_C REQUIRED IMPORTED_TARGET libprotobuf-c)
pkg_check_modules(YAML REQUIRED IMPORTED_TARGET yaml-0.1)
pkg_check_modules(MINIZIP REQUIRED IMPORTED_TARGET minizip)
pkg_check_modules(ZLIB REQUIRED IMPORTED_TARGET zlib)
pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)
find_program(PROTOC_C protoc-c REQUIRED)
if(BUILD_TESTING)
	pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
endif()

# Optional: fast matrix products and convolutions, in a module that is loaded on first use. Not by
# the package's own CMake file, which asks for an OpenCL that the package does not depend on.
find_path(DNNL_INCLUDE_DIR dnnl.h)
find_library(DNNL_LIBRARY dnnl)
mark_as_advanced(DNNL_INCLUDE_DIR DNNL_LIBRARY)
if(DNNL_INCLUDE_DIR AND DNNL_LIBRARY)
	add_library(fxge_dnnl UNKNOWN IMPORTED)
	set_target_properties(fxge_dnnl PROPERTIES IMPORTED_LOCATION ${DNNL_LIBRARY}
		INTERFACE_INCLUDE_DIRECTORIES ${DNNL_INCLUDE_DIR})
	message(STATUS "oneDNN: ${DNNL_LIBRARY}")
else()
	message(STATUS "oneDNN: not found, the executor's own matmul and convolution serve alone")
endif()
