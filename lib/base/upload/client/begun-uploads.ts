import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';
import { staleSince } from '../rules/expiry';

/** An upload started in this browser: the same file, picked again by the same person, resumes it. */
export interface BegunUpload {
  fingerprint: string;
  id: string;
  /** Whether it is in use already. */
  isUsed: boolean;
  /** Start time, in ms. */
  at: number;
}

const most = 20;

/** Identifies a person's file without reading it. */
export function fingerprintOf({ name, size, lastModified }: File, personId: string): string {
  return JSON.stringify([personId, name, size, lastModified]);
}

/** The upload that was started for this file; null when there is none, or it has expired at `now` (ms). */
export function findBegun(fingerprint: string, now: number): BegunUpload | null {
  return read(now).find((one) => one.fingerprint === fingerprint) ?? null;
}

/** Stores an upload, replacing an earlier one of the file. Other tabs write too, so it starts from what is stored. */
export function keepBegun(upload: BegunUpload, now: number): void {
  write([upload, ...read(now).filter((one) => one.fingerprint !== upload.fingerprint)].slice(0, most));
}

/** Forgets an upload: the same file will start a new one. */
export function forgetBegun(id: string, now: number): void {
  write(read(now).filter((one) => one.id !== id));
}

/**
 * An upload may continue long after its start, so entries are kept for twice its lifetime; the server knows whether it
 * still exists.
 */
function read(now: number): BegunUpload[] {
  try {
    const stored: unknown = JSON.parse(readStored('uploads') ?? '[]');
    const since = staleSince(staleSince(now));
    return Array.isArray(stored) ? stored.filter(isBegun).filter(({ at }) => at > since) : [];
  } catch {
    // Invalid content counts as empty.
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
