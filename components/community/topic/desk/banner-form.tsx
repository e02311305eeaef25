'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SelectField } from '@/components/base/staff/card-select-field';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { bannerActs } from '@/lib/community/topic/client/desk';
import { topicLimits } from '@/lib/community/topic/codes';
import type { DeskBanner, DeskBanners } from '@/lib/community/topic/contract';
import { idInAddress } from '@/lib/community/topic/rules/id-in-address';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { BannerPicture } from './banner-picture';

const types = ['', '10', '2', '3', '4', '5', '1'] as const;

interface BannerFormProps {
  topicId: string;
  /** Null for a new one. */
  banner: DeskBanner | null;
  onSaved(banners: DeskBanners): void;
  onCancel(): void;
}

/** A banner of a channel as it is edited: its picture, its title and where it leads. */
export function BannerForm({ topicId, banner, onSaved, onCancel }: BannerFormProps) {
  const t = useTranslations('topicManage.banner');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form takes the place of the list, and of what had the focus there.
  useEffect(() => heading.current?.focus(), []);
  const form = useCallForm({
    schema: () => import('@/lib/community/topic/contract').then((contract) => contract.saveTopicBanner.input),
    rules: 'topicManage.banner.rules',
    values: valuesOf(topicId, banner),
    send: async (values) => {
      const saved = await bannerActs.save({ ...values, type: values.type ?? '' });
      toast(t('saved'));
      onSaved(saved);
    },
  });
  const { field, errorOf } = form;
  const { watch, setValue, trigger, formState } = form.form;
  const type = String(watch('type'));
  function setImage(key: string) {
    setValue('image', key, { shouldDirty: true });
    if (formState.isSubmitted) void trigger('image');
  }
  return (
    <div className="wrap max-w-180 pt-5 pb-16">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {t(banner ? 'edit' : 'add')}
      </h1>
      <form onSubmit={form.submit} noValidate className="grid gap-y-2">
        <BannerPicture topicId={topicId} picture={watch('image')} onChange={setImage} error={errorOf('image')} />
        <TextField {...field('title')} label={t('name')} hint={t('nameHint')} maxLength={topicLimits.bannerTitle} />
        <SelectField
          {...field('type')}
          label={t('type')}
          options={types.map((value) => ({ value, label: t(`types.${value || 'none'}`) }))}
        />
        {type === '10' && (
          <TextField {...field('url')} key="url" label={t('url')} hint={t('urlHint')} inputMode="url" />
        )}
        {type !== '' && type !== '10' && (
          <TextField
            {...field('domainId')}
            key="domainId"
            label={t('thing')}
            hint={t('thingHint')}
            onChange={({ target }) => setValue('domainId', idInAddress(target.value), { shouldDirty: true })}
          />
        )}
        <FormAlert>{form.problem?.text}</FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={t('saving')}>
          {t('save')}
        </FormSubmit>
        <button type="button" onClick={onCancel} className={buttonClass('line')}>
          {t('cancel')}
        </button>
      </form>
    </div>
  );
}

/** What the form begins with; everything as it travels. */
function valuesOf(topicId: string, banner: DeskBanner | null) {
  const { id = '', image = '', title = '', type = null, url = '', domainId = '' } = banner ?? {};
  return { topicId, id, image, title, type: type === null ? ('' as const) : String(type), url, domainId };
}
