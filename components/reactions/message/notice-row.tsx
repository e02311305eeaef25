'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/lib/platform/i18n/link';
import { beijingTime, formatDate } from '@/lib/platform/shared/format/beijing';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { useChangeNotices } from '@/lib/reactions/message/client/change-notices';
import type { NoticeItem } from '@/lib/reactions/message/contract';
import { NoticeFigure } from './notice-figure';
import { Sentence } from './sentence';
import { UnreadDot } from './unread-dot';

/** A notice: what happened, what was said, and a press anywhere on it opens what it is about. */
export function NoticeRow({ notice }: { notice: NoticeItem }) {
  const t = useTranslations('message');
  const { type, people, text, names, about, quote, reason, path, isUnread } = notice;
  const { markRead } = useChangeNotices();
  const sentence = <Sentence text={text} names={names} />;
  // A person's picture stands at the beginning already.
  const thumb = about && about.kind !== 'person' ? about.thumb : null;
  return (
    <article className="relative grid grid-cols-[44px_1fr_auto] gap-x-3 pt-4 pb-1">
      {isUnread && <UnreadDot />}
      <NoticeFigure type={type} people={people} />
      <div className="min-w-0">
        <p className={`text-pretty wrap-anywhere ${isUnread ? '' : 'text-ink-2'}`}>
          {path ? (
            <Link href={path} onClick={() => void markRead(notice)} className="after:absolute after:inset-0">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        {quote && (
          <p dir="auto" className="mt-1 line-clamp-2 border-line border-l-2 pl-2.5 text-ink-2 wrap-anywhere">
            {quote}
          </p>
        )}
        {reason && (
          <p className="mt-1.5 rounded-md bg-sunk px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
            <span className="text-ink-3">{t('reason')}</span> {reason}
          </p>
        )}
        {about?.isGone && <p className="mt-0.5 text-ink-3 text-sm">{t('gone')}</p>}
      </div>
      {thumb && (
        <Picture
          picture={thumb}
          cuts={[videoThumbnailSize]}
          sizes="72px"
          className="mt-0.5 aspect-3/2 w-16 self-start rounded-sm md:w-18"
        />
      )}
      <NoticeFoot notice={notice} />
    </article>
  );
}

/** When it was, and what can be done with it beside opening it. */
function NoticeFoot({ notice }: { notice: NoticeItem }) {
  const t = useTranslations('message');
  const { text, at, path, isUnread } = notice;
  const { markRead, remove } = useChangeNotices();
  const ms = Date.parse(at);
  return (
    <div className="col-span-2 col-start-2 flex min-h-11 items-center gap-x-4 text-ink-3 text-sm">
      <time dateTime={at} title={formatDate(ms, { withTime: true })} className="tabular-nums">
        {beijingTime(ms)}
      </time>
      {isUnread && !path && (
        <button type="button" onClick={() => void markRead(notice)} className="min-h-11 px-1 hover:text-ink">
          {t('markRead')}
        </button>
      )}
      <button
        type="button"
        aria-label={t('removeWhat', { text })}
        onClick={() => void remove(notice)}
        className="relative z-1 -mr-3 ml-auto grid size-11 place-items-center hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
