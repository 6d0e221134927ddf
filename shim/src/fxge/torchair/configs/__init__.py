# SPDX-License-Identifier: Apache-2.0
"""TorchAir's package of options."""
