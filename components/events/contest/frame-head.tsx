import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { PhaseStamp } from './phase-stamp';
import { posterCuts } from './poster';

interface FrameHeadProps {
  contest: ContestDetail;
  words: Record<ContestPhase, string>;
}

/** Which contest a page belongs to, in a few lines: they lead to its home. */
export function FrameHead({ contest, words }: FrameHeadProps) {
  const textLanguage = useTextLanguage();
  const { name, thumb, title, titleLanguage, organiser } = contest;
  return (
    <header className="wrap pt-4 pb-2 md:pt-6 md:pb-4">
      <Link href={contestPath(name)} className="group flex items-center gap-4 md:gap-5">
        <Picture
          first
          picture={thumb}
          cuts={posterCuts}
          sizes="96px"
          className="aspect-3/4 w-16 flex-none rounded-md md:w-24"
        />
        <div className="min-w-0">
          <PhaseStamp contest={contest} words={words} />
          <h1
            lang={textLanguage(titleLanguage)}
            className="mt-1.5 line-clamp-2 text-xl wrap-anywhere group-hover:underline md:text-2xl"
          >
            {title}
          </h1>
          <p className="mt-1 text-ink-3 text-sm">
            <CardPersonName name={organiser.nickname} verification={organiser.verification} />
          </p>
        </div>
      </Link>
    </header>
  );
}
