import type { SubtitleLanguage } from '@/lib/works/work/codes';

/** Earlier choice: a language, none, or not chosen. */
export type SubtitleChoice = SubtitleLanguage | 'off' | null;

/** Initial subtitles of a film: as chosen before, else in the language of the page; null for none. */
export function preferredSubtitles(
  offered: readonly SubtitleLanguage[],
  choice: SubtitleChoice,
  pageLanguage: SubtitleLanguage,
): SubtitleLanguage | null {
  if (choice === 'off') return null;
  return (
    offered.find((language) => language === choice) ?? offered.find((language) => language === pageLanguage) ?? null
  );
}

/** Subtitles when they are turned on: the preferred ones, else the first. */
export function subtitlesToTurnOn(
  offered: readonly SubtitleLanguage[],
  choice: SubtitleChoice,
  pageLanguage: SubtitleLanguage,
): SubtitleLanguage | null {
  return preferredSubtitles(offered, choice === 'off' ? null : choice, pageLanguage) ?? offered[0] ?? null;
}
