'use client';

import { useTranslations } from 'next-intl';
import { FaultLine } from '@/components/ui/fault-line';
import { PagedList } from '@/components/ui/paged-list';
import { Picture } from '@/components/ui/picture';
import { CardVideoSkeleton } from '@/components/works/work/card-video';
import { applicationLimits } from '@/lib/careers/application/codes';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { useOwnList } from '@/lib/platform/client/use-own-list';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { ownWorksQuery } from '@/lib/works/work/client/works';
import type { OwnWork } from '@/lib/works/work/contract';

interface WorksPickerProps {
  /** The ids of the picked ones, in their order. */
  picked: readonly string[];
  onChange(picked: string[]): void;
  error: string | undefined;
}

/** Picks some of the caller's public works, in place; each picked one has its number. */
export function WorksPicker({ picked, onChange, error }: WorksPickerProps) {
  const t = useTranslations('application.form');
  const query = useOwnList(ownWorksQuery('verified'), null);
  const most = applicationLimits.works;
  const pick = (id: string) =>
    onChange(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(0, most));
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('works')}</legend>
      <p role="status" className="mb-3 text-ink-3 text-sm text-pretty tabular-nums">
        {t('worksHint', { most, count: picked.length })}
      </p>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        skeleton={<CardVideoSkeleton />}
        skeletons={3}
        empty={<p className="rounded-md bg-sunk px-4 py-3 text-ink-2 text-sm text-pretty">{t('noWorks')}</p>}
        isPart
        className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3"
        {...useListWords()}
      >
        {(work) => (
          <Choice
            work={work}
            place={picked.indexOf(work.id) + 1}
            isFull={picked.length >= most}
            onPick={() => pick(work.id)}
          />
        )}
      </PagedList>
      {error && <FaultLine className="mt-2">{error}</FaultLine>}
    </fieldset>
  );
}

interface ChoiceProps {
  work: OwnWork;
  /** From 1; 0 where it is not picked. */
  place: number;
  isFull: boolean;
  onPick(): void;
}

function Choice({ work: { title, thumb }, place, isFull, onPick }: ChoiceProps) {
  const t = useTranslations('application.form');
  const isPicked = place > 0;
  return (
    <label className="group relative block cursor-pointer has-disabled:cursor-default has-disabled:opacity-60">
      <input
        type="checkbox"
        checked={isPicked}
        disabled={isFull && !isPicked}
        onChange={onPick}
        className="peer absolute top-0 right-0 z-1 size-11 opacity-0"
      />
      <span className="relative block overflow-hidden rounded-md outline-accent group-has-checked:outline-3 group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-3">
        <Picture picture={thumb} cuts={cuts} sizes="(width >= 640px) 190px, 46vw" className="aspect-3/2 w-full" />
        <span
          aria-hidden="true"
          className={`absolute top-2 right-2 grid size-7 place-items-center rounded-full border-2 border-white font-semibold text-sm tabular-nums ${isPicked ? 'bg-accent text-accent-ink' : 'bg-shade/60 text-transparent'}`}
        >
          {place}
        </span>
      </span>
      <span className="mt-1.5 line-clamp-2 font-semibold text-sm leading-5 wrap-anywhere">{title}</span>
      {isPicked && <span className="sr-only"> {t('picked', { place })}</span>}
    </label>
  );
}

const cuts = [videoThumbnailSize] as const;
