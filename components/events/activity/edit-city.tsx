'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { loadPart } from '@/lib/platform/client/load-part';
import type { CitySheetProps } from './edit-city-sheet';

interface CityFieldProps {
  /** An id of the area dictionary; empty for none. */
  cityId: string;
  name: string;
  error: string | undefined;
  onPick(cityId: string, name: string): void;
}

/** The city in which an activity is. The areas are loaded when they are opened. */
export function CityField({ cityId, name, error, onPick }: CityFieldProps) {
  const t = useTranslations('activityEdit.place');
  const id = useId();
  const [Sheet, setSheet] = useState<ComponentType<CitySheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpen(true);
    loadPart(
      () => import('./edit-city-sheet'),
      'city-sheet',
      ({ CitySheet }) => setSheet(() => CitySheet),
    );
  }
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1.5 font-semibold text-sm">{t('city')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {cityId !== '' && <span className="mr-2 text-lg">{name}</span>}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={open}
          className={buttonClass('line')}
        >
          {cityId === '' ? t('pickCity') : t('changeCity')}
        </button>
      </div>
      <p id={id} className="min-h-4.5 pt-1 text-danger text-sm">
        {error}
      </p>
      {isOpen && Sheet && (
        <Sheet
          cityId={cityId}
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
