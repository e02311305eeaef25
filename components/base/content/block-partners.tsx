import { PlainImage } from '@/components/ui/plain-image';
import type { ShownBlock } from '@/lib/base/content/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { pictureOfWidth } from '@/lib/platform/shared/format/picture';
import { imageHost, ownMedia } from '@/lib/platform/shared/hosts';
import { BlockSection } from './block-section';

type PartnersBlock = Extract<ShownBlock, { kind: 'partners' }>;

interface BlockPartnersProps {
  block: PartnersBlock;
  isDraft: boolean;
}

/** Partners by their logos, or by their names where there is none. */
export function BlockPartners({ block, isDraft }: BlockPartnersProps) {
  return (
    <BlockSection block={block}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {block.items.map((partner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the partners on a page do not move
          <li key={index} className="min-w-0">
            {partner.url ? (
              <a href={partner.url} rel="noopener" className="block rounded-md hover:outline-1 hover:outline-ink-3">
                <Partner {...{ partner, isDraft }} />
              </a>
            ) : (
              <Partner {...{ partner, isDraft }} />
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Logos are made for white paper, in the dark too. */
function Partner({
  partner: { name, picture },
  isDraft,
}: {
  partner: PartnersBlock['items'][number];
  isDraft: boolean;
}) {
  const lang = useTextLanguage()(name.language);
  const tile = 'grid h-22 place-items-center overflow-hidden rounded-md border border-line px-4';
  if (!picture) {
    return (
      <span lang={lang} className={`${tile} text-center font-semibold text-sm text-balance wrap-anywhere`}>
        {name.text}
      </span>
    );
  }
  return (
    <span className={`${tile} bg-white py-3`}>
      <PlainImage
        src={pictureOfWidth(picture, 704, isDraft ? ownMedia : imageHost())}
        alt={name.text}
        lang={lang}
        loading="lazy"
        className="max-h-full max-w-full object-contain"
      />
    </span>
  );
}
