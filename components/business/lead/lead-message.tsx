'use client';

import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/ui/text-area-field';
import { leadLimits } from '@/lib/business/lead/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { LeadField } from './lead-field';

/** How many characters before its end a text begins to count. */
const nearEnd = 300;

/** What the customer wants, in as many lines as it takes, with a counter once it becomes long. */
export function LeadMessage({ field, text }: { field: LeadField; text: string }) {
  const t = useTranslations('lead.form');
  const left = leadLimits.message - countCharacters(text.trim());
  return (
    <TextAreaField
      {...field}
      label={t('message')}
      hint={t('messageHint')}
      rows={5}
      counter={left <= nearEnd && (left < 0 ? t('tooMany', { count: -left }) : t('left', { count: left }))}
      isOver={left < 0}
    />
  );
}
