"""Compilation and saving of exported programs; packages of several programs."""
