'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { downloadOwnData } from '@/lib/people/account/client/own-data';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { SettingsPage } from './settings-page';

const parts = ['account', 'profile', 'marks', 'content'] as const;

/** Export of everything that is stored about the caller, as a file. */
export function DataScreen() {
  const t = useTranslations('settings');
  const problemOf = useProblemWords();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: downloadOwnData });
  return (
    <SettingsPage title={t('titles.data')} lead={t('data.lead')}>
      <ul className="mb-6 list-disc space-y-1 ps-5 text-ink-2">
        {parts.map((part) => (
          <li key={part}>{t(`data.parts.${part}`)}</li>
        ))}
      </ul>
      <p className="mb-4 text-sm text-ink-3">{t('data.private')}</p>
      <FormAlert>{error && problemOf(error).text}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => isPending || mutate()}
        className={`aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        <ScreenIcon name="download" className="size-5" />
        {isPending ? t('data.pending') : t('data.download')}
      </button>
      <p role="status" className="mt-3 min-h-6 text-ink-2">
        {isSuccess && t('data.done')}
      </p>
    </SettingsPage>
  );
}
