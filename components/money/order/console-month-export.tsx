'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { consoleButton, consoleField } from '@/components/base/staff/card-button';
import { exportOrders } from '@/lib/money/order/client/console';
import { download } from '@/lib/platform/client/download';

/** Saves the orders of a month for the accounts: all of them, made by the server and recorded. */
export function MonthExport({ months }: { months: readonly string[] }) {
  const t = useTranslations('orderConsole.export');
  const id = useId();
  const [month, setMonth] = useState(months[0] ?? '');
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    // The error path tells what went wrong.
    await download(exportOrders, { month }).catch(() => undefined);
    setSaving(false);
  };
  return (
    <>
      <label htmlFor={id} className="text-ink-3 text-sm">
        {t('month')}
      </label>
      <select id={id} value={month} onChange={({ target }) => setMonth(target.value)} className={consoleField}>
        {months.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button type="button" aria-disabled={isSaving || undefined} onClick={save} className={consoleButton()}>
        {isSaving ? t('saving') : t('save')}
      </button>
    </>
  );
}
