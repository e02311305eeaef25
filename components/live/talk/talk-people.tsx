import type { Talk } from '@/lib/live/talk/contract';

interface TalkPeopleProps {
  people: Talk['helpers'];
  action: string;
  /** Its name for one of them. */
  actionOf(name: string): string;
  onPress(userId: string): void;
}

/** People with what can be done about each. */
export function TalkPeople({ people, action, actionOf, onPress }: TalkPeopleProps) {
  return (
    <ul>
      {people.map(({ userId, nickname }) => (
        <li key={userId} className="flex min-h-12 items-center justify-between gap-3 border-line border-b">
          <span className="min-w-0 truncate">{nickname}</span>
          <button
            type="button"
            aria-label={actionOf(nickname)}
            onClick={() => onPress(userId)}
            className="min-h-11 flex-none px-2 text-ink-3 text-sm hover:text-ink"
          >
            {action}
          </button>
        </li>
      ))}
    </ul>
  );
}
