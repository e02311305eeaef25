'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { UploadStart } from './upload-start';
import { UploadUnfinished } from './upload-unfinished';

/** Starts a work: a video is chosen, and from its first byte there is a draft to edit. */
export function UploadScreen({ personId }: { personId: string }) {
  const t = useTranslations('filmEdit');
  const router = useRouter();
  return (
    <div className="wrap pt-7 pb-16">
      <div className="mx-auto max-w-180">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 mb-5 text-ink-2 text-pretty">{t('new.lead')}</p>
        <UploadStart personId={personId} onMade={({ id }) => router.replace(`/MyMaJiang/${id}`)} />
        <UploadUnfinished />
      </div>
    </div>
  );
}
