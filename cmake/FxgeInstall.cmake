# What `cmake --install` puts where, beside what the folders say of their own. Components: `runtime`
# runs (the library, its module, the command), `development` links, `manual` is what a shell and man
# read, `pages` the documentation, with the examples. Only the shared library is installed, so
# nothing of what it stands on is a matter of those who use it. All paths are relative to the files
# that name them: the tree may be moved. The target `uninstall` takes back what was installed last.
include(CMakePackageConfigHelpers)

function(fxge_install)
	set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Fxge)
	target_include_directories(libfxge INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
	set_target_properties(libfxge PROPERTIES EXPORT_NAME fxge)
	install(TARGETS libfxge EXPORT FxgeTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
		COMPONENT runtime NAMELINK_COMPONENT development)
	add_library(fxge_headers INTERFACE) # what plugins use: they link with nothing of ours
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
		COMPATIBILITY SameMajorVersion) # as the SONAME says
	install(FILES ${CMAKE_BINARY_DIR}/FxgeConfig.cmake ${CMAKE_BINARY_DIR}/FxgeConfigVersion.cmake
		DESTINATION ${package} COMPONENT development)

	if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} OR IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
		message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR and CMAKE_INSTALL_INCLUDEDIR must be relative to the prefix")
	endif()
	string(REGEX REPLACE "[^/]+" ".." up ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
	configure_file(${PROJECT_SOURCE_DIR}/cmake/fxge.pc.in ${CMAKE_BINARY_DIR}/fxge.pc @ONLY)
	install(FILES ${CMAKE_BINARY_DIR}/fxge.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
		COMPONENT development)

	# In folders as in the sources, so that links among pages hold. The examples' scripts stay there:
	# they build the sources first.
	foreach(folder "" doc/ ops/)
		file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}*.md)
		install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_DOCDIR}/${folder} COMPONENT pages)
	endforeach()
	install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT pages)
	install(DIRECTORY ${PROJECT_SOURCE_DIR}/third_party DESTINATION ${CMAKE_INSTALL_DOCDIR}
		COMPONENT pages FILES_MATCHING PATTERN "LICENSE" PATTERN "README.md")
	install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR}
		COMPONENT pages PATTERN "*.sh" EXCLUDE)

	add_custom_target(uninstall VERBATIM COMMAND ${CMAKE_COMMAND}
		-D MANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake)
endfunction()
