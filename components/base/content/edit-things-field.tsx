'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { SelectField } from '@/components/base/staff/card-select-field';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SortList } from '@/components/ui/sort-list';
import { TextField } from '@/components/ui/text-field';
import { findThing, useNamedThings } from '@/lib/base/content/client/use-named-things';
import { blockLimits, namedKinds } from '@/lib/base/content/codes';
import type { ShownThing } from '@/lib/base/content/contract';
import type { NamedRef } from '@/lib/base/content/rules/block-things';
import { isThingId, thingInAddress } from '@/lib/base/content/rules/thing-address';
import { isFailure } from '@/lib/platform/client/save-failure';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { iconButton } from './edit-buttons';
import { useBlockSortWords } from './edit-words';

interface BlockThingsFieldProps {
  items: readonly NamedRef[];
  onChange(items: NamedRef[]): void;
  error: string | undefined;
}

const nameOf = ({ kind, id }: NamedRef) => `${kind} ${id}`;

/** The things of a block in their order; a further one is named by the address of its page, or by its kind and id. */
export function BlockThingsField({ items, onChange, error }: BlockThingsFieldProps) {
  const t = useTranslations('contentBlocks.things');
  const { things, isPending } = useNamedThings(items);
  const titleOf = (ref: NamedRef) => things.get(nameOf(ref))?.title || ref.id;
  return (
    <>
      <SortList list={items} idOf={nameOf} titleOf={titleOf} onMove={onChange} words={useBlockSortWords()}>
        {(ref) => (
          <Thing
            thing={things.get(nameOf(ref)) ?? null}
            title={titleOf(ref)}
            isPending={isPending}
            onRemove={() => onChange(items.filter((each) => nameOf(each) !== nameOf(ref)))}
          />
        )}
      </SortList>
      {items.length < blockLimits.things ? (
        <AddThing items={items} onAdd={(ref) => onChange([...items, ref])} />
      ) : (
        <p className="mt-2 text-ink-3 text-sm">{t('full', { most: blockLimits.things })}</p>
      )}
      <p role="alert" className="text-danger text-sm">
        {error}
      </p>
    </>
  );
}

interface ThingProps {
  /** Null while it is being asked for, and for one that is not public. */
  thing: ShownThing | null;
  title: string;
  isPending: boolean;
  onRemove(): void;
}

function Thing({ thing, title, isPending, onRemove }: ThingProps) {
  const t = useTranslations('contentBlocks');
  const langOf = useTextLanguage();
  const about = thing && [t(`things.kinds.${thing.kind}`), thing.author].filter(Boolean).join(' · ');
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <Picture
        picture={thing?.thumb ?? null}
        cuts={[videoThumbnailSize]}
        sizes="72px"
        className="aspect-3/2 w-18 flex-none rounded-sm"
      />
      <div className="min-w-0 grow">
        <p lang={thing?.language ? langOf(thing.language) : undefined} className="truncate font-semibold">
          {title}
        </p>
        <p className="truncate text-ink-3 text-sm">{about ?? (isPending ? t('things.asking') : t('things.hidden'))}</p>
      </div>
      <button type="button" aria-label={t('remove', { name: title })} onClick={onRemove} className={iconButton}>
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}

interface AddThingProps {
  items: readonly NamedRef[];
  onAdd(ref: NamedRef): void;
}

function AddThing({ items, onAdd }: AddThingProps) {
  const t = useTranslations('contentBlocks.things');
  const [text, setText] = useState('');
  const [kind, setKind] = useState<NamedRef['kind']>('video');
  const { add, isAsking, problem, clear } = useAddThing(items, (ref) => {
    onAdd(ref);
    setText('');
  });
  const id = useId();
  return (
    <div className="mt-2">
      <div className="grid gap-x-4 md:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          label={t('address')}
          hint={t('hint')}
          error={problem}
          value={text}
          onChange={({ target }) => {
            clear();
            setText(target.value);
          }}
          onKeyDown={(event) => {
            // The field may stand in a form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add(text, kind);
          }}
          inputMode="url"
          autoComplete="off"
        />
        {isThingId(text) && (
          <SelectField
            label={t('kind')}
            value={kind}
            onChange={({ target }) => setKind(target.value as NamedRef['kind'])}
            options={namedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        )}
      </div>
      <button
        type="button"
        aria-describedby={id}
        disabled={isAsking || text.trim() === ''}
        onClick={() => void add(text, kind)}
        className={buttonClass('line', 'small')}
      >
        {t('add')}
      </button>
      <span id={id} role="status" className="ml-3 text-ink-3 text-sm">
        {isAsking && t('asking')}
      </span>
    </div>
  );
}

/** Looks a thing up before it is added, so that nobody adds what readers will not see. */
function useAddThing(items: readonly NamedRef[], onAdd: (ref: NamedRef) => void) {
  const t = useTranslations('contentBlocks.things');
  const wordsOf = useProblemWords();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);

  async function add(text: string, kind: NamedRef['kind']) {
    const ref = isThingId(text) ? { kind, id: text.trim() } : thingInAddress(text, location.origin);
    if (!ref) return setProblem(t('unknownAddress'));
    if (items.some((item) => nameOf(item) === nameOf(ref))) return setProblem(t('twice'));
    setAsking(true);
    try {
      if (await findThing(ref)) onAdd(ref);
      else setProblem(t('none'));
    } catch (error) {
      if (!isFailure(error)) throw error;
      setProblem(wordsOf(error).text);
    } finally {
      setAsking(false);
    }
  }
  return { add, isAsking, problem, clear: () => setProblem(undefined) };
}
