'use client';

import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { ReportSubject } from '../contract';
import { addPictures, type RefusedPicture } from './report-pictures';
import { type SentReport, sendReport } from './send-report';

/** Why the pictures of a report cannot be sent: those that were left out, or what the server rejected. */
export type PictureProblem = { refused: RefusedPicture[] } | { rule: string };

/** The form of a report: its fields, its pictures, and whether it was accepted. A failure loses none of it. */
export function useReportForm({ kind, id }: Pick<ReportSubject, 'kind' | 'id'>) {
  const picked = usePickedPictures();
  const idOf = useClientId();
  const [isSent, setSent] = useState(false);
  const form = useCallForm({
    schema: () => import('../contract').then(({ reportForm }) => reportForm),
    rules: 'moderation.rules',
    values: { kind, id, reason: '', text: '' },
    send: async (said) => {
      const report = { ...said, pictures: picked.pictures };
      try {
        await sendReport({ ...report, clientId: idOf(report) });
        setSent(true);
      } catch (error) {
        if (!picked.areRefused(error)) throw error;
      }
    },
  });
  return { form, picked, isSent };
}

/**
 * Gives a report its id: the same while nothing in it changes, so that a report whose answer was lost is not stored
 * twice; a changed report gets another one.
 */
function useClientId(): (report: Omit<SentReport, 'clientId'>) => string {
  const last = useRef({ said: '', clientId: '' });
  return ({ reason, text, pictures }) => {
    const files = pictures.map(({ name, size, lastModified }) => [name, size, lastModified]);
    const said = JSON.stringify([reason, text, files]);
    if (last.current.said !== said) last.current = { said, clientId: uuid() };
    return last.current.clientId;
  };
}

function usePickedPictures() {
  const [pictures, setPictures] = useState<File[]>([]);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  return {
    pictures,
    problem,
    add(more: readonly File[]) {
      const { pictures: all, refused } = addPictures(pictures, more);
      setPictures(all);
      setProblem(refused.length > 0 ? { refused } : null);
    },
    remove(picture: File) {
      setPictures(pictures.filter((one) => one !== picture));
      setProblem(null);
    },
    /** Whether an error concerns only the pictures; it is then shown there. */
    areRefused(error: unknown): boolean {
      if (!(error instanceof AnswerError)) return false;
      const [field, ...others] = error.fields;
      if (field?.field.startsWith('picture') && others.length === 0) setProblem({ rule: field.rule });
      else if (error.code === 'UnsupportedMediaType') setProblem({ rule: 'pictureType' });
      else if (error.code === 'TooLarge') setProblem({ rule: 'pictureTooLarge' });
      else return false;
      return true;
    },
  };
}
