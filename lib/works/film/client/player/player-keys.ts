/** Command of a key. Positions are in seconds, volumes from 0 to 1. */
export type PlayerCommand =
  | { do: 'toggle' | 'mute' | 'full' | 'subtitles' }
  | { do: 'seekBy'; seconds: number }
  | { do: 'seekToPart'; part: number }
  | { do: 'louder'; by: number }
  | { do: 'speed'; step: 1 | -1 };

/** Where the focus is when a key is pressed. */
export type KeyPlace = 'page' | 'player' | 'button' | 'slider' | 'choice' | 'elsewhere';

interface PressedKey {
  key: string;
  isModified: boolean;
  place: KeyPlace;
  /** Whether single-letter shortcuts are off while the focus is on the page, by the person's choice. */
  areSingleKeysOff: boolean;
}

const letters: Record<string, PlayerCommand> = {
  k: { do: 'toggle' },
  j: { do: 'seekBy', seconds: -10 },
  l: { do: 'seekBy', seconds: 10 },
  m: { do: 'mute' },
  f: { do: 'full' },
  c: { do: 'subtitles' },
  '<': { do: 'speed', step: -1 },
  '>': { do: 'speed', step: 1 },
};
const sideways: Record<string, PlayerCommand> = {
  ArrowLeft: { do: 'seekBy', seconds: -5 },
  ArrowRight: { do: 'seekBy', seconds: 5 },
};
const upwards: Record<string, PlayerCommand> = {
  ArrowUp: { do: 'louder', by: 0.05 },
  ArrowDown: { do: 'louder', by: -0.05 },
};

/** The command of a key, as in other players; null for a key that is not for the player. */
export function commandOfKey({ key, isModified, place, areSingleKeysOff }: PressedKey): PlayerCommand | null {
  if (isModified || place === 'elsewhere') return null;
  const isInPlayer = place !== 'page';
  // The space bar presses a button, and arrows move through choices.
  if (key === ' ') return place === 'page' || place === 'player' ? { do: 'toggle' } : null;
  if (key in sideways) return place === 'slider' || place === 'choice' ? null : (sideways[key] ?? null);
  // On the page they scroll.
  if (key in upwards) return place === 'player' || place === 'button' ? (upwards[key] ?? null) : null;
  if (areSingleKeysOff && !isInPlayer) return null;
  if (/^[0-9]$/.test(key)) return { do: 'seekToPart', part: Number(key) / 10 };
  return letters[key.toLowerCase()] ?? null;
}
