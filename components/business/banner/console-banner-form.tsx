'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { SelectField } from '@/components/base/staff/card-select-field';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { TimeField } from '@/components/ui/time-field';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { listBannerRows, removeBannerRow, saveBannerRow } from '@/lib/business/banner/client/console';
import { bannerLocations } from '@/lib/business/banner/codes';
import type { BannerRow } from '@/lib/business/banner/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { BannerPicture } from './console-banner-picture';
import { bannerValues } from './console-banner-values';

const types = ['10', '1', '2', '3', '4', '5'] as const;
const places = Object.values(bannerLocations);
const locales = ['both', 'zh', 'en'] as const;

/** The form of a banner; null for a new one. */
export function BannerForm({ banner }: { banner: BannerRow | null }) {
  const t = useTranslations('bannerConsole');
  const { leave, remove } = useBannerEnds(banner);
  const [asks, setAsks] = useState(false);
  const form = useCallForm({
    schema: () => import('@/lib/business/banner/contract').then((contract) => contract.saveBannerRow.input),
    rules: 'bannerConsole.rules',
    values: bannerValues(banner),
    send: async (values) => {
      await call(saveBannerRow, values, { quiet: true });
      await leave(t('saved'));
    },
  });
  const { field, errorOf } = form;
  const { watch, setValue, trigger, formState } = form.form;
  const { isSubmitted } = formState;
  const set = (name: 'image' | 'startsAt' | 'endsAt') => (value: string) => {
    setValue(name, value, { shouldDirty: true });
    // A field with an error is checked again as it changes; whether the end is valid depends on the start.
    if (isSubmitted) trigger(name === 'image' ? name : ['startsAt', 'endsAt']);
  };
  const isLink = watch('type') === '10';

  return (
    <ConsolePage
      title={banner ? banner.titleZh : t('add')}
      back={{ href: '/staff/banners', label: t('title') }}
      actions={
        banner && (
          <button type="button" onClick={() => setAsks(true)} className={consoleButton('danger')}>
            {t('remove')}
          </button>
        )
      }
    >
      <form onSubmit={form.submit} noValidate className="grid max-w-240 gap-x-8 gap-y-2 lg:grid-cols-2">
        <div className="lg:col-span-2 lg:max-w-160">
          <BannerPicture picture={watch('image')} onChange={set('image')} error={errorOf('image')} />
        </div>
        <TextField {...field('titleZh')} label={t('titleZh')} hint={t('titleHint')} />
        <TextField {...field('titleEn')} label={t('titleEn')} hint={t('englishHint')} />
        <TextField {...field('subtitleZh')} label={t('subtitleZh')} />
        <TextField {...field('subtitleEn')} label={t('subtitleEn')} />
        <SelectField
          {...field('type')}
          label={t('type')}
          options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
        {isLink ? (
          <TextField {...field('url')} key="url" label={t('url')} hint={t('urlHint')} inputMode="url" />
        ) : (
          <TextField {...field('domainId')} key="domainId" label={t('domainId')} hint={t('domainIdHint')} />
        )}
        <SelectField
          {...field('locationId')}
          label={t('place')}
          options={places.map((place) => ({ value: String(place), label: t(`places.${place}`) }))}
        />
        <TextField {...field('sort')} label={t('sort')} hint={t('sortHint')} inputMode="numeric" />
        <SelectField
          {...field('locale')}
          label={t('locale')}
          options={locales.map((locale) => ({ value: locale === 'both' ? '' : locale, label: t(`locales.${locale}`) }))}
        />
        <TimeField
          label={t('startsAt')}
          hint={t('timeHint')}
          value={watch('startsAt') ?? ''}
          onChange={set('startsAt')}
          error={errorOf('startsAt')}
        />
        <TimeField
          label={t('endsAt')}
          value={watch('endsAt') ?? ''}
          onChange={set('endsAt')}
          error={errorOf('endsAt')}
        />
        <div className="lg:col-span-2 lg:max-w-100">
          <FormAlert>{form.problem?.text}</FormAlert>
          <FormSubmit isPending={form.isPending} pendingLabel={t('saving')}>
            {t('save')}
          </FormSubmit>
        </div>
      </form>
      {asks && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText')}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={remove}
          onCancel={() => setAsks(false)}
        />
      )}
    </ConsolePage>
  );
}

/** After a banner was saved or removed: a toast, and back to the list. */
function useBannerEnds(banner: BannerRow | null) {
  const t = useTranslations('bannerConsole');
  const router = useRouter();
  const locale = useLanguage();
  const changed = useConsoleChanged();

  async function leave(word: string) {
    await changed(listBannerRows);
    toast(word);
    router.push(getPathname({ locale, href: '/staff/banners' }));
    router.refresh();
  }
  async function remove() {
    await call(removeBannerRow, { id: banner?.id ?? '' });
    await leave(t('removed'));
  }
  return { leave, remove };
}
