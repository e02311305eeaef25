import { Avatar } from '@/components/ui/avatar';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { NoticeItem } from '@/lib/reactions/message/contract';
import { typeIcons } from './type-icons';

/** Who did what a notice tells of, up to three of them; the sign of its type where it was nobody's doing. */
export function NoticeFigure({ type, people }: Pick<NoticeItem, 'type' | 'people'>) {
  const [first, ...others] = people;
  if (!first) {
    return (
      <span className="grid size-11 place-items-center rounded-full bg-sunk text-ink-2">
        <ScreenIcon name={typeIcons[type]} />
      </span>
    );
  }
  if (others.length === 0) return <Avatar picture={first.avatar} size={44} />;
  return (
    <span className="relative block size-11">
      {people.map(({ userId, avatar }, index) => (
        <span
          key={userId}
          className={`absolute rounded-full ring-2 ring-paper ${places[people.length === 2 ? 2 : 3][index]}`}
        >
          <Avatar picture={avatar} size={28} />
        </span>
      ))}
    </span>
  );
}

/** Where each stands, by how many they are. */
const places = {
  2: ['top-0 left-0', 'right-0 bottom-0'],
  3: ['top-0 left-2', 'bottom-0 -left-0.5', '-right-0.5 bottom-0'],
} as const;
