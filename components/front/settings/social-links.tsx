'use client';

import { useTranslations } from 'next-intl';
import { type Control, type FieldPath, type UseFormRegisterReturn, useFieldArray } from 'react-hook-form';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { profileLimits } from '@/lib/people/person/codes';
import type { ProfileValues } from './profile-values';

interface SocialLinksProps {
  control: Control<ProfileValues, unknown, unknown>;
  field(name: FieldPath<ProfileValues>): UseFormRegisterReturn & { error: string | undefined };
}

/** Links to the person on other sites: rows of name and address, at most six. */
export function SocialLinks({ control, field }: SocialLinksProps) {
  const t = useTranslations('settings.profile');
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  return (
    <fieldset className="mb-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('socialLinks')}</legend>
      <ul>
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="mb-3 grid grid-cols-[1fr_auto] gap-x-2 border-line border-b md:grid-cols-[1fr_2fr_auto]"
          >
            <TextField
              {...field(`socialLinks.${index}.name`)}
              label={t('linkName')}
              placeholder={t('linkNameExample')}
            />
            <div className="col-start-1 md:col-start-2">
              <TextField
                {...field(`socialLinks.${index}.url`)}
                type="url"
                inputMode="url"
                label={t('linkUrl')}
                placeholder="https://"
              />
            </div>
            <button
              type="button"
              aria-label={t('removeLink', { place: index + 1 })}
              onClick={() => remove(index)}
              className="col-start-2 row-start-1 mt-6.5 grid size-12 place-items-center md:col-start-3"
            >
              <Icon name="close" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {fields.length < profileLimits.socialLinks ? (
        <button type="button" onClick={() => append({ name: '', url: '' })} className={buttonClass('line')}>
          {t('addLink')}
        </button>
      ) : (
        <p className="text-sm text-ink-3">{t('linksFull', { count: profileLimits.socialLinks })}</p>
      )}
    </fieldset>
  );
}
