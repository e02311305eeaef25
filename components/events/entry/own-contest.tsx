import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestItem } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

interface OwnContestProps {
  contest: Pick<ContestItem, 'name' | 'title' | 'titleLanguage'> & Partial<Pick<ContestItem, 'thumb'>>;
  /** What is said below its title. */
  children?: ReactNode;
}

/** The contest of an entry: its poster, its title, and the way to its page. */
export function OwnContest({ contest, children }: OwnContestProps) {
  const textLanguage = useTextLanguage();
  const { name, title, titleLanguage, thumb } = contest;
  return (
    <div className="flex items-start gap-4">
      {thumb !== undefined && (
        <Picture picture={thumb} cuts={cuts} sizes="72px" className="aspect-3/4 w-18 flex-none rounded-sm" />
      )}
      <div className="min-w-0 grow">
        <p lang={textLanguage(titleLanguage)} className="font-semibold wrap-anywhere">
          <Link href={contestPath(name)} className="inline-flex min-h-8 items-center hover:text-ink-2">
            {title}
          </Link>
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
