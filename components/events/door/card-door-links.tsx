'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { doorKeysQuery, revokeDoorKey } from '@/lib/events/door/client/door-calls';
import type { DoorKey } from '@/lib/events/door/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { NewDoorLink } from './new-door-link';

/** The way to the check-in of an activity, and the links of its helpers. Needs the messages `doorLinks`. */
export function CardDoorLinks({ activityId }: { activityId: string }) {
  const t = useTranslations('doorLinks');
  const { data, refetch } = useQuery(doorKeysQuery(activityId));
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('title')}</h2>
        <Link href={`/activityManage/${activityId}/door`} className={buttonClass('ink', 'row')}>
          {t('own')}
        </Link>
      </div>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t('text')}</p>
      <NewDoorLink activityId={activityId} onMade={refetch} />
      <ul aria-label={t('list')} aria-busy={data === undefined} className="*:border-line *:border-t">
        {data?.map((key) => (
          <LinkRow key={key.id} link={key} onEnded={refetch} />
        ))}
      </ul>
      {data?.length === 0 && <p className="text-ink-3 text-sm">{t('none')}</p>}
      {data === undefined && <div aria-hidden="true" className="skeleton h-12" />}
    </section>
  );
}

function LinkRow({ link: { id, name, lastUsedAt, isRevoked }, onEnded }: { link: DoorKey; onEnded(): void }) {
  const t = useTranslations('doorLinks');
  const [isAsked, setAsked] = useState(false);
  const used = lastUsedAt ? t('used', { time: formatDate(Date.parse(lastUsedAt), { withTime: true }) }) : t('unused');
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className={`wrap-anywhere ${isRevoked ? 'text-ink-3 line-through' : ''}`}>{name}</p>
        <p className="text-ink-3 text-sm tabular-nums">{used}</p>
      </div>
      {isRevoked ? (
        <p className="flex-none text-ink-3 text-sm">{t('ended')}</p>
      ) : (
        <button
          type="button"
          aria-label={t('endOf', { name })}
          onClick={() => setAsked(true)}
          className={`flex-none ${buttonClass('line', 'small')}`}
        >
          {t('end')}
        </button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('endTitle', { name })}
          text={t('endText')}
          confirmLabel={t('end')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            // A failure is told by the error path; the link stays in the list as it is.
            call(revokeDoorKey, { id }).then(onEnded, () => undefined);
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  );
}
