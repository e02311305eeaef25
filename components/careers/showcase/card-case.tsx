import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { casePath } from '@/lib/careers/showcase/client/addresses';
import type { CaseItem } from '@/lib/careers/showcase/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

interface CardCaseProps {
  item: CaseItem;
  /** Of the first screen: its picture is loaded with priority. */
  first?: boolean;
}

/** A case in a list: a picture of what was made, what it is, for whom and by whom. */
export function CardCase({ item, first = false }: CardCaseProps) {
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, thumb, companyName, creator } = item;
  return (
    <article>
      <Link href={casePath(id)} className="group block">
        <div className="relative overflow-hidden rounded-md">
          <Picture
            picture={thumb}
            cuts={cuts}
            sizes={sizes}
            first={first}
            className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.02]"
          />
        </div>
        <h3
          lang={textLanguage(titleLanguage)}
          className="mt-2.5 line-clamp-2 font-semibold text-base leading-5.25 tracking-normal wrap-anywhere"
        >
          {title}
        </h3>
        <p className="mt-1 flex min-w-0 flex-wrap gap-x-2 text-ink-3 text-sm">
          <span className="min-w-0 truncate">{companyName}</span>
          <span aria-hidden="true">×</span>
          <CardPersonName name={creator.nickname} verification={creator.verification} />
        </p>
      </Link>
    </article>
  );
}

/** Placeholder of a card. */
export function CardCaseSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-3/2 rounded-md!" />
      <div className="skeleton mt-3 h-4 w-4/5" />
      <div className="skeleton mt-2 h-3.5 w-2/5" />
    </div>
  );
}

export const casesGrid = 'grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3';

const cuts = [videoThumbnailSize] as const;
const sizes = '(width >= 1024px) 400px, (width >= 640px) 46vw, 92vw';
