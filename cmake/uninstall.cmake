# SPDX-License-Identifier: Apache-2.0
# Removes the files listed in MANIFEST, which `cmake --install` wrote, and their empty directories whose
# name is fxge. DESTDIR must be the same as at the installation.
if(NOT EXISTS ${MANIFEST})
	message(FATAL_ERROR "${MANIFEST} does not exist: nothing was installed from this build")
endif()
file(STRINGS ${MANIFEST} files)
list(TRANSFORM files PREPEND "$ENV{DESTDIR}")
foreach(file IN LISTS files)
	message(STATUS "Uninstalling: ${file}")
	file(REMOVE ${file})
endforeach()

foreach(directory IN LISTS files)
	set(result 0)
	while(result EQUAL 0)
		cmake_path(GET directory PARENT_PATH directory)
		if(NOT directory MATCHES "/[Ff]xge(/|$)")
			break()
		endif()
		execute_process(COMMAND rmdir ${directory} RESULT_VARIABLE result ERROR_QUIET)
	endwhile()
endforeach()
