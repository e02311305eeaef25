import { IconShape } from './icon';

const paths = {
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  shield: 'M12 3l7 2.5V11c0 4.6-2.8 8.2-7 10-4.2-1.8-7-5.4-7-10V5.5zM9 11.5l2.2 2.2L15 10',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
} as const;

/** An icon that the frame has no use for; like {@link Icon} otherwise. */
export function ScreenIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return <IconShape path={paths[name]} className={className} />;
}
