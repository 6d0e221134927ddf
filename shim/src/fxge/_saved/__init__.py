"""Compiling and saving exported programs; packages of several programs."""
