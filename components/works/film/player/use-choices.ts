'use client';

import { useTranslations } from 'next-intl';
import { levelFor } from '@/lib/works/film/client/player/film-heights';
import type { PlayerSession } from '@/lib/works/film/client/player/player-session';
import { speeds } from '@/lib/works/film/client/player/player-speeds';
import type { PlayerState } from '@/lib/works/film/client/player/player-state';
import { languageName } from '@/lib/works/film/client/player/subtitle-tracks';
import type { Choice } from './choice-panel';

export type ChoiceName = 'subtitles' | 'speed' | 'quality';

export interface PlayerChoice {
  name: ChoiceName;
  title: string;
  /** The current choice, abbreviated. */
  short: string;
  /** The name of its button. */
  label: string;
  value: string;
  choices: readonly Choice[];
  choose(value: string): void;
}

/** The choices of a player and their current values; only those with alternatives. */
export function useChoices(session: PlayerSession, state: PlayerState): PlayerChoice[] {
  const t = useTranslations('filmPlayer');
  const { heights, shownHeight, language, subtitles, speed } = state;
  // The height chosen for another film may not exist for this one.
  const wishedHeight = heights[levelFor(state.wishedHeight, heights)] ?? null;
  const heightLabel = (height: number) => t('height', { height: String(height) });
  const auto = shownHeight === null ? t('auto') : t('autoAt', { height: String(shownHeight) });
  const shownLanguage = language === null ? t('off') : languageName(language);
  const height = wishedHeight ?? shownHeight;

  const ofSubtitles: PlayerChoice = {
    name: 'subtitles',
    title: t('subtitles'),
    short: '',
    label: t('subtitlesAre', { language: shownLanguage }),
    value: language ?? 'off',
    choices: [
      { value: 'off', label: t('off') },
      ...subtitles.map((one) => ({ value: one, label: languageName(one), language: one })),
    ],
    choose: (value) => session.setSubtitles(subtitles.find((one) => one === value) ?? null),
  };
  const ofSpeed: PlayerChoice = {
    name: 'speed',
    title: t('speed'),
    short: t('times', { speed: String(speed) }),
    label: t('speedIs', { speed: String(speed) }),
    value: String(speed),
    choices: speeds.map((one) => ({ value: String(one), label: t('times', { speed: String(one) }) })),
    choose: (value) => session.setSpeed(Number(value)),
  };
  const ofQuality: PlayerChoice = {
    name: 'quality',
    title: t('quality'),
    short: height === null ? t('auto') : heightLabel(height),
    label: t('qualityIs', { quality: wishedHeight === null ? auto : heightLabel(wishedHeight) }),
    value: String(wishedHeight ?? 'auto'),
    choices: [
      { value: 'auto', label: auto },
      ...heights.map((height) => ({ value: String(height), label: heightLabel(height) })),
    ],
    choose: (value) => session.setHeight(value === 'auto' ? null : Number(value)),
  };
  return [...(subtitles.length > 0 ? [ofSubtitles] : []), ofSpeed, ...(heights.length > 1 ? [ofQuality] : [])];
}
