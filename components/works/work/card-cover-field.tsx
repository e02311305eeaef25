'use client';

import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { PictureButton } from '@/components/ui/picture-button';
import { loadPart } from '@/lib/platform/client/load-part';
import { inspectPictureFile, type PickedPicture, type PictureRefusal } from '@/lib/platform/client/picture-file';
import type { CoverSheetProps } from './card-cover-sheet';

type Word =
  | 'current'
  | 'none'
  | 'change'
  | 'pick'
  | 'hint'
  | `refused.${PictureRefusal}`
  | ('crop' | 'cropHint' | 'cropArea' | 'zoom' | 'close' | 'use' | 'saving');

interface CoverFieldProps extends Pick<CoverSheetProps, 'least' | 'aspect' | 'save'> {
  /** Media key of the present one, or an empty text. */
  cover: string;
  /** Most bytes of a picture that is picked. */
  mostBytes: number;
  /** How it is displayed. */
  display: Pick<ComponentProps<typeof Picture>, 'cuts' | 'sizes' | 'className'>;
  /** What it misses. */
  error: string | undefined;
  /** Messages of the editor. */
  words(word: Word): string;
  onChange(key: string): void;
  className: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** A cover, and the way to another one. What cuts it is loaded with the first picture that is picked. */
export function CoverField({ cover, mostBytes, display, words, onChange, className, ...props }: CoverFieldProps) {
  const { least, aspect, save } = props;
  const note = useId();
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const [cutting, setCutting] = useState<{ Sheet: ComponentType<CoverSheetProps>; picked: PickedPicture } | null>(null);

  async function pick(file: File) {
    const picked = await inspectPictureFile(file, { least, mostBytes });
    setRefusal(typeof picked === 'string' ? picked : null);
    if (typeof picked === 'string') return;
    loadPart(
      () => import('./card-cover-sheet'),
      'cover-sheet',
      ({ CoverSheet }) => setCutting({ Sheet: CoverSheet, picked }),
    );
  }
  const error = refusal ? words(`refused.${refusal}`) : props.error;
  return (
    <div className={className}>
      {cover ? (
        <Picture picture={cover} alt={words('current')} {...display} />
      ) : (
        <p className={`grid place-items-center bg-sunk text-ink-3 ${display.className}`}>{words('none')}</p>
      )}
      <div className="min-w-44 flex-1">
        <div className="flex flex-wrap gap-2">
          <PictureButton
            label={words(cover ? 'change' : 'pick')}
            isInvalid={Boolean(error)}
            describedBy={note}
            onPick={(file) => void pick(file)}
          />
          {props.children}
        </div>
        <p
          id={note}
          role={refusal ? 'alert' : undefined}
          className={`pt-1.5 text-sm text-pretty ${error ? 'text-danger' : 'text-ink-3'}`}
        >
          {error ?? words('hint')}
        </p>
      </div>
      {cutting && (
        <cutting.Sheet
          {...{ least, aspect, save }}
          picked={cutting.picked}
          words={{
            ...{ title: words('crop'), close: words('close'), hint: words('cropHint'), area: words('cropArea') },
            ...{ zoom: words('zoom'), save: words('use'), saving: words('saving') },
          }}
          onSaved={(key) => {
            setCutting(null);
            onChange(key);
          }}
          onClose={() => setCutting(null)}
        />
      )}
    </div>
  );
}
