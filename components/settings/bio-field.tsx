'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextAreaField } from '@/components/ui/text-area-field';
import { profileLimits } from '@/lib/person/codes';

interface BioFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'label' | 'rows' | 'counter' | 'isOver'> {
  /** As it stands in the form. */
  text: string;
}

/** The bio, with a counter. */
export function BioField({ text, ...field }: BioFieldProps) {
  const t = useTranslations('settings.profile');
  const length = [...text.trim()].length;
  const max = profileLimits.bio;
  const counter = (
    <>
      <span className="sr-only">{t('bioCount', { length, max })}</span>
      <span aria-hidden="true">
        {length}/{max}
      </span>
    </>
  );
  return <TextAreaField {...field} label={t('bio')} rows={4} counter={counter} isOver={length > max} />;
}
