import { CardDemandItem } from '@/components/careers/demand/card-demand-item';
import type { DemandItem } from '@/lib/careers/demand/contract';

/** The latest project requests, as rows that fill two columns. */
export function FindProjects({ list }: { list: DemandItem[] }) {
  return (
    <ul className="-mt-4 gap-x-12 *:border-b *:border-line lg:grid lg:grid-cols-2">
      {list.map((demand) => (
        <li key={demand.id}>
          <CardDemandItem demand={demand} />
        </li>
      ))}
    </ul>
  );
}
