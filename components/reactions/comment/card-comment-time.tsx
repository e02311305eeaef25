'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { relativeDateText, relativeTime } from '@/lib/platform/shared/format/relative-date';

/** Time of a comment (specification section 9, form two). The server, whose pages are cached, renders the date. */
export function CommentTime({ at }: { at: string }) {
  const t = useTranslations('format');
  const isHere = useSyncExternalStore(never, inBrowser, onServer);
  const ms = Date.parse(at);
  return (
    <time dateTime={at} title={isHere ? formatDate(ms, { withTime: true }) : undefined}>
      {isHere ? relativeDateText(relativeTime(ms, Date.now()), t) : formatDate(ms)}
    </time>
  );
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
