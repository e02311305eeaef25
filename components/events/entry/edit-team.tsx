'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextField } from '@/components/ui/text-field';
import { entryModes } from '@/lib/events/contest/codes';
import { EditMembers } from './edit-members';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';

/** Who enters: one person, or a team with its name and its people. */
export function EditTeam({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.team');
  const ruleOf = useRuleOf(entry);
  const { draft, values, change } = entry;
  const isTeam = values.mode === 'team';
  return (
    <>
      <EditMode entry={entry} />
      {isTeam && (
        <TextField
          name="teamName"
          label={t('name')}
          autoComplete="off"
          value={values.teamName}
          error={ruleOf('teamName')}
          onChange={({ target }) => change({ teamName: target.value })}
        />
      )}
      {/* Who was asked before is there until they are taken out. */}
      {(isTeam || draft.members.length > 0) && <EditMembers entry={entry} isOpen={isTeam} />}
    </>
  );
}

function EditMode({ entry }: { entry: EditedEntry }) {
  const t = useTranslations('entryEdit.team');
  const nameOf = useTranslations('entry.mode');
  const [name, note] = [useId(), useId()];
  const { values, change, agreement } = entry;
  const error = useRuleOf(entry)('mode');
  const taken = agreement.contest.categories.find(({ id }) => id === values.categoryId)?.modes ?? entryModes;
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{t('mode')}</legend>
      <div className="flex flex-wrap gap-2">
        {entryModes.map((mode) => (
          <label
            key={mode}
            className="flex min-h-11 items-center rounded-full border border-line px-5 has-checked:border-ink has-checked:font-semibold has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={values.mode === mode}
              // The one that is chosen can be left, whatever the category takes.
              disabled={!taken.includes(mode) && values.mode !== mode}
              onChange={() => change({ mode })}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {nameOf(mode)}
          </label>
        ))}
      </div>
      <p id={note} className={`min-h-4.5 pt-1 text-sm ${error ? 'text-danger' : 'text-ink-3'}`}>
        {error ?? (taken.length === 1 ? t(`only.${taken[0] ?? values.mode}`) : null)}
      </p>
    </fieldset>
  );
}
