import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './db/violations';
import { env } from './env';

/**
 * Boxes for what even a copy of the database and of the media may not tell: AES-256-GCM, each bound to the place that it
 * belongs to (`table/row/field`), so that none can be put in the place of another. A box begins with the id of its key.
 * `PAPERS_KEY` is a list: the first key seals, all of them open, so that a key can be replaced while its boxes are kept.
 */
const algorithm = 'aes-256-gcm';
const lengths = { key: 32, id: 8, iv: 12, tag: 16 };

/** Seals bytes for a place. */
export function sealBytes(plain: Uint8Array, place: string): Buffer {
  const { id, key } = keys().first;
  const iv = randomBytes(lengths.iv);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from(id), iv, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed for this place. Throws for any other bytes, and where the key is not in the list any more. */
export function openBytes(box: Uint8Array, place: string): Buffer {
  const bytes = Buffer.from(box);
  const id = bytes.subarray(0, lengths.id).toString();
  const key = keys().byId.get(id);
  if (!key) throw new Error('The key of a secret box is not among those in PAPERS_KEY.');
  const [afterIv, afterTag] = [lengths.id + lengths.iv, lengths.id + lengths.iv + lengths.tag];
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(lengths.id, afterIv), {
    authTagLength: lengths.tag,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(afterIv, afterTag));
  return Buffer.concat([decipher.update(bytes.subarray(afterTag)), decipher.final()]);
}

/** Seals a text for a place: as base64url. */
export const sealText = (plain: string, place: string) => sealBytes(Buffer.from(plain), place).toString('base64url');

/** Opens what `sealText` has sealed for this place. Throws like `openBytes`. */
export const openText = (box: string, place: string) => openBytes(Buffer.from(box, 'base64url'), place).toString();

/**
 * What tells equal texts apart from others without telling them, for a purpose: an HMAC in base64url. Its key comes from the
 * oldest one of the list, so that a new first key leaves digests as they are.
 */
export function digestOf(text: string, purpose: string): string {
  const key = Buffer.from(hkdfSync('sha256', keys().last.key, '', `digest ${purpose}`, lengths.key));
  return createHmac('sha256', key).update(text).digest('base64url');
}

interface NamedKey {
  id: string;
  key: Buffer;
}
interface Keys {
  first: NamedKey;
  last: NamedKey;
  byId: ReadonlyMap<string, Buffer>;
}

const slot = globalThis as typeof globalThis & { lightfieldPaperKeys?: { given: Buffer[] | null; keys: Keys } };

/** Next has several module graphs in one process, hence the global. */
function keys(): Keys {
  const given = env().papersKeys;
  if (slot.lightfieldPaperKeys?.given !== given || !slot.lightfieldPaperKeys) {
    slot.lightfieldPaperKeys = { given, keys: named(given ?? [keyBesideDatabase()]) };
  }
  return slot.lightfieldPaperKeys.keys;
}

function named(given: readonly Buffer[]): Keys {
  const all = given.map((key) => ({ id: createHash('sha256').update(key).digest('hex').slice(0, lengths.id), key }));
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) throw new Error('PAPERS_KEY is empty.');
  return { first, last, byId: new Map(all.map(({ id, key }) => [id, key])) };
}

/**
 * The key of the embedded database: a file beside it, made at its first use and in no backup. Of several processes that make
 * it at once one wins, and none reads a half-written one: it gets its name when it is whole.
 */
function keyBesideDatabase(): Buffer {
  const { databaseUrl, dataDir } = env();
  const folder = databaseUrl.startsWith('file:') ? dirname(databaseUrl.slice('file:'.length)) : dataDir;
  const file = join(folder, 'papers.key');
  const growing = join(folder, `papers.key.${randomBytes(6).toString('hex')}`);
  mkdirSync(folder, { recursive: true });
  try {
    return keyIn(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    writeFileSync(growing, randomBytes(lengths.key).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    linkSync(growing, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(growing, { force: true });
  }
  return keyIn(file);
}

function keyIn(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== lengths.key) throw new Error(`${file} must hold a key of ${lengths.key} bytes as base64url.`);
  return key;
}
