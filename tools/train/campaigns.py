"""Pictures that belong together when they are parted into folds."""


def campaign_of(name):
    """Of a file or of an ad named after it. The further ads hold up to four of a source, which gives them its name and a number."""
    return name.rsplit('-', 1)[0] if name.startswith('further-ads') else name
