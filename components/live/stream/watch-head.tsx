'use client';

import { useTranslations } from 'next-intl';
import { CardFollowButton } from '@/components/people/person/card-follow-button';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { ShareButton } from '@/components/ui/share-button';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { useViewers } from '@/lib/live/stream/client/watch';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { useLiveNow } from './live-now';

/** Whose broadcast it is, what it is called, how many watch it, and the ways to its page and to others. */
export function WatchHead({ broadcast }: { broadcast: BroadcastDetail }) {
  const t = useTranslations('stream');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, host } = broadcast;
  const { phase } = useLiveNow();
  const viewers = useViewers(id, phase === 'live' || phase === 'interrupted');
  const way = 'inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-sm hover:text-ink';
  return (
    <header className="pt-2.5 md:pt-4">
      <div className="flex items-center justify-between gap-3">
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(host.userId)}`}
          className="flex min-h-11 min-w-0 items-center gap-2.5 hover:underline"
        >
          <Avatar picture={host.avatar} size={44} />
          <CardPersonName name={host.nickname} verification={host.verification} className="font-semibold" />
        </Link>
        <CardFollowButton userId={host.userId} nickname={host.nickname} quiet />
      </div>
      <h1
        lang={textLanguage(titleLanguage)}
        className="mt-1 line-clamp-2 text-lg md:line-clamp-none md:text-2xl wrap-anywhere"
      >
        {title}
      </h1>
      <p className="flex flex-wrap items-center gap-x-5 noscript:hidden">
        {viewers !== null && (
          <span className="text-ink-2 text-sm tabular-nums">{t('viewers', { count: viewers })}</span>
        )}
        <Link href={broadcastPath(id)} className={way}>
          {t('details')}
        </Link>
        <ShareButton
          label={t('share')}
          words={{ copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('copyFailed') }}
          className={way}
        />
      </p>
      <noscript>
        <p className="mt-2 border-accent border-l-2 pl-3">{t('noScript')}</p>
      </noscript>
    </header>
  );
}
