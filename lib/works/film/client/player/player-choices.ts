import { readStored, writeStored } from '@/lib/platform/client/storage';
import { subtitleLanguages } from '@/lib/works/work/codes';
import type { SubtitleChoice } from './preferred-subtitles';

/** Choices in a player that apply to the next one. */
export interface PlayerChoices {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Null for automatic. */
  height: number | null;
  subtitles: SubtitleChoice;
}

const nothingChosen: PlayerChoices = { volume: 1, isMuted: false, height: null, subtitles: null };

/** The stored choices, with defaults for missing or invalid ones. */
export function readChoices(): PlayerChoices {
  const { volume, isMuted, height, subtitles } = storedObject();
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : nothingChosen.volume,
    isMuted: typeof isMuted === 'boolean' ? isMuted : nothingChosen.isMuted,
    height: typeof height === 'number' && height > 0 ? height : nothingChosen.height,
    subtitles: [...subtitleLanguages, 'off' as const].find((one) => one === subtitles) ?? nothingChosen.subtitles,
  };
}

export function keepChoice(change: Partial<PlayerChoices>): void {
  writeStored('playerChoices', JSON.stringify({ ...readChoices(), ...change }));
}

function storedObject(): Partial<Record<keyof PlayerChoices, unknown>> {
  try {
    const stored: unknown = JSON.parse(readStored('playerChoices') ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Invalid content counts as empty.
    return {};
  }
}
