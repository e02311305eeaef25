'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import { changeEntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { Link } from '@/lib/platform/i18n/link';

/**
 * The mobile number of an account form, with the region it is in. What was typed is noted when the field is left, so that
 * the way to the regions and back does not lose it.
 */
export function MobileField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'before'>) {
  const t = useTranslations('account.form');
  return (
    <TextField
      // Of type text: HTML lets the browser fill in a field of type `tel` with whole international numbers alone.
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

/** The calling code of the region, which leads to the choice of another one. */
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
