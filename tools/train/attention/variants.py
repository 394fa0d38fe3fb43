"""The nets that were compared. Every value not named here comes from BASE."""
BASE = dict(
    seed=0, steps=2400, batch=32, width=64, wide_context=False, lr=1e-3, backbone_lr=1e-4, decay=1e-3, average=0.998,
    crop=0.5, colour=0.5, layouts=0.4, photos=3, least=0.3, text=0, text_mass=1.0, panel=0.25, words=0.0,
    text_share=1.0, text_power=0.5, text_spread=0.0, text_width=(0.15, 0.8),
    prior=False, scales=(320,), layout_scales=(320,), cc=1.0, nss=0.1, kinds=(1.0, 1.0, 1.0), teach=0.0, teachers=(),
    part=1,
)

TEXT = dict(text=4, layouts=0.5, words=0.2)
MIX = dict(TEXT, text_share=0.5)
PAGE = dict(photos=4, least=0.12, text=7, text_width=(0.08, 0.6), text_share=0.6)
DISTIL = dict(
    MIX, text_power=0.8, text_mass=1.5, scales=(256, 320), layout_scales=(256, 320), teach=0.7, steps=6000,
    teachers=('mix-power', 'text', 'collage-s1'))
VARIANTS = {
    'smoke': dict(TEXT, teach=0.5, teachers=('mix-power',), steps=6, prior=True, scales=(256, 320), wide_context=True),
    'collage': dict(),
    'collage-s1': dict(seed=1),
    'prior': dict(prior=True),
    'text': dict(TEXT),
    'text-prior': dict(TEXT, prior=True),
    'text-half': dict(TEXT, text_mass=0.5, prior=True),
    'text-twice': dict(TEXT, text_mass=2.0, prior=True),
    'text-scales': dict(TEXT, prior=True, scales=(256, 320), layout_scales=(320, 448)),
    'text-wide': dict(TEXT, prior=True, width=96, wide_context=True),
    'text-nosun': dict(TEXT, prior=True, kinds=(1.0, 1.0, 0.25)),
    'mix': dict(MIX),
    'mix-s1': dict(MIX, seed=1),
    'mix-s2': dict(MIX, seed=2),
    'mix-power': dict(MIX, text_power=0.8, text_mass=1.5),
    'mix-spread': dict(MIX, text_spread=0.7),
    'page': dict(MIX, **PAGE),
    'page-s1': dict(MIX, **PAGE, seed=1),
    'page-power': dict(MIX, **PAGE, text_power=0.8, text_mass=1.5),
    'mix-scales': dict(MIX, scales=(224, 256, 320), layout_scales=(256, 320)),
    'mix-more': dict(MIX, layouts=0.65),
    'distil': dict(DISTIL),
    'distil-wide': dict(DISTIL, seed=1, width=96, backbone_lr=2e-4),
}


def options_of(name):
    """NAME-of8 is NAME trained on every eighth photograph of each set, by teachers that saw no more than those."""
    name, _, part = name.partition('-of')
    options = {**BASE, **VARIANTS[name]}
    if part:
        options.update(part=int(part), teachers=tuple(f'{teacher}-of{part}' for teacher in options['teachers']))
    return options
