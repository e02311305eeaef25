import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { millisecondsInDay } from 'date-fns/constants';
import type { ByteRange } from '@/lib/platform/server/files/byte-range';
import { headFile, orNull, readFile } from '@/lib/platform/server/files/disk-file';
import type { FileInfo, OpenedFile } from '@/lib/platform/server/files/opened-file';
import { checkStorage, type NewBody, requireKey, requirePrefix, type Storage } from './storage';

/** Where a file is written before it gets its name. Keys cannot begin with a dot, so it cannot be requested. */
const unfinished = '.unfinished';
/** A file that has not grown for this long was left by a killed process. */
const abandonedMs = millisecondsInDay;

/** Media in a folder of the local disk. */
export class DiskStorage implements Storage {
  readonly #folder: string;

  /** @param folder absolute; created on the first `put` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, body: NewBody): Promise<void> {
    const path = this.#path(key);
    const growing = join(this.#folder, unfinished, randomUUID());
    await mkdir(dirname(growing), { recursive: true });
    try {
      await writeDurably(growing, body);
      const firstMade = await mkdir(dirname(path), { recursive: true });
      await rename(growing, path);
      await syncFolders(dirname(path), dirname(firstMade ?? path));
    } finally {
      await rm(growing, { force: true });
    }
  }

  async read(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    return readFile(this.#path(key), range);
  }

  async head(key: string): Promise<FileInfo | null> {
    return headFile(this.#path(key));
  }

  async remove(key: string): Promise<void> {
    await orNull(rm(this.#path(key)));
  }

  async *list(prefix: string): AsyncIterable<string> {
    requirePrefix(prefix);
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for (const entry of await entriesOf(join(this.#folder, folder))) {
      const key = `${folder}${entry.name}`;
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory() && `${key}/`.startsWith(prefix)) yield* this.list(`${key}/`);
      else if (entry.isFile() && key.startsWith(prefix)) yield key;
    }
  }

  check(): Promise<void> {
    return checkStorage(this);
  }

  /** Removes partial files of killed processes. */
  async removeAbandoned(now: number): Promise<void> {
    const folder = join(this.#folder, unfinished);
    for (const entry of await entriesOf(folder)) {
      const path = join(folder, entry.name);
      const stats = await orNull(stat(path));
      if (stats && now - stats.mtimeMs > abandonedMs) await rm(path, { force: true });
    }
  }

  #path(key: string): string {
    requireKey(key);
    return join(this.#folder, key);
  }
}

async function writeDurably(path: string, body: NewBody): Promise<void> {
  if (body instanceof Uint8Array) return writeFile(path, body, { flag: 'wx', flush: true });
  await pipeline(body.stream, createWriteStream(path, { flags: 'wx', flush: true }));
  const { size } = await stat(path);
  if (size !== body.size) throw new Error(`A stream of ${body.size} bytes was announced, ${size} came.`);
}

/** Makes names durable: a new file's in its folder and each new folder's in its parent, up to one that existed. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
    if (folder === upTo || folder.length < upTo.length) return;
  }
}

async function entriesOf(folder: string) {
  return (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
}
