'use client';

import { useState } from 'react';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { usePickedPictures } from '@/lib/platform/client/use-picked-pictures';
import { reportLimits } from '../codes';
import type { ReportSubject } from '../contract';
import { type SentReport, sendReport } from './send-report';

/** The form of a report: its fields, its pictures, and whether it was accepted. A failure loses none of it. */
export function useReportForm({ kind, id }: Pick<ReportSubject, 'kind' | 'id'>) {
  const picked = usePickedPictures(reportLimits);
  const idOf = useClientId();
  const [isSent, setSent] = useState(false);
  const form = useCallForm({
    schema: () => import('../contract').then(({ reportForm }) => reportForm),
    rules: 'moderation.rules',
    values: { kind, id, reason: '', text: '' },
    send: async (said) => {
      const report = { ...said, pictures: picked.pictures };
      try {
        await sendReport({ ...report, clientId: idOf(contentOf(report)) });
        setSent(true);
      } catch (error) {
        if (!picked.areRefused(error)) throw error;
      }
    },
  });
  return { form, picked, isSent };
}

/** A report as text, pictures by what is known of their files. */
function contentOf({ reason, text, pictures }: Omit<SentReport, 'clientId'>): string {
  const files = pictures.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return JSON.stringify([reason, text, files]);
}
