import { useTranslations } from 'next-intl';
import type { LeadStatus } from '@/lib/business/lead/contract';

type State = LeadStatus['state'];

/** How far a request has come in each state. */
const place: Record<State, number> = { new: 0, working: 1, won: 2, lost: 2 };

/** Progress of a request: received, in progress, outcome. */
export function StatusSteps({ state }: { state: State }) {
  const t = useTranslations('lead.status');
  const end = state === 'won' || state === 'lost' ? state : 'end';
  return (
    <ol className="grid grid-cols-[1fr_1fr_auto]">
      {(['received', 'working', end] as const).map((step, index) => (
        <li
          key={step}
          aria-current={index === place[state] ? 'step' : undefined}
          className="group relative border-line border-t-2 pt-4 last:border-transparent data-left:border-accent"
          data-reached={index <= place[state] ? '' : undefined}
          data-left={index < place[state] ? '' : undefined}
        >
          <span
            aria-hidden="true"
            className="absolute -top-1.75 left-0 size-3 rounded-full border-2 border-line bg-paper group-data-reached:border-accent group-data-reached:bg-accent"
          />
          <span className={index === place[state] ? 'font-bold' : 'text-ink-3'}>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
