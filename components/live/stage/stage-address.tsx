'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { stageViewPath } from '@/lib/live/stage/client/addresses';
import { makeStagePass } from '@/lib/live/stage/client/stage-calls';
import type { StageView } from '@/lib/live/stage/contract';
import { call } from '@/lib/platform/client/call';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** The address for the encoder, shown once when it is made, and how to add it. */
export function StageAddress({ view }: { view: StageView }) {
  const t = useTranslations('stageHost.address');
  const locale = useLanguage();
  const { act, isPending, problem } = useOneAct();
  const [url, setUrl] = useState('');
  const [isAsked, setAsked] = useState(false);
  const hasOne = view.passMadeAt !== null || url !== '';
  const make = () =>
    act(async () => {
      const { key } = await call(makeStagePass, { id: view.id }, { quiet: true });
      setUrl(location.origin + getPathname({ locale, href: stageViewPath(key) }));
    });
  return (
    <section aria-labelledby="stage-address">
      <h2 id="stage-address" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-2 text-sm text-pretty">{t('text')}</p>
      {url === '' && view.passMadeAt !== null && (
        <p className="mt-2 text-ink-3 text-sm text-pretty">
          {t('made', { time: formatDate(Date.parse(view.passMadeAt), { withTime: true }) })}
        </p>
      )}
      {url !== '' && <ShownAddress url={url} />}
      <FormAlert>{problem}</FormAlert>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => (hasOne ? setAsked(true) : make())}
        className={`aria-disabled:opacity-60 ${buttonClass('line')}`}
      >
        {t(hasOne ? 'renew' : 'make')}
      </button>
      <ol className="mt-4 grid list-decimal gap-1.5 pl-5 text-ink-2 text-sm marker:text-ink-3">
        {(['source', 'size', 'sound'] as const).map((step) => (
          <li key={step} className="text-pretty">
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
      {isAsked && (
        <ConfirmDialog
          title={t('renewTitle')}
          text={t('renewText')}
          confirmLabel={t('renew')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            make();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function ShownAddress({ url }: { url: string }) {
  const t = useTranslations('stageHost.address');
  return (
    <div role="status" className="mt-3 rounded-md bg-accent-wash p-4">
      <p className="text-ink-2 text-sm text-pretty">{t('once')}</p>
      <p className="mt-2 select-all text-sm wrap-anywhere">{url}</p>
      <button
        type="button"
        onClick={async () => toast((await copyText(url)) ? t('copied') : t('notCopied'))}
        className={`mt-3 ${buttonClass('ink', 'row')}`}
      >
        {t('copy')}
      </button>
    </div>
  );
}
