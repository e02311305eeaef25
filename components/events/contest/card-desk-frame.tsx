import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { activityManagePath } from '@/lib/events/activity/client/addresses';
import {
  contestDeskPath,
  contestPath,
  type DeskPart,
  deskPartPath,
  deskParts,
} from '@/lib/events/contest/client/addresses';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { deskStandingOf, deskStandingTones } from './desk-standing';

interface CardDeskFrameProps {
  contest: Pick<
    ContestDraft,
    'id' | 'title' | 'titleLanguage' | 'thumb' | 'name' | 'phase' | 'isPublished' | 'isByStaff'
  >;
  current: 'contest' | DeskPart;
  children: ReactNode;
}

/**
 * The frame of all pages of a contest's desk: which contest it is, how it stands, and the parts of the desk. The title of the
 * contest is the `h1` of each of them; what stands in the frame begins with an `h2`, in a `wrap` of its own.
 */
export function CardDeskFrame({ contest, current, children }: CardDeskFrameProps) {
  return (
    <>
      <DeskHead contest={contest} />
      <DeskTabs id={contest.id} current={current} />
      {children}
    </>
  );
}

function DeskHead({ contest }: Pick<CardDeskFrameProps, 'contest'>) {
  const t = useTranslations('contestDesk.frame');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, thumb, name, phase, isByStaff } = contest;
  const standing = deskStandingOf(contest);
  return (
    <header className="wrap pt-5 pb-1">
      <div className="flex items-start gap-4 md:gap-5">
        <Picture picture={thumb} cuts={cuts} sizes="72px" first className="aspect-3/4 w-18 flex-none rounded-md" />
        <div className="min-w-0 grow">
          <p className="text-xs">
            <span className={`rounded-sm bg-sunk px-1.75 py-0.5 font-semibold ${deskStandingTones[standing]}`}>
              {t(`standing.${standing}`)}
            </span>
          </p>
          <h1
            lang={title ? textLanguage(titleLanguage) : undefined}
            className="mt-1 line-clamp-2 text-2xl wrap-anywhere"
          >
            {title || t('untitled')}
          </h1>
          <p className="-ml-2.25 flex flex-wrap text-sm">
            {phase !== null && <HeadLink href={contestPath(name)}>{t('see')}</HeadLink>}
            <HeadLink href={isByStaff ? '/staff/contests' : activityManagePath(id)}>
              {t(isByStaff ? 'console' : 'activity')}
            </HeadLink>
          </p>
        </div>
      </div>
      {isByStaff && <p className="pt-1 pb-2 text-ink-2 text-sm text-pretty">{t('byStaff')}</p>}
    </header>
  );
}

function HeadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center px-2.25 text-ink-2 underline-offset-4 transition-colors hover:text-ink hover:underline"
    >
      {children}
    </Link>
  );
}

/** The parts of the desk. They are pages of their own. */
function DeskTabs({ id, current }: { id: string; current: CardDeskFrameProps['current'] }) {
  const t = useTranslations('contestDesk.frame.tabs');
  return (
    <nav aria-label={t('label')} className="sticky top-head z-4 bg-paper">
      <ul className="wrap rail gap-5 border-line border-b md:gap-6.5">
        {(['contest', ...deskParts] as const).map((part) => (
          <li key={part} className="flex-none">
            <Link
              href={part === 'contest' ? contestDeskPath(id) : deskPartPath(id, part)}
              aria-current={part === current ? 'page' : undefined}
              className="relative block py-3 text-ink-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:after:bg-accent"
            >
              {t(part)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const cuts = [{ width: 360, height: 480 }] as const;
