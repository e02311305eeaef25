import { CardEntryPeople } from '@/components/events/entry/card-entry-people';
import { Picture } from '@/components/ui/picture';
import type { ContestAwards } from '@/lib/events/award/contract';
import { entryPath } from '@/lib/events/entry/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

type Winner = ContestAwards['list'][number]['winners'][number];

interface AwardWinnerProps extends Winner {
  contestName: string;
  /** The only one of its award: as wide as the page. */
  isAlone: boolean;
  /** Of the first screen. */
  isFirst: boolean;
}

/** Who won an award: a large picture, then the work, whose it is, and what the jury says of it. */
export function AwardWinner({ entry, citation, contestName, isAlone, isFirst }: AwardWinnerProps) {
  const textLanguage = useTextLanguage();
  return (
    <article
      className={isAlone ? 'md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-center md:gap-x-10' : ''}
    >
      <Link
        href={entryPath(contestName, entry.id)}
        // The title below leads there as well.
        tabIndex={-1}
        aria-hidden="true"
        className="group block overflow-hidden rounded-lg"
      >
        <Picture
          picture={entry.thumb}
          cuts={cuts}
          sizes={isAlone ? '(width >= 768px) 58vw, 92vw' : '(width >= 768px) 46vw, 92vw'}
          first={isFirst}
          className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </Link>
      <div className="min-w-0 max-md:mt-3 md:py-2">
        <h4
          lang={textLanguage(entry.titleLanguage)}
          className={`wrap-anywhere ${isAlone ? 'text-xl md:text-2xl' : 'text-lg md:mt-1'}`}
        >
          <Link href={entryPath(contestName, entry.id)} className="hover:underline">
            {entry.title}
          </Link>
        </h4>
        <p className="mt-1 text-ink-2">
          <CardEntryPeople entry={entry} />
        </p>
        {citation.text && (
          <blockquote
            lang={textLanguage(citation.language)}
            className="mt-3 border-line border-l-2 pl-3 text-ink-2 text-pretty wrap-anywhere"
          >
            {citation.text}
          </blockquote>
        )}
      </div>
    </article>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
