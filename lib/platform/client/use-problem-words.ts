'use client';

import { useTranslations } from 'next-intl';
import { ChunkError } from './chunk-error';
import { AnswerError, ConnectionError } from './errors';

/** What went wrong as a whole: the code of the answer, empty when none came, and what to say. */
export interface Problem {
  code: string;
  text: string;
}

/** What a failed call means for the person. What is no failure of a call is an error of ours and goes on. */
export function useProblemWords(): (error: unknown) => Problem {
  const t = useTranslations('client');
  return (error) => {
    if (error instanceof ConnectionError) return { code: '', text: t('offline') };
    // Without a connection a new page would not come either, and the next try asks for the part again.
    if (error instanceof ChunkError) return { code: '', text: t(navigator.onLine ? 'chunkFailed' : 'offline') };
    if (!(error instanceof AnswerError)) throw error;
    const { code, message, retryAfterSeconds } = error;
    if (code !== 'TooManyRequests' || retryAfterSeconds === null) return { code, text: message };
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const text =
      retryAfterSeconds < 60 ? t('waitSeconds', { count: retryAfterSeconds }) : t('waitMinutes', { count: minutes });
    return { code, text };
  };
}
