'use client';

import { type ComponentType, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { loadPart } from '@/lib/platform/client/load-part';
import type { AreaSheetProps } from './area-sheet';

interface AreaFieldProps {
  /** An id of the area dictionary; empty for none. */
  areaId: string;
  /** Its name in this language. */
  name: string;
  words: { label: string; pick: string; change: string; close: string };
  error: string | undefined;
  onPick(areaId: string, name: string): void;
}

/** Where something is, as an area of the dictionary. The areas are loaded when they are opened. Needs the messages `person.area`. */
export function AreaField({ areaId, name, words, error, onPick }: AreaFieldProps) {
  const id = useId();
  const [Sheet, setSheet] = useState<ComponentType<AreaSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    loadPart(
      () => import('./area-sheet'),
      'area-sheet',
      ({ AreaSheet }) => setSheet(() => AreaSheet),
    );
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 font-semibold text-sm">{words.label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {areaId !== '' && <span className="mr-2 text-lg">{name}</span>}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={open}
          className={buttonClass('line')}
        >
          {areaId === '' ? words.pick : words.change}
        </button>
      </div>
      <p id={id} className="min-h-4.5 pt-1 text-danger text-sm">
        {error}
      </p>
      {isOpen && Sheet && (
        <Sheet
          areaId={areaId}
          words={{ label: words.pick, close: words.close }}
          onPick={(picked, pickedName) => {
            setOpen(false);
            onPick(picked, pickedName);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
