'use client';

import { useTranslations } from 'next-intl';
import { ReasonForm, type ReasonTexts } from '@/components/base/staff/card-reason';
import { workLimits } from '@/lib/works/work/codes';
import { type ReasonName, reasonNames } from './console-work-reasons';

interface WorkReasonProps {
  reasons: ReasonTexts<ReasonName>;
  name: 'refuse' | 'takeDown';
  isActing: boolean;
  /** Whether it was done. */
  onSend(reason: string): Promise<boolean>;
}

/** Why a work is sent back or taken down. */
export function WorkReason({ name, ...form }: WorkReasonProps) {
  const t = useTranslations('workConsole');
  return (
    <ReasonForm
      {...form}
      names={reasonNames.map((one) => ({ name: one, label: t(`reasonNames.${one}`) }))}
      most={workLimits.reason}
      words={{
        ready: t('ready', { language: t(`languages.${form.reasons.language}`) }),
        ...{ label: t(`reasonFor.${name}`), hint: t('reasonHint'), send: t(name) },
        ...{ needsReason: t('needsReason'), tooLong: t('reasonTooLong') },
      }}
    />
  );
}
