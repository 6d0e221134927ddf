# SPDX-License-Identifier: Apache-2.0
# Programs that run during the build. A cross build compiles them in a separate build for the build
# machine, in <build>/host. Otherwise directories declare them like any other target.

# fxge_host_tools(directory/name ...): must be called before the directories are added.
function(fxge_host_tools)
	if(NOT CMAKE_CROSSCOMPILING)
		return()
	endif()
	set(host ${CMAKE_BINARY_DIR}/host)
	list(TRANSFORM ARGN PREPEND ${host}/ OUTPUT_VARIABLE programs)
	list(TRANSFORM ARGN REPLACE ".*/" "" OUTPUT_VARIABLE names)
	if(BUILD_TESTING) # tests compare its output with that of the cross-built command
		set(command fxge)
		set(FXGE_HOST_COMMAND ${host}/cli/fxge PARENT_SCOPE)
	endif()
	include(ExternalProject)
	ExternalProject_Add(fxge_host SOURCE_DIR ${PROJECT_SOURCE_DIR} BINARY_DIR ${host} PREFIX ${host}
		CMAKE_ARGS -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF
			-DCMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER}
		BUILD_COMMAND ${CMAKE_COMMAND} --build <BINARY_DIR> --target ${names} ${command}
		BUILD_BYPRODUCTS ${programs} BUILD_ALWAYS ON INSTALL_COMMAND "" EXCLUDE_FROM_ALL ON)
	foreach(name program IN ZIP_LISTS names programs)
		add_executable(${name} IMPORTED GLOBAL)
		set_target_properties(${name} PROPERTIES IMPORTED_LOCATION ${program})
		add_dependencies(${name} fxge_host)
	endforeach()
endfunction()
