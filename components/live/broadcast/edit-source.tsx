'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextField } from '@/components/ui/text-field';
import { broadcastLimits, broadcastSources } from '@/lib/live/broadcast/codes';
import { useRuleOf } from './edit-rules';
import type { EditedBroadcast } from './edit-state';

/** Where the picture of a broadcast comes from; that stays once it was public. */
export function EditSource({ broadcast }: { broadcast: EditedBroadcast }) {
  const t = useTranslations('broadcastEdit.source');
  const ruleOf = useRuleOf(broadcast);
  const id = useId();
  const { values, draft } = broadcast;
  return (
    <>
      <fieldset aria-describedby={id} className="mb-3">
        <legend className="sr-only">{t('label')}</legend>
        <div className="grid gap-2 md:grid-cols-2">
          {broadcastSources.map((source) => (
            <label
              key={source}
              className="flex min-h-11 cursor-pointer flex-col gap-0.5 rounded-md border border-line bg-surface px-4 py-3 has-checked:border-ink has-checked:outline has-checked:outline-ink has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent has-[:disabled:not(:checked)]:opacity-50"
            >
              <span className="font-semibold">
                <input
                  type="radio"
                  name={`${id}source`}
                  checked={values.source === source}
                  disabled={draft.wasPublic}
                  onChange={() => broadcast.change({ source })}
                  className="sr-only"
                />
                {t(`names.${source}`)}
              </span>
              <span className="text-ink-2 text-sm text-pretty">{t(`texts.${source}`)}</span>
            </label>
          ))}
        </div>
        <p id={id} className="pt-1 text-ink-3 text-sm">
          {draft.wasPublic && t('fixed')}
        </p>
      </fieldset>
      {values.source === 'address' && (
        <TextField
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('address')}
          hint={t('addressHint')}
          placeholder="https://"
          maxLength={broadcastLimits.address}
          error={ruleOf('sourceAddress')}
          value={values.sourceAddress}
          onChange={({ target }) => broadcast.change({ sourceAddress: target.value })}
        />
      )}
    </>
  );
}
