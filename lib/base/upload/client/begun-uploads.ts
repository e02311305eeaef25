import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { staleSince } from '../rules/expiry';

/** An upload that this browser has begun: the same file, picked again by the same person, goes on with it. */
export interface BegunUpload {
  fingerprint: string;
  id: string;
  /** Whether something uses it by now. */
  isUsed: boolean;
  /** When it was begun, in ms. */
  at: number;
}

const most = 20;

/** What tells a person's file from others without reading it. */
export function fingerprintOf({ name, size, lastModified }: File, personId: string): string {
  return JSON.stringify([personId, name, size, lastModified]);
}

/** The upload that this file was begun as; null when there is none, or it is over by `now` (ms). */
export function findBegun(fingerprint: string, now: number): BegunUpload | null {
  return read(now).find((one) => one.fingerprint === fingerprint) ?? null;
}

/** Keeps an upload in place of what the file was begun as before. Other tabs write too, so it begins with what is stored. */
export function keepBegun(upload: BegunUpload, now: number): void {
  write([upload, ...read(now).filter((one) => one.fingerprint !== upload.fingerprint)].slice(0, most));
}

/** Forgets an upload: the same file is another one from now on. */
export function forgetBegun(id: string, now: number): void {
  write(read(now).filter((one) => one.id !== id));
}

/** An upload may go on for long after it was begun, so twice its time is kept; whether it is there the server knows. */
function read(now: number): BegunUpload[] {
  try {
    const stored: unknown = JSON.parse(readStored('uploads') ?? '[]');
    const since = staleSince(staleSince(now));
    return Array.isArray(stored) ? stored.filter(isBegun).filter(({ at }) => at > since) : [];
  } catch {
    // Something else than what we write: the same as nothing.
    return [];
  }
}

function write(uploads: BegunUpload[]): void {
  if (uploads.length === 0) removeStored('uploads');
  else writeStored('uploads', JSON.stringify(uploads));
}

function isBegun(value: unknown): value is BegunUpload {
  const { fingerprint, id, isUsed, at } = (value ?? {}) as Partial<Record<keyof BegunUpload, unknown>>;
  return (
    typeof fingerprint === 'string' && typeof id === 'string' && typeof isUsed === 'boolean' && typeof at === 'number'
  );
}
