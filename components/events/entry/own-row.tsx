import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { ownEntryPath } from '@/lib/events/entry/client/addresses';
import type { OwnEntry } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { useNextWords } from './own-next';
import { OwnState } from './own-state';

/** An entry in the list of one of its people: for which contest, how it stands, and the next step. */
export function OwnEntryRow({ entry }: { entry: OwnEntry }) {
  const t = useTranslations('entryOwn');
  const textLanguage = useTextLanguage();
  const nextWords = useNextWords();
  const { id, state, title, titleLanguage, thumb, contest, memberState } = entry;
  const step = stepOf(entry);
  return (
    <article className="flex h-full items-start gap-4 py-4">
      <Picture
        picture={thumb}
        cuts={[videoThumbnailSize]}
        sizes="(width >= 768px) 150px, 112px"
        className="aspect-3/2 w-28 flex-none rounded-md md:w-37.5"
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <OwnState state={state} />
          {memberState && <span className="text-ink-3 text-xs">{t(`member.${memberState}`)}</span>}
        </p>
        <h2
          lang={title ? textLanguage(titleLanguage) : undefined}
          className="mt-1 line-clamp-2 font-semibold text-lg leading-6 tracking-normal wrap-anywhere"
        >
          <Link href={ownEntryPath(id)} className="hover:text-ink-2">
            {title || t('untitled')}
          </Link>
        </h2>
        <p lang={textLanguage(contest.titleLanguage)} className="mt-0.5 truncate text-ink-2 text-sm">
          {contest.title}
        </p>
        <p className="mt-1 text-ink-3 text-sm text-pretty tabular-nums">
          {memberState === 'invited' ? t('invited') : nextWords(entry)}
        </p>
        {step && (
          <p className="mt-2">
            <Link href={step.href} className={buttonClass(step.isUrgent ? 'accent' : 'line', 'row')}>
              {t(`steps.${step.name}`)}
              <span className="sr-only"> {title || t('untitled')}</span>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

/** What is to be done next; null where an entry only waits. */
function stepOf({ id, state, orderId, memberState, contest }: OwnEntry) {
  const here = ownEntryPath(id);
  const isOpen = contest.phase === 'open';
  if (memberState === 'invited') return isOpen ? ({ name: 'answer', href: here, isUrgent: true } as const) : null;
  if (memberState !== null) return null;
  const pay = orderId && `/order/${encodeURIComponent(orderId)}/pay`;
  if (state === 'unpaid' && pay) return { name: 'pay', href: pay, isUrgent: true } as const;
  if (state === 'pendingPayment' && pay) return { name: 'transfer', href: pay, isUrgent: false } as const;
  if (state === 'draft' && isOpen) return { name: 'continue', href: here, isUrgent: false } as const;
  if (state === 'submitFailed' && isOpen) return { name: 'again', href: here, isUrgent: false } as const;
  return null;
}

/** Placeholder of a row. */
export function OwnEntrySkeleton() {
  return (
    <div aria-hidden="true" className="flex items-start gap-4 py-4">
      <div className="skeleton aspect-3/2 w-28 flex-none rounded-md! md:w-37.5" />
      <div className="grow">
        <div className="skeleton h-4 w-1/4" />
        <div className="skeleton mt-2 h-5 w-4/5" />
        <div className="skeleton mt-3 h-3.5 w-2/5" />
      </div>
    </div>
  );
}
