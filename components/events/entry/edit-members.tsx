'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CardPersonSearch } from '@/components/people/person/card-person-search';
import { Avatar } from '@/components/ui/avatar';
import { FaultLine } from '@/components/ui/fault-line';
import { Icon } from '@/components/ui/icon';
import { entryLimits } from '@/lib/events/entry/codes';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { useRuleOf } from './edit-rules';
import type { EditedEntry } from './edit-state';

interface EditMembersProps {
  entry: EditedEntry;
  /** More people can be asked. */
  isOpen: boolean;
}

/** The people of a team: each is asked at once, and answers on a page of their own. */
export function EditMembers({ entry, isOpen }: EditMembersProps) {
  const t = useTranslations('entryEdit.members');
  const error = useRuleOf(entry)('members');
  const { draft, invite, uninvite, teamProblem } = entry;
  const { members, entrant } = draft;
  const isFull = members.length >= entryLimits.members;
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm">{t('title')}</p>
      {isOpen && <p className="mb-2 text-ink-3 text-sm text-pretty">{t('hint')}</p>}
      <ul aria-label={t('title')} aria-live="polite" className="mb-3 border-line not-empty:border-t">
        {members.map((member) => (
          <Member key={member.userId} member={member} onRemove={() => void uninvite(member.userId)} />
        ))}
      </ul>
      {isOpen && !isFull && (
        <CardPersonSearch
          name="members"
          error={error}
          known={[entrant.userId, ...members.map(({ userId }) => userId)]}
          words={{
            ...{ label: t('search'), nobody: t('nobody'), found: t('found') },
            add: (name) => t('add', { name }),
          }}
          onAdd={({ userId }) => void invite(userId)}
        />
      )}
      {isFull && <p className="text-ink-3 text-sm">{t('full', { count: entryLimits.members })}</p>}
      {error && !(isOpen && !isFull) && <FaultLine>{error}</FaultLine>}
      <p role="alert" className="text-danger text-sm text-pretty empty:hidden">
        {teamProblem?.text}
      </p>
    </div>
  );
}

function Member({ member, onRemove }: { member: EntryDraft['members'][number]; onRemove(): void }) {
  const t = useTranslations('entryEdit.members');
  const { nickname, avatar, verification, state } = member;
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b">
      <Avatar picture={avatar} size={28} />
      <CardPersonName name={nickname} verification={verification} className="min-w-0 grow font-semibold" />
      <span className={`flex-none text-sm ${state === 'confirmed' ? 'text-ok' : 'text-ink-3'}`}>
        {t(`states.${state}`)}
      </span>
      <button
        type="button"
        aria-label={t('remove', { name: nickname })}
        onClick={onRemove}
        className="-mr-2.5 grid size-11 flex-none place-items-center"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}
