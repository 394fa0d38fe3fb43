"""Reads as much of a .tflite file (a FlatBuffer) as the face detector needs: tensors, buffers, operators and their options."""
import struct
import numpy as np

KINDS = {0: np.float32, 1: np.float16, 2: np.int32, 4: np.int64, 9: np.int8}


class Table:
    def __init__(self, data, at):
        self.data, self.at = data, at
        self.vtable = at - struct.unpack_from('<i', data, at)[0]
        self.size = struct.unpack_from('<H', data, self.vtable)[0]

    def slot(self, n):
        offset = 4 + 2 * n
        if offset >= self.size:
            return 0
        at = struct.unpack_from('<H', self.data, self.vtable + offset)[0]
        return self.at + at if at else 0

    def number(self, n, kind='<i', default=0):
        at = self.slot(n)
        return struct.unpack_from(kind, self.data, at)[0] if at else default

    def follow(self, n):
        at = self.slot(n)
        return at + struct.unpack_from('<I', self.data, at)[0] if at else 0

    def table(self, n):
        at = self.follow(n)
        return Table(self.data, at) if at else None

    def tables(self, n):
        at = self.follow(n)
        if not at:
            return []
        count = struct.unpack_from('<I', self.data, at)[0]
        places = [at + 4 + 4 * i for i in range(count)]
        return [Table(self.data, p + struct.unpack_from('<I', self.data, p)[0]) for p in places]

    def array(self, n, kind):
        at = self.follow(n)
        if not at:
            return np.zeros(0, kind)
        count = struct.unpack_from('<I', self.data, at)[0]
        return np.frombuffer(self.data, kind, count, at + 4)

    def text(self, n):
        return bytes(self.array(n, np.uint8)).decode()


def read(path):
    """-> tensors [{name, shape, value}], operators [{code, inputs, outputs, options}], inputs, outputs"""
    data = open(path, 'rb').read()
    model = Table(data, struct.unpack_from('<I', data, 0)[0])
    codes = [max(c.number(3), c.number(0, '<b')) for c in model.tables(1)]
    graph, buffers = model.tables(2)[0], model.tables(4)
    tensors = []
    for t in graph.tables(0):
        shape, kind = [int(s) for s in t.array(0, np.int32)], t.number(1, '<b')
        raw = buffers[t.number(2, '<I')].array(0, np.uint8)
        value = np.frombuffer(raw.tobytes(), KINDS[kind]).reshape(shape) if len(raw) and kind in KINDS else None
        tensors.append({'name': t.text(3), 'shape': shape, 'kind': kind, 'value': value})
    operators = [{'code': codes[o.number(0, '<I')], 'inputs': list(o.array(1, np.int32)), 'outputs': list(o.array(2, np.int32)), 'options': o.table(4)} for o in graph.tables(3)]
    return tensors, operators, list(graph.array(1, np.int32)), list(graph.array(2, np.int32))
