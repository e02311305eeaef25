import { IconShape } from '@/components/ui/icon';

const paths = {
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  replay: 'M5 12a7 7 0 107-7H7M10 2L7 5l3 3',
  next: 'M6 6v12l9-6zM18 6v12',
  sound: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15 9.5a3.5 3.5 0 010 5M17.5 7a7 7 0 010 10',
  muted: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM16 10l4 4M20 10l-4 4',
  subtitles: 'M4 6h16v12H4zM7 14.5h4M13.5 14.5H17M7 11.5h2',
  float: 'M4 5h16v14H4zM12.5 12h5v4.5h-5z',
  full: 'M4 9V5h4M16 5h4v4M20 15v4h-4M8 19H4v-4',
  leaveFull: 'M8 5v4H4M20 9h-4V5M16 19v-4h4M4 15h4v4',
} as const;

export type PlayerIconName = keyof typeof paths;

/** An icon of the player; like `Icon` otherwise. Loaded with the player. */
export function PlayerIcon({ name, className }: { name: PlayerIconName; className?: string }) {
  return <IconShape path={paths[name]} className={className} />;
}
