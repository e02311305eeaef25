'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { useStreamActs } from '@/lib/live/stream/client/desk';
import type { StreamDesk } from '@/lib/live/stream/contract';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** Where an encoder sends the stream, and the key, shown once when it is made. */
export function DeskKey({ id, desk }: { id: string; desk: StreamDesk }) {
  const t = useTranslations('streamDesk.key');
  const heading = useId();
  const acts = useStreamActs(id);
  const { act, isPending, problem } = useOneAct();
  const [key, setKey] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { server, keyMadeAt, health } = desk;
  const hasOne = keyMadeAt !== null || key !== '';
  const make = () => act(async () => setKey((await acts.makeKey()).key));
  if (server === '') return <p className="text-ink-2 text-pretty">{t('none')}</p>;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t('text')}</p>
      <dl className="mt-3 border-line border-t">
        <Copied name={t('server')} value={server} label={t('copyServer')} />
        {key !== '' && <Copied name={t('key')} value={key} label={t('copyKey')} />}
      </dl>
      <p role="status" className="mt-2 text-sm text-pretty">
        {key !== '' && t('once')}
        {key === '' && keyMadeAt !== null && (
          <span className="text-ink-2">
            {t('made', { time: formatDate(Date.parse(keyMadeAt), { withTime: true }) })}
          </span>
        )}
      </p>
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => (hasOne ? setAsked(true) : make())}
        className={`aria-disabled:opacity-60 ${buttonClass(hasOne ? 'line' : 'accent')}`}
      >
        {t(hasOne ? 'renew' : 'make')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('renewTitle')}
          text={t(health ? 'renewLive' : 'renewText')}
          confirmLabel={t('renew')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void make();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}

/** A line of the encoder's settings, to be copied. */
function Copied({ name, value, label }: { name: string; value: string; label: string }) {
  const t = useTranslations('streamDesk.key');
  return (
    <div className="border-line border-b py-2.5">
      <dt className="text-ink-3 text-sm">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 select-all wrap-anywhere">{value}</span>
        <button
          type="button"
          onClick={async () => toast((await copyText(value)) ? t('copied') : t('notCopied'))}
          className={buttonClass('ink', 'row')}
        >
          {label}
        </button>
      </dd>
    </div>
  );
}
