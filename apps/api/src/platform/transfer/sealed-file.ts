import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { promisify } from "node:util";
import { TransferError } from "./transfer-error.ts";

/**
 * Files under a passphrase in the form of age-encryption.org/v1, so that `age --decrypt` opens them too: a file key wrapped
 * under scrypt, then ChaCha20-Poly1305 in pieces of 64 KiB, each with its number and a mark of the last one. A piece that
 * is altered, missing, moved or added does not open.
 */
const intro = "age-encryption.org/v1";
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const payloadNonceBytes = 16;
/** 2^17 rounds of scrypt: half a second and 128 MiB. */
const workFactor = 17;
const mostWork = 20;
const zeroNonce = Buffer.alloc(12);
const algorithm = "chacha20-poly1305";

const scryptAsync = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
const hkdf = (key: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, purpose, 32));

const wrappingKey = (passphrase: string, salt: Buffer, factor: number): Promise<Buffer> =>
  scryptAsync(passphrase, Buffer.concat([Buffer.from(`${intro}/scrypt`), salt]), 32, {
    N: 2 ** factor,
    r: 8,
    p: 1,
    maxmem: 2 ** (factor + 11),
  });

const macOf = (fileKey: Buffer, header: string): Buffer =>
  createHmac("sha256", hkdf(fileKey, Buffer.alloc(0), "header"))
    .update(header)
    .digest();

function sealPiece(key: Buffer, nonce: Buffer, piece: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | undefined {
  if (sealed.length < tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function pieceNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Hands pieces on as they fill up; the last one is known only at the end, and is never empty but in an empty file. */
function inPieces(
  size: number,
  piece: (bytes: Buffer, isLast: boolean) => Buffer,
  begin?: (bytes: Buffer) => Promise<Buffer | undefined>,
): Transform {
  let kept: Buffer = Buffer.alloc(0);
  let isBegun = begin === undefined;
  const take = async (stream: Transform, chunk: Buffer): Promise<void> => {
    kept = Buffer.concat([kept, chunk]);
    if (!isBegun) {
      const rest = await begin?.(kept);
      if (rest === undefined) return;
      kept = rest;
      isBegun = true;
    }
    for (; kept.length > size; kept = kept.subarray(size)) stream.push(piece(kept.subarray(0, size), false));
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      take(this, chunk).then(() => done(), done);
    },
    flush(done) {
      try {
        if (!isBegun) throw damaged();
        this.push(piece(kept, true));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

const damaged = (): TransferError =>
  new TransferError("This backup is damaged (a sealed file was cut short or altered). Nothing was changed.");
const wrongPassphrase = (): TransferError =>
  new TransferError("The passphrase does not open this backup. Nothing was changed.");

export type Sealer = () => Transform;

/**
 * One file key for all files of a backup, so that scrypt runs once; what each file is sealed with differs by its own nonce.
 */
export async function createSealer(passphrase: string): Promise<Sealer> {
  const [fileKey, salt] = [randomBytes(16), randomBytes(16)];
  const wrapped = sealPiece(await wrappingKey(passphrase, salt, workFactor), zeroNonce, fileKey);
  const text = `${intro}\n-> scrypt ${base64(salt)} ${workFactor}\n${base64(wrapped)}\n---`;
  const header = Buffer.from(`${text} ${base64(macOf(fileKey, text))}\n`);
  return () => {
    const nonce = randomBytes(payloadNonceBytes);
    const key = hkdf(fileKey, nonce, "payload");
    let number = 0;
    const stream = inPieces(pieceBytes, (bytes, isLast) => sealPiece(key, pieceNonce(number++, isLast), bytes));
    stream.push(Buffer.concat([header, nonce]));
    return stream;
  };
}

export type Opener = () => Transform;

const headerForm = /^age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n--- ([\w+/]{43})\n/;
const mostHeaderBytes = 512;

export function createOpener(passphrase: string): Opener {
  const known = new Map<string, Promise<Buffer>>();
  const unwrap = async (header: RegExpExecArray): Promise<Buffer> => {
    const [whole, salt = "", factor, wrapped = "", mac = ""] = header;
    if (Number(factor) > mostWork) throw damaged();
    const wrapping = await wrappingKey(passphrase, Buffer.from(salt, "base64"), Number(factor));
    const fileKey = openPiece(wrapping, zeroNonce, Buffer.from(wrapped, "base64"));
    if (fileKey?.length !== 16) throw wrongPassphrase();
    const expected = macOf(fileKey, whole.slice(0, whole.lastIndexOf("---") + 3));
    if (!timingSafeEqual(expected, Buffer.from(mac, "base64"))) throw damaged();
    return fileKey;
  };
  const fileKeyOf = (header: RegExpExecArray): Promise<Buffer> => {
    const found = known.get(header[0]) ?? unwrap(header);
    known.set(header[0], found);
    return found;
  };
  return () => {
    let key: Buffer = Buffer.alloc(0);
    let number = 0;
    const begin = async (bytes: Buffer): Promise<Buffer | undefined> => {
      const header = headerForm.exec(bytes.subarray(0, mostHeaderBytes).toString("latin1"));
      const start = header?.[0].length ?? 0;
      if (!header || bytes.length < start + payloadNonceBytes) {
        if (!header && bytes.length > mostHeaderBytes) throw damaged();
        return undefined;
      }
      key = hkdf(await fileKeyOf(header), bytes.subarray(start, start + payloadNonceBytes), "payload");
      return bytes.subarray(start + payloadNonceBytes);
    };
    const open = (bytes: Buffer, isLast: boolean): Buffer => {
      const plain = openPiece(key, pieceNonce(number, isLast), bytes);
      if (plain === undefined || (isLast && plain.length === 0 && number > 0)) throw damaged();
      number++;
      return plain;
    };
    return inPieces(pieceBytes + tagBytes, open, begin);
  };
}
