import type { AuditEntry } from '@/lib/base/audit/contract';
import { type Change, changesOf } from './card-change-list';

interface ChangesProps {
  entry: Pick<AuditEntry, 'before' | 'after'>;
  words: { field(name: string): string; from: string; to: string; none: string; more(count: number): string };
}

/** So many fields are shown at once; more are opened. */
const shownAtOnce = 2;

/** The changes: each field before and after. All values are shown as text. */
export function Changes({ entry, words }: ChangesProps) {
  const changes = changesOf(entry.before, entry.after);
  if (changes.length === 0) return null;
  const list = (
    <dl className="flex flex-col gap-0.5">
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} words={words} />
      ))}
    </dl>
  );
  if (changes.length <= shownAtOnce) return list;
  return (
    <details>
      <summary className="flex min-h-11 items-center text-ink-2 underline-offset-4 hover:underline pointer-fine:min-h-7">
        {words.more(changes.length)}
      </summary>
      {list}
    </details>
  );
}

function ChangeLine({ change: { field, before, after }, words }: { change: Change; words: ChangesProps['words'] }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-3">{words.field(field)}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {before !== undefined && (
          <>
            <span className="sr-only">{words.from} </span>
            <del className="line-clamp-3 inline text-ink-3">{before === '' ? words.none : before}</del>{' '}
          </>
        )}
        {after !== undefined && (
          <>
            <span aria-hidden="true">{before === undefined ? '' : '→ '}</span>
            <span className="sr-only">{words.to} </span>
            <ins className="no-underline">{after === '' ? words.none : after}</ins>
          </>
        )}
      </dd>
    </div>
  );
}
