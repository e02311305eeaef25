/** What a key asks of the player. Seconds; parts of the whole from 0 to 1. */
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
  /** Whether letters pressed by themselves do nothing while the focus is on the page: the person has said so. */
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

/** The command of a key, as people know them from other players; null for one that is not for the player. */
export function commandOfKey({ key, isModified, place, areSingleKeysOff }: PressedKey): PlayerCommand | null {
  if (isModified || place === 'elsewhere') return null;
  const isInPlayer = place !== 'page';
  // A button is pressed by the space bar, and choices are moved through by the arrows.
  if (key === ' ') return place === 'page' || place === 'player' ? { do: 'toggle' } : null;
  if (key in sideways) return place === 'slider' || place === 'choice' ? null : (sideways[key] ?? null);
  // On the page they scroll it.
  if (key in upwards) return place === 'player' || place === 'button' ? (upwards[key] ?? null) : null;
  if (areSingleKeysOff && !isInPlayer) return null;
  if (/^[0-9]$/.test(key)) return { do: 'seekToPart', part: Number(key) / 10 };
  return letters[key.toLowerCase()] ?? null;
}
