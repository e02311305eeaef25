import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet';
import type { SingleKeys } from '@/lib/platform/client/use-single-keys';

interface KeysSheetProps {
  open: boolean;
  onClose(): void;
  keys: SingleKeys;
  hasSearch: boolean;
}

const known = [
  ['/', 'search'],
  ['j ↓', 'next'],
  ['k ↑', 'previous'],
  ['Enter', 'openRow'],
  ['e', 'export'],
  ['r', 'refresh'],
  ['?', 'help'],
] as const;

/** Lists the keyboard shortcuts of a table, and can turn them off. */
export function KeysSheet({ open, onClose, keys, hasSearch }: KeysSheetProps) {
  const t = useTranslations('staff.table.keys');
  return (
    <Sheet open={open} onClose={onClose} label={t('title')} closeLabel={t('close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {known
          .filter(([, name]) => hasSearch || name !== 'search')
          .map(([key, name]) => (
            <div key={name} className="contents">
              <dt>
                <kbd className="rounded-sm border border-line bg-sunk px-2 py-0.5 font-sans">{key}</kbd>
              </dt>
              <dd>{t(name)}</dd>
            </div>
          ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={keys.areOn}
          onChange={(event) => keys.turn(event.target.checked)}
          className="size-5 accent-accent"
        />
        {t('areOn')}
      </label>
    </Sheet>
  );
}
