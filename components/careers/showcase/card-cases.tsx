import type { CaseItem } from '@/lib/careers/showcase/contract';
import { CardCase, casesGrid } from './card-case';

/** Some cases on a page of something else. */
export function CardCases({ cases }: { cases: readonly CaseItem[] }) {
  return (
    <ul className={casesGrid}>
      {cases.map((item) => (
        <li key={item.id}>
          <CardCase item={item} />
        </li>
      ))}
    </ul>
  );
}
