import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { Picture } from '@/components/ui/picture';
import type { ShownBlock, ShownThing } from '@/lib/base/content/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { BlockSection } from './block-section';

interface BlockThingsProps {
  block: Extract<ShownBlock, { kind: 'things' }>;
}

/** Works and other things as cards, the first one large where there are enough; people in rows below them. */
export function BlockThings({ block }: BlockThingsProps) {
  const people = block.items.filter(({ kind }) => kind === 'person');
  const others = block.items.filter(({ kind }) => kind !== 'person');
  const level = block.title.text ? 'h3' : 'h2';
  const isLed = others.length >= fewestLed;
  return (
    <BlockSection block={block} isWide>
      {others.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4">
          {others.map((thing, index) => (
            <li key={`${thing.kind} ${thing.id}`} className={isLed && index === 0 ? lead : 'min-w-0'}>
              <ThingCard thing={thing} level={level} isLead={isLed && index === 0} />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ul className="grid border-line border-t not-first:mt-8 md:grid-cols-2 md:gap-x-10 lg:grid-cols-3">
          {people.map((person) => (
            <li key={person.id} className="min-w-0 border-line border-b">
              <Link href={person.path} className="flex min-h-11 items-center gap-3.5 py-3 hover:text-accent">
                <Avatar picture={person.thumb} size={44} />
                <span className="min-w-0 truncate font-semibold">{person.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

/** With so many cards the first one is as large as four others. */
const fewestLed = 5;
const lead = 'col-span-2 min-w-0 md:row-span-2';

interface ThingCardProps {
  thing: ShownThing;
  level: 'h2' | 'h3';
  isLead: boolean;
}

/** A thing by its picture, its title and whose it is; a work opens in a new tab (specification section 3). */
function ThingCard({ thing: { kind, title, language, thumb, author, path }, level: Title, isLead }: ThingCardProps) {
  const t = useTranslations('content.blocks.kinds');
  const langOf = useTextLanguage();
  const CardLink = kind === 'video' ? NewTabLink : Link;
  return (
    <CardLink href={path} className={`group block ${isLead ? 'md:flex md:h-full md:flex-col' : ''}`}>
      <div className={`relative aspect-3/2 overflow-hidden rounded-md ${isLead ? 'md:grow' : ''}`}>
        <Picture
          picture={thumb}
          cuts={cuts}
          sizes={isLead ? leadSizes : cardSizes}
          className="absolute inset-0 size-full transition-transform duration-500 group-hover:scale-[1.02]"
        />
      </div>
      <Title
        lang={language === null ? undefined : langOf(language)}
        className={`mt-2.5 line-clamp-2 wrap-anywhere ${
          isLead ? 'text-xl md:text-2xl' : 'font-semibold text-base leading-5.25 tracking-normal'
        }`}
      >
        {title}
      </Title>
      <p className="mt-1 truncate text-ink-3 text-xs">{author === null ? t(kind) : `${t(kind)} · ${author}`}</p>
    </CardLink>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
const cardSizes = '(width >= 1200px) 285px, (width >= 768px) 30vw, 46vw';
const leadSizes = '(width >= 1200px) 590px, (width >= 768px) 62vw, 92vw';
