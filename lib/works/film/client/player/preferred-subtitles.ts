import type { SubtitleLanguage } from '@/lib/works/work/codes';

/** What was chosen before: a language, none, or nothing yet. */
export type SubtitleChoice = SubtitleLanguage | 'off' | null;

/** The subtitles that a film begins with: as chosen before, else in the language of the page; null for none. */
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

/** The subtitles that come when they are turned on: the preferred ones, else the first. */
export function subtitlesToTurnOn(
  offered: readonly SubtitleLanguage[],
  choice: SubtitleChoice,
  pageLanguage: SubtitleLanguage,
): SubtitleLanguage | null {
  return preferredSubtitles(offered, choice === 'off' ? null : choice, pageLanguage) ?? offered[0] ?? null;
}
