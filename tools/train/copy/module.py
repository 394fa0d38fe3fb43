"""Writes a fitted model as a data module: per-word numbers as int8 in base64, style weights and the map to 0..100."""
import base64

import numpy as np


def quantise(values):
    """int8 with a step that clips one value in two thousand; the clipped ones are the rarest directions, not common words."""
    step = float(np.quantile(np.abs(values), 0.9995)) / 127
    codes = np.clip(np.round(values / step), -127, 127).astype(np.int8)
    return codes, step


def numbers(values):
    return '[' + ', '.join(f'{v:.7g}' for v in values) + ']'


def write_module(path, name, source, tables, style, extra):
    """tables: {field: per-word values, or None for a table that stays empty}; style: {field: a number per style name}."""
    lines = [f'// Written by tools/train/copy. {source}', f'export const {name} = {{']
    for field, values in tables.items():
        codes, step = (np.zeros(0, np.int8), 0.0) if values is None else quantise(values)
        lines += [f'  {field}: "{base64.b64encode(codes.tobytes()).decode()}",', f'  {field}Step: {step:.9g},']
    lines += [f'  {key}: {numbers(values)},' for key, values in style.items()]
    lines += [f'  {key}: {value:.9g},' for key, value in extra.items()]
    path.write_text('\n'.join(lines + ['};', '']))
