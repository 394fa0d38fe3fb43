"""Fits the reader of lines (PP-OCR v4 English) on lines drawn as small ads show them.
usage: train.py --minutes 8 --out FOLDER [--workers 14] [--lr 4e-4]      needs: torch, onnx, onnxruntime, numpy, pillow
Writes tuned.onnx (mean of the weights of the last steps), best.onnx (the best at a validation) and log.json. How many
lines are seen depends on the machine: the time is what is given. Validation: typefaces, texts and photographs kept out."""
import argparse
import json
import multiprocessing as mp
import os
import queue
import random
import signal
import sys
import time

import numpy as np

from lines import BANDS, WIDTHS, Labelled, Lines, batches, packed
from texts import edits

START = time.time()
HERE = os.path.dirname(os.path.abspath(__file__))


def produce(seed, out, area, labelled, share):
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    for batch in batches(Lines(seed), area, labelled, share):
        out.put(batch)


def validation_part(job):
    name, band, style, count, seed = job
    lines = Lines(seed, held_out=True)
    drawn = []
    while len(drawn) < count:
        one = lines.draw(band=band, style=style)
        if one is not None:
            drawn.append(one)
    of_width = {}
    for one in drawn:
        of_width.setdefault(next(w for w in WIDTHS if one[0].shape[1] <= w), []).append(one)
    return name, [packed(group[i:i + 16], width, 16) for width, group in of_width.items() for i in range(0, len(group), 16)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--minutes', type=float, default=8)
    parser.add_argument('--out', required=True)
    parser.add_argument('--workers', type=int, default=max(2, (os.cpu_count() or 4) - 2))
    parser.add_argument('--lr', type=float, default=4e-4)
    parser.add_argument('--validation', type=int, default=192)
    parser.add_argument('--area', type=int, default=128 * 320, help='columns of a batch')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--start', default='reader.onnx', help='weights to begin with')
    parser.add_argument('--labelled', help='lines of labelled pictures (labelled.py)')
    parser.add_argument('--share', type=float, default=0.35, help='of the lines that are labelled ones')
    parser.add_argument('--without', type=int, default=-1, help='fold of pictures that is kept out')
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    end = START + args.minutes * 60 - 12
    context = mp.get_context('fork')
    small = max(8, args.validation // 4)
    jobs = [(f'x {low}-{high} px', band, False, small, 9000 + 10 * band + k) for band, (low, high) in enumerate(BANDS) for k in range(4)]
    jobs += [('styled', band, True, small, 9100 + k) for k, band in enumerate((1, 2, 3, 4))]
    with context.Pool(max(1, args.workers)) as pool:
        parts = pool.map(validation_part, jobs, chunksize=1)
    labelled = Labelled(args.labelled, args.without) if args.labelled else None
    feed = context.Queue(maxsize=60)
    workers = [context.Process(target=produce, args=(args.seed * 1000 + k, feed, args.area, labelled, args.share), daemon=True) for k in range(args.workers)]
    for worker in workers:
        worker.start()
    print(f'{time.time() - START:.0f} s: validation lines drawn, {len(workers)} workers started', flush=True)

    import torch
    import torch.nn.functional as F
    from net import Net
    from texts import CHARACTER
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    if device.type == 'cuda':
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.backends.cudnn.allow_tf32 = True
    else:
        torch.set_num_threads(1)
    net = Net(os.path.join(HERE, args.start))
    try:
        import onnxruntime
        x = np.random.default_rng(1).normal(size=(2, 3, 48, 320)).astype(np.float32) * 0.5
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        theirs = onnxruntime.InferenceSession(os.path.join(HERE, args.start), options, providers=['CPUExecutionProvider']).run(None, {net.input: x})[0]
        with torch.no_grad():
            ours = torch.softmax(net(torch.from_numpy(x)), 2).numpy()
        print('largest difference from onnxruntime', float(abs(ours - theirs).max()), flush=True)
        if abs(ours - theirs).max() > 1e-3:
            sys.exit('the net is not the one of the file')
    except ImportError:
        print('no onnxruntime here: not compared', flush=True)
    net.to(device)
    mean = [w.detach().clone() for w in net.weights]
    wide = [w for w in net.weights if w.ndim > 1]
    narrow = [w for w in net.weights if w.ndim <= 1]
    optimiser = torch.optim.AdamW([{'params': wide, 'weight_decay': 0.01}, {'params': narrow, 'weight_decay': 0.0}], lr=args.lr, betas=(0.9, 0.98))

    def to_input(pixels, widths):
        x = pixels.to(device, non_blocking=True).permute(0, 3, 1, 2).flip(1).float() / 127.5 - 1
        beyond = torch.arange(x.shape[3], device=device)[None, :] >= widths.to(device)[:, None]
        return x.masked_fill_(beyond[:, None, None, :], 0)

    def recoloured(x, widths):
        """A batch that was seen before, in other colours."""
        x = x[:, torch.randperm(3, device=device)]
        if random.random() < 0.4:
            x = -x
        gain = torch.empty(x.shape[0], 1, 1, 1, device=device).uniform_(0.75, 1.1)
        shift = torch.empty(x.shape[0], 1, 1, 1, device=device).uniform_(-0.12, 0.12)
        y = (x * gain + shift).clamp(-1, 1)
        beyond = torch.arange(x.shape[3], device=device)[None, :] >= widths.to(device)[:, None]
        return y.masked_fill_(beyond[:, None, None, :], 0)

    def validate(weights):
        kept = [w.detach().clone() for w in net.weights]
        with torch.no_grad():
            for w, m in zip(net.weights, weights):
                w.copy_(m)
            found = {}
            for name, packs in parts:
                tally = found.setdefault(name, [0, 0, 0, 0])
                for pixels, widths, labels in packs:
                    best = net(to_input(torch.from_numpy(pixels), torch.from_numpy(widths))).argmax(2).cpu().numpy()
                    for row, width, label in zip(best, widths, labels):
                        row = row[:int(-(-(width + 8) // 8))]
                        read = ''.join(CHARACTER[int(k)] for j, k in enumerate(row) if k != 0 and (j == 0 or row[j - 1] != k))
                        wanted = ''.join(CHARACTER[k] for k in label)
                        tally[0] += edits(read, wanted)
                        tally[1] += len(wanted)
                        words = read.lower().split()
                        for word in wanted.lower().split():
                            tally[3] += 1
                            if word in words:
                                words.remove(word)
                                tally[2] += 1
            for w, m in zip(net.weights, kept):
                w.copy_(m)
        figures = {n: {'letters': round(1 - t[0] / max(1, t[1]), 4), 'words': round(t[2] / max(1, t[3]), 4)} for n, t in found.items()}
        figures['mean'] = round(float(np.mean([f['words'] for f in figures.values()])), 4)
        return figures

    log = {'lr': args.lr, 'seed': args.seed, 'workers': args.workers, 'device': str(device), 'at': []}
    best = -1.0

    def note(step, seen, loss):
        nonlocal best
        figures = validate(mean)
        log['at'].append({'seconds': round(time.time() - START), 'steps': step, 'lines': seen[0], 'again': seen[1], 'loss': loss, **figures})
        print(json.dumps(log['at'][-1]), flush=True)
        if figures['mean'] > best:
            best = figures['mean']
            net.write(os.path.join(args.out, 'best.onnx'), mean)
        with open(os.path.join(args.out, 'log.json'), 'w') as file:
            json.dump(log, file, indent=1)

    def stop(*_):
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    step, seen, losses, kept = 0, [0, 0], [], []
    try:
        note(0, seen, None)
        next_note = time.time() + min(60, args.minutes * 15)
        begun = time.time()
        while time.time() < end - 8:
            share = (time.time() - begun) / (end - 8 - begun)
            rate = args.lr * min(1, (step + 1) / 200) * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * share)))
            for group in optimiser.param_groups:
                group['lr'] = rate
            try:
                pixels, widths, labels = feed.get(block=len(kept) < 40 or device.type == 'cpu', timeout=60)
                batch = (torch.from_numpy(pixels).to(device), torch.from_numpy(widths), labels)
                if len(kept) < 300:
                    kept.append([batch, 0])
                else:
                    kept[random.randrange(len(kept))] = [batch, 0]
                x = to_input(batch[0], batch[1])
                seen[0] += len(labels)
            except queue.Empty:
                # The drawing is slower than the fitting: lines of before in other colours, none more than a few times.
                entry = random.choice(kept)
                if entry[1] >= 3:
                    time.sleep(0.002)
                    entry[1] += 0 if random.random() < 0.9 else -1
                    continue
                entry[1] += 1
                batch = entry[0]
                x = recoloured(to_input(batch[0], batch[1]), batch[1])
                seen[1] += len(batch[2])
            labels = batch[2]
            logits = net(x)
            chances = F.log_softmax(logits.float(), 2).permute(1, 0, 2)
            lengths = torch.full((len(labels),), chances.shape[0], dtype=torch.long)
            wanted = torch.tensor([k for label in labels for k in label], dtype=torch.long, device=device)
            sizes = torch.tensor([len(label) for label in labels], dtype=torch.long)
            each = F.ctc_loss(chances, wanted, lengths, sizes, blank=0, reduction='none', zero_infinity=True)
            # A line counts by its letters; lines that nobody could read count no more than others.
            per_line = each / sizes.to(device).clamp(min=4)
            loss = per_line.clamp(max=8).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_(list(net.weights), 2.0)
            if torch.isfinite(norm):
                optimiser.step()
            step += 1
            decay = min(0.998, step / (step + 20))
            with torch.no_grad():
                torch._foreach_lerp_(mean, [w.detach() for w in net.weights], 1 - decay)
            if step % 20 == 0:
                losses.append(float(loss.detach()))
            if time.time() > next_note:
                note(step, seen, round(float(np.mean(losses[-50:] or [0])), 4))
                next_note = time.time() + 60
    except KeyboardInterrupt:
        print('stopped early', flush=True)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    net.write(os.path.join(args.out, 'tuned.onnx'), mean)
    print(f'{time.time() - START:.0f} s: tuned.onnx written', flush=True)
    note(step, seen, round(float(np.mean(losses[-50:] or [0])), 4))
    for worker in workers:
        worker.terminate()
    print(f'{time.time() - START:.0f} s: written', flush=True)
    os._exit(0)


if __name__ == '__main__':
    main()
