'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { OutboxMessage } from '@/lib/base/delivery/contract';
import { copyText } from '@/lib/platform/client/copy-text';
import { toast } from '@/lib/platform/client/toast';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface OutboxItemProps {
  message: OutboxMessage;
  /** The one that is most likely expected. */
  isNewest: boolean;
}

/** A message in the outbox: recipient and time, its code to read and copy, its text. */
export function OutboxItem({ message, isNewest }: OutboxItemProps) {
  const t = useTranslations('delivery.outbox');
  const { channel, address, subject, text, code, sentAt } = message;
  return (
    <li className="border-t border-line py-5">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{t(`channels.${channel}`)}</span>
        <span translate="no" className="min-w-0 break-all">
          {address}
        </span>
        <time dateTime={sentAt} className="tabular-nums md:ml-auto">
          {formatDate(Date.parse(sentAt), { withTime: true })}
        </time>
      </p>
      {code !== null && <Code code={code} tone={isNewest ? 'accent' : 'line'} />}
      <p className="mt-2 font-semibold">{subject}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">
        <Linked text={text} />
      </p>
    </li>
  );
}

/**
 * Its words. The addresses of this site among them can be opened; those of others may be what somebody typed, and stay text.
 */
function Linked({ text }: { text: string }) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  let end = 0;
  const own = [...text.matchAll(/https?:\/\/\S+/g)].filter(([href]) => href.startsWith(`${origin}/`));
  const links = own.map(({ 0: href, index }) => {
    const before = text.slice(end, index);
    end = index + href.length;
    return (
      <Fragment key={index}>
        {before}
        <a href={href} className="underline underline-offset-4">
          {href}
        </a>
      </Fragment>
    );
  });
  return (
    <>
      {links}
      {text.slice(end)}
    </>
  );
}

const never = () => () => {};

function Code({ code, tone }: { code: string; tone: 'accent' | 'line' }) {
  const t = useTranslations('delivery.outbox');
  const copy = async () => toast((await copyText(code)) ? t('copied') : t('copyFailed', { code }));
  return (
    <div className="mt-2 flex items-center justify-between gap-4">
      <p translate="no" className="select-all text-hero font-bold tracking-wider tabular-nums">
        {code}
      </p>
      <button type="button" onClick={copy} aria-label={t('copyCode', { code })} className={buttonClass(tone)}>
        {t('copy')}
      </button>
    </div>
  );
}
