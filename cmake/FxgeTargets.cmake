# SPDX-License-Identifier: Apache-2.0
# Functions that declare the targets of a directory.

set(CMAKE_C_FLAGS_DEBUG "-O1 -g")
set(CMAKE_C_FLAGS_RELEASE "-O3 -DNDEBUG")
set(FXGE_GEN ${CMAKE_BINARY_DIR}/gen) # generated sources, in the include path of all targets
file(MAKE_DIRECTORY ${FXGE_GEN})

# Compile options of all targets. Contraction to fused multiply-add is disabled, so that identical input
# produces identical bytes on all machines.
add_library(fxge_flags INTERFACE)
target_compile_features(fxge_flags INTERFACE c_std_17)
target_compile_definitions(fxge_flags INTERFACE _GNU_SOURCE)
target_include_directories(fxge_flags INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include ${FXGE_GEN})
target_compile_options(fxge_flags INTERFACE -ffp-contract=off -Wall -Wextra -Wpedantic -Wshadow
	-Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wimplicit-fallthrough -Wundef
	$<$<BOOL:${FXGE_WERROR}>:-Werror>)
set(sanitize ${FXGE_SANITIZE})
if(FXGE_FUZZ)
	string(JOIN "," sanitize ${sanitize} fuzzer-no-link)
endif()
if(sanitize)
	target_compile_options(fxge_flags INTERFACE -fsanitize=${sanitize} -fno-sanitize-recover=all
		-fno-omit-frame-pointer)
	target_link_options(fxge_flags INTERFACE -fsanitize=${sanitize})
endif()

# Tests call internal functions through a shared library; a build without tests exports the API only.
# Symbols are never interposed, so that calls are direct in both cases.
if(BUILD_TESTING)
	set(FXGE_VISIBILITY default)
else()
	set(FXGE_VISIBILITY hidden)
endif()
target_compile_options(fxge_flags INTERFACE -fno-semantic-interposition)

# Properties that all targets of the project share.
function(fxge_common target)
	set_target_properties(${target} PROPERTIES C_EXTENSIONS OFF C_VISIBILITY_PRESET ${FXGE_VISIBILITY}
		POSITION_INDEPENDENT_CODE ON LINK_DEPENDS_NO_SHARED ON)
	target_link_libraries(${target} PRIVATE fxge_flags)
	if(TARGET fxge_ops_gen) # targets declared after ops/ may include the generated headers
		add_dependencies(${target} fxge_ops_gen)
	endif()
endfunction()

# fxge_component(name SOURCES a.c ... [LIBS PkgConfig::X ...] [GEN target ...])
# The object library fxge_<name>, a part of libfxge. LIBS are needed to compile and to link; GEN
# names targets that generate headers which the sources include.
function(fxge_component name)
	cmake_parse_arguments(arg "" "" "SOURCES;LIBS;GEN" ${ARGN})
	add_library(fxge_${name} OBJECT ${arg_SOURCES})
	fxge_common(fxge_${name})
	target_link_libraries(fxge_${name} PRIVATE ${arg_LIBS})
	if(arg_GEN)
		add_dependencies(fxge_${name} ${arg_GEN})
	endif()
	set_property(GLOBAL APPEND PROPERTY FXGE_PARTS fxge_${name})
	set_property(GLOBAL APPEND PROPERTY FXGE_LIBS ${arg_LIBS})
endfunction()

# fxge_object(name file): adds an object to libfxge that a command of this directory generates.
function(fxge_object name file)
	add_custom_target(${name}_object DEPENDS ${file})
	set_property(GLOBAL APPEND PROPERTY FXGE_OBJECTS ${file})
	set_property(GLOBAL APPEND PROPERTY FXGE_OBJECT_TARGETS ${name}_object)
endfunction()

# fxge_proto_c(target out a.proto ...): generates C from the directory's .proto files by protobuf-c,
# included as "<directory>/a.pb-c.h". `target` is the generating target, `out` receives the names of
# the C files.
function(fxge_proto_c target out)
	file(RELATIVE_PATH directory ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
	foreach(proto IN LISTS ARGN)
		cmake_path(REPLACE_EXTENSION proto LAST_ONLY pb-c OUTPUT_VARIABLE stem)
		set(made ${FXGE_GEN}/${directory}/${stem})
		add_custom_command(OUTPUT ${made}.c ${made}.h
			COMMAND ${PROTOC_C} --proto_path=${PROJECT_SOURCE_DIR} --c_out=${FXGE_GEN} ${directory}/${proto}
			DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${proto}
			WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
		set_source_files_properties(${made}.c PROPERTIES COMPILE_OPTIONS -w)
		list(APPEND files ${made}.c)
	endforeach()
	add_custom_target(${target} DEPENDS ${files})
	set(${out} ${files} PARENT_SCOPE)
endfunction()

# Appends to `out` the lines of a version script for the functions that the headers mark with FXGE_API.
function(fxge_exported out)
	foreach(header IN LISTS ARGN)
		set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header})
		file(STRINGS ${header} lines REGEX "^FXGE_API .*fxge_[a-z_0-9]+\\(")
		list(TRANSFORM lines REPLACE "^.*[ *](fxge_[a-z_0-9]+)\\(.*$" "\t\t\\1")
		list(APPEND names ${lines})
	endforeach()
	list(SORT names)
	list(JOIN names "@\n" names)
	set(${out} "${names}@\n" PARENT_SCOPE)
