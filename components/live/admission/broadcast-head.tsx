import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { broadcastPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** What is shown of a broadcast beside its price. */
export type SoldBroadcast = Pick<
  BroadcastItem,
  'id' | 'thumb' | 'title' | 'titleLanguage' | 'nickname' | 'verification' | 'startTime' | 'minutes'
>;

interface BroadcastHeadProps {
  broadcast: SoldBroadcast;
  /** The heading that its title is. */
  heading: 'h1' | 'h2';
}

/** A broadcast that is bought: its cover, its title, whose it is, and when. */
export function BroadcastHead({ broadcast, heading: Heading }: BroadcastHeadProps) {
  const t = useTranslations('admission');
  const textLanguage = useTextLanguage();
  const { startTime } = broadcast;
  const time = formatDate(Date.parse(startTime), { withTime: true });
  return (
    <div className="flex items-start gap-4">
      <Picture
        picture={broadcast.thumb}
        cuts={cuts}
        sizes="128px"
        className="aspect-video w-28 flex-none rounded-sm min-[420px]:w-32"
      />
      <div className="min-w-0 grow">
        <Heading
          lang={textLanguage(broadcast.titleLanguage)}
          className="text-lg leading-6 tracking-normal wrap-anywhere"
        >
          <Link href={broadcastPath(broadcast.id)} className="hover:text-ink-2">
            {broadcast.title}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-2 text-sm">
          <CardPersonName name={broadcast.nickname} verification={broadcast.verification} />
        </p>
        <p className="text-ink-2 text-sm tabular-nums">
          <time dateTime={startTime}>{t('startsAt', { time })}</time> ·{' '}
          <span className="whitespace-nowrap">{t('minutes', { minutes: broadcast.minutes })}</span>
        </p>
      </div>
    </div>
  );
}

const cuts = [{ width: 640, height: 360 }] as const;
