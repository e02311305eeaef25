import { readStored, removeStored, writeStored } from '@/lib/platform/client/storage';

/** Maximum number of films with a stored position. */
const most = 50;

/** A visitor's position in a film, in seconds; 0 if unknown. For logged-in people the server has it. */
export function keptPosition(videoId: string): number {
  return readPositions().find(([id]) => id === videoId)?.[1] ?? 0;
}

/**
 * Stores a position, the latest film first; 0 removes it. Other tabs write too, so each change starts from what is
 * stored.
 */
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
    // Invalid content counts as empty.
    return [];
  }
}

function isPosition(value: unknown): value is KeptPosition {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