endfunction()

# Writes the linker's version script: FXGE_0 for the functions of the installed headers, FXGE_PRIVATE
# for those of the command and the tests.
function(fxge_version_script file)
	file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/fxge/*.h)
	fxge_exported(public ${headers})
	fxge_exported(private ${PROJECT_SOURCE_DIR}/driver/command/command.h)
	string(REPLACE "@" ";" names
		"FXGE_0 {\n\tglobal:\n${public}\tlocal:\n\t\t*@\n}@\n\nFXGE_PRIVATE {\n\tglobal:\n${private}} FXGE_0@\n")
	file(CONFIGURE OUTPUT ${file} CONTENT "${names}" @ONLY)
endfunction()

# libfxge.so for users and libfxge_internal for tests, of the same objects. The latter is shared, so that
# a changed object is linked once. Sanitizers and fuzzers need an archive for their runtime.
function(fxge_libraries)
	get_property(parts GLOBAL PROPERTY FXGE_PARTS)
	get_property(libs GLOBAL PROPERTY FXGE_LIBS)
	list(REMOVE_DUPLICATES libs)
	list(TRANSFORM parts REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
	get_property(made GLOBAL PROPERTY FXGE_OBJECTS)
	get_property(makers GLOBAL PROPERTY FXGE_OBJECT_TARGETS)
	set_source_files_properties(${made} PROPERTIES GENERATED ON EXTERNAL_OBJECT ON)
	list(APPEND objects ${made})
	set(kind STATIC)
	if(BUILD_TESTING AND NOT FXGE_SANITIZE AND NOT FXGE_FUZZ)
		set(kind SHARED)
	endif()
	add_library(fxge_internal ${kind} EXCLUDE_FROM_ALL ${objects})
	fxge_version_script(${FXGE_GEN}/fxge.map)
	add_library(libfxge SHARED ${objects}) # the name `fxge` is the command's
	foreach(target libfxge fxge_internal)
		fxge_common(${target})
		set_target_properties(${target} PROPERTIES LINKER_LANGUAGE C)
		if(makers)
			add_dependencies(${target} ${makers})
		endif()
	endforeach()
	target_link_libraries(fxge_internal PUBLIC fxge_flags ${libs} m ${CMAKE_DL_LIBS} pthread)
	target_link_libraries(libfxge PRIVATE ${libs} m ${CMAKE_DL_LIBS} pthread)
	set_target_properties(libfxge PROPERTIES OUTPUT_NAME fxge SOVERSION ${PROJECT_VERSION_MAJOR}
		LINK_DEPENDS ${FXGE_GEN}/fxge.map)
	if(NOT SKBUILD) # a wheel cannot contain symbolic links: the file has the name by which it is loaded
		set_target_properties(libfxge PROPERTIES VERSION ${PROJECT_VERSION})
	endif()
	target_link_options(libfxge PRIVATE -Wl,--gc-sections,--version-script=${FXGE_GEN}/fxge.map)
	if(NOT FXGE_SANITIZE AND NOT FXGE_FUZZ)
		target_link_options(libfxge PRIVATE -Wl,--no-undefined)
	endif()
	foreach(module fxge_onednn fxge_lapack) # modules that the library loads are built with it
		if(TARGET ${module})
			add_dependencies(libfxge ${module})
		endif()
	endforeach()
endfunction()

# fxge_fuzz_target(fuzz_<reader> a.c ...): a libFuzzer program, only with FXGE_FUZZ.
function(fxge_fuzz_target name)
	if(FXGE_FUZZ)
		add_executable(${name} ${ARGN})
		fxge_common(${name})
		target_link_libraries(${name} PRIVATE fxge_internal)
		target_link_options(${name} PRIVATE -fsanitize=fuzzer)
	endif()
endfunction()
