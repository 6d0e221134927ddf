# SPDX-License-Identifier: Apache-2.0
# Rules of `cmake --install`, in addition to those of directories. Components:
#
# - `runtime`: the library, its modules and the command
# - `development`: files for compiling and linking
# - `manual`: manual pages and shell completions
# - `pages`: the documentation, with the examples
#
# Only the shared library is installed, so that its users need none of its dependencies. Paths in
# installed files are relative: the installation may be moved. The target `uninstall` removes the
# files of the last installation.
include(CMakePackageConfigHelpers)

function(fxge_install)
	set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Fxge)
	target_include_directories(libfxge INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
	set_target_properties(libfxge PROPERTIES EXPORT_NAME fxge)
	install(TARGETS libfxge EXPORT FxgeTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
		COMPONENT runtime NAMELINK_COMPONENT development)
	add_library(fxge_headers INTERFACE) # for plugins, which link with no library of fxge
	target_include_directories(fxge_headers INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
	set_target_properties(fxge_headers PROPERTIES EXPORT_NAME headers)
	install(TARGETS fxge_headers EXPORT FxgeTargets COMPONENT development)
	install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/fxge DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
		COMPONENT development FILES_MATCHING PATTERN "*.h")

	install(EXPORT FxgeTargets NAMESPACE fxge:: DESTINATION ${package} COMPONENT development)
	configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/FxgeConfig.cmake.in
		${CMAKE_BINARY_DIR}/FxgeConfig.cmake INSTALL_DESTINATION ${package}
		NO_SET_AND_CHECK_MACRO)
	write_basic_package_version_file(${CMAKE_BINARY_DIR}/FxgeConfigVersion.cmake
		COMPATIBILITY SameMajorVersion) # consistent with the SONAME
	install(FILES ${CMAKE_BINARY_DIR}/FxgeConfig.cmake ${CMAKE_BINARY_DIR}/FxgeConfigVersion.cmake
		DESTINATION ${package} COMPONENT development)

	if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} OR IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
		message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR and CMAKE_INSTALL_INCLUDEDIR must be relative to the prefix")
	endif()
	string(REGEX REPLACE "[^/]+" ".." up ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
	configure_file(${PROJECT_SOURCE_DIR}/cmake/fxge.pc.in ${CMAKE_BINARY_DIR}/fxge.pc @ONLY)
	install(FILES ${CMAKE_BINARY_DIR}/fxge.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
		COMPONENT development)

	# Pages keep the directories of the sources, so that links between them stay valid. Scripts of
	# examples are not installed: they build the sources first.
	foreach(directory "" doc/ ops/)
		file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${directory}*.md)
		install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_DOCDIR}/${directory} COMPONENT pages)
	endforeach()
	install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT pages)
	install(DIRECTORY ${PROJECT_SOURCE_DIR}/third_party DESTINATION ${CMAKE_INSTALL_DOCDIR}
		COMPONENT pages FILES_MATCHING PATTERN "LICENSE" PATTERN "README.md")
	install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR}
		COMPONENT pages PATTERN "*.sh" EXCLUDE)

	add_custom_target(uninstall VERBATIM COMMAND ${CMAKE_COMMAND}
		-D MANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake)
endfunction()
