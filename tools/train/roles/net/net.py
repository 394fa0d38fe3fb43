"""The net: the first layers of a sentence encoder over all lines of an ad, told at each word how its line looks and where it stands."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH, INNER, HEADS, LATE, ROLES = 384, 1536, 12, 96, 9
FRESH = ('feat', 'ff', 'out', 'name')


class Layer(nn.Module):
    def __init__(self, drop):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.f, self.g = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.n1, self.n2 = nn.LayerNorm(WIDTH, 1e-12), nn.LayerNorm(WIDTH, 1e-12)
        self.drop = nn.Dropout(drop)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        apart = lambda v: v.view(batch, length, HEADS, -1).transpose(1, 2)
        dropped = self.drop.p if self.training else 0.0
        seen = F.scaled_dot_product_attention(apart(self.q(x)), apart(self.k(x)), apart(self.v(x)), attn_mask=mask, dropout_p=dropped)
        x = self.n1(x + self.drop(self.o(seen.transpose(1, 2).reshape(batch, length, WIDTH))))
        return self.n2(x + self.drop(self.g(F.gelu(self.f(x)))))


class Net(nn.Module):
    def __init__(self, encoder, layers, drop, features):
        super().__init__()
        self.emb, self.pos, self.typ = nn.Embedding(*encoder['emb'].shape), nn.Embedding(*encoder['pos'].shape), nn.Parameter(torch.zeros(WIDTH))
        self.eln, self.drop = nn.LayerNorm(WIDTH, 1e-12), nn.Dropout(drop)
        self.layers = nn.ModuleList([Layer(drop) for _ in range(layers)])
        self.feat = nn.Sequential(nn.Linear(features, 128), nn.GELU(), nn.Linear(128, WIDTH))
        self.ff = nn.Sequential(nn.Linear(features, LATE), nn.GELU(), nn.Dropout(drop))
        self.out, self.name = nn.Linear(WIDTH + LATE, ROLES), nn.Linear(WIDTH + LATE, 1)
        # How a line looks comes in slowly: at first the encoder is what it was.
        nn.init.zeros_(self.feat[2].weight)
        nn.init.zeros_(self.feat[2].bias)
        known = {('emb.weight' if k == 'emb' else 'pos.weight' if k == 'pos' else k): torch.tensor(np.asarray(v, np.float32)) for k, v in encoder.items()}
        own = self.state_dict()
        self.load_state_dict({**own, **{k: v for k, v in known.items() if k in own}})
        self.emb.weight.requires_grad = self.pos.weight.requires_grad = False

    def forward(self, pieces, line, features, mask, marks):
        at = (line + 1).unsqueeze(-1)
        own = lambda rows: torch.gather(torch.cat([torch.zeros_like(rows[:, :1]), rows], 1), 1, at.expand(-1, -1, rows.shape[-1]))
        late = self.ff(features)
        x = self.drop(self.eln(self.emb(pieces) + self.pos.weight[:pieces.shape[1]] + self.typ + own(self.feat(features))))
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :])
        first = torch.gather(x, 1, marks.unsqueeze(-1).expand(-1, -1, WIDTH))
        return self.out(torch.cat([first, late], -1)), self.name(torch.cat([x, own(late)], -1))[..., 0]
