import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { activityCategory } from '@/lib/events/activity/codes';
import type { OwnTicket } from '@/lib/events/ticket/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { HoldTime } from './hold-time';

type Shown = Pick<
  OwnTicket['activity'],
  'id' | 'thumb' | 'category' | 'title' | 'titleLanguage' | 'holdStartTime' | 'holdEndTime'
>;

interface TicketActivityProps {
  activity: Shown & { venue: ReactNode };
  /** The heading that its title is. */
  heading: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}

/** The activity of a ticket: its poster, its title, when and where it is. */
export function TicketActivity({ activity, heading: Heading, children }: TicketActivityProps) {
  const t = useTranslations('ticket');
  const textLanguage = useTextLanguage();
  return (
    <div className="flex items-start gap-4">
      <Picture picture={activity.thumb} cuts={cuts} sizes="72px" className="aspect-3/4 w-18 flex-none rounded-sm" />
      <div className="min-w-0 grow">
        <Heading
          lang={textLanguage(activity.titleLanguage)}
          className="text-lg leading-6 tracking-normal wrap-anywhere"
        >
          <Link href={`/ActivityDetail/${encodeURIComponent(activity.id)}`} className="hover:text-ink-2">
            {activity.title}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-2 text-sm tabular-nums">
          <HoldTime activity={activity} />
        </p>
        <p className="text-ink-2 text-sm wrap-anywhere">
          {activity.category === activityCategory.online ? t('online') : activity.venue}
        </p>
        {children}
      </div>
    </div>
  );
}

const cuts = [
  { width: 360, height: 480 },
  { width: 720, height: 960 },
] as const;
