'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ReasonField, useReason } from '@/components/base/staff/card-reason-field';
import { Sheet } from '@/components/ui/sheet';
import { getReportCase } from '@/lib/base/moderation/client/console';
import { takeEntryDown } from '@/lib/events/entry/client/take-entry-down';
import type { TakeDownAct } from '@/lib/events/entry/codes';
import { call } from '@/lib/platform/client/call';

interface ReportedTakeDownProps {
  id: string;
  /** What can be done about it as the page is opened. */
  first: TakeDownAct;
}

/** What can be done next; an entry that failed may come again, and is looked at then. */
const following: Record<TakeDownAct, TakeDownAct | null> = { fail: null, hide: 'giveBack', giveBack: 'hide' };

/** Takes an entry down from the console page of its reports, with a reason, or gives one back that is hidden. */
export function ReportedEntryTakeDown({ id, first }: ReportedTakeDownProps) {
  const t = useTranslations('entryConsole');
  const { isActing, act } = useAct();
  const [next, setNext] = useState<TakeDownAct | null>(first);
  const [isAsked, ask] = useState(false);
  if (next === null) return null;

  async function run(name: TakeDownAct, reason = '') {
    const isDone = await act({
      work: () => call(takeEntryDown, { id, isTakenDown: name !== 'giveBack', reason }, { quiet: true }),
      done: t(`${name}.done`),
      said: { Changed: t('changed'), '400': t('prohibited') },
      renews: [getReportCase],
    });
    if (!isDone) return;
    ask(false);
    setNext(following[name]);
  }

  if (next === 'giveBack') {
    return (
      <button type="button" aria-disabled={isActing} onClick={() => run(next)} className={consoleButton()}>
        {t('giveBack.open')}
      </button>
    );
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => ask(true)} className={consoleButton('danger')}>
        {t(`${next}.open`)}
      </button>
      <Sheet open={isAsked} onClose={() => ask(false)} label={t(`${next}.title`)} closeLabel={t('cancel')}>
        <ReasonForm name={next} isActing={isActing} onSend={(reason) => run(next, reason)} />
      </Sheet>
    </>
  );
}

interface ReasonFormProps {
  name: 'fail' | 'hide';
  isActing: boolean;
  onSend(reason: string): void;
}

/** What happens to the entry, and why, which its people are told. */
function ReasonForm({ name, isActing, onSend }: ReasonFormProps) {
  const t = useTranslations('entryConsole');
  const reason = useReason();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isActing && reason.fits(t('needsReason'))) onSend(reason.text.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-4 text-ink-2 text-pretty">{t(`${name}.text`)}</p>
      <ReasonField reason={reason} label={t('reason')} hint={t('reasonHint')} rows={3} />
      <button type="submit" aria-disabled={isActing || undefined} className={`mt-2 w-full ${consoleButton('danger')}`}>
        {isActing ? t('sending') : t(`${name}.confirm`)}
      </button>
    </form>
  );
}
