import { useTranslations } from 'next-intl';
import { missingFields, neededFields } from '@/lib/community/topic/rules/topic-texts';
import type { EditedTopic } from './edit-state';

/** How far a channel is from being handed in: what it needs, and what of that is there. */
export function EditMissing({ topic: { draft, values } }: { topic: EditedTopic }) {
  const t = useTranslations('topicEdit.missing');
  const missing = missingFields({ ...draft, ...values });
  const done = neededFields.length - missing.length;
  return (
    <div className="mb-7">
      <p className="font-semibold">{missing.length === 0 ? t('none') : t('some', { count: missing.length })}</p>
      <div aria-hidden="true" className="mt-2 h-1 rounded-full bg-sunk">
        <div
          className="h-full rounded-full bg-accent transition-[width] motion-reduce:transition-none"
          style={{ width: `${(100 * done) / neededFields.length}%` }}
        />
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {neededFields.map((field) => {
          const isThere = !missing.includes(field);
          return (
            <li key={field} className={isThere ? 'text-ok' : 'text-ink-2'}>
              <span aria-hidden="true">{isThere ? '✓' : '○'} </span>
              {t(`fields.${field}`)}
              <span className="sr-only"> {isThere ? t('there') : t('lacking')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
