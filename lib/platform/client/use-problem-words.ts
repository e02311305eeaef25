'use client';

import { useTranslations } from 'next-intl';
import { ChunkError } from '../shared/chunk-error';
import { AnswerError, ConnectionError } from './errors';
import { chunkText } from './fault-words';

/** The error of a whole form: the code, empty without an answer, and the message. */
export interface Problem {
  code: string;
  text: string;
}

/** The message of a failed call. Other errors are bugs and are thrown. */
export function useProblemWords(): (error: unknown) => Problem {
  const t = useTranslations('client');
  return (error) => {
    if (error instanceof ConnectionError) return { code: '', text: t('offline') };
    if (error instanceof ChunkError) return { code: '', text: chunkText(error) };
    if (!(error instanceof AnswerError)) throw error;
    const { code, message, retryAfterSeconds } = error;
    if (!code.startsWith('TooMany') || retryAfterSeconds === null) return { code, text: message };
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const [unit, count] =
      minutes < 120 ? (['Minutes', minutes] as const) : (['Hours', Math.ceil(minutes / 60)] as const);
    // Their messages name an alternative to waiting.
    if (code !== 'TooManyRequests') return { code, text: t(`later${unit}`, { message, count }) };
    const text = retryAfterSeconds < 60 ? t('waitSeconds', { count: retryAfterSeconds }) : t(`wait${unit}`, { count });
    return { code, text };
  };
}

/** The same for a sent file: the message 'upload failed' of specification section 8, with the reason. */
export function useUploadProblemWords(): (error: unknown) => Problem {
  const t = useTranslations('client');
  const problemOf = useProblemWords();
  return (error) => {
    const { code, text } = problemOf(error);
    return { code, text: t('uploadFailed', { reason: text }) };
  };
}
