'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { profileLimits } from '@/lib/people/person/codes';
import { countCharacters } from '@/lib/platform/shared/characters';

interface BioFieldProps extends Omit<ComponentProps<typeof TextAreaField>, 'label' | 'rows' | 'counter' | 'isOver'> {
  /** The value in the form. */
  text: string;
}

/** The bio, with a counter. */
export function BioField({ text, ...field }: BioFieldProps) {
  const t = useTranslations('settings.profile');
  const length = countCharacters(text.trim());
  const max = profileLimits.bio;
  const counter = <LengthCount {...{ length, max }} label={t('bioCount', { length, max })} />;
  return <TextAreaField {...field} label={t('bio')} rows={4} counter={counter} isOver={length > max} />;
}
