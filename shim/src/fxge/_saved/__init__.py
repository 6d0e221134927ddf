# SPDX-License-Identifier: Apache-2.0
"""Compilation and saving of exported programs; packages of several programs."""
