'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PictureStore } from '@/components/base/rich-text/card-page-field';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SortList } from '@/components/ui/sort-list';
import { emptyBlock, isEmptyBlock, ownBlockKinds, partBlock } from '@/lib/base/content/client/edited-blocks';
import { blockLimits } from '@/lib/base/content/codes';
import type { ContentBlock } from '@/lib/base/content/contract';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { BlockFields } from './edit-fields';
import type { OfferedPart } from './edit-props';
import { BlockRow } from './edit-row';
import { useBlockNames, useBlockProblems, useBlockSortWords } from './edit-words';

interface BlockEditorProps {
  blocks: readonly ContentBlock[];
  onChange(blocks: ContentBlock[]): void;
  /** Broken rules by their places: `3.title.zh`; that of the blocks as a whole is at the empty place. */
  rules: BrokenRules;
  /** Where pictures go, those in texts included. */
  pictures: PictureStore;
  parts?: readonly OfferedPart[];
}

/**
 * The blocks of a page, to be written in both languages: added, opened one at a time, moved by dragging, keys or buttons, and
 * removed. Its messages are `contentBlocks`, `richText` and `client`.
 */
export function BlockEditor({ blocks, onChange, rules, pictures, parts = [] }: BlockEditorProps) {
  const nameOf = useBlockNames(parts);
  const problemsOf = useBlockProblems(rules);
  const [open, setOpen] = useState<string | null>(null);
  const [asked, setAsked] = useState<ContentBlock | null>(null);
  const replace = (changed: ContentBlock) =>
    onChange(blocks.map((block) => (block.id === changed.id ? changed : block)));
  const remove = (removed: ContentBlock) => onChange(blocks.filter(({ id }) => id !== removed.id));
  const move = (from: number, to: number) => {
    const [block] = blocks.slice(from, from + 1);
    if (block) onChange(blocks.toSpliced(from, 1).toSpliced(to, 0, block));
  };
  const problemAt = problemsOf('');
  return (
    <>
      <SortList
        list={blocks}
        idOf={({ id }) => id}
        titleOf={nameOf}
        onMove={onChange}
        words={useBlockSortWords()}
        isTall
      >
        {(block, index) => (
          <BlockRow
            name={nameOf(block)}
            {...{ block, index }}
            isLast={index === blocks.length - 1}
            isOpen={open === block.id}
            isMarked={Object.keys(rules).some((place) => place.startsWith(`${index}.`))}
            onToggle={() => setOpen(open === block.id ? null : block.id)}
            onMove={(to) => move(index, to)}
            onRemove={() => (isEmptyBlock(block) ? remove(block) : setAsked(block))}
          >
            <BlockFields {...{ block, pictures }} onChange={replace} problemAt={problemsOf(`${index}.`)} />
          </BlockRow>
        )}
      </SortList>
      <AddBlock
        parts={parts}
        isFull={blocks.length >= blockLimits.blocks}
        onAdd={(block) => {
          onChange([...blocks, block]);
          setOpen(block.id);
        }}
      />
      <p role="alert" className="text-danger text-sm">
        {problemAt('')}
      </p>
      {asked && (
        <RemoveDialog
          name={nameOf(asked)}
          onRemove={() => {
            remove(asked);
            setAsked(null);
          }}
          onKeep={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface AddBlockProps {
  parts: readonly OfferedPart[];
  isFull: boolean;
  onAdd(block: ContentBlock): void;
}

/** A button for each kind of block, below the last one. */
function AddBlock({ parts, isFull, onAdd }: AddBlockProps) {
  const t = useTranslations('contentBlocks');
  const button = (key: string, label: string, make: () => ContentBlock) => (
    <button
      key={key}
      type="button"
      disabled={isFull}
      onClick={() => onAdd(make())}
      className={buttonClass('line', 'small')}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold text-sm">{t('add')}</legend>
      <div className="flex flex-wrap gap-2">
        {ownBlockKinds.map((kind) => button(kind, t(`kinds.${kind}`), () => emptyBlock(kind)))}
        {parts.map(({ part, about, label }) => button(`${part} ${about}`, label, () => partBlock(part, about)))}
      </div>
      <p role="status" className="pt-1.5 text-ink-3 text-sm">
        {isFull && t('full', { most: blockLimits.blocks })}
      </p>
    </fieldset>
  );
}

function RemoveDialog({ name, onRemove, onKeep }: { name: string; onRemove(): void; onKeep(): void }) {
  const t = useTranslations('contentBlocks.removing');
  return (
    <ConfirmDialog
      title={t('title', { name })}
      text={t('text')}
      confirmLabel={t('yes')}
      cancelLabel={t('keep')}
      isDestructive
      onConfirm={onRemove}
      onCancel={onKeep}
    />
  );
}
