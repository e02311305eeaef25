'use client';

import { useTranslations } from 'next-intl';
import { type Control, useController } from 'react-hook-form';
import { gender } from '@/lib/people/person/codes';
import type { ProfileValues } from './profile-values';

const names = ['secret', 'male', 'female'] as const satisfies (keyof typeof gender)[];

/** The gender, one of three. */
export function GenderField({ control }: { control: Control<ProfileValues, unknown, unknown> }) {
  const t = useTranslations('settings.profile');
  const { field } = useController({ control, name: 'gender' });
  return (
    <fieldset className="mb-4.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('gender')}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name, index) => (
          <label
            key={name}
            className="flex min-h-11 items-center rounded-full border border-line px-5 has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={field.name}
              ref={index === 0 ? field.ref : undefined}
              checked={field.value === gender[name]}
              onChange={() => field.onChange(gender[name])}
              className="sr-only"
            />
            {t(`genders.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
