import type { FileInfo } from '@/lib/platform/server/files/opened-file';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { identify, type Kind, signatureBytes } from '../rules/kinds';
import { contentTypeOf, type Variant, variantKey } from '../rules/variants';
import { drawVariant } from './draw-variant';
import type { Media } from './media';
import { readBody } from './storage';

/** The request: an original or, where `variant` is not null, a picture made from it. */
export interface Wanted {
  key: string;
  variant: Variant | null;
}

/** Maximum size in bytes of an original from which pictures are made; it is held in memory meanwhile. */
const maxOriginalBytes = 32 * 1024 * 1024;
/** How often a variant is made again because its original was replaced meanwhile. */
const maxAttempts = 3;

/**
 * Finds the requested file with `look`, which gets its storage key; a missing variant is made once and stored. Null for
 * an unknown original. Making a variant throws `NullPointer` for an unknown original, `UnsupportedMediaType` or
 * `TooLarge` when it cannot be drawn, `Unavailable` when too many pictures are being drawn.
 */
export async function findMedia<Found>(
  media: Media,
  { key, variant }: Wanted,
  look: (storedKey: string) => Promise<Found | null>,
): Promise<Found | null> {
  const storedKey = variant ? variantKey(key, variant) : key;
  const found = await look(storedKey);
  if (found || !variant) return found;
  await makeOnce(media, { key, variant, storedKey });
  return look(storedKey);
}

/** The kind of a found file. A variant's is that of its format, an original's is read from its first bytes. */
export async function kindOf(media: Media, { key, variant }: Wanted, info: FileInfo): Promise<Kind | null> {
  if (variant) return { contentType: contentTypeOf[variant.format], picture: true };
  const name = `${key} ${info.etag}`;
  const known = media.kinds.get(name);
  if (known) return known.kind;
  const start = info.size > 0 ? await media.storage.read(key, { start: 0, end: signatureBytes - 1 }) : null;
  const kind = start ? identify(await readBody(start)) : null;
  media.kinds.set(name, { kind });
  return kind;
}

interface Order {
  key: string;
  variant: Variant;
  storedKey: string;
}

function makeOnce(media: Media, order: Order): Promise<void> {
  const running = media.making.get(order.storedKey);
  if (running) return running;
  const making = make(media, order).finally(() => media.making.delete(order.storedKey));
  media.making.set(order.storedKey, making);
  return making;
}

/**
 * Two nodes may make the same variant at the same time: each writes the same whole picture. If the original is replaced
 * meanwhile, it is noticed here, or `storePicture` runs later and removes the outdated variant.
 */
async function make({ storage, gate }: Media, { key, variant, storedKey }: Order): Promise<void> {
  const info = await storage.head(key);
  if (!info) throw new CodedError('NullPointer');
  if (info.size > maxOriginalBytes) throw new CodedError('TooLarge');
  await gate.run(async () => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const original = await storage.read(key);
      if (!original) throw new CodedError('NullPointer');
      await storage.put(storedKey, await drawVariant(await readBody(original), variant));
      const now = await storage.head(key);
      if (now?.etag === original.etag) return;
      await storage.remove(storedKey);
    }
    throw new CodedError('Unavailable', { retryAfterSeconds: 2 });
  });
}
