# What `cmake --install` puts where for programs that link libfxge: the header, the library, fxge.pc
# and a CMake package Fxge with the target fxge::fxge. Only the shared library is installed, so
# nothing of what it stands on is a matter of those who use it. All paths are relative to the files
# that name them: the tree may be moved.
include(CMakePackageConfigHelpers)

function(fxge_install)
	set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Fxge)
	target_include_directories(libfxge INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
	set_target_properties(libfxge PROPERTIES EXPORT_NAME fxge)
	install(TARGETS libfxge EXPORT FxgeTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
	install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/fxge DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
		FILES_MATCHING PATTERN "*.h")

	install(EXPORT FxgeTargets NAMESPACE fxge:: DESTINATION ${package})
	configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/FxgeConfig.cmake.in
		${CMAKE_BINARY_DIR}/FxgeConfig.cmake INSTALL_DESTINATION ${package}
		NO_SET_AND_CHECK_MACRO)
	write_basic_package_version_file(${CMAKE_BINARY_DIR}/FxgeConfigVersion.cmake
		COMPATIBILITY SameMajorVersion) # as the SONAME says
	install(FILES ${CMAKE_BINARY_DIR}/FxgeConfig.cmake ${CMAKE_BINARY_DIR}/FxgeConfigVersion.cmake
		DESTINATION ${package})

	if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR} OR IS_ABSOLUTE ${CMAKE_INSTALL_INCLUDEDIR})
		message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR and CMAKE_INSTALL_INCLUDEDIR must be relative to the prefix")
	endif()
	string(REGEX REPLACE "[^/]+" ".." up ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
	configure_file(${PROJECT_SOURCE_DIR}/cmake/fxge.pc.in ${CMAKE_BINARY_DIR}/fxge.pc @ONLY)
	install(FILES ${CMAKE_BINARY_DIR}/fxge.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
