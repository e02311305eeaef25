'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Sheet } from '@/components/ui/sheet';

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  text: string;
  /** Label of the confirming button. */
  action: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation before an action. */
export function ConfirmSheet({ open, title, text, action, onConfirm, onClose }: ConfirmSheetProps) {
  const t = useTranslations('settings.form');
  return (
    <Sheet open={open} onClose={onClose} label={title} closeLabel={t('close')}>
      <p className="mb-5 text-ink-2 text-pretty">{text}</p>
      <div className="flex flex-col gap-2">
        <button type="button" onClick={onConfirm} className={`min-h-12 ${buttonClass('accent')}`}>
          {action}
        </button>
        <button type="button" onClick={onClose} className={`min-h-12 ${buttonClass('line')}`}>
          {t('cancel')}
        </button>
      </div>
    </Sheet>
  );
}
