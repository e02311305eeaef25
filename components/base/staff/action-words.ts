import { useTranslations } from 'next-intl';
import type { AuditEntry } from '@/lib/base/audit/contract';

/** Names of things in the audit log. Unknown ones are shown as recorded. */
export function useActionWords() {
  const t = useTranslations('staff.audit');
  return {
    actionOf({ action }: Pick<AuditEntry, 'action'>): string {
      const key = `actions.${action}` as 'actions.account.locked';
      return t.has(key) ? t(key) : action;
    },
    subjectOf({ subject }: Pick<AuditEntry, 'subject'>): string {
      const key = `subjects.${subject}` as 'subjects.account';
      return t.has(key) ? t(key) : subject;
    },
    fieldOf(field: string): string {
      const key = `fields.${field}` as 'fields.state';
      return t.has(key) ? t(key) : field;
    },
    actorOf({ actor, actorId }: Pick<AuditEntry, 'actor' | 'actorId'>): string {
      if (actorId === 'operator') return t('operator');
      return actor ?? t('unknown', { id: actorId });
    },
  };
}
