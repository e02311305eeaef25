'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Link } from '@/lib/platform/i18n/link';
import { ownWorksQuery, useWorkActs } from '@/lib/works/work/client/works';

/** Drafts with an unfinished upload: each continues in its editor, or is cancelled. */
export function UploadUnfinished() {
  const t = useTranslations('filmEdit.new');
  const acts = useWorkActs();
  const { data } = useInfiniteQuery(ownWorksQuery('pending_edit'));
  const [asked, setAsked] = useState<string | null>(null);
  const works = (data?.pages ?? [])
    .flatMap(({ list }) => list)
    .filter(({ processing }) => processing.state === 'uploading');
  if (works.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lg">{t('unfinished')}</h2>
      <ul className="mt-2 border-line border-t">
        {works.map(({ id, title, processing: { progress } }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
            <p className="min-w-0 grow basis-full md:basis-40">
              <span className="block truncate font-semibold">{title || t('untitled')}</span>
              <span className="text-ink-3 text-sm tabular-nums">{t('sent', { progress })}</span>
            </p>
            <Link href={`/MyMaJiang/${id}`} className={buttonClass('line')}>
              {t('continue')}
            </Link>
            <button type="button" onClick={() => setAsked(id)} className={buttonClass('line')}>
              {t('giveUp')}
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={t('giveUpTitle')}
          text={t('giveUpText')}
          confirmLabel={t('giveUp')}
          cancelLabel={t('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(null);
            // The call itself reports errors.
            void acts.remove(asked).catch(() => undefined);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}
