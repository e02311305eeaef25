'use client';

import { useTranslations } from 'next-intl';
import type { MediaProblem } from '@/lib/live/stage/client/own-media';
import { browserOf } from '@/lib/live/stage/rules/browser';

/** Why there is no microphone or camera, and what to do about it in this browser. Only after a press, so never rendered by the server. */
export function MediaProblemWords({ problem }: { problem: MediaProblem }) {
  const t = useTranslations('stage.problems');
  return (
    <div role="alert">
      <p className="font-semibold text-danger">{t(problem)}</p>
      <p className="mt-1 text-ink-2 text-sm text-pretty">
        {problem === 'denied' ? t(`allow.${browserOf(navigator.userAgent)}`) : t(`${problem}Text`)}
      </p>
    </div>
  );
}
