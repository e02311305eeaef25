'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CardPersonSearch } from '@/components/people/person/card-person-search';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { creditRoles, workLimits } from '@/lib/works/work/codes';
import { useRuleOf } from './edit-rules';
import type { EditedCredit } from './edit-values';
import type { EditedWork } from './edit-work-state';

/** The other makers of a work, their roles, and their answers. */
export function CreditField({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.credits');
  const error = useRuleOf(work)('credits');
  const { credits } = work.values;
  const set = (next: EditedCredit[]) => work.change({ credits: next });
  const isFull = credits.length >= workLimits.collaborators;
  return (
    <div>
      <p className="mb-3 text-sm text-ink-3">{t('hint')}</p>
      <ul aria-label={t('title')}>
        {credits.map((credit) => (
          <Credit
            key={credit.userId}
            credit={credit}
            isReadOnly={work.isReadOnly}
            isPrivate={work.isAuto}
            onChange={(next) => set(credits.map((one) => (one.userId === next.userId ? next : one)))}
            onRemove={() => set(credits.filter(({ userId }) => userId !== credit.userId))}
          />
        ))}
      </ul>
      {isFull && <p className="text-sm text-ink-3">{t('full', { count: credits.length })}</p>}
      {!isFull && !work.isReadOnly && (
        <CardPersonSearch
          name="credits"
          error={error}
          words={{
            ...{ label: t('search'), nobody: t('nobody'), found: t('found') },
            add: (name) => t('add', { name }),
          }}
          known={credits.map(({ userId }) => userId)}
          onAdd={(person) => set([...credits, { ...person, roles: ['other'], state: null }])}
        />
      )}
    </div>
  );
}

interface CreditProps {
  credit: EditedCredit;
  isReadOnly: boolean;
  /** The work is private: nobody is asked before it is submitted. */
  isPrivate: boolean;
  onChange(credit: EditedCredit): void;
  onRemove(): void;
}

function Credit({ credit, isReadOnly, isPrivate, onChange, onRemove }: CreditProps) {
  const t = useTranslations('workEdit.credits');
  const { nickname, avatar, verification, roles, state } = credit;
  const isFull = roles.length >= workLimits.rolesOfOne;
  const isOpen = state === null || state === 'asked';
  return (
    <li className="mb-3 rounded-md border border-line p-3">
      <div className="flex items-center gap-3">
        <Avatar picture={avatar} size={28} />
        <CardPersonName name={nickname} verification={verification} className="grow font-semibold" />
        <span className="text-sm text-ink-3">{t(`states.${isPrivate && isOpen ? 'later' : (state ?? 'new')}`)}</span>
        {!isReadOnly && (
          <button
            type="button"
            aria-label={t('remove', { name: nickname })}
            onClick={onRemove}
            className="grid size-11 place-items-center"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      <fieldset disabled={isReadOnly} className="mt-2">
        <legend className="mb-1.5 text-sm text-ink-3">
          {t('roles', { name: nickname, count: workLimits.rolesOfOne })}
        </legend>
        <div className="flex flex-wrap gap-2">
          {creditRoles.map((role) => {
            const isChosen = roles.includes(role);
            // Without any role a person would not be credited at all.
            const isFixed = isChosen ? roles.length === 1 : isFull;
            return (
              <label
                key={role}
                className="flex min-h-11 items-center rounded-full border border-line px-4 text-sm has-checked:border-ink has-checked:font-semibold has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isFixed}
                  onChange={() =>
                    onChange({ ...credit, roles: isChosen ? roles.filter((one) => one !== role) : [...roles, role] })
                  }
                  className="sr-only"
                />
                {t(`role.${role}`)}
              </label>
            );
          })}
        </div>
      </fieldset>
    </li>
  );
}
