"""brand_names.py <simple-icons.json> <nsi.min.json> <module to write>: hashes of names of brands, 24 bits each.
Sources: simple-icons 16.36.0 (CC0) and name-suggestion-index 8.0.20260918 (BSD-3), data files of the packages of that name."""
import base64
import json
import re
import sys
import unicodedata


def squeeze(name):
    name = ''.join(c for c in unicodedata.normalize('NFKD', name).casefold() if not unicodedata.combining(c))
    return re.sub(r'[^a-z0-9]', '', name)


def fnv(text):
    value = 0x811C9DC5
    for byte in text.encode('ascii'):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value >> 8


names = set()
for icon in json.load(open(sys.argv[1], encoding='utf8')):
    names.add(icon['title'])
    names.update(icon.get('aliases', {}).get('aka', []))
for path, category in json.load(open(sys.argv[2], encoding='utf8'))['nsi'].items():
    if path.startswith('brands/'):
        names.update(item['displayName'] for item in category['items'])
keys = {squeeze(re.sub(r'\s*\(.*\)$', '', n)) for n in names}
hashes = sorted({fnv(k) for k in keys if len(k) >= 3})
packed = b''.join(h.to_bytes(3, 'big') for h in hashes)
with open(sys.argv[3], 'w', encoding='utf8') as out:
    out.write('/** Hashes of names of brands, three bytes each, in order; written by tools/train/roles/brand_names.py. */\n')
    out.write(f'export const BRAND_HASHES = "{base64.b64encode(packed).decode()}";\n')
print(len(hashes), 'names', len(packed), 'bytes')
