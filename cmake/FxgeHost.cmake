# Programs that run while fxge is built. In a cross build they come from a build of their own, for
# the machine that builds, in <build>/host; else the folders declare them as any other target.

# fxge_host_tools(folder/name ...): call it before the folders.
function(fxge_host_tools)
	if(NOT CMAKE_CROSSCOMPILING)
		return()
	endif()
	set(host ${CMAKE_BINARY_DIR}/host)
	list(TRANSFORM ARGN PREPEND ${host}/ OUTPUT_VARIABLE programs)
	list(TRANSFORM ARGN REPLACE ".*/" "" OUTPUT_VARIABLE names)
	if(BUILD_TESTING) # to compare with
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
