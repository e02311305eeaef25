'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { loadPart } from '@/lib/platform/client/load-part';
import type { AreaSheetProps } from './edit-area-sheet';

interface AreaFieldProps {
  /** An id of the area dictionary; empty where any place will do. */
  areaId: string;
  name: string;
  error: string | undefined;
  /** With an empty id where any place will do. */
  onPick(areaId: string, name: string): void;
}

/** Where the work is wanted, or that any place will do. The areas are loaded when they are opened. */
export function AreaField({ areaId, name, error, onPick }: AreaFieldProps) {
  const t = useTranslations('demandEdit.area');
  const id = useId();
  const [Sheet, setSheet] = useState<ComponentType<AreaSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    loadPart(
      () => import('./edit-area-sheet'),
      'demand-area-sheet',
      ({ AreaSheet }) => setSheet(() => AreaSheet),
    );
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 font-semibold text-sm">{t('label')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-2 text-lg">{areaId === '' ? t('anywhere') : name}</span>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={open}
          className={buttonClass('line')}
        >
          {areaId === '' ? t('pick') : t('change')}
        </button>
        {areaId !== '' && (
          <button type="button" onClick={() => onPick('', '')} className={buttonClass('line')}>
            {t('anywhere')}
          </button>
        )}
      </div>
      <p id={id} className="min-h-4.5 pt-1 text-danger text-sm">
        {error}
      </p>
      {isOpen && Sheet && (
        <Sheet
          areaId={areaId}
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
