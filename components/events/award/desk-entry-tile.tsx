import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Stamp } from '@/components/ui/stamp';
import type { ChosenEntry } from '@/lib/events/award/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';

/** An entry that is chosen, as a small picture with its number and its title. */
export function EntryTile({ entry }: { entry: ChosenEntry }) {
  return (
    <figure>
      <TilePicture entry={entry} />
      <TileTitle entry={entry} />
    </figure>
  );
}

interface PickTileProps {
  entry: Omit<ChosenEntry, 'categoryId'>;
  isPicked: boolean;
  /** Why it cannot be picked; empty for one that can. */
  note: string;
  onPick(isPicked: boolean): void;
}

/** The same to be picked among others. */
export function PickTile({ entry, isPicked, note, onPick }: PickTileProps) {
  return (
    <label className="group relative block cursor-pointer rounded-sm has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3">
      <input
        type="checkbox"
        checked={isPicked}
        disabled={note !== '' && !isPicked}
        onChange={({ target }) => onPick(target.checked)}
        className="sr-only"
      />
      <TilePicture entry={entry}>
        <span
          aria-hidden="true"
          className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full border border-white bg-shade/60 text-transparent group-has-checked:border-accent group-has-checked:bg-accent group-has-checked:text-accent-ink group-has-disabled:hidden"
        >
          <ScreenIcon name="check" className="size-4" />
        </span>
      </TilePicture>
      <TileTitle entry={entry} />
      {note && <span className="block text-ink-3 text-sm">{note}</span>}
    </label>
  );
}

function TilePicture({ entry, children }: { entry: Pick<ChosenEntry, 'number' | 'thumb'>; children?: ReactNode }) {
  const t = useTranslations('awardDesk');
  return (
    <span className="relative block overflow-hidden rounded-sm outline-accent -outline-offset-2 group-has-checked:outline-3">
      <Picture
        picture={entry.thumb}
        cuts={cuts}
        sizes="(width >= 768px) 200px, 46vw"
        className="aspect-3/2 w-full group-has-disabled:opacity-50"
      />
      <Stamp className="absolute bottom-1.5 left-1.5">{t('number', { number: entry.number })}</Stamp>
      {children}
    </span>
  );
}

function TileTitle({ entry: { title, titleLanguage } }: { entry: Pick<ChosenEntry, 'title' | 'titleLanguage'> }) {
  const textLanguage = useTextLanguage();
  return (
    <span lang={textLanguage(titleLanguage)} className="mt-1.5 line-clamp-2 text-sm wrap-anywhere">
      {title}
    </span>
  );
}

/** A grid of them. */
export const tileGrid = 'grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 md:gap-x-4';

const cuts = [videoThumbnailSize] as const;
