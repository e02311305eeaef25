'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import type { UserInfo } from '@/lib/people/person/contract';
import { BioField } from './bio-field';
import { ConfirmSheet } from './confirm-sheet';
import { CreativeFields } from './creative-fields';
import { DictionaryField } from './dictionary-field';
import { GenderField } from './gender-field';
import { AddressRow, NeedsPhone } from './profile-links';
import { SocialLinks } from './social-links';
import { useProfileForm } from './use-profile-form';

/** The form of the caller's profile. */
export function ProfileForm({ first, today }: { first: UserInfo; today: string }) {
  const t = useTranslations('settings.profile');
  const words = useTranslations('account.form');
  const profile = useProfileForm(first);
  const { info, field, errorOf, problem, isPending } = profile;
  const { control } = profile.form;
  const reviewNote = (name: 'nickname' | 'tagline' | 'bio') =>
    info.underReview[name] === undefined ? undefined : t('underReview', { text: info[name] || t('nothing') });

  return (
    <form onSubmit={profile.submit} noValidate className="flex flex-col gap-3">
      {profile.isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 rounded-md bg-accent-wash px-4 py-1">
          <span className="grow">{t('restored')}</span>
          <button type="button" onClick={profile.discard} className="min-h-11 font-semibold text-accent">
            {t('discard')}
          </button>
        </p>
      )}
      <TextField
        {...field('nickname')}
        label={words('nickname')}
        hint={reviewNote('nickname') ?? words('nicknameHint')}
        autoComplete="nickname"
      />
      <GenderField control={control} />
      <TextField
        {...field('birthday')}
        type="date"
        min="1900-01-01"
        max={today}
        label={t('birthday')}
        autoComplete="bday"
      />
      <AddressRow address={info.address} areaId={info.areaId} />
      <TextField {...field('tagline')} label={t('tagline')} hint={reviewNote('tagline') ?? t('taglineHint')} />
      <BioField {...field('bio')} text={profile.form.watch('bio')} hint={reviewNote('bio')} />
      <CreativeFields control={control} errorOf={errorOf} />
      <TextField {...field('education')} label={t('education')} hint={t('educationHint')} />
      <DictionaryField control={control} name="industry" error={errorOf('industry')} />
      <DictionaryField control={control} name="profession" error={errorOf('profession')} />
      <SocialLinks control={control} field={field} />
      <FormAlert>
        {problem && <p>{problem.text}</p>}
        {problem?.code === 'PhoneNeeded' && <NeedsPhone />}
      </FormAlert>
      <FormSubmit isPending={isPending} pendingLabel={words('pending')}>
        {t('save')}
      </FormSubmit>
      <ConfirmSheet
        open={profile.asked !== null}
        title={t('reviewTitle')}
        text={t('reviewText')}
        action={t('reviewAction')}
        onConfirm={profile.acknowledge}
        onClose={profile.leaveAsIs}
      />
    </form>
  );
}
