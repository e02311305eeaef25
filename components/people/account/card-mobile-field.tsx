'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { changeEntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { Link } from '@/lib/platform/i18n/link';

/**
 * The mobile number of an account form, with the region it is in. The value is stored on blur, so that choosing a
 * region on another page keeps it.
 */
export function MobileField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'before'>) {
  const t = useTranslations('account.form');
  return (
    <TextField
      // Of type text: by HTML's rules, browsers autofill fields of type `tel` only with full international numbers.
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      onBlur={(event) => {
        props.onBlur?.(event);
        changeEntryFlow({ mobile: event.target.value, email: null });
      }}
      label={t('mobile')}
      before={<RegionLink />}
    />
  );
}

/** The calling code of the region, with a link to choose another one. */
export function RegionLink() {
  const t = useTranslations('account.form');
  const { callingCode } = useEntryFlow();
  return (
    <Link
      href="/selectAreaCode"
      aria-label={t('region', { callingCode })}
      className="flex h-full min-w-14 shrink-0 items-center justify-center border-line border-r px-3 tabular-nums hover:bg-sunk"
    >
      +{callingCode}
    </Link>
  );
}
