import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';

/** As many films as a browser keeps the places of. */
const most = 50;

/** Where a visitor left a film, in seconds; 0 when this browser does not know it. Who is logged in has theirs at the server. */
export function keptPosition(videoId: string): number {
  return readPositions().find(([id]) => id === videoId)?.[1] ?? 0;
}

/** Keeps the place, the latest film first; 0 forgets it. Other tabs do so too, so each change begins with what is stored. */
export function keepPosition(videoId: string, seconds: number): void {
  const others = readPositions().filter(([id]) => id !== videoId);
  const kept = seconds > 0 ? [[videoId, Math.floor(seconds)] as const, ...others].slice(0, most) : others;
  if (kept.length === 0) removeStored('watchPositions');
  else writeStored('watchPositions', JSON.stringify(kept));
}

type KeptPosition = readonly [videoId: string, seconds: number];

function readPositions(): readonly KeptPosition[] {
  try {
    const stored: unknown = JSON.parse(readStored('watchPositions') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    // Something else than what we write: the same as nothing.
    return [];
  }
}

function isPosition(value: unknown): value is KeptPosition {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
